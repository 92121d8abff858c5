import { Section } from '@/components/ui/section';
import type { UpgradeGroup } from '@/lib/systems/horizon-wars/designer';
import type { ReckonedElement } from '@/lib/systems/horizon-wars/reckon-elements';
import { Consequences } from './consequences';
import { UpgradeField } from './upgrade-field';
import type { Breaks } from './use-breaks';

/** "2 of 3", in the tone of an error where it is too many. */
export const LimitCount = ({ used, most }: { used: number; most: number }) => (
  <span className={used > most ? 'font-semibold text-error' : 'font-medium'}>
    {used} of {most}
  </span>
);

type UpgradeGroupProps = { group: UpgradeGroup; element: ReckonedElement; left: number; breaks: Breaks };

/** The upgrades under one heading. What all of those not taken would break is said once, at the top. */
export function UpgradeGroupView({ group, element, left, breaks }: UpgradeGroupProps) {
  const { title, upgrades, limit } = group;
  const open = upgrades.filter(({ taken }) => taken.length === 0).map(({ record }) => record.id);
  const [first] = open;
  const shared =
    open.length < 2 || first === undefined
      ? []
      : (breaks.get(first) ?? []).filter(({ rule }) =>
          open.every((id) => breaks.get(id)?.some((each) => each.rule === rule)),
        );
  const isShared = (rule: string) => shared.some((each) => each.rule === rule);
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
          const said = upgrade.taken.length > 0 ? own : own.filter(({ rule }) => !isShared(rule));
          return (
            <UpgradeField
              key={upgrade.record.id}
              element={element.id}
              upgrade={upgrade}
              left={left}
              breaks={said}
            />
          );
        })}
      </ul>
    </Section>
  );
}
