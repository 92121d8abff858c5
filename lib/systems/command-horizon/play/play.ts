import { set } from '@/lib/play/common';
import type { Action, Mark, PlayModel, RowAction, SideAction } from '@/lib/play/model';
import { raisedAttack, raisedReaction } from '../evaluate/dice';
import { type Evaluation, type PricedPurchase, pricedPurchases } from '../evaluate/evaluate';
import { droneTracker, specialsOf } from '../paper/marks';
import { attackActions } from './attack-actions';
import { course } from './course';
import { match, row, side } from './derive';
import { disengage } from './disengaging';
import {
  actingOf,
  concentrating,
  fewerStuns,
  isAlive,
  isDetached,
  isInfantry,
  isJammed,
  leftOf,
  type Place,
  rows,
  rowsOfUnit,
  squadOf,
  stunsAfterLoss,
  unitOf,
  type View,
  WITH_PLATOON,
} from './rows';
import { DISABLED, dronesOf, givesPoints, hasCommand, trackers, UP } from './trackers';

const isSquad = (place: Place): boolean => squadOf(place) !== null;
const isLight = (place: Place): boolean => unitOf(place).type.light;
/** One of a unit's models by itself, to ask whether its dice may be raised. */
const single = (place: Place) => ({ unit: unitOf(place), models: 1, teams: 0, whole: false });

/** Whether a purchase is one for the type of a row; those that are not here are for all. */
const isFor: Readonly<Record<string, (place: Place) => boolean>> = {
  // Infantry that stands fires for nothing, and moves and fires 10 cm at most.
  fire: (place) => !isInfantry(place),
  'move-fire-20': (place) => !isInfantry(place),
  'move-fire-30': (place) => !isInfantry(place),
  reaction: (place) => raisedReaction(single(place), 1) !== null,
  attack: (place) => raisedAttack(single(place), 1) !== null,
  'split-fire': isSquad,
  mark: isLight,
  rough: (place) => !isLight(place),
  drone: (place) => dronesOf(place).length > 0,
  attach: isSquad,
  'fight-on': isInfantry,
  disengage: isInfantry,
};

/** Whether it is the move that light tanks have for nothing (II). */
const isFree = (place: Place, { id }: PricedPurchase): boolean =>
  id === 'move-fire-10' && isLight(place) && !isInfantry(place);

/** What a row may buy, with its price under the rulings (II). */
const offeredTo = (place: Place): PricedPurchase[] =>
  pricedPurchases(place.force)
    .filter(({ id }) => isFor[id]?.(place) ?? true)
    .map((purchase) => (isFree(place, purchase) ? { ...purchase, cost: 0, price: 'free' } : purchase));

const movedAndFired = (distance: string) => (row: View) => [
  set(row, 'moved', distance),
  set(row, 'fired', 1),
];

/** What a purchase marks besides its price; the others mark nothing. */
const effects: Readonly<Record<string, (row: View) => Mark[]>> = {
  fire: (row) => [set(row, 'fired', 1)],
  'move-fire-10': movedAndFired('10'),
  'move-fire-20': movedAndFired('20'),
  'move-fire-30': movedAndFired('30'),
  stun: (row) => fewerStuns(row, 1),
  mark: (row) => [set(row, 'marked', 1)],
  drone: (row) => {
    const disabled = dronesOf(row).find((number) => row.text(droneTracker(number)) === DISABLED);
    return disabled === undefined ? [] : [set(row, droneTracker(disabled), UP)];
  },
  disengage: (row) => [set(row, 'locked', 0)],
  attach: (row) => [set(row, 'group', isDetached(row) ? WITH_PLATOON : freeGroup(row))],
};

/** The lowest number of a group that no squad of the platoon is in. */
function freeGroup(row: View): number {
  const taken = new Set(rowsOfUnit(row).map((each) => each.number('group')));
  let group = 1;
  while (taken.has(group)) group++;
  return group;
}

/** A model lost to stuns, then stuns to the models left: from the row itself if it has one (Stuns). */
function stunLoss(row: View): Mark[] {
  const acting = actingOf(row);
  const rows = [row, ...acting.rows];
  const ofModels = rows.find((each) => leftOf(each).models > 0);
  const ofTeams = ofModels ? undefined : rows.find((each) => leftOf(each).teams > 0);
  const models = acting.models - (ofModels ? 1 : 0);
  const teams = acting.teams - (ofTeams ? 1 : 0);
  return [
    ...(ofModels ? [set(ofModels, 'lost', ofModels.number('lost') + 1)] : []),
    ...(ofTeams ? [set(ofTeams, 'teams-lost', ofTeams.number('teams-lost') + 1)] : []),
    ...fewerStuns(row, acting.stuns - stunsAfterLoss(acting, models, teams)),
  ];
}

const ofRows: RowAction<Evaluation>[] = [
  {
    scope: 'row',
    id: 'jam',
    label: 'Jammed: its points off',
    page: 'VIII Concentrate Command',
    on: givesPoints,
    run: (row) => {
      if (isJammed(row)) return [];
      const points = isAlive(actingOf(row)) ? unitOf(row).profile.commandPoints : 0;
      return [set(row, 'jammed', 1), set(row.side, 'cp', row.side.number('cp') - points)];
    },
  },
  {
    scope: 'row',
    id: 'pay',
    label: 'Buy',
    page: 'II Command points',
    inputs: [
      {
        id: 'buy',
        label: 'What command points buy',
        kind: 'pick',
        options: (place) =>
          offeredTo(place).map(({ id, name, price }) => ({ id, label: `${name} · ${price}` })),
      },
    ],
    run: (row, inputs) => {
      const bought = offeredTo(row).find(({ id }) => id === inputs.pick('buy'));
      if (bought === undefined) return [];
      return [set(row.side, 'cp', row.side.number('cp') - bought.cost), ...(effects[bought.id]?.(row) ?? [])];
    },
  },
  { scope: 'row', id: 'stun-loss', label: 'Lose a model to stuns', page: 'Stuns', run: stunLoss },
];

const concentrate: SideAction<Evaluation> = {
  scope: 'side',
  id: 'concentrate',
  label: 'Concentrate Command',
  page: 'VIII Concentrate Command',
  on: hasCommand,
  run: (side) =>
    side.number('concentrate') === 1
      ? []
      : [set(side, 'concentrate', 1), set(side, 'cp', side.number('cp') + concentrating(side))],
};

/** The actions of a side and its rows, in the order of play. */
export const actions: Action<Evaluation>[] = [concentrate, ...ofRows, disengage];

/** A battle at the table: losses and stuns by unit and squad, command points by side; each side has its own turn. */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'turn', by: 'side' },
  open: [
    'Victory and length: the document has neither; captured and secured are counters.',
    'A radar jammer never works two turns running; whose turns count, the players decide.',
    'Asori infantry that moves 20 cm for a command point: mark the move and the point by hand.',
  ],
  rows,
  trackers,
  actions,
  attacks: attackActions,
  acted: { tracker: 'fired', to: 1 },
  rules: (place) =>
    specialsOf(unitOf(place)).map(({ name, effect, page }) => ({ label: name, effect, page })),
  course,
  derive: { row, side, match },
};
