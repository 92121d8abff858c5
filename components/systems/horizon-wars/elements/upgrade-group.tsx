import { Section } from '@/components/ui/section';
import type { OfferedUpgrade, UpgradeGroup } from '@/lib/systems/horizon-wars/designer';
import type { ReckonedElement } from '@/lib/systems/horizon-wars/reckon-elements';
import type { Consequence } from '@/lib/systems/horizon-wars/what-if';
import { Consequences } from './consequences';
import { UpgradeField } from './upgrade-field';
import { type Breaks, sharedBreaks, unsaid } from './use-breaks';

/** "2 of 3", in the tone of an error where it is too many. */
export const LimitCount = ({ used, most }: { used: number; most: number }) => (
  <span className={used > most ? 'font-semibold text-error' : 'font-medium'}>
    {used} of {most}
  </span>
);

/** Ids of the upgrades that an element does not have. */
export const untaken = (upgrades: readonly OfferedUpgrade[]): string[] =>
  upgrades.filter(({ taken }) => taken.length === 0).map(({ record }) => record.id);

type UpgradeGroupProps = {
  group: UpgradeGroup;
  element: ReckonedElement;
  left: number;
  breaks: Breaks;
  /** What every upgrade not taken would break, said already. */
  said: readonly Consequence[];
};

/** The upgrades under one heading. What all of those not taken would break is said once, at the top. */
export function UpgradeGroupView({ group, element, left, breaks, said }: UpgradeGroupProps) {
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
              element={element.id}
              upgrade={upgrade}
              left={left}
              breaks={upgrade.taken.length > 0 ? own : unsaid(own, [...said, ...shared])}
            />
          );
        })}
      </ul>
    </Section>
  );
}
