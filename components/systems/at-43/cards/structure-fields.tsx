import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '@/components/ui/button';
import type { Card, Structure } from '@/lib/systems/at-43/card';
import { NameEdit } from '../name-edit';
import type { SetCard } from './set-card';
import { StatField } from './stat-field';

const none: Structure = { frame: null, propulsion: null, weapons: [] };

/** Structure points of a strider or vehicle, part by part. */
export function StructureFields({ card, set }: { card: Card; set: SetCard }) {
  const structure = card.structure ?? none;
  const { frame, propulsion, weapons } = structure;
  const change = (fields: Partial<Structure>) => set({ structure: { ...structure, ...fields } });
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <StatField label="Frame" value={frame} onChange={(value) => change({ frame: value })} />
        <StatField
          label="Propulsion"
          value={propulsion}
          onChange={(value) => change({ propulsion: value })}
        />
      </div>
      {weapons.map((weapon, index) => (
        <div key={index} className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <NameEdit
            compact
            className="w-56 max-w-full"
            label={`Weapon ${index + 1}`}
            value={weapon.name}
            onChange={(name) => change({ weapons: weapons.with(index, { ...weapon, name }) })}
          />
          <StatField
            label="Points"
            value={weapon.points}
            onChange={(points) => change({ weapons: weapons.with(index, { ...weapon, points }) })}
          />
          <IconButton
            size="sm"
            className="self-end"
            label={`Remove weapon ${index + 1}`}
            icon={<Trash2 aria-hidden size={16} />}
            onClick={() => change({ weapons: weapons.toSpliced(index, 1) })}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={weapons.length >= 50}
          onClick={() => change({ weapons: [...weapons, { name: 'Weapon', points: null }] })}
        >
          <Plus aria-hidden size={16} /> Add a weapon's points
        </Button>
        {card.structure !== null && (
          <Button size="sm" variant="quiet" onClick={() => set({ structure: null })}>
            Leave all of it unknown
          </Button>
        )}
      </div>
    </div>
  );
}
