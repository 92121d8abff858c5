import { Archive, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Fields } from '@/components/builder/fields/fields';
import { type OwnLibrary, StoredItem, useOwnLibrary } from '@/components/builder/fields/own-library';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { Section } from '@/components/ui/section';
import { inList } from '@/lib/roster/text/words';
import {
  addOwnWeapon,
  addStoredWeapon,
  isArmouryFull,
  removeOwnWeapon,
  setOwnWeapon,
  weaponDraft,
} from '@/lib/systems/forge-of-war/edits/edit-weapons';
import { weaponFields, weightKinds, weightLabels } from '@/lib/systems/forge-of-war/fields';
import {
  type CustomWeapon,
  customWeaponSchema,
  sameWeapon,
  type WeightOfFire,
} from '@/lib/systems/forge-of-war/force';
import { weaponFacts } from '@/lib/systems/forge-of-war/paper/marks';
import { kindOfWeight, type WeightKind, weightOfKind } from '@/lib/systems/forge-of-war/paper/text';
import { isHarmless } from '@/lib/systems/forge-of-war/rules/weapon';
import { WeaponSelect } from '../units/weapon-fields';
import { useEdit, useEditWithUndo, useEvaluation } from '../use-force';

/** Custom weapons: those in this force, and those stored in this browser. */
export function OwnWeaponsPanel() {
  const edit = useEdit();
  const { force, rulings } = useEvaluation();
  const library = useOwnLibrary<CustomWeapon>('weapon');
  const [template, setTemplate] = useState('');
  return (
    <div className="@container space-y-8">
      <Section title="In this force" level={3} aside="travel in its file (section 16)">
        <div className="space-y-6">
          {force.customWeapons.length === 0 && (
            <p className="text-muted text-sm">
              None yet. Start from one in the list and change what you like.
            </p>
          )}
          {force.customWeapons.map((weapon) => (
            <OwnWeapon
              key={weapon.id}
              weapon={weapon}
              stored={library.stored?.find(({ id }) => id === (weapon.name || weapon.id))?.value}
              onSave={() => void library.save(weapon.name || weapon.id, weapon)}
            />
          ))}
          <div className="flex flex-wrap items-end gap-2">
            <WeaponSelect label="Start from" value={template} none="A plain weapon" onChange={setTemplate} />
            <Button
              disabled={isArmouryFull(force)}
              onClick={() =>
                edit((now) => addOwnWeapon(now, weaponDraft(now, template === '' ? null : template, rulings)))
              }
            >
              <Plus aria-hidden size={16} /> New weapon
            </Button>
          </div>
        </div>
      </Section>
      <Section title="Saved in this browser" level={3} aside="for every force">
        <StoredWeapons library={library} />
      </Section>
    </div>
  );
}

/** The stored weapons, each with a button that adds it to the force. */
function StoredWeapons({ library: { stored, remove } }: { library: OwnLibrary<CustomWeapon> }) {
  const edit = useEdit();
  if (stored === undefined) return null;
  if (stored.length === 0)
    return (
      <p className="text-muted text-sm">
        Nothing saved yet: “Save in this browser” puts a weapon here, for other forces too.
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {stored.map((item) => (
        <StoredItem
          key={item.id}
          name={item.id}
          about={weaponFacts(item.value).join(' · ')}
          to="the force"
          onAdd={() => edit((force) => addStoredWeapon(force, item.value).force)}
          onDelete={() => void remove(item)}
        />
      ))}
    </ul>
  );
}

type OwnWeaponProps = {
  weapon: CustomWeapon;
  /** The stored weapon of the same name. */
  stored: CustomWeapon | undefined;
  onSave: () => void;
};

/** Edits a custom weapon, with a control for each of its figures. */
function OwnWeapon({ weapon, stored, onSave }: OwnWeaponProps) {
  const edit = useEdit();
  const editWithUndo = useEditWithUndo();
  const { units } = useEvaluation();
  const { id } = weapon;
  const name = weapon.name || id;
  const set = (fields: Parameters<typeof setOwnWeapon>[2]) => edit((now) => setOwnWeapon(now, id, fields));
  const common = { shape: customWeaponSchema.shape, fields: weaponFields, value: weapon, onChange: set };
  const remove = () => {
    const bearers = units.filter(({ weapons }) => weapons.some((each) => each.id === id));
    const bearerNames =
      bearers.length > 3 ? `${bearers.length} units` : inList(bearers.map(({ label }) => label));
    const message = bearers.length === 0 ? `${name} removed.` : `${name} removed, also from ${bearerNames}.`;
    editWithUndo((now) => removeOwnWeapon(now, id), message);
  };
  return (
    <fieldset className="grid gap-3 border-accent border-l-2 pl-3">
      <legend className="sr-only">{name}</legend>
      <Fields {...common} only={['name', 'range', 'value', 'vehicleBonus']} />
      <WeightFields
        name={name}
        weight={weapon.weightOfFire}
        onChange={(weightOfFire) => set({ weightOfFire })}
      />
      {isHarmless(weapon) && (
        <p className="text-sm text-warning">It does no damage: it needs a value of 0 or more, and dice.</p>
      )}
      <Fields {...common} only={['heavy', 'indirect', 'accuracy', 'template', 'notes']} />
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

type WeightFieldsProps = { name: string; weight: WeightOfFire; onChange: (weight: WeightOfFire) => void };

/** A weapon's weight of fire in one of its four forms. */
function WeightFields({ name, weight, onChange }: WeightFieldsProps) {
  const parts = typeof weight === 'number' ? { dice: weight } : weight;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <Segmented<WeightKind>
        compact
        label={
          <>
            Weight of fire<span className="sr-only"> of {name}</span>
          </>
        }
        value={kindOfWeight(weight)}
        options={weightKinds}
        onChange={(kind) => onChange(weightOfKind(kind, weight))}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {Object.entries(parts).map(([key, dice]) => (
          <NumberField
            key={key}
            compact
            label={weightLabels[key] ?? key}
            min={0}
            max={99}
            value={dice}
            onChange={(next) =>
              onChange(key === 'dice' ? next : ({ ...(weight as object), [key]: next } as WeightOfFire))
            }
          />
        ))}
      </div>
    </div>
  );
}
