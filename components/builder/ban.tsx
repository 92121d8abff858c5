'use client';

import { Ban } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import type { Pack } from '@/lib/roster/pack';
import { useBuilder, useBuilderState } from './context';

/** The pack that the force is built for; null for none. */
export const usePack = (): Pack | null => useBuilderState(({ pack }) => pack);

/** Broken rules without what the pack bans or has enough of, which is said in words of its own. */
export const besidesBan = <Broken extends { rule: string }>(breaks: readonly Broken[]): Broken[] =>
  breaks.filter(({ rule }) => rule !== 'pack/ban' && rule !== 'pack/most');

/** Why the pack lets nobody have something; nothing where it does. */
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
  /** Why it may not be chosen, as it stands behind a name; "" where it may. */
  banned: string;
  /** It is what the list stands at: that may stay. */
  chosen: boolean;
};

/** One of a list to choose from. What the pack bans says so behind its name and cannot be newly chosen. */
export const BannableOption = ({ banned, chosen, children, ...rest }: BannableOptionProps) => (
  <option {...rest} disabled={banned !== '' && !chosen}>
    {children}
    {banned}
  </option>
);

type AddButtonProps = ComponentProps<typeof Button> & {
  /** Why it may not be added; null where it may. */
  banned: string | null;
  /** Id of the note that says so. */
  note: string;
};

/** A button that adds something. What the pack bans it does not add: it keeps the focus, looks so and says why. */
export function AddButton({ banned, note, className, onClick, ...rest }: AddButtonProps) {
  const { announce } = useBuilder();
  if (banned === null) return <Button size="sm" {...rest} className={className} onClick={onClick} />;
  return (
    <Button
      size="sm"
      {...rest}
      aria-disabled
      aria-describedby={note}
      onClick={() => announce(`${banned}.`)}
      className={classes(
        'aria-disabled:border-line aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-muted',
        className,
      )}
    />
  );
}
