import { Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { counted } from '@/lib/roster/words';
import { addStoredTroop } from '@/lib/systems/forge-of-war/edits/edit-stored';
import type { StoredTroop } from '@/lib/systems/forge-of-war/edits/stored';
import { armoury, evaluateUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { useEvaluation } from '../use-force';
import { useOwnLibrary } from '../use-own-library';
import { Offered } from './offered';

type StoredTroopsProps = { full: boolean; onAdd: (put: (force: Force, id: string) => Force) => void };

/** The player's troops stored in this browser, to add to any force. */
export function StoredTroops({ full, onAdd }: StoredTroopsProps) {
  const { stored, remove } = useOwnLibrary<StoredTroop>('troop');
  const { rulings } = useEvaluation();
  if (stored === undefined) return null;
  if (stored.length === 0)
    return (
      <EmptyState title="No troops of yours yet">
        Open a unit and select “Save for other forces”. You then find it here, with its custom weapons, in
        every force.
      </EmptyState>
    );
  return (
    <ul className="divide-y divide-line">
      {stored.map(({ id, value }) => (
        <Offered
          key={id}
          name={id}
          about={
            value.weapons.length > 0
              ? `with ${counted(value.weapons.length, 'weapon')} of its own`
              : 'Saved in this browser'
          }
          unit={evaluateUnit(
            { ...value.unit, id: '', passengers: [] },
            id,
            armoury(value.weapons, rulings),
            rulings,
          )}
          disabled={full}
          onAdd={() => onAdd((force, unitId) => addStoredTroop(force, value, unitId))}
        >
          <IconButton
            size="sm"
            label={`Delete ${id}`}
            icon={<Trash2 aria-hidden size={16} />}
            onClick={() => void remove({ id, value })}
          />
        </Offered>
      ))}
    </ul>
  );
}
