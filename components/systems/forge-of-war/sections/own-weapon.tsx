import { Archive, Trash2 } from 'lucide-react';
import * as z from 'zod/mini';
import { usePartForm } from '@/components/builder/use-part-form';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { NumberField } from '@/components/ui/number-field';
import { TextAreaField, TextField } from '@/components/ui/text-field';
import { inList } from '@/lib/roster/words';
import { removeOwnWeapon, setOwnWeapon } from '@/lib/systems/forge-of-war/edit-weapons';
import { type CustomWeapon, customWeaponSchema } from '@/lib/systems/forge-of-war/force';
import { isHarmless, isUnclear } from '@/lib/systems/forge-of-war/rules/weapon';
import { sameWeapon } from '@/lib/systems/forge-of-war/stored';
import { useEdit, useEditWithUndo, useReckoning } from '../use-force';
import { IndirectFields } from './indirect-fields';
import { WeightFields } from './weight-fields';

const texts = z.pick(customWeaponSchema, { name: true, notes: true });

type OwnWeaponProps = {
  weapon: CustomWeapon;
  /** The stored weapon of the same name. */
  stored: CustomWeapon | undefined;
  onSave: () => void;
};

/** Edits a custom weapon, with a control for each of its figures. */
export function OwnWeapon({ weapon, stored, onSave }: OwnWeaponProps) {
  const edit = useEdit();
  const editWithUndo = useEditWithUndo();
  const { units } = useReckoning();
  const { id, range, value, vehicleBonus, heavy, indirect } = weapon;
  const name = weapon.name || id;
  const set = (fields: Parameters<typeof setOwnWeapon>[2]) => edit((now) => setOwnWeapon(now, id, fields));
  const form = usePartForm(texts, { name: weapon.name, notes: weapon.notes }, set);
  const remove = () => {
    const bearers = units.filter(({ weapons }) => weapons.some((each) => each.id === id));
    const bearerNames =
      bearers.length > 3 ? `${bearers.length} units` : inList(bearers.map(({ label }) => label));
    const message =
      bearers.length === 0 ? `${name} removed.` : `${name} removed, and taken off ${bearerNames}.`;
    editWithUndo((now) => removeOwnWeapon(now, id), message);
  };
  return (
    <fieldset className="grid gap-3 border-accent border-l-2 pl-3">
      <legend className="sr-only">{name}</legend>
      <TextField label="Name" error={form.formState.errors.name?.message} {...form.register('name')} />
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <NumberField
          compact
          label="Range in inches"
          hint="0 is close combat"
          min={0}
          max={999}
          value={range}
          onChange={(next) => set({ range: next })}
        />
        <NumberField
          compact
          label="Value"
          min={-99}
          max={99}
          value={value}
          onChange={(next) => set({ value: next })}
        />
        <NumberField
          compact
          label="Extra value against vehicles"
          min={-99}
          max={99}
          value={vehicleBonus}
          onChange={(next) => set({ vehicleBonus: next })}
        />
      </div>
      <WeightFields
        name={name}
        weight={weapon.weightOfFire}
        onChange={(weightOfFire) => set({ weightOfFire })}
      />
      {isHarmless(weapon) && (
        <p className="text-sm text-warning">It does no damage: it needs a value of 0 or more, and dice.</p>
      )}
      <div className="flex flex-wrap gap-x-6">
        <CheckField
          label="Heavy"
          description="Takes two figures below AV 4"
          checked={heavy}
          onChange={({ target }) => set({ heavy: target.checked })}
        />
        <CheckField
          label="Indirect"
          description="Fires with a spotter (14)"
          checked={indirect}
          onChange={({ target }) => set({ indirect: target.checked })}
        />
      </div>
      {(indirect || isUnclear(weapon)) && <IndirectFields weapon={weapon} set={set} />}
      <TextAreaField
        label="Notes"
        rows={2}
        error={form.formState.errors.notes?.message}
        {...form.register('notes')}
      />
      <div className="flex flex-wrap items-center gap-2">
        {stored && sameWeapon(stored, weapon) ? (
          <Badge tone="legal">Saved in this browser</Badge>
        ) : (
          <>
            {stored && <Badge tone="advice">Changed since it was saved</Badge>}
            <Button size="sm" onClick={onSave} aria-label={`Save ${name} in this browser`}>
              <Archive aria-hidden size={16} /> {stored ? 'Save it as it is now' : 'Save in this browser'}
            </Button>
          </>
        )}
        <IconButton
          size="sm"
          label={`Remove ${name} from the force`}
          icon={<Trash2 aria-hidden size={16} />}
          onClick={remove}
        />
      </div>
    </fieldset>
  );
}
