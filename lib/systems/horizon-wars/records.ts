import { type RecordTable, recordColumns } from '@/lib/roster/records';
import { damageBoxesOf } from './marks';
import type { Reckoning } from './reckon';
import type { ReckonedElement } from './reckon-elements';
import { specialsOf, upgradeNames } from './special';
import { statOrder } from './stats';

const columns = recordColumns(
  {
    name: 'Element name',
    type: 'Type',
    points: 'Points',
    chq: 'CHQ',
    ace: 'Ace',
    p: 'P',
    m: 'M',
    f: 'F',
    a: 'A',
    d: 'D',
    bonus: 'M bonus',
    raised: 'Raised',
    upgrades: 'Upgrades',
    special: 'Special rules',
    squadron: 'Squadron',
    embarked: 'Embarked on',
    carries: 'Carries',
    place: 'A/R/L',
    damage: 'Damage',
    ticked: 'Damage at the start',
  },
  ['raised', 'special', 'carries', 'damage', 'ticked'],
);

/** One line per element. */
export const records = (reckoning: Reckoning): RecordTable[] => [
  {
    columns,
    onScreen: statOrder,
    rows: reckoning.elements.map((element) => ({ id: element.id, cells: cellsOf(element, reckoning) })),
  },
];

function cellsOf(element: ReckonedElement, reckoning: Reckoning) {
  const { id, label, type, kind, presence, cost, isChq, ace, stats, raised, moveBonus } = element;
  const { squadronsOf, ridesOf, carriers, element: byId, scenario } = reckoning;
  const { count, ticked } = damageBoxesOf(element, reckoning);
  const place = scenario?.placeOf(id);
  return {
    name: label,
    type: type?.name ?? (kind === 'mech' ? 'Mech' : 'Aircraft'),
    points: cost,
    chq: isChq,
    ace,
    p: presence,
    ...stats,
    ...(kind === 'aircraft' && { bonus: moveBonus }),
    raised: statOrder.flatMap((stat) =>
      (raised[stat] ?? 0) > 0 ? [`${stat.toUpperCase()} by ${raised[stat]}`] : [],
    ),
    upgrades: upgradeNames(element),
    special: specialsOf(element, reckoning).map(({ name }) => name),
    squadron: [...new Set(squadronsOf(id))].map(String),
    embarked: [...new Set(ridesOf(id))].map((aircraft) => byId(aircraft).label),
    carries: (carriers.get(id)?.passengers ?? []).map((passenger) => passenger.label),
    place: place ? place.charAt(0).toUpperCase() : '',
    damage: count,
    ...(ticked > 0 && { ticked }),
  };
}
