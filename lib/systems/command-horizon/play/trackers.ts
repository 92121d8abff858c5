import { ACTIVE, rowTrackers, sideTrackers, switchedOn, turnTracker } from '@/lib/play/common';
import type { Option, RowTracker, SidePlace, Tracker } from '@/lib/play/model';
import { results } from '../catalogue/catalogue';
import { commandPointsOf, type Evaluation } from '../evaluate/evaluate';
import { boxesOf, DESTROYED, droneTracker, MAX_DRONES, type Track } from '../paper/marks';
import {
  incomeOf,
  isInfantry,
  isPlatoon,
  type Place,
  squadOf,
  startingGroup,
  startOf,
  unitOf,
  unitsInPlay,
} from './rows';

/** Boxes of a row, as many as its sheet has. */
const boxes = (
  id: Track,
  label: string,
  page: string,
  on?: (place: Place) => boolean,
): RowTracker<Evaluation> => ({
  scope: 'row',
  id,
  label,
  page,
  kind: 'boxes',
  ...(on ? { on } : {}),
  most: (place) => boxesOf(unitOf(place), squadOf(place), id),
});

const ofTurn = (
  id: string,
  label: string,
  page: string,
  on?: (place: Place) => boolean,
): RowTracker<Evaluation> => ({
  scope: 'row',
  id,
  label,
  page,
  kind: 'toggle',
  ...(on ? { on } : {}),
  reset: 'own-turn',
});

/** Whether a row gives command points. */
export const givesPoints = (place: Place): boolean =>
  squadOf(place) === null && unitOf(place).profile.commandPoints > 0;

/** How far a unit has moved, in centimetres. */
const moves: readonly Option[] = [
  { id: 'no', label: 'No' },
  ...[10, 20, 30].map((distance) => ({ id: `${distance}`, label: `${distance} cm` })),
];

/** The states of a shield drone (III). */
export const UP = 'up';
export const DISABLED = 'disabled';
const droneStates: readonly Option[] = [
  { id: UP, label: 'Up' },
  { id: DISABLED, label: 'Disabled' },
  { id: DESTROYED, label: 'Destroyed' },
];

/** The numbers of a unit's shield drones that are marked. */
export const dronesOf = (place: Place): number[] =>
  squadOf(place) === null
    ? Array.from({ length: Math.min(unitOf(place).drones, MAX_DRONES) }, (_, index) => index + 1)
    : [];

const drone = (number: number): RowTracker<Evaluation> => ({
  scope: 'row',
  id: droneTracker(number),
  label: `Shield drone ${number}`,
  page: 'III Vehicles',
  kind: 'choice',
  on: (place) => dronesOf(place).length >= number,
  options: () => droneStates,
  start: () => UP,
});

const ofRows: RowTracker<Evaluation>[] = [
  boxes('lost', 'Models lost', 'II Command points', (place) => !isPlatoon(place)),
  boxes('teams-lost', 'Teams lost', 'Infantry', (place) => startOf(place).teams > 0),
  {
    scope: 'row',
    id: 'group',
    label: 'Group (0 with the platoon)',
    page: 'Infantry',
    kind: 'counter',
    on: (place) => squadOf(place) !== null,
    start: startingGroup,
  },
  boxes('stuns', 'Stuns', 'Stuns'),
  ...Array.from({ length: MAX_DRONES }, (_, index) => drone(index + 1)),
  {
    scope: 'row',
    id: 'locked',
    label: 'Locked in close combat',
    page: 'Infantry',
    kind: 'toggle',
    on: isInfantry,
  },
  {
    ...ofTurn('jammed', 'Jammed', 'VIII Concentrate Command', givesPoints),
    by: switchedOn({ act: 'jam' }),
  },
  {
    scope: 'row',
    id: 'moved',
    label: 'Moved',
    page: 'II Command points',
    kind: 'choice',
    options: () => moves,
    start: () => 'no',
    reset: 'own-turn',
  },
  ofTurn('fired', 'Fired', 'II Command points'),
  {
    ...ofTurn('marked', 'Marks a target', 'VI Artillery', (place) => unitOf(place).type.light),
    by: switchedOn({ act: 'pay', input: { buy: 'mark' } }),
  },
  {
    scope: 'row',
    id: 'marks',
    label: 'Marks on it',
    page: 'VI Artillery',
    kind: 'counter',
    most: () => Math.max(...results.rangedIn.map(({ marks }) => marks)),
    reset: 'own-turn',
  },
  ...rowTrackers<Evaluation>(),
];

/** Whether a side has a command unit. */
export const hasCommand = ({ force }: SidePlace<Evaluation>): boolean => force.commands.length > 0;

/** Everything that can be marked. */
export const trackers: Tracker<Evaluation>[] = [
  turnTracker('Turn', 'I Turn'),
  {
    scope: 'match',
    id: ACTIVE,
    label: 'Whose turn',
    page: 'I Turn',
    kind: 'choice',
    options: ({ sides }) => sides.map(({ id, name }) => ({ id, label: name })),
    start: ({ sides }) => sides[0]?.id ?? '',
  },
  {
    scope: 'side',
    id: 'cp',
    label: 'Command points',
    page: 'II Command points',
    kind: 'counter',
    start: ({ force }) => commandPointsOf(force.faction, unitsInPlay(force)),
    reset: 'own-turn',
    to: (side) => incomeOf(side),
  },
  {
    scope: 'side',
    id: 'concentrate',
    label: 'Concentrate Command',
    page: 'VIII Concentrate Command',
    kind: 'toggle',
    on: hasCommand,
    reset: 'own-turn',
    by: switchedOn({ act: 'concentrate' }),
  },
  {
    scope: 'side',
    id: 'jammer',
    label: 'Radar jammer last used in turn',
    page: 'VIII Concentrate Command',
    kind: 'counter',
    on: (place) => place.force.faction.id === 'alliance' && hasCommand(place),
  },
  { scope: 'side', id: 'captured', label: 'Objectives captured', page: 'IX Objectives', kind: 'counter' },
  { scope: 'side', id: 'secured', label: 'Objectives secured', page: 'IX Objectives', kind: 'counter' },
  ...sideTrackers<Evaluation>(),
  ...ofRows,
];
