import { Download, ExternalLink } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { saveFile } from '@/components/shared/import/files';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Form } from '@/components/ui/form/form';
import { FormCheck, FormChoice } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { ProgressLine } from '@/components/ui/progress-line';
import { counted } from '@/lib/roster/text/words';
import { DEFAULT_SEPARATOR, lastSeparator, separatorField, separatorShape } from '../shared/share/csv-field';
import { paperField, paperSchema, paperSize } from '../shared/share/paper';
import type { Checking } from './checking';
import { ListFixes, MAX_IN_ADVANCE } from './list-fixes';
import { printVerdicts, verdictName } from './print-verdicts';

/** Most rosters on one verdict sheet. */
const MOST = 1000;

interface SaveDialogProps {
  checking: Checking;
  /** Numbers of lists: shown in the table, and in total. */
  shown: number;
  all: number;
  packName: string;
  /** Removes the table's filters. */
  showAll: () => void;
  onClose: () => void;
}

type SaveProgress =
  | { kind: 'idle' }
  | { kind: 'making'; doing: string; done: number; of: number }
  /** A file was saved; `address` is that of a PDF, null for other files. */
  | { kind: 'made'; file: string; address: string | null }
  | { kind: 'failed'; sentence: string };

const verdictForm = z.object({
  ...separatorShape,
  paper: paperSchema,
  /** Whether the rosters follow the verdict sheet. */
  rosters: z.boolean(),
  /** Whether the missing fixes are searched for first. */
  searching: z.boolean(),
});

type VerdictForm = z.output<typeof verdictForm>;

/** Saves the verdicts on the lists that the table shows, in its order: as a PDF, CSV or JSON lines. */
export function SaveDialog({ checking, shown, all, packName, showAll, onClose }: SaveDialogProps) {
  const id = useId();
  const [progress, setProgress] = useState<SaveProgress>({ kind: 'idle' });
  const missing = checking.fixes.missing(checking.places());
  const [offersSearch] = useState(missing.length > 0);
  const form = useZodForm(
    verdictForm,
    {
      separator: DEFAULT_SEPARATOR,
      paper: paperSize(),
      rosters: false,
      searching: missing.length <= MAX_IN_ADVANCE,
    },
    lastSeparator,
  );
  const stop = useRef(new AbortController());
  const made = useRef('');
  useEffect(
    () => () => {
      stop.current.abort();
      if (made.current) URL.revokeObjectURL(made.current);
    },
    [],
  );
  const forPaper = { control: form.control, onValue: () => setProgress({ kind: 'idle' }) };
  /** Searches for the missing fixes if wanted. */
  const complete = ({ searching }: VerdictForm, signal: AbortSignal) =>
    checking.fixes.complete(
      searching ? missing : [],
      (done) => setProgress({ kind: 'making', doing: 'Searching for fixes', done, of: missing.length }),
      signal,
    );
  const print = async (choice: VerdictForm) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setProgress({ kind: 'making', doing: 'Printing', done: 0, of: choice.rosters ? shown : 1 });
    try {
      await complete(choice, signal);
      if (signal.aborted) return setProgress({ kind: 'idle' });
      setProgress({ kind: 'making', doing: 'Printing', done: 0, of: choice.rosters ? shown : 1 });
      const pdf = await printVerdicts(
        checking,
        choice,
        (done, of) => setProgress({ kind: 'making', doing: 'Printing', done, of }),
        signal,
      );
      if (signal.aborted || !pdf) return setProgress({ kind: 'idle' });
      if (made.current) URL.revokeObjectURL(made.current);
      made.current = URL.createObjectURL(pdf);
      const file = verdictName(packName, 'pdf', choice.rosters);
      saveFile(file, pdf, 'application/pdf');
      setProgress({ kind: 'made', file, address: made.current });
    } catch (error) {
      setProgress({ kind: 'failed', sentence: (error as Error).message });
    }
  };
  const save = async (kind: 'csv' | 'lines', choice: VerdictForm) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setProgress({ kind: 'making', doing: 'Saving', done: 0, of: 1 });
    try {
      // JSON lines have no fixes: `muster fix` writes those.
      if (kind === 'csv') await complete(choice, signal);
      if (signal.aborted) return setProgress({ kind: 'idle' });
      setProgress({ kind: 'making', doing: 'Saving', done: 0, of: 1 });
      const places = checking.places();
      const { separator } = choice;
      const fixes = checking.fixes.at(places);
      const made = await checking.ask('save', { places, form: kind, separator, fixes });
      if (signal.aborted) return setProgress({ kind: 'idle' });
      const file = verdictName(packName, kind === 'csv' ? 'csv' : 'ndjson');
      saveFile(file, made, made.type);
      setProgress({ kind: 'made', file, address: null });
    } catch (error) {
      setProgress({ kind: 'failed', sentence: (error as Error).message });
    }
  };
  const saveAs = (kind: 'csv' | 'lines') => void form.handleSubmit((choice) => save(kind, choice))();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save the verdicts"
      description={`${counted(shown, 'list')}, in the order of the table.`}
      footer={
        <>
          <Button busy={progress.kind === 'making'} onClick={() => saveAs('lines')}>
            <Download aria-hidden size={16} /> JSON lines
          </Button>
          <Button busy={progress.kind === 'making'} onClick={() => saveAs('csv')}>
            <Download aria-hidden size={16} /> CSV
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            disabled={shown > MOST}
            busy={progress.kind === 'making'}
          >
            <Download aria-hidden size={16} /> Verdict sheet (PDF)
          </Button>
        </>
      }
    >
      <Form id={id} form={form} className="grid gap-4" onSubmit={print}>
        {shown < all && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span>
              <SeverityMark severity="warning">
                Only {shown} of {all}:
              </SeverityMark>{' '}
              the table is filtered.
            </span>
            <Button size="sm" onClick={showAll}>
              Include all {all}
            </Button>
          </p>
        )}
        <p>
          The verdict sheet has one row per list: file, verdict and the fingerprint printed on the roster. It
          shows the date and the restrictions of the pack. The pages after it list the problems of each list.
        </p>
        <FormChoice control={form.control} {...separatorField} />
        <FormChoice {...forPaper} {...paperField} />
        <FormCheck
          {...forPaper}
          name="rosters"
          label="Include every roster"
          description="Each starts a new page. Takes about one second for every two rosters."
        />
        {offersSearch && (
          <FormCheck
            control={form.control}
            name="searching"
            label="Search for the missing fixes first"
            description={missingText(missing.length)}
            disabled={progress.kind === 'making'}
          />
        )}
        {shown > MOST && (
          <p>A verdict sheet holds at most 1,000 rosters. Filter the table, or save as CSV.</p>
        )}
        {progress.kind === 'making' && (
          <ProgressLine
            doing={progress.doing}
            done={progress.done}
            total={progress.of}
            onStop={() => stop.current.abort()}
          />
        )}
        <div role="status">
          {progress.kind === 'made' && (
            <p className="flex flex-wrap items-center gap-3">
              {progress.file} is saved.
              {progress.address !== null && (
                <Button size="sm" onClick={() => window.open(progress.address ?? '', '_blank')}>
                  <ExternalLink aria-hidden size={14} /> Open to print
                </Button>
              )}
            </p>
          )}
          {progress.kind === 'failed' && <p>{progress.sentence}</p>}
        </div>
      </Form>
    </Dialog>
  );
}

/** Says how many lists were not searched for a fix, and how long the search takes. */
function missingText(count: number): string {
  if (count === 0) return 'Every list that is not legal was searched.';
  const seconds = ListFixes.secondsFor(count);
  const time = seconds < 120 ? counted(seconds, 'second') : `${Math.ceil(seconds / 60)} minutes`;
  return `${counted(count, 'list')} not legal and not searched yet. Searching takes about ${time}; without it they are marked as not searched.`;
}
