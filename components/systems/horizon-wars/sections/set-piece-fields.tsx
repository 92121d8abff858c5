'use client';

import { useEditForce } from '@/components/builder/context';
import { Segmented } from '@/components/ui/segmented';
import { SelectField } from '@/components/ui/select-field';
import { battle as battleOf, setPieces } from '@/lib/systems/horizon-wars/catalogue';
import { setSetPiece, sizesOf } from '@/lib/systems/horizon-wars/edits/edit-scenario';
import type { Force, SetPiece } from '@/lib/systems/horizon-wars/force';
import { PageNote } from './notes';

/** The battle, its size and the side of this force. */
export function SetPieceFields({ scenario }: { scenario: SetPiece }) {
  const edit = useEditForce<Force>();
  const battle = battleOf(scenario.battle);
  const sizes = sizesOf(scenario.battle);
  const size = sizes.find(({ id }) => id === scenario.size);
  return (
    <>
      <SelectField
        label="Battle"
        className="max-w-sm"
        value={scenario.battle}
        hint={
          <>
            {battle.summary} <PageNote page={battle.page} />
          </>
        }
        onChange={(event) => {
          const chosen = event.target.value as SetPiece['battle'];
          edit((force) => setSetPiece(force, { battle: chosen }));
        }}
      >
        {setPieces.battles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Segmented<SetPiece['size']>
        label="Size"
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
        onChange={(chosen) => edit((force) => setSetPiece(force, { size: chosen }))}
      />
      <Segmented<SetPiece['role']>
        label="Side"
        value={scenario.role}
        options={[
          { value: 'attacker', label: 'Attacker' },
          { value: 'defender', label: 'Defender' },
        ]}
        onChange={(role) => edit((force) => setSetPiece(force, { role }))}
      />
    </>
  );
}
