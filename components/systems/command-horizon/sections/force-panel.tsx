import { ElementCount } from '@/components/builder/element-count';
import { ForceRulings } from '@/components/builder/force-rulings';
import { PackRequirement } from '@/components/builder/pack-requirement';
import { ProblemPlace } from '@/components/builder/problem-place';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { setUnitLimit } from '@/lib/systems/command-horizon/edits/edit';
import { SectionNote } from '../section-note';
import { useEdit, useEvaluation } from '../use-force';
import { FactionField } from './faction-field';

/** Maximum that the field accepts; a file may have more. */
const MAX_UNITS = 9999;

/** The settings of the force: faction, unit limit, rulings. */
export function ForcePanel() {
  const { force, faction, pack, unitCount } = useEvaluation();
  const edit = useEdit();
  return (
    <div className="space-y-8">
      <ElementCount most={pack?.maxElements} count={unitCount} />
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
                <PackRequirement field="maxElements" />
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
