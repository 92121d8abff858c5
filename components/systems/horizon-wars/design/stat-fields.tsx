import { Fields } from '@/components/builder/fields/fields';
import { statFields, type WrongStats } from '@/lib/systems/horizon-wars/fields';
import { type Stat, type Stats, statsSchema } from '@/lib/systems/horizon-wars/mech-schema';
import type { DesignEdits } from './design-edits';

type StatFieldsProps = {
  stats: Stats;
  edits: Pick<DesignEdits, 'stat'>;
  /** Error message by stat. */
  wrong: WrongStats;
};

/** A stepper for each stat that is bought. */
export const StatFields = ({ stats, edits, wrong }: StatFieldsProps) => (
  <fieldset>
    <legend className="sr-only">Stats</legend>
    <Fields
      shape={statsSchema.shape}
      fields={statFields}
      value={stats}
      root={wrong}
      className="grid grid-cols-2 gap-x-4 gap-y-3 @lg:pointer-fine:grid-cols-4 @2xl:grid-cols-4"
      onChange={(changed) => {
        for (const [stat, value] of Object.entries(changed)) edits.stat(stat as Stat, value);
      }}
    />
  </fieldset>
);
