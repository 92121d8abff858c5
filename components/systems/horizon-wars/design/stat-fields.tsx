import type { ReactNode } from 'react';
import { NumberField } from '@/components/ui/number-field';
import type { Stat, Stats } from '@/lib/systems/horizon-wars/mech-schema';
import { statNames, statOrder } from '@/lib/systems/horizon-wars/paper/stats';
import type { DesignEdits } from './design-edits';

type StatFieldsProps = {
  stats: Stats;
  edits: Pick<DesignEdits, 'stat'>;
  /** Error message by stat. */
  wrong?: Partial<Record<Stat, string>>;
  children?: ReactNode;
};

/** A stepper for each stat that is bought, with notes below. */
export function StatFields({ stats, edits, wrong = {}, children }: StatFieldsProps) {
  return (
    <fieldset>
      <legend className="sr-only">Stats</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 @lg:pointer-fine:grid-cols-4 @2xl:grid-cols-4">
        {statOrder.map((stat) => (
          <NumberField
            key={stat}
            compact
            label={statNames[stat]}
            min={0}
            max={99}
            error={wrong[stat]}
            value={stats[stat]}
            onChange={(value) => edits.stat(stat, value)}
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
}
