import { useEffect, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useRosters } from '@/components/shared/rosters/use-rosters';
import { type MadePdf, PdfButtons, paperField } from '@/components/shared/share/paper';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/fields/check-field';
import { FormCheck, FormChoice } from '@/components/ui/form/form-field';
import { type Keeper, useZodForm } from '@/components/ui/form/use-zod-form';
import { ProgressLine } from '@/components/ui/progress-line';
import { VerdictMark } from '@/components/ui/verdict-mark';
import { checkRoster } from '@/lib/roster/check';
import { elementNotes } from '@/lib/roster/element-notes';
import { fileName } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { scanSentence } from '@/lib/roster/text/link-reach';
import { verdictKind } from '@/lib/roster/verdict';
import { readStoredPack } from '@/lib/storage/packs';
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

interface PrintOptionsProps {
  control: Control<PrintChoices>;
  choices: PrintChoices;
  system: AnyGameSystem;
  /** Whether an element has notes. */
  hasNotes: boolean;
}

/** The fields for paper, orientation and what to print. */
function PrintOptions({ control, choices, system, hasNotes }: PrintOptionsProps) {
  const hasOdds = system.odds !== undefined;
  const check = (
    part: 'roster' | 'cards' | 'odds' | 'charts' | 'notes' | 'summary' | 'opponent' | 'qr',
    label: string,
    description: string,
  ) => <FormCheck control={control} name={part} label={label} description={description} />;
  return (
    <>
      <FormChoice control={control} {...paperField} />
      <FormChoice
        control={control}
        name="orientation"
        label="Orientation"
        options={[
          { value: 'sheet', label: 'Fewest pages' },
          { value: 'portrait', label: 'Portrait' },
          { value: 'landscape', label: 'Landscape' },
        ]}
      />
      <FormCheck
        control={control}
        name="large"
        label="Larger print"
        description="Larger text and boxes, on more pages."
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium text-sm">What to print</legend>
        {check('roster', 'Roster', 'The sheet of the force, with its verdict.')}
        {check('cards', 'Cards', 'One for each, to cut out: nine on a portrait page.')}
        {choices.cards &&
          hasOdds &&
          check('odds', 'Odds on the cards', 'The distances at which a hit is 50 % likely or more.')}
        {hasOdds &&
          check('charts', 'Charts of odds', 'The chances of hits by distance: nine to an upright page.')}
        {hasNotes &&
          !choices.opponent &&
          check('notes', `Notes of ${system.noun[1]}`, 'Below the names, and on the cards.')}
        {check('summary', 'Play summary', 'How the game is played, on one page.')}
        {choices.roster &&
          check(
            'qr',
            'QR code',
            `On the sheet. ${scanSentence(window.location.origin, 'roster', 'Scan it with a phone to open the roster.')}`,
          )}
        {check('opponent', 'Opponent’s copy', 'Without notes and hidden information.')}
      </fieldset>
    </>
  );
}

/** Another roster to print, and the pack it is built for. */
interface OtherRoster {
  roster: Roster;
  pack: Pack | null;
}

/** Chooses other rosters of this game from the shelf, to print in one document with this one. */
function OtherRosters({ onChange }: { onChange: (others: readonly OtherRoster[]) => void }) {
  const { id, system } = useBuilder();
  const { rosters = [] } = useRosters();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const others = rosters.filter((stored) => stored.id !== id && stored.roster.system === system.id);
  if (others.length === 0)
    return <p className="text-muted">Other saved rosters of this game can be printed with it.</p>;
  const choose = (other: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(other);
    else next.delete(other);
    setChosen(next);
    const joining = others.filter((stored) => next.has(stored.id));
    onChange(
      joining.flatMap(({ roster, pack }) => {
        const read = parseRoster(roster, system);
        return read.ok ? [{ roster: read.value, pack: readStoredPack(pack, system) }] : [];
      }),
    );
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-sm">Other rosters in the same document</legend>
      {others.map((stored) => (
        <CheckField
          key={stored.id}
          label={stored.roster.name || 'No name'}
          description={stored.roster.player}
          checked={chosen.has(stored.id)}
          onChange={(event) => choose(stored.id, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
