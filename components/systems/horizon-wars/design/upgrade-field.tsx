import type { ComponentType, ReactNode } from 'react';
import { BanNote, Consequences, usePack, withoutBans } from '@/components/builder/ban';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { InlineNote } from '@/components/ui/inline-note';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import type { Consequence } from '@/lib/roster/offer';
import { banOf } from '@/lib/roster/pack-bans';
import type { Path } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';
import type { OfferedUpgrade } from '@/lib/systems/horizon-wars/edits/offered';
import { buildPoints } from '@/lib/systems/horizon-wars/paper/stats';
import type { DesignEdits } from './design-fields';

const MAX_TIMES = 9;

/** Renders additional choices for a taken upgrade, given its id and its index in the list. */
export type ExtraChoices = ComponentType<{ upgrade: string; index: number }>;

type UpgradeFieldProps = {
  upgrade: OfferedUpgrade;
  edits: DesignEdits;
  /** Points left for upgrades. */
  left: number;
  breaks: readonly Consequence[];
  /** Path of the mech or aircraft in the force. */
  path: Path;
  Extra?: ExtraChoices | undefined;
};

/** One upgrade: whether it is taken, its cost, effect and options. */
export function UpgradeField({ upgrade, edits, left, breaks, path, Extra }: UpgradeFieldProps) {
  const { record, taken, only } = upgrade;
  const isTaken = taken.length > 0;
  const page = pageText(record.page ?? null);
  const banned = banOf(usePack(), 'upgrades', record.id);
  const effect = only ? `${only}. ${record.effect}` : record.effect;
  return (
    <li className="py-0.5">
      <ProblemPlace path={[...path, 'upgrades', record.id]}>
        <CheckField
          label={
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{record.name}</span>
              <Cost upgrade={upgrade} left={left} />
            </span>
          }
          description={
            <>
              {page === '' ? effect : `${effect} (${page})`}
              {!isTaken && <BanNote banned={banned} />}
            </>
          }
          checked={isTaken}
          aria-disabled={!isTaken && banned !== null}
          onChange={(event) => (event.target.checked ? edits.put(record.id) : edits.drop(record.id))}
          className="[&_label>span:last-child]:flex-1"
        />
        <div className="ml-2.5 pl-check not-empty:pb-2">
          <Consequences breaks={withoutBans(breaks)} taken={isTaken} />
          {isTaken && banned && <InlineNote tone="error">{banned}.</InlineNote>}
          {taken.map((each, nth) => (
            <TakenUpgrade key={each.index} {...{ record, edits, Extra }} taken={each} duplicate={nth > 0} />
          ))}
        </div>
      </ProblemPlace>
    </li>
  );
}

/** "2 points", "1 to 2 points" or "free", and a note if too few points are left. */
function Cost({ upgrade: { record, taken }, left }: Pick<UpgradeFieldProps, 'upgrade' | 'left'>) {
  const costs = record.options?.map(({ cost }) => cost) ?? [record.cost];
  const least = Math.min(...costs);
  const most = Math.max(...costs);
  const text = most === 0 ? 'free' : least === most ? buildPoints(most) : `${least} to ${buildPoints(most)}`;
  return (
    <CostText least={least} left={taken.length > 0 ? null : left}>
      {text}
      {record.repeatable && ' each'}
      {record.costNote && `, ${record.costNote}`}
    </CostText>
  );
}

type CostTextProps = {
  /** Its minimum cost. */
  least: number;
  /** Points left for it; null if it is already paid for. */
  left: number | null;
  children: ReactNode;
};

/** A cost, with a note if too few points are left. */
export const CostText = ({ least, left, children }: CostTextProps) => (
  <span className="condensed text-muted text-sm">
    {children}
    {left !== null && least > Math.max(left, 0) && (
      <span> · {left > 0 ? `only ${buildPoints(left)} left` : 'no build points left'}</span>
    )}
  </span>
);

type TakenUpgradeProps = {
  record: OfferedUpgrade['record'];
  taken: OfferedUpgrade['taken'][number];
  /** A repeated entry of the same upgrade, which only a file can contain. */
  duplicate: boolean;
} & Pick<UpgradeFieldProps, 'edits' | 'Extra'>;

function TakenUpgrade({ record, taken, duplicate, edits, Extra }: TakenUpgradeProps) {
  const { index, option, times } = taken;
  const { id, name, options, repeatable } = record;
  return (
    <>
      {(options || repeatable || duplicate) && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pt-1">
          {duplicate && <p className="self-center text-sm">{name}, once more</p>}
          {options && (
            <Segmented
              compact
              hideLabel
              label={`Option of ${name.toLowerCase()}`}
              value={option}
              options={options.map(({ id, name, cost }) => ({ value: id, label: `${name} ${cost}` }))}
              onChange={(next) => edits.option(index, next)}
            />
          )}
          {repeatable && (
            <NumberField
              compact
              label={`Times ${name.toLowerCase()} is taken`}
              min={1}
              max={MAX_TIMES}
              value={times}
              onChange={(next) => edits.times(index, next)}
            />
          )}
          {duplicate && (
            <Button size="sm" onClick={() => edits.dropAt(index)}>
              Remove
            </Button>
          )}
        </div>
      )}
      {Extra && <Extra upgrade={id} index={index} />}
    </>
  );
}
