import { TextEdit } from '@/components/builder/fields/text-edit';
import { ProblemPlace } from '@/components/builder/problem-place';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { capitalised, counted } from '@/lib/roster/words';
import {
  setDeployAs,
  setDrones,
  setGroups,
  setModels,
  setName,
} from '@/lib/systems/command-horizon/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/command-horizon/evaluate/evaluate-units';
import { groupingsOf } from '@/lib/systems/command-horizon/evaluate/groups';
import { statsOf } from '@/lib/systems/command-horizon/paper/stats';
import { modelWords, typeName } from '@/lib/systems/command-horizon/paper/text';
import { mostDrones as mostDronesOf } from '@/lib/systems/command-horizon/rules/unit';
import { useEdit, useEvaluation } from '../use-force';
import { DiceTables } from './dice-tables';
import { Effects } from './effects';
import { StatLine } from './stat-line';
import { TeamFields } from './team-fields';
import { TypeField } from './type-field';

/** Maximum models or drones that the fields accept; a file may have more. */
const MAX_COUNT = 999;

/** Everything that can be chosen for a unit. */
export function UnitEditor({ id }: { id: string }) {
  const unit: EvaluatedUnit | undefined = useEvaluation().unit(id);
  return unit === undefined ? null : <UnitFields unit={unit} />;
}

function UnitFields({ unit }: { unit: EvaluatedUnit }) {
  return (
    <div className="@container space-y-6">
      <div className="grid gap-3">
        <NameField unit={unit} />
        <ProblemPlace path={['units', unit.id, 'type']}>
          <TypeField unit={unit} />
        </ProblemPlace>
        <StatLine stats={statsOf(unit)} />
        <Effects unit={unit} />
      </div>
      <NumberFields unit={unit} />
      <DeployField unit={unit} />
      <ProblemPlace path={['units', unit.id, 'attachTo']}>
        <TeamFields unit={unit} />
      </ProblemPlace>
      <DiceTables unit={unit} />
    </div>
  );
}

type UnitProps = { unit: EvaluatedUnit };

function NameField({ unit: { id, source, type } }: UnitProps) {
  const { force } = useEvaluation();
  const edit = useEdit();
  return (
    <TextEdit
      isOptional
      label="Name"
      placeholder={typeName(type, force.faction)}
      value={source.name}
      onChange={(name) => edit((now) => setName(now, id, name))}
    />
  );
}

function NumberFields({ unit }: UnitProps) {
  const edit = useEdit();
  const { rulings } = useEvaluation();
  const { id, type, profile, models, drones } = unit;
  const mostDrones = mostDronesOf(unit, rulings);
  const [, words] = modelWords(type);
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
      <ProblemPlace path={['units', id, 'models']}>
        <NumberField
          label={capitalised(words)}
          hint={profile.models === null ? 'At least one.' : `A unit has ${profile.models}.`}
          min={0}
          max={Math.max(MAX_COUNT, models)}
          value={models}
          onChange={(value) => edit((force) => setModels(force, id, value))}
        />
      </ProblemPlace>
      {(profile.drones || drones > 0) && (
        <ProblemPlace path={['units', id, 'shieldDrones']}>
          <NumberField
            label="Shield drones"
            hint={
              profile.drones
                ? `${mostDrones === 1 ? 'One' : `Up to ${mostDrones}, one for each tank`}.`
                : 'Only an Asori heavy command may have them.'
            }
            min={0}
            max={Math.max(MAX_COUNT, drones)}
            value={drones}
            onChange={(value) => edit((force) => setDrones(force, id, value))}
          />
        </ProblemPlace>
      )}
    </div>
  );
}

function DeployField({ unit }: UnitProps) {
  const edit = useEdit();
  const { id, source, squads, inSquads } = unit;
  if (squads === null && source.deployAs === 'platoon' && source.groups.length === 0) return null;
  return (
    <ProblemPlace path={['units', id]} fields={['deployAs', 'groups']}>
      <div className="space-y-4">
        <Segmented
          label="Deployed as"
          value={source.deployAs}
          options={[
            { value: 'platoon', label: squads ? 'A platoon' : 'One unit' },
            { value: 'squads', label: squads ? counted(squads, 'squad') : 'Squads' },
          ]}
          onChange={(value) => edit((force) => setDeployAs(force, id, value))}
          hint={
            squads
              ? 'Each squad, or group of squads, is a unit of its own: it counts, marks and gives to Concentrate Command by itself.'
              : squads === 0
                ? 'All its squads are split among infantry.'
                : 'This unit has no squads.'
          }
        />
        {((inSquads && (squads ?? 0) > 2) || source.groups.length > 0) && <GroupsField unit={unit} />}
      </div>
    </ProblemPlace>
  );
}

function GroupsField({ unit }: UnitProps) {
  const edit = useEdit();
  const ways = groupingsOf(unit);
  const keyOf = (groups: readonly number[]) => groups.join(' ');
  const choose = (key: string) => {
    const way = ways.find(({ groups }) => keyOf(groups) === key);
    if (way) edit((force) => setGroups(force, unit.id, way.groups));
  };
  return (
    <Segmented
      label="Squads together"
      value={keyOf(unit.source.groups)}
      options={ways.map(({ groups, label }) => ({ value: keyOf(groups), label }))}
      onChange={choose}
      hint="Squads of one platoon may stand together in groups."
    />
  );
}
