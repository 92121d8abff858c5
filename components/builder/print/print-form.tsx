import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type MadePdf, PdfButtons } from '@/components/shared/share/paper';
import { Button } from '@/components/ui/button';
import { type Keeper, useZodForm } from '@/components/ui/form/use-zod-form';
import { ProgressLine } from '@/components/ui/progress-line';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { checkRoster } from '@/lib/roster/check';
import { elementNotes } from '@/lib/roster/element-notes';
import { fileName } from '@/lib/roster/file';
import { verdictKind } from '@/lib/roster/verdict';
import { useBuilder } from '../context';
import {
  defaultChoices,
  hasContent,
  lastChoices,
  makePdf,
  type PrintChoices,
  printChoicesSchema,
  saveChoices,
} from './choices';
import { Preview } from './preview';
import { type OtherRoster, OtherRosters, PrintOptions } from './print-options';

/** Makes the PDF as soon as the form opens, shows its pages, and offers to open or save it. */
export function PrintForm() {
  const { store, system } = useBuilder();
  const [keeper] = useState(() => lastChoicesOf(system.id));
  const form = useZodForm(printChoicesSchema, defaultChoices(), keeper);
  const choices = useWatch({ control: form.control }) as PrintChoices;
  const [others, setOthers] = useState<readonly OtherRoster[]>([]);
  const { printing, stop } = usePrinted(choices, others);
  const status = useRef<HTMLParagraphElement>(null);
  const { roster, report } = store.state();
  const name = fileName(roster.name, 'pdf');
  const made = printing.kind === 'made' ? printing.printed : null;
  const shown = printing.kind === 'making' ? printing.last : made;
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-5">
        <PrintOptions
          control={form.control}
          choices={choices}
          system={system}
          hasNotes={elementNotes(roster.force, system).size > 0}
        />
        {system.tableSheet && <OtherRosters onChange={setOthers} />}
        {verdictKind(report) !== 'legal' && !choices.opponent && (
          <p>
            <VerdictMark report={report} /> The sheet says so and lists the problems.
          </p>
        )}
        <p role="status" ref={status} tabIndex={-1}>
          {statusText(printing, name)}
        </p>
        {printing.kind === 'making' && printing.of > 0 && (
          <ProgressLine doing="Sheets" done={printing.done} total={printing.of} onStop={stop} />
        )}
        {printing.kind === 'stopped' && (
          <Button
            ref={focusOn}
            onClick={() => {
              status.current?.focus();
              setOthers([...others]);
            }}
          >
            Make the PDF
          </Button>
        )}
        <PdfButtons made={made} name={name} />
      </div>
      {shown && <Preview pdf={shown.pdf} outdated={made === null} />}
    </div>
  );
}

/** Keeps the choices for the next roster of a game. */
const lastChoicesOf = (game: string): Keeper<PrintChoices> => ({
  read: () => lastChoices(game),
  write: (choices) => saveChoices(game, choices),
});

/** Focuses a button that replaces the focused one. */
const focusOn = (node: HTMLButtonElement | null) => node?.focus();

function statusText(printing: Printing, name: string): string {
  switch (printing.kind) {
    case 'nothing':
      return 'Choose what to print.';
    case 'making':
      return 'Making the PDF …';
    case 'stopped':
      return 'Stopped. Change the options, or select Make the PDF.';
    case 'made':
      return `${name} is ready.`;
    case 'failed':
      return `${printing.sentence} Close this, then print again.`;
  }
}

/** The state of the PDF; while a new one is made, `last` is still shown. */
type Printing =
  | { kind: 'nothing' }
  | { kind: 'making'; last: MadePdf | null; done: number; of: number }
  | { kind: 'stopped' }
  | { kind: 'made'; printed: MadePdf }
  | { kind: 'failed'; sentence: string };

const starting = (last: MadePdf | null): Printing => ({ kind: 'making', last, done: 0, of: 0 });

/** Makes the PDF of the roster and of others at its table, again with every choice; `stop` aborts that. */
function usePrinted(
  choices: PrintChoices,
  others: readonly OtherRoster[],
): { printing: Printing; stop: () => void } {
  const { store, system } = useBuilder();
  const [printing, setPrinting] = useState<Printing>(starting(null));
  const stop = useRef(() => {});
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    stop.current = () => {
      control.abort();
      setPrinting({ kind: 'stopped' });
    };
    let address = '';
    if (!hasContent(choices)) {
      setPrinting({ kind: 'nothing' });
      return;
    }
    setPrinting((before) => starting(before.kind === 'made' ? before.printed : null));
    const told = (done: number, of: number) =>
      setPrinting((before) => (before.kind === 'making' ? { ...before, done, of } : before));
    const { roster, evaluation, checked: report, pack } = store.state();
    const rosters = [
      { roster, system, checked: { evaluation, report }, pack },
      ...others.map((other) => ({
        ...other,
        system,
        checked: checkRoster(other.roster, system, other.pack),
      })),
    ];
    makePdf(rosters, choices, { told, signal })
      .then((pdf) => {
        if (signal.aborted) return;
        address = URL.createObjectURL(pdf);
        setPrinting({ kind: 'made', printed: { pdf, address } });
      })
      .catch((error: Error) => signal.aborted || setPrinting({ kind: 'failed', sentence: error.message }));
    return () => {
      control.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [store, system, choices, others]);
  return { printing, stop: () => stop.current() };
}
