import { Ban, ScrollText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { InlineNote } from '@/components/ui/notes';
import type { Consequence } from '@/lib/roster/offer';
import type { Pack } from '@/lib/roster/pack/pack';
import { packRequirementText } from '@/lib/roster/pack/text';
import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';
import { useBuilder, useBuilderState } from '../context';

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
