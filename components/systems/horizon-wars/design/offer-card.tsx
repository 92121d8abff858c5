import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AddButton, BanNote, besidesBan } from '@/components/builder/ban';
import { classes } from '@/components/ui/classes';
import type { Consequence } from '@/lib/systems/horizon-wars/consequences';
import { Consequences } from './consequences';
import { type NamedEffect, SpecialNames } from './specials';
import { ElementTiles, type Lined } from './tiles';

type OfferCardProps = {
  name: string;
  /** What the button says, "Add" where it is not told, and what it says to a screen reader: "Add heavy infantry". */
  verb?: ReactNode;
  action: string;
  /** A line under the name: price, or what it is good for. */
  children: ReactNode;
  /** As it would be, and the rules it would break. */
  offer: { element: Lined; breaks: readonly Consequence[] };
  specials: readonly NamedEffect[];
  /** Rules that were said already, at the heading. */
  said?: readonly string[];
  disabled?: boolean;
  /** Why the pack bans it; null where it does not. */
  banned: string | null;
  /** Of its heading: one below what it stands under. */
  level: 3 | 4;
  onAdd: () => void;
};

/** One thing that may be added: name, stat line, special rules, what it would break, and the button. */
export function OfferCard(props: OfferCardProps) {
  const { name, verb, action, children, offer, specials, said = [], disabled, banned, level, onAdd } = props;
  const note = useId();
  const Heading = `h${level}` as const;
  return (
    <li className="pt-3 pb-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading className={classes('font-medium', banned && 'text-muted')}>{name}</Heading>
          {children}
        </div>
        <AddButton {...{ banned, note, disabled }} onClick={onAdd} aria-label={action}>
          {verb ?? (
            <>
              <Plus aria-hidden size={16} /> Add
            </>
          )}
        </AddButton>
      </div>
      <div className="mt-1.5 grid gap-x-4 gap-y-0.5 @lg:grid-cols-[16rem_minmax(0,1fr)] @lg:items-start">
        <ElementTiles element={offer.element} size="sm" />
        <SpecialNames specials={specials} />
      </div>
      <BanNote id={note} banned={banned} />
      <Consequences breaks={besidesBan(offer.breaks).filter(({ rule }) => !said.includes(rule))} />
    </li>
  );
}
