import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useContext, useId } from 'react';
import { IconButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Kbd } from '@/components/ui/glyphs';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import type { Fit } from '@/lib/roster/offer';
import type { UnitSymbol as UnitSymbolData } from '@/lib/symbols/unit-symbol';
import { useBuilder } from '../context';
import { AddButton, BanNote } from '../fields/ban';
import { SearchContext, searchRank } from './search-context';

export interface OfferRowProps {
  name: string;
  symbol?: UnitSymbolData | undefined;
  /** What it is found by besides its name: first two words for what it is, then abbreviations, values, abilities. */
  terms?: readonly string[];
  /** The button's label, if it does not add: "Use". */
  verb?: string;
  /** What is added, for the accessible names of both buttons: "heavy infantry". */
  what: string;
  /** The price of one. */
  price?: ReactNode;
  fits?: Fit | null | undefined;
  /** A description, in a line. */
  about?: ReactNode;
  /** How many of it are in the force. */
  count: number;
  /** Removes the last one; undefined if they are not interchangeable. */
  onLess?: (() => void) | undefined;
  onAdd: () => void;
  /** Why the pack bans it; null if it does not. */
  banned: string | null;
  disabled?: boolean;
  /** Heading level: one below the heading above it. */
  level?: 3 | 4;
  /** Its values. */
  values?: ReactNode;
  /** Further content: the rules it would break, its abilities. */
  children?: ReactNode;
}

/** One offer of a picker: symbol, name, price, whether it fits, values, and how many are fielded. */
export function OfferRow(props: OfferRowProps) {
  const { name, symbol, what, price, fits, about, count, onLess, onAdd, banned, disabled, level = 3 } = props;
  const { terms, verb, values, children } = props;
  const note = useId();
  const { announce, designing } = useBuilder();
  const where = designing ? 'added' : 'in the force';
  const Heading = `h${level}` as const;
  const remove = () => {
    onLess?.();
    announce(`One ${what} removed: ${count - 1} ${where}.`);
  };
  const rank = searchRank(useContext(SearchContext), name, terms);
  if (rank === null) return null;
  return (
    <li
      data-offer
      className="group/offer grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-2.5 py-1.5 data-best:bg-accent-wash"
    >
      {symbol && <UnitSymbol symbol={symbol} className="mt-1.5" />}
      <div className="col-start-2 min-w-0 py-0.5">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <Heading className={classes('break-words font-medium', banned && 'text-muted')}>{name}</Heading>
          {price && <span className="condensed text-sm">{price}</span>}
          {/* As wide as the longest, so that no line wraps when another is added. */}
          {fits && (
            <span
              className={classes('condensed min-w-18 text-sm', fits.over ? 'text-warning' : 'text-legal')}
            >
              {disabled ? '\u00A0' : fits.text}
            </span>
          )}
        </div>
        {about && <p className="text-muted text-sm">{about}</p>}
      </div>
      <div className="flex items-center gap-0.5">
        <span aria-hidden className="mr-1 hidden pointer-fine:group-data-best/offer:block">
          <Kbd>Enter</Kbd>
        </span>
        {onLess && (
          <IconButton
            label={`Remove one: ${what}`}
            icon={<Minus aria-hidden size={16} />}
            size="sm"
            aria-disabled={count === 0}
            onClick={count === 0 ? undefined : remove}
          />
        )}
        <span className="condensed min-w-6 text-center font-semibold">
          {count > 0 && (
            <>
              {count}
              <span className="sr-only"> {where}</span>
            </>
          )}
        </span>
        <AddButton
          {...{ banned, note, disabled }}
          data-adds={rank}
          className="min-w-control-sm px-2!"
          onClick={onAdd}
          aria-label={`${verb ?? 'Add'} ${what}`}
        >
          {verb ?? <Plus aria-hidden size={16} />}
        </AddButton>
      </div>
      <div className="col-span-2 col-start-2 min-w-0">
        {values}
        {children}
        <BanNote id={note} banned={banned} />
      </div>
    </li>
  );
}
