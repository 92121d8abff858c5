import { REMOVED, set } from '@/lib/play/common';
import type { Mark, PlayModel, RowAction } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { specialsOf, startsDamaged } from '../paper/marks';
import { attackActions } from './attack-actions';
import { course } from './course';
import { ceilingOf, changed, damageActions, lost, lostOf, recoverNeeds, TOKEN } from './damage';
import { match, row, side } from './derive';
import {
  elementOf,
  hasEngineer,
  hasSpecial,
  isAdventure,
  isAircraft,
  mayRecover,
  profileOf,
  rows,
  squadronOf,
  type View,
} from './rows';
import { trackers } from './trackers';

/** What an act marks (p.22, 26). */
const acted = (row: View): Mark[] => [changed(row, 'tokens', -1), set(row, 'activated', 1)];

const ofDamage = damageActions<Evaluation>(profileOf, acted);

/** The rows that are aboard an aircraft (p.43). */
const passengersOf = (row: View): View[] =>
  row.side.rows.filter(
    (other) =>
      other.text('place') === 'embarked' && row.force.ridesOf(other.row.element).includes(row.row.element),
  );

/** What an element brought to A 0, or destroyed, takes with it: those aboard (p.34, 43). */
const aboard = (row: View, marks: readonly Mark[]): Mark[] => {
  const markOf = (tracker: string) => marks.find(([path]) => path.at(-1) === tracker)?.[1];
  const lostA = markOf(lostOf('a'));
  const isGone =
    markOf(REMOVED) === 1 || (typeof lostA === 'number' && lostA >= ceilingOf(profileOf(row), row, 'a'));
  return isGone ? passengersOf(row).map((each) => set(each, REMOVED, 1)) : [];
};

/** An action that takes hits, with those aboard. */
const withPassengers = (action: RowAction<Evaluation>): RowAction<Evaluation> => ({
  ...action,
  run: (row, inputs) => {
    const marks = action.run(row, inputs);
    return [...marks, ...aboard(row, marks)];
  },
});

/** What a strike spends: that of its type once a battle, an aircraft a point of F or its lock-on (p.44–45, 67). */
const useStrike = (row: View): Mark[] => [set(row, 'strike', 1)];
const airStrike = (row: View): Mark[] =>
  row.number('lock-on') === 1 ? [set(row, 'lock-on', 0)] : lost(profileOf(row), row, ['f']);

/** The dice of a Recover action (p.31). */
const recoverDice = (row: View): string => recoverNeeds(elementOf(row).stats.d, row.number('damage'));

/** The actions of a row, in the order of play. */
export const actions: RowAction<Evaluation>[] = [
  {
    scope: 'row',
    id: 'give',
    label: 'Give a token',
    page: 88,
    on: isAdventure,
    run: (row) => [changed(row, 'tokens', 1), changed(row.side, 'given', 1)],
  },
  {
    scope: 'row',
    id: 'enter',
    label: 'Enter',
    page: 22,
    spends: TOKEN,
    on: ({ force }) => force.scenario !== null,
    // Entering counts as a patrol move.
    run: (row) => [
      set(row, 'place', 'table'),
      ...acted(row),
      set(row, 'patrolled', 1),
      changed(row.side, 'entered', 1),
    ],
  },
  ofDamage.act,
  ofDamage.react,
  {
    scope: 'row',
    id: 'together',
    label: 'Act together',
    page: 63,
    spends: '1 token each',
    on: (place) => squadronOf(place).length > 0,
    inputs: [
      {
        id: 'with',
        label: 'Mechs that act with it',
        kind: 'picks',
        options: (place) => squadronOf(place).map((id) => ({ id, label: place.force.element(id).label })),
      },
    ],
    run: (row, inputs) => {
      const picked = new Set(inputs.picks('with'));
      const others = row.side.rows.filter((other) => picked.has(other.row.element));
      return [
        ...[row, ...others].flatMap(acted),
        set(row, 'joined', 0),
        ...others.map((other) => set(other, 'joined', 1)),
      ];
    },
  },
  {
    scope: 'row',
    id: 'use-strike',
    label: 'Use Strike',
    page: 67,
    on: (place) => hasSpecial(place, 'strike'),
    run: useStrike,
  },
  {
    scope: 'row',
    id: 'air-strike',
    label: 'Strike',
    page: 'p.44–45',
    on: isAircraft,
    run: airStrike,
  },
  withPassengers(ofDamage.hit),
  withPassengers(ofDamage.damage),
  // What touches an aircraft on the ground destroys it, and in the air nothing does (p.29, 41).
  { ...ofDamage.charged, on: (place) => !isAircraft(place) },
  {
    scope: 'row',
    id: 'divert',
    label: 'Divert to the stealth suite',
    page: 62,
    on: (place) => hasSpecial(place, 'stealth-suite'),
    run: (row) => [set(row, 'stealth-lost', 1)],
  },
  { ...ofDamage.recover, on: mayRecover, needs: recoverDice },
  {
    ...ofDamage.recover,
    id: 'repaired',
    label: 'Repaired by an Engineer',
    page: 62,
    on: (place) => !mayRecover(place) && hasEngineer(place),
    help: 'The mech’s token is spent by its own Act (p.26, 62).',
  },
  {
    scope: 'row',
    id: 'assign',
    label: 'Place damage',
    page: 79,
    on: (place) => startsDamaged(elementOf(place), place.force),
    inputs: ofDamage.damage.inputs ?? [],
    run: (row, inputs) => {
      const taken = inputs.picks('take');
      return [...lost(profileOf(row), row, taken), changed(row, 'assign', -taken.length)];
    },
  },
  {
    scope: 'row',
    id: 'destroy',
    label: 'Destroyed',
    page: 'p.34, 43',
    run: (row) => [row, ...passengersOf(row)].map((each) => set(each, REMOVED, 1)),
  },
];

/** A battle at the table: tokens, damage and stats by element, momentum by side, and what wins (p.22–112). */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'turn', by: 'match' },
  open: [
    'Whether action tokens may be off the table is for the players to agree (p.22).',
    'Enter, Act and React spend the token; Strike, Recover and what the dice do belong to an Act (p.22, 26, 33).',
    'Momentum that a mission or a purpose takes is counted by hand, as the battle decides it (p.88, 92).',
    'Ace re-rolls and Chain of Command spend nothing of their own and have no tracker (p.58, 61, 68).',
    'What the missions count beyond the watches is the players’ score.',
  ],
  rows,
  trackers,
  actions,
  attacks: attackActions<Evaluation>({
    profileOf,
    acted,
    strikeOf: (place) => (isAircraft(place) ? airStrike : hasSpecial(place, 'strike') ? useStrike : null),
    follows: aboard,
  }),
  agree: 'Agree before the battle whether action tokens may be off the table (p.22).',
  minutesPage: 15,
  tokens: 'tokens',
  acted: { tracker: 'activated', to: 1 },
  rules: (place) =>
    specialsOf(elementOf(place), place.force).map(({ name, effect, page }) => ({
      label: name,
      effect,
      page,
    })),
  course,
  derive: { row, side, match },
};
