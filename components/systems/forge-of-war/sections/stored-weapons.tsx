import { StoredItem } from '@/components/builder/stored-item';
import type { Library } from '@/components/builder/use-own-library';
import { addStoredWeapon } from '@/lib/systems/forge-of-war/edits/edit-stored';
import type { CustomWeapon } from '@/lib/systems/forge-of-war/force';
import { weaponFacts } from '@/lib/systems/forge-of-war/paper/marks';
import { useEdit } from '../use-force';

/** The stored weapons, each with a button that adds it to the force. */
export function StoredWeapons({ library: { stored, remove } }: { library: Library<CustomWeapon> }) {
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
