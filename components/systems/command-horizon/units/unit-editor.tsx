import { BannableOption } from '@/components/builder/fields/ban';
import { Fields } from '@/components/builder/fields/fields';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { SelectField } from '@/components/ui/fields/select-field';
import { banSuffix } from '@/lib/roster/offer';
import { capitalised } from '@/lib/roster/text/words';
import { inFaction, unitTypes } from '@/lib/systems/command-horizon/catalogue/catalogue';
import {
  groupingsOf,
  lostSettings,
  setDrones,
  setFields,
  setGroups,
  setModels,
  setType,
} from '@/lib/systems/command-horizon/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/command-horizon/evaluate/evaluate-units';
import { unitFields } from '@/lib/systems/command-horizon/fields';
import { type Force, type Unit, unitSchema } from '@/lib/systems/command-horizon/force';
import { modelWords, typeName } from '@/lib/systems/command-horizon/paper/text';
import { fieldedTypes } from '@/lib/systems/command-horizon/rules/pack';
import { mostDrones as mostDronesOf } from '@/lib/systems/command-horizon/rules/unit';
import { useEdit, useEditWithUndo, useEvaluation } from '../use-force';
import { TeamFields } from './team-fields';
import { DiceTables, Effects, UnitTiles } from './unit-tiles';

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
        <PlainFields unit={unit} only={['name']} className="grid" />
        <ProblemPlace path={['units', unit.id, 'type']}>
          <TypeField unit={unit} />
        </ProblemPlace>
        <UnitTiles unit={unit} />
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

/** Plain fields of a unit. */
function PlainFields({ unit, ...rest }: UnitProps & { only: (keyof Unit)[]; className?: string }) {
  const edit = useEdit();
  return (
    <Fields
      shape={unitSchema.shape}
      fields={unitFields}
      value={unit.source}
      root={unit}
      {...rest}
      compact={false}
      onChange={(fields) => edit((force) => setFields(force, unit.id, fields))}
    />
  );
}

/** The type of a unit; a change that removes settings shows a message with Undo. */
function TypeField({ unit: { id, type, label, source } }: UnitProps) {
  const evaluation = useEvaluation();
  const { force, pack } = evaluation;
  const edit = useEdit();
  const editWithUndo = useEditWithUndo();
  const choose = (chosen: string) => {
    const change = (now: Force) => setType(now, id, chosen);
    const after = change(force).units.find((each) => each.id === id);
    const lost = after ? lostSettings(source, after) : '';
    if (lost === '') edit(change);
    else editWithUndo(change, `${label} lost ${lost} with its type.`);
  };
  const offered = unitTypes.filter((each) => each === type || inFaction(each, force.faction));
  return (
    <SelectField
      label={unitFields.type.label}
      className="max-w-sm"
      value={type.id}
      onChange={(event) => choose(event.target.value)}
    >
      {offered.map((each) => (
        <BannableOption
          key={each.id}
          value={each.id}
          banned={banSuffix(pack, 'types', each.id, fieldedTypes(evaluation))}
          chosen={each === type}
        >
          {typeName(each, force.faction)}
        </BannableOption>
      ))}
    </SelectField>
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
            label={unitFields.shieldDrones.label}
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
  const { id, source, squads, inSquads } = unit;
  if (squads === null && source.deployAs === 'platoon' && source.groups.length === 0) return null;
  return (
    <ProblemPlace path={['units', id]} fields={['deployAs', 'groups']}>
      <div className="space-y-4">
        <PlainFields unit={unit} only={['deployAs']} />
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
