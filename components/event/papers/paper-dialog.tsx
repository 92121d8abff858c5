import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { PdfButtons, paperField, paperSchema, paperSize, usePdf } from '@/components/shared/share/paper';
import { Dialog } from '@/components/ui/dialog';
import { Options } from '@/components/ui/fields/select-field';
import { FormCheck, FormChoice, FormSelect } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
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

const paperForm = z.object({
  /** The number of the round, as the value of an option. */
  round: z.string(),
  paper: paperSchema,
  /** Whether the sums of the tie-breaks are added. */
  sums: z.boolean(),
});

/** Makes a paper of an event as a PDF, to open and print or to save. */
export function PaperDialog({ view, paper, onClose }: PaperDialogProps) {
  const isOfRound = paper !== 'standings';
  const { control } = useZodForm(paperForm, {
    round: `${view.rounds.at(-1)?.number ?? 0}`,
    paper: paperSize(),
    sums: false,
  });
  const { round: number, paper: size, sums } = useWatch({ control }) as z.output<typeof paperForm>;
  // The event as it was when the dialog was opened.
  const [event] = useState(view);
  const draw = useCallback(() => {
    const round = event.rounds.find((each) => `${each.number}` === number);
    return eventPaper({ event, game: nameOfGame(event.settings.system), paper, round, sums });
  }, [event, paper, number, sums]);
  const { made, status } = usePdf(draw, size, 'This round has not been paired yet.');
  const { title, about } = titles[paper];
  const isFinal = paper === 'standings' && view.step === 'closed';
  const name = `${view.settings.name} ${title}${isOfRound ? ` round ${number}` : ''}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={isFinal ? 'After all rounds.' : about}
      footer={<PdfButtons made={made} name={fileName(name, 'pdf', 'event')} inFooter />}
    >
      <div className="grid gap-4">
        {isOfRound && view.rounds.length > 1 && (
          <FormSelect control={control} name="round" label="Round" className="w-40">
            <Options of={view.rounds.map((round) => [round.number, `Round ${round.number}`])} />
          </FormSelect>
        )}
        <FormChoice control={control} {...paperField} />
        {paper === 'standings' && view.settings.scoring.tieBreaks.length > 0 && (
          <FormCheck
            control={control}
            name="sums"
            label="Add the sums of the tie-breaks"
            description="On the pages after the standings: how each value comes about."
          />
        )}
        <p role="status">{status}</p>
      </div>
    </Dialog>
  );
}
