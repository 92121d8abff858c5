import { Minus, Plus, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { BanNote, usePack } from '@/components/builder/fields/ban';
import { PageNote } from '@/components/builder/fields/notes';
import { IconButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { CheckField } from '@/components/ui/fields/check-field';
import { banOf } from '@/lib/roster/offer';
import { counted } from '@/lib/roster/text/words';
import type { RaiseOffer, UpgradeOffer } from '@/lib/systems/horizon-wars/edits/edit-command';
import { statNames } from '@/lib/systems/horizon-wars/paper/text';

const price = (cost: number, count: number) => `${cost} CR for ${counted(count, 'element')}`;

function OverMark({ by }: { by: number }) {
  if (by === 0) return null;
  return (
    <span className="inline-flex items-baseline gap-1 text-warning text-xs">
      <TriangleAlert aria-hidden size={14} className="shrink-0 self-center" />
      {by} over
    </span>
  );
}

type RaiseRowProps = { raise: RaiseOffer; count: number; onRaise: (by: 1 | -1) => void };

/** A stat of a type, with buttons that raise it or take a raise back. */
export function RaiseRow({ raise, count, onRaise }: RaiseRowProps) {
  const { stat, raised, cost, overBy, refusal, mayRaise } = raise;
  const why = useId();
  const letter = stat.toUpperCase();
  return (
    <li className="border-line border-b py-1 last:border-b-0">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm">
            <b className="condensed mr-1.5 inline-block w-3 font-semibold">{letter}</b>
            {statNames[stat]}
          </span>
          <span className="flex flex-wrap gap-x-2 text-muted text-xs">
            +1 {letter}: {price(cost, count)} <OverMark by={mayRaise ? overBy : 0} />
          </span>
        </span>
        <IconButton
          size="sm"
          variant="secondary"
          label={`Remove +1 ${letter}`}
          icon={<Minus aria-hidden size={16} />}
          aria-disabled={raised === 0}
          onClick={() => raised > 0 && onRaise(-1)}
        />
        <output className="w-7 text-center font-semibold">{raised === 0 ? '–' : `+${raised}`}</output>
        <IconButton
          size="sm"
          variant="secondary"
          label={`+1 ${letter}: ${price(cost, count)}`}
          icon={<Plus aria-hidden size={16} />}
          aria-disabled={!mayRaise}
          aria-describedby={refusal ? why : undefined}
          onClick={() => mayRaise && onRaise(1)}
        />
      </div>
      {/* Seen only where it matters: it is often the same for every stat. */}
      {refusal && (
        <p id={why} className={raised > 0 ? 'text-muted text-xs' : 'sr-only'}>
          {refusal.reason} <PageNote page={refusal.page} />
        </p>
      )}
    </li>
  );
}

type UpgradeRowProps = { offer: UpgradeOffer; count: number; onChange: (on: boolean) => void };

/** A tactical upgrade of a type, taken or not. */
export function UpgradeRow({ offer, count, onChange }: UpgradeRowProps) {
  const { upgrade, taken, cost, overBy, refusal } = offer;
  const banned = banOf(usePack(), 'upgrades', upgrade.id);
  return (
    <CheckField
      label={
        <span className="flex flex-wrap items-baseline gap-x-2">
          {upgrade.name}
          <span className="text-muted text-xs">{price(cost, count)}</span>
          <OverMark by={taken || refusal ? 0 : overBy} />
        </span>
      }
      description={
        <>
          {upgrade.effect} <PageNote page={upgrade.page} />
          {refusal && (
            <span className={taken ? 'block text-error' : 'block'}>
              {refusal.reason} <PageNote page={refusal.page} />
            </span>
          )}
          <BanNote banned={banned} />
        </>
      }
      checked={taken}
      aria-disabled={banned !== null && !taken}
      disabled={refusal !== null && !taken}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

interface StripFigure {
  label: string;
  value: ReactNode;
  /** A muted line below it. */
  note?: string;
  /** What is wrong with it, for screen readers; undefined if nothing is. */
  wrong?: string | undefined;
}

/** Some figures side by side, each under its label. */
export const FigureStrip = ({ figures, className }: { figures: StripFigure[]; className?: string }) => (
  <dl
    className={classes(
      'grid auto-cols-fr grid-flow-col divide-x divide-line border-line border-y text-center',
      className,
    )}
  >
    {figures.map(({ label, value, note, wrong }) => (
      <div key={label} className="min-w-0 px-2 py-1">
        <dt className="label-caps text-muted">{label}</dt>
        <dd className={classes(wrong && 'text-error')}>
          <span className="block font-semibold text-lg">
            {value}
            {wrong && <span className="sr-only">, {wrong}</span>}
          </span>
          {note && <span className="condensed block text-muted text-xs">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
