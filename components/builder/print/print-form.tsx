import { useRef, useState } from 'react';
import { PdfButtons } from '@/components/shell/pdf-buttons';
import { Button } from '@/components/ui/button';
import { ProgressLine } from '@/components/ui/progress-line';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { fileName } from '@/lib/roster/file';
import { verdictKind } from '@/lib/roster/verdict';
import { useBuilder } from '../context';
import { type OtherRoster, OtherRosters } from '../other-rosters';
import { lastChoices, type PrintChoices, saveChoices } from './choices';
import { PrintOptions } from './options';
import { Preview } from './preview';
import { type Printing, usePrinted } from './use-printed';

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
