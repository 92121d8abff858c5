import { Ban, ScrollText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { InlineNote } from '@/components/ui/notes';
import { checkRoster, keyOf } from '@/lib/roster/check';
import type { Consequence } from '@/lib/roster/offer';
import type { Pack } from '@/lib/roster/pack/pack';
import { packRequirementText } from '@/lib/roster/pack/text';
import type { Problem, Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { Page } from '@/lib/roster/rule';
import { sentenceWithPage } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { counted } from '@/lib/roster/text/words';
import { pageText } from '@/lib/roster/verdict';
import { useBuilder, useBuilderState, useEditForce } from '../context';

/** The pack that the force is built for; null for none. */
export const usePack = (): Pack | null => useBuilderState(({ pack }) => pack);

/** The broken rules without the pack's bans and maximums, which have their own texts. */
export const withoutBans = <Broken extends { rule: string }>(breaks: readonly Broken[]): Broken[] =>
  breaks.filter(({ rule }) => rule !== 'pack/ban' && rule !== 'pack/most');

/** Why the pack bans something; renders nothing if it does not. */
export function BanNote({ id, banned }: { id?: string; banned: string | null }) {
  if (banned === null) return null;
  return (
    <span id={id} className="mt-0.5 flex gap-1 text-muted text-xs">
      <Ban aria-hidden size={14} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        <bdi>{banned}</bdi>.
      </span>
    </span>
  );
}

type BannableOptionProps = ComponentProps<'option'> & {
  /** Why it cannot be chosen, as a suffix to its name; "" if it can. */
  banned: string;
  /** Whether it is the current choice, which may stay although it is banned. */
  chosen: boolean;
};

/** An option of a select. One that the pack bans says so after its name and cannot be newly chosen. */
export const BannableOption = ({ banned, chosen, children, ...rest }: BannableOptionProps) => (
  <option {...rest} disabled={banned !== '' && !chosen}>
    {children}
    {banned}
  </option>
);

type AddButtonProps = ComponentProps<typeof Button> & {
  /** Why it cannot be added; null if it can. */
  banned: string | null;
  /** Id of the note with the reason. */
  note: string;
};

/** A button that adds something. If the pack bans it, the button is disabled but focusable, and a press says why. */
export function AddButton({ banned, note, ...button }: AddButtonProps) {
  const { announce } = useBuilder();
  if (banned === null) return <Button size="sm" {...button} />;
  return (
    <Button
      size="sm"
      {...button}
      aria-disabled
      aria-describedby={note}
      onRefuse={() => announce(`${banned}.`)}
    />
  );
}

const sentence = (breach: string, page: Page) => `${breach}${page === null ? '' : ` (${pageText(page)})`}.`;

/** The rules that a choice would break, or breaks now that it is taken. */
export function Consequences({ breaks, taken = false }: { breaks: readonly Consequence[]; taken?: boolean }) {
  if (breaks.length === 0) return null;
  return (
    <ul className="mt-0.5 grid gap-0.5">
      {breaks.map(({ rule, breach, page }) => (
        <li key={rule}>
          <InlineNote tone={taken ? 'error' : 'plain'}>
            {!taken && 'Would be an error: '}
            {sentence(breach, page)}
          </InlineNote>
        </li>
      ))}
    </ul>
  );
}

/** What the pack says about a setting of the force, shown next to it; renders nothing if the pack leaves it open. */
export function PackRequirement({ field }: { field: string }) {
  const { system } = useBuilder();
  const said = packRequirementText(usePack(), field, system);
  if (said === '') return null;
  return (
    <span className="my-0.5 flex gap-1 font-medium text-ink text-xs">
      <ScrollText aria-hidden size={14} className="mt-px shrink-0 text-accent" />
      <span className="min-w-0 break-words">
        <bdi>{said}</bdi>.
      </span>
    </span>
  );
}

interface SetElsewhereProps {
  /** The label of the setting; omitted if it has a heading. */
  label?: string | undefined;
  /** The value that applies, and its source: "15 points, by Calais Open". */
  children: ReactNode;
  /** The label of the button that goes to where it is set. */
  place: string;
  onGo: () => void;
}

/** A read-only setting of the force that is set elsewhere, with a button that goes there. */
export function SetElsewhere({ label, children, place, onGo }: SetElsewhereProps) {
  const id = useId();
  return (
    <div>
      {label && <p className="mb-1 font-medium text-sm">{label}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p id={id} className="min-w-0 break-words">
          {children}
        </p>
        <Button size="sm" aria-describedby={id} onClick={onGo}>
          {place}
        </Button>
      </div>
    </div>
  );
}

type EditButtonProps<Force> = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** The edit, as a pure function of the force; must be stable while the edit is the same. */
  change: (force: Force) => Force;
  /** What it did, for the history, where that is more than its changes. */
  done?: string;
};

/** Most errors whose full text is shown. */
const MAX_SHOWN = 2;

/** A button for an edit that changes much, with the errors that it would add: in grey, since nothing is wrong yet. */
export function EditButton<Force>({ change, done, ...button }: EditButtonProps<Force>) {
  const id = useId();
  const { system } = useBuilder();
  const edit = useEditForce<Force>();
  const errors = useErrorsAdded(change as (force: unknown) => unknown);
  const described = errors.length > 0 && button['aria-disabled'] !== true;
  return (
    <span className="inline-grid max-w-full content-start justify-items-start gap-1">
      <Button {...button} aria-describedby={described ? id : undefined} onClick={() => edit(change, done)} />
      {described && (
        <span
          id={id}
          className="grid max-w-72 gap-1 border-edge border-l-2 pl-2 text-left font-normal text-muted text-xs normal-case"
        >
          <span>Causes {errors.length === 1 ? 'an error' : counted(errors.length, 'error')}:</span>{' '}
          {errors.slice(0, MAX_SHOWN).map((problem, index) => (
            <span
              key={`${problem.rule} ${problem.path.join('/')} ${problem.elements}`}
              className="line-clamp-4"
            >
              {index > 0 && ' '}
              {sentenceWithPage(problem, system)}
            </span>
          ))}
          {errors.length > MAX_SHOWN && <span className="block"> and {errors.length - MAX_SHOWN} more.</span>}
        </span>
      )}
    </span>
  );
}

/** The errors that an edit would add; deferred, so that a keystroke does not wait for them. */
function useErrorsAdded(change: (force: unknown) => unknown) {
  const { system } = useBuilder();
  const roster = useBuilderState((state) => state.roster);
  const report = useBuilderState((state) => state.report);
  const pack = useBuilderState((state) => state.pack);
  const now = useMemo(() => ({ roster, report, pack }), [roster, report, pack]);
  const deferred = useDeferredValue(now);
  return useMemo(() => errorsAdded(deferred, change, system), [deferred, change, system]);
}

interface Before {
  roster: Roster;
  report: Report;
  pack: Pack | null;
}

/** Returns the errors that an edit of the force would add, including errors whose numbers it changes. */
export function errorsAdded(
  { roster, report, pack }: Before,
  change: (force: unknown) => unknown,
  system: AnyGameSystem,
): Problem[] {
  const force = change(roster.force);
  if (force === roster.force) return [];
  const now = new Set(report.problems.map(keyOf));
  return checkRoster({ ...roster, force }, system, pack).report.problems.filter(
    (problem) => problem.severity === 'error' && !now.has(keyOf(problem)),
  );
}
