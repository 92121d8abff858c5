import { Section } from '@/components/ui/section';
import type { Consequence } from '@/lib/systems/horizon-wars/consequences';
import type { OfferedUpgrade, UpgradeGroup } from '@/lib/systems/horizon-wars/offered';
import { type Breaks, sharedBreaks, unsaid } from './breaks';
import { Consequences } from './consequences';
import type { DesignEdits } from './design-edits';
import { type MoreChoices, UpgradeField } from './upgrade-field';

/** "2 of 3", in the tone of an error where it is too many. */
export const LimitCount = ({ used, most }: { used: number; most: number }) => (
  <span className={used > most ? 'font-semibold text-error' : 'font-medium'}>
    {used} of {most}
  </span>
);

/** Ids of the upgrades that are not taken. */
export const untaken = (upgrades: readonly OfferedUpgrade[]): string[] =>
  upgrades.filter(({ taken }) => taken.length === 0).map(({ record }) => record.id);

type UpgradeGroupProps = {
  group: UpgradeGroup;
  edits: DesignEdits;
  /** Points that are left for upgrades. */
  left: number;
  breaks: Breaks;
  /** What every upgrade not taken would break, said already. */
  said?: readonly Consequence[];
  /** What else is chosen for some of them. */
  More?: MoreChoices;
};

/** The upgrades under one heading. What all of those not taken would break is said once, at the top. */
export function UpgradeGroupView({ group, edits, left, breaks, said = [], More }: UpgradeGroupProps) {
  const { title, upgrades, limit } = group;
  const shared = unsaid(sharedBreaks(breaks, untaken(upgrades)), said);
  return (
    <Section title={title} level={3} aside={limit ? <LimitCount {...limit} /> : undefined}>
      {shared.length > 0 && (
        <div className="-mt-2 mb-2">
          <Consequences breaks={shared} />
        </div>
      )}
      <ul className="divide-y divide-line">
        {upgrades.map((upgrade) => {
          const own = breaks.get(upgrade.record.id) ?? [];
          return (
            <UpgradeField
              key={upgrade.record.id}
              {...{ upgrade, edits, left, More }}
              breaks={upgrade.taken.length > 0 ? own : unsaid(own, [...said, ...shared])}
            />
          );
        })}
      </ul>
    </Section>
  );
}
