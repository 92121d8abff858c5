import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '@/components/ui/button';
import { addStoredWeapon } from '@/lib/systems/forge-of-war/edits/edit-stored';
import type { CustomWeapon } from '@/lib/systems/forge-of-war/force';
import { weaponFacts } from '@/lib/systems/forge-of-war/paper/marks';
import { useEdit } from '../use-force';
import type { Library } from '../use-own-library';

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
      {stored.map(({ id, value }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <div className="min-w-0 flex-1 basis-48">
            <p className="break-words font-medium">{id}</p>
            <p className="text-muted text-sm">{weaponFacts(value).join(' · ')}</p>
          </div>
          <Button
            size="sm"
            aria-label={`Add ${id} to the force`}
            onClick={() => edit((force) => addStoredWeapon(force, value).force)}
          >
            <Plus aria-hidden size={16} /> Add
          </Button>
          <IconButton
            size="sm"
            label={`Delete ${id}`}
            icon={<Trash2 aria-hidden size={16} />}
            onClick={() => void remove({ id, value })}
          />
        </li>
      ))}
    </ul>
  );
}
