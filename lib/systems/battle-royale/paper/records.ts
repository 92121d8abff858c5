import { type RecordTable, recordColumns } from '@/lib/roster/shown/records';
import { takenName } from '@/lib/systems/horizon-wars/edits/offered';
import { damageBoxes } from '@/lib/systems/horizon-wars/fields';
import { statOrder } from '@/lib/systems/horizon-wars/paper/text';
import { pilotLine } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { effectOf, inOrder, pilotSpecials, upgradeNames, usesOf } from './special';
import { pilotLabel } from './text';

const columns = recordColumns(
  {
    name: 'Element name',
    type: 'Type',
    pilot: 'Pilot',
    points: 'Points',
    p: 'P',
    m: 'M',
    f: 'F',
    a: 'A',
    d: 'D',
    upgrades: 'Upgrades',
    special: 'Special rules',
    damage: 'Damage',
  },
  ['special', 'damage'],
);

const notesColumn = { id: 'notes', label: 'Notes' };

const upgradeColumns = recordColumns({
  name: 'Upgrade',
  points: 'Points',
  effect: 'Effect',
  page: 'Page',
  uses: 'Uses',
});

/** The mech and its pilot, and a line for each upgrade and each ability of drones. */
export function records({ mech, budget }: Evaluation): RecordTable[] {
  const upgrades = upgradeNames(mech);
  const { notes } = mech.source;
  return [
    {
      columns: [...columns, ...(notes ? [notesColumn] : [])],
      onScreen: statOrder,
      rows: [
        {
          id: 'mech',
          cells: {
            name: mech.label,
            type: 'Mech',
            pilot: mech.source.pilot.trim(),
            points: budget.onStats + budget.onUpgrades,
            p: mech.presence,
            ...mech.stats,
            upgrades,
            special: upgrades,
            damage: damageBoxes(mech.stats),
            ...(notes && { notes }),
          },
        },
        {
          id: '',
          cells: {
            name: pilotLabel(mech.source),
            type: 'Infantry, once ejected',
            p: pilotLine.presence,
            ...pilotLine.stats,
            special: pilotSpecials(mech).map(({ name }) => name),
            damage: damageBoxes(pilotLine.stats),
          },
        },
      ],
    },
    {
      columns: upgradeColumns,
      rows: inOrder(mech).flatMap((taken) => {
        const { record, abilities, points } = taken;
        const own = abilities.reduce((left, { cost }) => left - cost, points);
        const uses = usesOf(taken);
        return [
          {
            id: '',
            cells: {
              name: takenName(taken),
              points: own,
              effect: effectOf(taken, mech),
              page: record.page ?? '',
              ...(uses > 0 && { uses }),
            },
          },
          ...abilities.map(({ name, cost, effect }) => ({ id: '', cells: { name, points: cost, effect } })),
        ];
      }),
    },
  ];
}
