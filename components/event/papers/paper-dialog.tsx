import { Download, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PaperField } from '@/components/shell/paper-field';
import { paperSize } from '@/components/shell/paper-size';
import { saveFile } from '@/components/shell/save-file';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { Dialog } from '@/components/ui/dialog';
import { Options, SelectField } from '@/components/ui/select-field';
import { type EventPaper, eventPaper } from '@/lib/events/papers';
import type { EventView } from '@/lib/events/view';
import { fileName } from '@/lib/roster/file';
import { nameOfGame } from '@/lib/roster/game-names';

interface PaperDialogProps {
  view: EventView;
  paper: EventPaper;
  onClose: () => void;
}

const titles: Record<EventPaper, { title: string; about: string }> = {
  'by-table': { title: 'Pairings by table', about: 'In the order of the tables, with the results so far.' },
  'by-name': { title: 'Pairings by name', about: 'To put up: each player finds their table by name.' },
  slips: {
    title: 'Result slips',
    about:
      'One for each game, eight to a page. Cut the pages as a stack, then put the eight piles on each other: the slips are in the order of the tables.',
  },
  standings: { title: 'Standings', about: 'After the rounds that have started.' },
};

type Made =
  | { kind: 'making' }
  | { kind: 'made'; pdf: Blob; address: string }
  | { kind: 'failed'; sentence: string };

/** Makes a paper of an event as a PDF, to open and print or to save. */
export function PaperDialog({ view, paper, onClose }: PaperDialogProps) {
  const isOfRound = paper !== 'standings';
  const [number, setNumber] = useState(view.rounds.at(-1)?.number ?? 0);
  const [size, setSize] = useState(paperSize);
  const [sums, setSums] = useState(false);
  const made = usePaper(view, paper, { number, size, sums });
  const { title, about } = titles[paper];
  const isFinal = paper === 'standings' && view.step === 'closed';
  const pdf = made.kind === 'made' ? made : null;
  const name = `${view.settings.name} ${title}${isOfRound ? ` round ${number}` : ''}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={isFinal ? 'After all rounds.' : about}
      footer={
        <>
          <Button
            disabled={!pdf}
            onClick={() => pdf && saveFile(fileName(name, 'pdf', 'event'), pdf.pdf, 'application/pdf')}
          >
            <Download aria-hidden size={16} /> Save PDF
          </Button>
          <Button variant="primary" disabled={!pdf} onClick={() => pdf && window.open(pdf.address, '_blank')}>
            <ExternalLink aria-hidden size={16} /> Open to print
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isOfRound && view.rounds.length > 1 && (
          <SelectField
            label="Round"
            value={number}
            onChange={({ target }) => setNumber(Number(target.value))}
            className="w-40"
          >
            <Options of={view.rounds.map((round) => [round.number, `Round ${round.number}`])} />
          </SelectField>
        )}
        <PaperField value={size} onChange={setSize} />
        {paper === 'standings' && view.settings.scoring.tieBreaks.length > 0 && (
          <CheckField
            label="Add the sums of the tie-breaks"
            description="On the pages after the standings: how each value comes about."
            checked={sums}
            onChange={({ target }) => setSums(target.checked)}
          />
        )}
        <p role="status">
          {made.kind === 'making' && 'Making the PDF …'}
          {made.kind === 'made' && 'The PDF is ready.'}
          {made.kind === 'failed' && made.sentence}
        </p>
      </div>
    </Dialog>
  );
}

interface PaperChoice {
  /** The number of the round. */
  number: number;
  size: 'a4' | 'letter';
  /** Whether the sums of the tie-breaks follow the standings. */
  sums: boolean;
}

/** Makes the PDF of a paper, as the event was when the dialog was opened, and again for each choice. */
function usePaper(view: EventView, paper: EventPaper, { number, size, sums }: PaperChoice): Made {
  const [event] = useState(view);
  const [made, setMade] = useState<Made>({ kind: 'making' });
  useEffect(() => {
    const control = new AbortController();
    let address = '';
    setMade({ kind: 'making' });
    const round = event.rounds.find((each) => each.number === number);
    const sheet = eventPaper({ event, game: nameOfGame(event.settings.system), paper, round, sums });
    if (!sheet) return setMade({ kind: 'failed', sentence: 'This round has not been paired yet.' });
    import('@/lib/sheet/pdf/in-browser')
      .then(({ printInBrowser }) => printInBrowser([sheet], { paper: size }, { signal: control.signal }))
      .then(
        (pdf) => {
          if (control.signal.aborted) return;
          address = URL.createObjectURL(pdf);
          setMade({ kind: 'made', pdf, address });
        },
        (error: Error) => {
          if (!control.signal.aborted) setMade({ kind: 'failed', sentence: error.message });
        },
      );
    return () => {
      control.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [event, paper, number, size, sums]);
  return made;
}
