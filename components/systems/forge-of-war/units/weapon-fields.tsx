import { dequal } from 'dequal/lite';
import { Plus, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useBuilder, useBuilderState } from '@/components/builder/context';
import { AddButton, BanNote, usePack } from '@/components/builder/fields/ban';
import { Fields } from '@/components/builder/fields/fields';
import type { BuilderState } from '@/components/builder/store';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Button, IconButton } from '@/components/ui/button';
import { NumberField } from '@/components/ui/fields/number-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { Section } from '@/components/ui/section';
import { banOf } from '@/lib/roster/offer';
import type { Pack } from '@/lib/roster/pack/pack';
import type { RulingValues } from '@/lib/roster/ruling';
import { weapons } from '@/lib/systems/forge-of-war/catalogue/catalogue';
import { addWeapon, removeWeapon, setWeapon } from '@/lib/systems/forge-of-war/edits/edit';
import { bearersOf, bearersText } from '@/lib/systems/forge-of-war/edits/edit-weapons';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import {
  type AnyWeapon,
  armoury,
  type EvaluatedUnit,
} from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { borneFields } from '@/lib/systems/forge-of-war/fields';
import {
  type Borne,
  borneSchema,
  type CustomWeapon,
  type Force,
  MAX_FIGURES,
} from '@/lib/systems/forge-of-war/force';
import { unitWeaponTexts, weaponFacts } from '@/lib/systems/forge-of-war/paper/marks';
import { figuresText } from '@/lib/systems/forge-of-war/paper/text';
import { faultOf } from '@/lib/systems/forge-of-war/rules/weapon';
import { useEdit, useEvaluation } from '../use-force';

/** The weapons of a unit, with the number and the effect of each. */
export function WeaponFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { weapon: weaponOf } = useEvaluation();
  const { id, source } = unit;
  const all = source.figures;
  return (
    <Section title="Weapons" level={3} aside="section 16" className="panel-part">
      {source.weapons.length === 0 && (
        <p className="mb-3 text-muted text-sm">No weapons other than hands and blades.</p>
      )}
      {source.weapons.length > 0 && unit.unarmed > 0 && (
        <p className="mb-3 text-muted text-sm">
          {unit.unarmed} of {figuresText(all)} {unit.unarmed === 1 ? 'has' : 'have'} no weapon.
        </p>
      )}
      <ProblemPlace path={['units', id, 'weapons']}>
        <ul className="divide-y divide-line">
          {source.weapons.map((entry, index) => {
            const weapon = weaponOf(entry.id);
            const name = weapon?.name ?? entry.id;
            return (
              <li
                key={`${entry.id} ${index}`}
                className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1 py-2 @sm:grid-cols-[auto_1fr_auto]"
              >
                <WeaponCount unit={id} index={index} name={name} count={entry.count} />
                <div className="col-span-2 min-w-0 @sm:col-span-1 @sm:col-start-2 @sm:row-start-1">
                  <p className="break-words font-medium">{name}</p>
                  <p className="text-muted text-sm">
                    {weapon === null
                      ? 'Neither in the list nor among the force’s custom weapons.'
                      : [...unitWeaponTexts(weapon, unit), ...(weapon.effect ? [weapon.effect] : [])].join(
                          ' · ',
                        )}
                  </p>
                  {weapon && faultOf(weapon) && (
                    <p className="text-sm text-warning">{faultOf(weapon)}, under “Custom weapons”.</p>
                  )}
                  <MountFields unit={unit} entry={entry} index={index} name={name} />
                </div>
                <div className="col-start-2 row-start-1 flex items-center justify-end gap-1 @sm:col-start-3">
                  {all > 1 && entry.count !== all && (
                    <Button
                      size="sm"
                      onClick={() => edit((force) => setWeapon(force, id, index, { count: all }))}
                      aria-label={`All ${all} carry ${name}`}
                    >
                      All {all}
                    </Button>
                  )}
                  <IconButton
                    size="sm"
                    label={`Remove ${name}`}
                    icon={<X aria-hidden size={16} />}
                    onClick={() => edit((force) => removeWeapon(force, id, index))}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      </ProblemPlace>
      <AddWeapon unit={unit} />
    </Section>
  );
}

type WeaponCountProps = { unit: string; index: number; name: string; count: number };

/** How many of a weapon the unit has; memoised, to render only when that changes. */
const WeaponCount = memo(function WeaponCount({ unit, index, name, count }: WeaponCountProps) {
  const edit = useEdit();
  return (
    <NumberField
      compact
      hideLabel
      label={`${borneFields.count.label}: ${name}`}
      min={1}
      max={MAX_FIGURES}
      value={count}
      onChange={(next) => edit((force) => setWeapon(force, unit, index, { count: next }))}
    />
  );
});

/** Adds a weapon for all figures that can bear it. */
function AddWeapon({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { announce } = useBuilder();
  const { force, pack, weapon: weaponOf } = useEvaluation();
  const [chosen, setChosen] = useState('assault-rifle');
  const id = useId();
  const weapon = weaponOf(chosen) ?? weaponOf('assault-rifle');
  if (weapon === null) return null;
  const banned = banOf(pack, 'upgrades', weapon.id);
  const count = bearersOf(unit, weapon);
  const add = () => {
    edit((now) => addWeapon(now, unit.id, weapon.id, count));
    announce(`${count} × ${weapon.name} added.`);
  };
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <WeaponSelect label="Weapon to add" value={weapon.id} own={force.customWeapons} onChange={setChosen} />
      <AddButton size="md" banned={banned} note={id} aria-describedby={id} onClick={add}>
        <Plus aria-hidden size={16} /> Add weapon
      </AddButton>
      <div className="w-full">
        {banned === null ? (
          <p id={id} className="text-muted text-xs">
            {bearersText(unit, weapon)}
          </p>
        ) : (
          <BanNote id={id} banned={banned} />
        )}
      </div>
    </div>
  );
}

type MountFieldsProps = {
  unit: EvaluatedUnit;
  /** The entry of the weapon, and its index in the unit's weapons. */
  entry: Borne;
  index: number;
  /** Name of the weapon. */
  name: string;
};

/** How a unit built like a vehicle mounts a weapon, and whether the weapon has its own crew (8.2, 10.2). */
function MountFields({ unit, entry, index, name }: MountFieldsProps) {
  const edit = useEdit();
  if (!unit.features && !entry.mount && !entry.crewed) return null;
  return (
    <ProblemPlace path={['units', unit.id, 'mounts']}>
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <Fields
          shape={borneSchema.shape}
          fields={borneFields}
          value={entry}
          root={unit}
          only={['mount', 'crewed']}
          className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-1"
          onChange={(fields) => edit((force) => setWeapon(force, unit.id, index, fields))}
        />
      </fieldset>
    </ProblemPlace>
  );
}

type WeaponSelectProps = {
  label: string;
  value: string;
  /** The force's own weapons, offered first. */
  own?: readonly CustomWeapon[];
  /** Label of a first option with an empty value. */
  none?: string;
  onChange: (id: string) => void;
};

/** The weapon list; memoised, to render only when pack or rulings change, not at each keystroke. */
const WeaponOptions = memo(function WeaponOptions({
  pack,
  rulings,
}: {
  pack: Pack | null;
  rulings: RulingValues;
}) {
  const weaponOf = armoury([], rulings);
  return (
    <optgroup label="The list">
      {weapons.map((weapon) => (
        <option key={weapon.id} value={weapon.id}>
          {[weapon.name, ...weaponFacts(weaponOf(weapon.id) as AnyWeapon), banOf(pack, 'upgrades', weapon.id)]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
    </optgroup>
  );
});

const rulingsOf = ({ evaluation }: BuilderState<Force, Evaluation>) => evaluation.rulings;

/** Selects a weapon; each option shows its figures. */
export function WeaponSelect({ label, value, own = [], none, onChange }: WeaponSelectProps) {
  const pack = usePack();
  const rulings = useBuilderState(rulingsOf, dequal);
  return (
    <SelectField
      label={label}
      className="w-80 max-w-full"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {own.length > 0 && (
        <optgroup label="The force’s own">
          {own.map((weapon) => (
            <option key={weapon.id} value={weapon.id}>
              {weapon.name || weapon.id} · {weaponFacts(weapon).join(' · ')}
            </option>
          ))}
        </optgroup>
      )}
      <WeaponOptions pack={pack} rulings={rulings} />
    </SelectField>
  );
}
