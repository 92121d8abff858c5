import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PaperField } from '@/components/shell/paper-field';
import { paperSize } from '@/components/shell/paper-size';
import { saveFile } from '@/components/shell/save-file';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { Dialog } from '@/components/ui/dialog';
import { StatusText } from '@/components/ui/live-text';
import { ProgressLine } from '@/components/ui/progress-line';
import { fileName } from '@/lib/roster/file';
import { EventProblem } from '../../client/problem';
import type { EventDialog } from '../event-part';

type Progress =
  | { kind: 'idle' }
  | { kind: 'making'; done: number; of: number }
  | { kind: 'said'; sentence: string };

/** Saves all lists that may be read, as roster files in a zip or as a PDF. */
export function SaveListsDialog({ client, view, onClose }: EventDialog) {
  const [paper, setPaper] = useState(paperSize);
  const [withRosters, setWithRosters] = useState(true);
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const isBusy = progress.kind === 'making';
  const save = async (kind: 'zip' | 'pdf') => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setProgress({ kind: 'making', done: 0, of: 1 });
    try {
      const [lists, { zippedLists, printedLists }] = await Promise.all([
        client.lists(),
        import('./save-lists'),
      ]);
      const told = (done: number, of: number) => setProgress({ kind: 'making', done, of });
      const file =
        kind === 'zip'
          ? await zippedLists(view, lists)
          : await printedLists(view, lists, { paper, withRosters, told, signal });
      if (signal.aborted) return setProgress({ kind: 'idle' });
      const name = fileName(`${view.settings.name} lists`, kind);
      saveFile(name, file, file.type);
      setProgress({ kind: 'said', sentence: `${name} is saved.` });
    } catch (error) {
      setProgress(signal.aborted ? { kind: 'idle' } : { kind: 'said', sentence: sentenceOf(error) });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save all lists"
      footer={
        <>
          <Button busy={isBusy} onClick={() => void save('zip')}>
            <Download aria-hidden size={16} /> Roster files (zip)
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void save('pdf')}>
            <Download aria-hidden size={16} /> Verdicts (PDF)
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          The zip has one roster file for each player. The PDF has the verdict on each list under the pack of
          the event.
        </p>
        <PaperField value={paper} onChange={setPaper} />
        <CheckField
          label="Include every roster in the PDF"
          description="Each starts a new page. Takes about one second for every two rosters."
          checked={withRosters}
          onChange={({ target }) => setWithRosters(target.checked)}
        />
        {progress.kind === 'making' && (
          <ProgressLine
            doing="Making"
            done={progress.done}
            total={progress.of}
            onStop={() => stop.current.abort()}
          />
        )}
        <StatusText>{progress.kind === 'said' && progress.sentence}</StatusText>
      </div>
    </Dialog>
  );
}

const sentenceOf = (error: unknown): string =>
  error instanceof EventProblem || error instanceof Error
    ? error.message
    : 'The file could not be made. Reload the page and try again.';
