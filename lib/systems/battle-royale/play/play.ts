import { REMOVED, set } from '@/lib/play/common';
import type { Input, Mark, PlayModel, RowAction } from '@/lib/play/model';
import { attackActions } from '@/lib/systems/horizon-wars/play/attack-actions';
import {
  activeStats,
  changed,
  damageActions,
  recoverNeeds,
  restored,
  TOKEN,
} from '@/lib/systems/horizon-wars/play/damage';
import type { Evaluation } from '../evaluate/evaluate';
import { MECH, PILOT, pilotSpecials, specialsOf } from '../paper/special';
import { course } from './course';
import {
  hasUpgrade,
  isMech,
  isPilot,
  leavesNone,
  match,
  type Place,
  pilotPlace,
  profileOf,
  row,
  rowOf,
  rows,
  side,
  type View,
} from './rows';
import { trackers } from './trackers';

/** What an act marks: who acts has had the card turned over. */
const acted = (row: View): Mark[] => [changed(row, 'tokens', -1), set(row.side, 'card', 1)];

const ofDamage = damageActions<Evaluation>(profileOf, acted);

/** Stat points, and damage, that a power cell gives back. */
const CELL = 2;

/** What follows where a mech is brought to 0 A: the pilot is out, with the tokens that the mech had left. */
const ejected = (row: View, marks: readonly Mark[]): Mark[] => {
  const pilot = rowOf(row.side, PILOT);
  const isOut = marks.some(([path, to]) => path.at(-1) === REMOVED || leavesNone(row, path.at(-1), to));
  if (!isMech(row) || !isOut || pilot === undefined || pilotPlace(pilot) !== 'in-mech') return [];
  const tokens = marks.find(([path]) => path.at(-1) === 'tokens')?.[1] ?? row.number('tokens');
  return [
    [[...row.path, 'tokens'], 0],
    [[...pilot.path, 'place'], 'on-foot'],
    [[...pilot.path, 'tokens'], Math.max(0, Number(tokens))],
  ];
};

const ejecting = (action: RowAction<Evaluation>): RowAction<Evaluation> => ({
  ...action,
  run: (row, inputs) => {
    const marks = action.run(row, inputs);
    return [...marks, ...ejected(row, marks)];
  },
});

/** A mech with the benefit of power cells: two damage less for each, and the stats picked back. */
const repaired = (mech: View, cells: number, restore: readonly string[]): Mark[] => [
  changed(mech, 'damage', -CELL * cells),
  ...restored(profileOf(mech), mech, restore.slice(0, CELL * cells)),
];

const restoreInput: Input<Place> = {
  id: 'restore',
  label: 'Stats restored',
  kind: 'picks',
  options: () => activeStats.map((stat) => ({ id: stat, label: stat.toUpperCase() })),
};

/** A headhunter who kills a pilot has a cell without taking one off the table. */
const fromInput: Input<Place> = {
  id: 'from',
  label: 'Where the cell comes from',
  kind: 'pick',
  options: (place) => [
    { id: 'table', label: 'The table' },
    ...(hasUpgrade(place, 'headhunter') ? [{ id: 'pilot', label: 'A pilot killed' }] : []),
  ],
};

/** The actions of a row, in the order of play. */
export const actions: RowAction<Evaluation>[] = [
  ofDamage.act,
  ofDamage.react,
  ejecting(ofDamage.hit),
  ejecting(ofDamage.damage),
  ejecting(ofDamage.charged),
  {
    scope: 'row',
    id: 'divert',
    label: 'Divert to the stealth suite',
    page: 62,
    on: (place) => hasUpgrade(place, 'stealth-suite'),
    run: (row) => [[[...row.path, 'stealth-lost'], 1]],
  },
  { ...ofDamage.recover, needs: (row) => recoverNeeds(profileOf(row).stats.d, row.number('damage')) },
  {
    scope: 'row',
    id: 'cell',
    label: 'Use a power cell',
    page: null,
    on: isMech,
    inputs: [restoreInput, fromInput],
    run: (row, inputs) => [
      ...repaired(row, 1, inputs.picks('restore')),
      ...(inputs.pick('from') === 'pilot' ? [] : [changed(row.side.match, 'cells', -1)]),
    ],
  },
  {
    scope: 'row',
    id: 'collect',
    label: 'Collect a power cell',
    page: null,
    on: isPilot,
    run: (row) => [changed(row, 'cells', 1), changed(row.side.match, 'cells', -1)],
  },
  {
    scope: 'row',
    id: 'remount',
    label: 'Remount',
    page: null,
    spends: TOKEN,
    on: isPilot,
    inputs: [restoreInput],
    run: (row, inputs) => {
      const mech = rowOf(row.side, MECH);
      return [
        ...(mech ? repaired(mech, row.number('cells'), inputs.picks('restore')) : []),
        [[...row.path, 'cells'], 0],
        [[...row.path, 'place'], 'in-mech'],
        ...acted(row),
      ];
    },
  },
  {
    scope: 'row',
    id: 'destroy',
    label: 'Destroyed',
    page: 34,
    run: (row) => [isMech(row) ? [[...row.path, 'removed'], 1] : [[...row.path, 'place'], 'killed']],
  },
];

/** A Battle Royale at the table: mechs and their pilots, power cells, and the last one standing. */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'round', by: 'match' },
  open: [
    'Tokens of a pilot who remounts: the document does not say how many are left.',
    'How long a battle lasts beyond the last mech standing.',
  ],
  rows,
  trackers,
  actions,
  attacks: attackActions<Evaluation>({ profileOf, acted, strikeOf: () => null, follows: ejected }),
  tokens: 'tokens',
  rules: (place) =>
    (isMech(place) ? specialsOf(place.force.mech) : pilotSpecials(place.force.mech)).map(
      ({ name, effect, page }) => ({ label: name, effect, page }),
    ),
  course,
  derive: { row, side, match },
};
