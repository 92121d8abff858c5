import { Archive, Trash2 } from 'lucide-react';
import { Fields } from '@/components/builder/fields/fields';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { inList } from '@/lib/roster/words';
import { removeOwnWeapon, setOwnWeapon } from '@/lib/systems/forge-of-war/edits/edit-weapons';
import { sameWeapon } from '@/lib/systems/forge-of-war/edits/stored';
import { weaponFields } from '@/lib/systems/forge-of-war/fields';
import { type CustomWeapon, customWeaponSchema } from '@/lib/systems/forge-of-war/force';
import { isHarmless } from '@/lib/systems/forge-of-war/rules/weapon';
import { useEdit, useEditWithUndo, useEvaluation } from '../use-force';
import { WeightFields } from './weight-fields';

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
