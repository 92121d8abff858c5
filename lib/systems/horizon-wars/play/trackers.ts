import { firstTracker, rowTrackers, sideTrackers, turnTracker } from '@/lib/play/common';
import { MAX_MARKED } from '@/lib/play/mark';
import type { Mark, Option, RowTracker, SidePlace, SideTracker, Tracker } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { startsDamaged } from '../paper/marks';
import { changed, damageTrackers } from './damage';
import {
  battleOf,
  elementOf,
  hasSpecial,
  isAdventure,
  isAircraft,
  isDestroyed,
  leftToAssign,
  MOST_ENTERING,
  type Place,
  profileOf,
  squadronOf,
  startingPlace,
  type View,
} from './rows';

const places: readonly Option[] = [
  { id: 'table', label: 'On the table' },
  { id: 'reserve', label: 'In reserve' },
  { id: 'hidden', label: 'Hidden' },
  { id: 'embarked', label: 'Embarked' },
  { id: 'disengaged', label: 'Disengaged' },
  { id: 'left', label: 'Left the table' },
];

/** The places that an element can be in: only aircraft disengage, and only others embark (p.42–43). */
const placesOf = (place: Place): readonly Option[] => {
  const never = isAircraft(place) ? 'embarked' : 'disengaged';
  return places.filter(({ id }) => id !== never || id === startingPlace(place));
};

/** A toggle of the elements for which `on` is true. */
const toggle = (
  id: string,
  label: string,
  page: number | string,
  on: (place: Place) => boolean,
): RowTracker<Evaluation> => ({ scope: 'row', id, label, page, kind: 'toggle', on });

const withSpecial = (special: string) => (place: Place) => hasSpecial(place, special);

/** Tokens of a row in a new turn: nothing is given to what is destroyed (p.22, 88). */
const tokensOf = (row: View): number => (isDestroyed(row) ? row.number('tokens') : profileOf(row).tokens);

/** Highest altitude of an aircraft that is still there; a rotary one stalls above 4 (p.36, 70). */
const ALTITUDE = 5;
const ROTARY_ALTITUDE = 4;

const highest = (place: Place): number =>
  elementOf(place).aircraftUpgrades.some(({ record }) => record.id === 'rotary') ? ROTARY_ALTITUDE : ALTITUDE;

/** In an adventure a token that is added by a tap is one of those that momentum gives (p.88). */
const countGiven = (row: View, by: number): Mark[] =>
  isAdventure(row) && by > 0 ? [changed(row.side, 'given', by)] : [];

const ofRows: RowTracker<Evaluation>[] = [
  ...damageTrackers<Evaluation>(profileOf, tokensOf).map((tracker) =>
    tracker.id === 'tokens' ? { ...tracker, follows: countGiven } : tracker,
  ),
  // No action of its own: an activation is of one or two actions, each of which spends its token (p.26).
  { scope: 'row', id: 'activated', label: 'Activated', page: 26, kind: 'toggle', reset: 'turn' },
  {
    ...toggle('joined', 'Joined another’s activation', 63, (place) => squadronOf(place).length > 0),
    reset: 'turn',
  },
  {
    scope: 'row',
    id: 'assign',
    label: 'Damage to place',
    page: 79,
    kind: 'counter',
    on: (place) => startsDamaged(elementOf(place), place.force),
    start: leftToAssign,
  },
  toggle('dug-in', 'Dug in', 67, withSpecial('dig-in')),
  {
    ...toggle('patrolled', 'Patrol or Rapid move', 112, ({ force }) =>
      force.force.battlefield.includes('native-antipathy'),
    ),
    reset: 'turn',
  },
  {
    scope: 'row',
    id: 'place',
    label: 'Place',
    page: 'p.22, 42–43, 74',
    kind: 'choice',
    options: placesOf,
    start: startingPlace,
  },
  {
    scope: 'row',
    id: 'altitude',
    label: 'Altitude',
    page: 'p.36–38, 70',
    kind: 'counter',
    on: isAircraft,
    most: highest,
  },
  toggle('stalled', 'Stalled', 46, isAircraft),
  toggle('lock-on', 'Lock-on', 45, isAircraft),
  toggle('ejected', 'Pilot ejected', 'p.46–47', isAircraft),
  toggle('strike', 'Strike used', 67, withSpecial('strike')),
  toggle('traps', 'Traps laid', 67, withSpecial('traps')),
  toggle('minelayer', 'Mines laid', 62, withSpecial('minelayer')),
  toggle('fragmentation-screen', 'Fragmentation screen used', 62, withSpecial('fragmentation-screen')),
  toggle('stealth-lost', 'Stealth suite lost', 62, withSpecial('stealth-suite')),
  toggle('gave-fire', 'Gave indirect fire from reserve', 28, withSpecial('indirect-fire')),
  ...rowTrackers<Evaluation>(),
];

type OfSide = SidePlace<Evaluation>;

const counter = (
  id: string,
  label: string,
  page: string | number,
  on: (place: OfSide) => boolean,
): SideTracker<Evaluation> => ({ scope: 'side', id, label, page, kind: 'counter', on });

const ofSides: SideTracker<Evaluation>[] = [
  {
    ...counter('entered', 'Elements that entered', 'p.77–86', ({ force }) => force.scenario !== null),
    most: ({ force }) => MOST_ENTERING[battleOf(force) ?? ''] ?? null,
    reset: 'turn',
  },
  { ...counter('given', 'Tokens given', 88, isAdventure), reset: 'turn' },
  counter('momentum-mission', 'Momentum taken by the enemy’s mission', 'p.88, 92', isAdventure),
  counter('momentum-purpose', 'Momentum from the purpose', 'p.88, 92', isAdventure),
  {
    ...counter('momentum-other', 'Momentum from pilots and other things', 'p.46–47, 88', isAdventure),
    least: -MAX_MARKED,
    start: () => 0,
  },
  ...sideTrackers<Evaluation>(),
];

/** Evacuees of Safe Corridor (p.85). */
const EVACUEES = 9;

/** Everything that can be marked. */
export const trackers: Tracker<Evaluation>[] = [
  turnTracker('Turn', 22),
  firstTracker('first', 'Goes first', 22),
  {
    scope: 'match',
    id: 'evacuees',
    label: 'Evacuees placed',
    page: 'p.85–86',
    kind: 'counter',
    on: ({ sides }) => sides.some(({ force }) => battleOf(force) === 'safe-corridor'),
    most: () => EVACUEES,
  },
  ...ofSides,
  ...ofRows,
];
