import { ForceRulings } from '@/components/builder/force-rulings';
import { HowMany } from '@/components/builder/how-many';
import { PackSays } from '@/components/builder/pack-says';
import { ProblemPlace } from '@/components/builder/problem-place';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { setUnitLimit } from '@/lib/systems/command-horizon/edit';
import { SectionNote } from '../section-note';
import { useEdit, useReckoning } from '../use-force';
import { FactionField } from './faction-field';

/** Maximum that the field accepts; a file may have more. */
const MAX_UNITS = 9999;

/** The settings of the force: faction, unit limit, rulings. */
export function ForcePanel() {
  const { force, faction, pack, unitCount } = useReckoning();
  const edit = useEdit();
  return (
    <div className="space-y-8">
      <HowMany most={pack?.maxElements} count={unitCount} />
      <Section title="Faction" level={3}>
        <FactionField />
        <ul className="mt-3 max-w-prose list-disc space-y-1 pl-4 text-sm marker:text-accent">
          {faction.traits.map(({ text, page }) => (
            <li key={text}>
              {text} <SectionNote page={page} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Units agreed" level={3}>
        <ProblemPlace path={['unitLimit']}>
          <NumberField
            label="Maximum units"
            hint={
              <>
                The game has no points: agree on a number of units, or leave it empty. There are {unitCount}{' '}
                now; a platoon in squads counts a unit for each squad or group.
                <PackSays field="maxElements" />
              </>
            }
            min={1}
            max={Math.max(MAX_UNITS, force.unitLimit ?? 0)}
            allowEmpty
            value={force.unitLimit}
            onChange={(unitLimit) => edit((now) => setUnitLimit(now, unitLimit))}
          />
        </ProblemPlace>
      </Section>
      <ForceRulings />
    </div>
  );
}
