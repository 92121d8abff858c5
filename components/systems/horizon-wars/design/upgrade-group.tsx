import { memo } from 'react';
import { besidesBan } from '@/components/builder/ban';
import { ProblemPlace } from '@/components/builder/problem-place';
import { sameData } from '@/components/ui/same-data';
import { Section } from '@/components/ui/section';
import type { Path } from '@/lib/roster/rule';
import type { Consequence } from '@/lib/systems/horizon-wars/consequences';
import type { OfferedUpgrade, UpgradeGroup, UpgradeLimit } from '@/lib/systems/horizon-wars/offered';
import { type Breaks, notShownYet, sharedBreaks } from './breaks';
import { Consequences } from './consequences';
import type { DesignEdits } from './design-edits';
import { LimitCount, LimitNote } from './limit';
import { type MoreChoices, UpgradeField } from './upgrade-field';

/** Ids of the upgrades that are not taken. */
export const untaken = (upgrades: readonly OfferedUpgrade[]): string[] =>
  upgrades.filter(({ taken }) => taken.length === 0).map(({ record }) => record.id);

type UpgradeGroupProps = {
  /** The mech or aircraft in the force. */
  path: Path;
  group: UpgradeGroup;
  edits: DesignEdits;
  /** Points that are left for upgrades. */
  left: number;
  breaks: Breaks;
  /** What every upgrade not taken would break, said already. */
  said?: readonly Consequence[];
  /** A limit that holds for more than these, said already. */
  overall?: UpgradeLimit | null;
  /** What else is chosen for some of them. */
  More?: MoreChoices;
};

/** The upgrades under one heading. The limit, and what all not taken would break, are said once, at the top. */
export const UpgradeGroupView = memo(function UpgradeGroupView(props: UpgradeGroupProps) {
  const { path, group, edits, left, breaks, said = [], overall = null, More } = props;
  const { title, upgrades, limit } = group;
  const limits = [limit, overall].flatMap((each) => (each ? [each.rule] : []));
  const beyondLimits = (all: readonly Consequence[]) => all.filter(({ rule }) => !limits.includes(rule));
  const shared = besidesBan(beyondLimits(notShownYet(sharedBreaks(breaks, untaken(upgrades)), said)));
  return (
    <Section title={title} level={3} aside={limit ? <LimitCount {...limit} /> : undefined}>
      <ProblemPlace path={[...path, 'upgrades', group.id]}>
        <div className="not-empty:-mt-2 not-empty:mb-2">
          {limit && <LimitNote limit={limit} />}
          <Consequences breaks={shared} />
        </div>
        <ul className="divide-y divide-line">
          {upgrades.map((upgrade) => {
            const { id } = upgrade.record;
            const own = beyondLimits(breaks.get(id) ?? []);
            const taken = upgrade.taken.length > 0;
            return (
              <UpgradeField
                key={id}
                {...{ path, upgrade, edits, left, More }}
                breaks={taken ? own : notShownYet(own, [...said, ...shared])}
              />
            );
          })}
        </ul>
      </ProblemPlace>
    </Section>
  );
}, sameData);
