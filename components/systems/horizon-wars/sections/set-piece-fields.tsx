'use client';

import { Fields } from '@/components/builder/fields/fields';
import { PageNote } from '@/components/builder/notes';
import { Segmented } from '@/components/ui/segmented';
import { setSetPiece, sizesOf } from '@/lib/systems/horizon-wars/edits/edit-scenario';
import { setPieceFields } from '@/lib/systems/horizon-wars/fields';
import { type SetPiece, setPieceSchema } from '@/lib/systems/horizon-wars/force';
import { useEdit } from '../use-force';

/** The battle, its size and the side of this force. */
export function SetPieceFields({ scenario }: { scenario: SetPiece }) {
  const edit = useEdit();
  const set = (fields: Partial<SetPiece>) => edit((force) => setSetPiece(force, fields));
  const common = { shape: setPieceSchema.shape, fields: setPieceFields, value: scenario, onChange: set };
  const sizes = sizesOf(scenario.battle);
  const size = sizes.find(({ id }) => id === scenario.size);
  return (
    <>
      <Fields {...common} only={['battle']} compact={false} />
      <Segmented<SetPiece['size']>
        label={setPieceFields.size.label}
        value={scenario.size}
        options={sizes.map(({ id, name, points }) => ({
          value: id as SetPiece['size'],
          label: (
            <span className="py-1">
              {name} <span className="condensed block text-xs">{points} points</span>
            </span>
          ),
        }))}
        hint={
          size && (
            <>
              {size.points} points a side on a table of {size.table}. <PageNote page={size.page} />
            </>
          )
        }
        onChange={(chosen) => set({ size: chosen })}
      />
      <Fields {...common} only={['role']} compact={false} />
    </>
  );
}
