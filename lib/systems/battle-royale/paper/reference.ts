import type { ReferenceTable } from '@/lib/roster/system';
import { counted } from '@/lib/roster/words';
import type { UpgradeRecord } from '@/lib/systems/horizon-wars/edits/offered';
import { mechPoints, mechs, mechUpgrades } from '@/lib/systems/horizon-wars/evaluate/mech-catalogue';
import { extraPoints, ownUpgrades } from '../catalogue/catalogue';

const { classes, superMech } = mechs;

/** The points of a mech by Presence, and the costs of upgrades. */
export const reference = (): ReferenceTable[] => [
  {
    title: 'Points of a mech',
    rows: [
      ...classes.map(({ presence, name }) => ({
        name: `P${presence} ${name}`,
        value: pool(mechPoints(presence), extraPoints(presence)),
      })),
      {
        name: `P${superMech.presence} and more`,
        value: `${superMech.pointsPerPresence} × P + ${superMech.pointsBase}: ${mechPoints(superMech.presence)} points at P${superMech.presence}`,
      },
    ],
  },
  { title: 'Custom upgrades', rows: ownUpgrades.map(costRow) },
  {
    title: 'Weapon and frame upgrades, as many of each as its Presence',
    rows: mechUpgrades.filter(({ kind }) => kind !== 'command').map(costRow),
  },
];

const pool = (base: number, extra: number) =>
  extra > 0 ? `${counted(base, 'point')}, and ${extra} more for upgrades only` : counted(base, 'point');

function costRow({ name, cost, costNote, options, repeatable }: UpgradeRecord) {
  const value = options
    ? options.map((option) => `${option.name} ${option.cost}`).join(', ')
    : [`${cost}${repeatable ? ' each time' : ''}`, costNote].filter(Boolean).join(', ');
  return { name, value };
}
