import { useEffect, useRef, useState } from 'react';
import type { MadePdf } from '@/components/shared/share/paper';
import { PdfButtons } from '@/components/shared/share/pdf-buttons';
import { Button } from '@/components/ui/button';
import { ProgressLine } from '@/components/ui/progress-line';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { checkRoster } from '@/lib/roster/check';
import { fileName } from '@/lib/roster/file';
import { verdictKind } from '@/lib/roster/verdict';
import { useBuilder } from '../context';
import { hasContent, lastChoices, makePdf, type PrintChoices, saveChoices } from './choices';
import { type OtherRoster, OtherRosters, PrintOptions } from './options';
import { Preview } from './preview';

/** Makes the PDF as soon as the form opens, shows its pages, and offers to open or save it. */
export function PrintForm() {
  const { store, system } = useBuilder();
  const [choices, setChoices] = useState(() => lastChoices(system.id));
  const [others, setOthers] = useState<readonly OtherRoster[]>([]);
  const { printing, stop } = usePrinted(choices, others);
  const status = useRef<HTMLParagraphElement>(null);
  const { roster, report } = store.state();
  const name = fileName(roster.name, 'pdf');
  const made = printing.kind === 'made' ? printing.printed : null;
  const shown = printing.kind === 'making' ? printing.last : made;
  const choose = (next: PrintChoices) => {
    setChoices(next);
    saveChoices(system.id, next);
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-5">
        <PrintOptions choices={choices} hasOdds={system.odds !== undefined} onChange={choose} />
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
          <ProgressLine doing="Pages" done={printing.done} total={printing.of} onStop={stop} />
        )}
        {printing.kind === 'stopped' && (
          <Button
            ref={focusOn}
            onClick={() => {
              status.current?.focus();
              setChoices({ ...choices });
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
export type Printing =
  | { kind: 'nothing' }
  | { kind: 'making'; last: MadePdf | null; done: number; of: number }
  | { kind: 'stopped' }
  | { kind: 'made'; printed: MadePdf }
  | { kind: 'failed'; sentence: string };

const starting = (last: MadePdf | null): Printing => ({ kind: 'making', last, done: 0, of: 0 });

/** Makes the PDF of the roster and of others at its table, again with every choice; `stop` aborts that. */
export function usePrinted(
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
