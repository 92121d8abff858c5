import { dequal } from 'dequal/lite';
import { memo } from 'react';
import { Consequences, withoutBans } from '@/components/builder/ban';
import { ProblemPlace } from '@/components/builder/problem-place';
import { InlineNote } from '@/components/ui/inline-note';
import { Section } from '@/components/ui/section';
import type { Consequence } from '@/lib/roster/offer';
import type { Path } from '@/lib/roster/rule';
import type { OfferedUpgrade, UpgradeGroup, UpgradeLimit } from '@/lib/systems/horizon-wars/edits/offered';
import type { DesignEdits } from './design-fields';
import { type ExtraChoices, UpgradeField } from './upgrade-field';

/** The rules that each choice, such as an upgrade's id, breaks or would break. */
export type Breaks = ReadonlyMap<string, readonly Consequence[]>;

/** Returns the rules that all of several choices would break; none for fewer than two choices. */
export function sharedBreaks(breaks: Breaks, choices: readonly string[]): Consequence[] {
  const [first, ...others] = choices.map((id) => breaks.get(id) ?? []);
  if (first === undefined || others.length === 0) return [];
  return first.filter(({ rule }) => others.every((each) => each.some((other) => other.rule === rule)));
}

/** Returns the consequences whose rules are not shown yet. */
const notShownYet = (breaks: readonly Consequence[], shown: readonly Consequence[]) =>
  breaks.filter(({ rule }) => shown.every((each) => each.rule !== rule));

/** "2 of 3", in the error colour if over the limit. */
export const LimitCount = ({ used, most }: UpgradeLimit) => (
  <span className={used > most ? 'font-semibold text-error' : 'font-medium'}>
    {used} of {most}
  </span>
);

/** States that the upgrade limit of the Presence is reached or exceeded. */
export function LimitNote({ limit: { used, most } }: { limit: UpgradeLimit }) {
  if (used < most) return null;
  const takes = `P${most} takes ${most}.`;
  return used > most ? (
    <InlineNote tone="error">Too many: {takes}</InlineNote>
  ) : (
    <InlineNote tone="plain">Full: {takes}</InlineNote>
  );
}

/** Returns the ids of the upgrades that are not taken. */
export const idsNotTaken = (upgrades: readonly OfferedUpgrade[]): string[] =>
  upgrades.filter(({ taken }) => taken.length === 0).map(({ record }) => record.id);

type UpgradeGroupProps = {
  /** Path of the mech or aircraft in the force. */
  path: Path;
  group: UpgradeGroup;
  edits: DesignEdits;
  /** Points left for upgrades. */
  left: number;
  breaks: Breaks;
  /** Rules that every upgrade not taken would break, already shown above. */
  shown?: readonly Consequence[];
  /** A limit for more than this group, already shown above. */
  overallLimit?: UpgradeLimit | null;
  /** Renders additional choices for some of them. */
  Extra?: ExtraChoices;
};

/** The upgrades under one heading. The limit, and rules that all those not taken would break, are shown at the top. */
export const UpgradeGroupView = memo(function UpgradeGroupView(props: UpgradeGroupProps) {
  const { path, group, edits, left, breaks, shown = [], overallLimit = null, Extra } = props;
  const { title, upgrades, limit } = group;
  const limits = [limit, overallLimit].flatMap((each) => (each ? [each.rule] : []));
  const beyondLimits = (all: readonly Consequence[]) => all.filter(({ rule }) => !limits.includes(rule));
  const shared = withoutBans(beyondLimits(notShownYet(sharedBreaks(breaks, idsNotTaken(upgrades)), shown)));
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
                {...{ path, upgrade, edits, left, Extra }}
                breaks={taken ? own : notShownYet(own, [...shown, ...shared])}
              />
            );
          })}
        </ul>
      </ProblemPlace>
    </Section>
  );
}, dequal);
