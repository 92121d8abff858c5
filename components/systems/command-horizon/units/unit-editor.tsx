import * as z from 'zod/mini';
import { Mends } from '@/components/builder/mends';
import { usePartForm } from '@/components/builder/use-part-form';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { TextField } from '@/components/ui/text-field';
import { nameSchema } from '@/lib/roster/roster';
import { capitalised } from '@/lib/roster/words';
import { setDeployAs, setDrones, setModels, setName } from '@/lib/systems/command-horizon/edit';
import type { ReckonedUnit } from '@/lib/systems/command-horizon/reckon-units';
import { statsOf } from '@/lib/systems/command-horizon/stats';
import { modelWords, typeName } from '@/lib/systems/command-horizon/text';
import { mended } from '../mended';
import { useEdit, useReckoning } from '../use-force';
import { DiceTables } from './dice-tables';
import { Effects } from './effects';
import { StatLine } from './stat-line';
import { TeamFields } from './team-fields';
import { TypeField } from './type-field';

/** Most models or drones that the fields take; a file may have more. */
const MOST = 999;

/** Everything that can be chosen for a unit. */
export function UnitEditor({ id }: { id: string }) {
  const unit: ReckonedUnit | undefined = useReckoning().unit(id);
  return unit === undefined ? null : <OneUnit unit={unit} />;
}

function OneUnit({ unit }: { unit: ReckonedUnit }) {
  return (
    <div className="@container space-y-6">
      <div className="grid gap-3">
        <NameField unit={unit} />
        <Mends rules={mended.type}>
          <TypeField unit={unit} />
        </Mends>
        <StatLine stats={statsOf(unit)} />
        <Effects unit={unit} />
      </div>
      <NumberFields unit={unit} />
      <DeployField unit={unit} />
      <Mends rules={mended.teams} element={unit.id}>
        <TeamFields unit={unit} />
      </Mends>
      <DiceTables unit={unit} />
    </div>
  );
}

type UnitProps = { unit: ReckonedUnit };

const schema = z.object({ name: nameSchema });

function NameField({ unit: { id, source, type } }: UnitProps) {
  const { force } = useReckoning();
  const edit = useEdit();
  const form = usePartForm(schema, { name: source.name }, ({ name }) =>
    edit((now) => setName(now, id, name)),
  );
  return (
    <TextField
      label="Name"
      placeholder={typeName(type, force.faction)}
      error={form.formState.errors.name?.message}
      {...form.register('name')}
    />
  );
}

function NumberFields({ unit }: UnitProps) {
  const edit = useEdit();
  const { id, type, profile, models, drones } = unit;
  const [, words] = modelWords(type);
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
      <Mends rules={mended.models}>
        <NumberField
          label={capitalised(words)}
          hint={profile.models === null ? 'One at least.' : `A unit has ${profile.models}.`}
          min={0}
          max={Math.max(MOST, models)}
          value={models}
          onChange={(value) => edit((force) => setModels(force, id, value))}
        />
      </Mends>
      {(profile.drones || drones > 0) && (
        <Mends rules={mended.drones}>
          <NumberField
            label="Shield drones"
            hint={
              profile.drones ? `Up to ${models}, one a tank.` : 'Only an Asori heavy command may have them.'
            }
            min={0}
            max={Math.max(MOST, drones)}
            value={drones}
            onChange={(value) => edit((force) => setDrones(force, id, value))}
          />
        </Mends>
      )}
    </div>
  );
}

function DeployField({ unit: { id, source, profile } }: UnitProps) {
  const edit = useEdit();
  if (!profile.squads && source.deployAs === 'platoon') return null;
  const squads = profile.squads?.count;
  return (
    <Mends rules={mended.deploy}>
      <Segmented
        label="Deployed as"
        value={source.deployAs}
        options={[
          { value: 'platoon', label: squads ? 'A platoon' : 'One unit' },
          { value: 'squads', label: squads ? `${squads} squads` : 'Squads' },
        ]}
        onChange={(value) => edit((force) => setDeployAs(force, id, value))}
        hint={
          squads
            ? 'Each squad is a unit of its own: it counts, marks and gives to Concentrate Command by itself.'
            : 'This unit has no squads.'
        }
      />
    </Mends>
  );
}
