import type { Derived, DerivedRow, DerivedValue, RowStat } from '@/lib/play/derived';
import type { MatchView, SideView } from '@/lib/play/model';
import { NO_VALUE } from '@/lib/roster/shown/displayed-stat';
import { counted } from '@/lib/roster/text/words';
import {
  attackDice,
  closeDice,
  lessStuns,
  raisedAttack,
  raisedReaction,
  reactionDice,
} from '../evaluate/dice';
import type { Evaluation } from '../evaluate/evaluate';
import { unitStats } from '../fields';
import { droneTracker } from '../paper/marks';
import {
  type Acting,
  actingOf,
  commandOf,
  concentrating,
  incomeOf,
  isAlive,
  isDetached,
  isJammed,
  isOverStunned,
  isPlatoon,
  leftOf,
  rowsOfUnit,
  squadOf,
  startOf,
  unitOf,
  unitsLeft,
  type View,
} from './rows';
import { dronesOf, UP } from './trackers';

/** Attack dice less one in a turn in which the unit marks a target (VI). */
const lessMark = (dice: number | null, acting: Acting): number | null =>
  dice !== null && isMarking(acting) ? Math.max(0, dice - 1) : dice;

/** Whether it marks a target this turn. */
export const isMarking = ({ rows }: Acting): boolean => rows.some((row) => row.number('marked') === 1);

/** The dice of what acts as one, as it stands. */
function diceOf(acting: Acting): Record<string, number | null> {
  const { full, models, teams, stuns } = acting;
  const now = { ...full, teams };
  const isStunned = stuns > 0;
  // The ruling on what heavy weapons may not raise is the one on stunned units, too.
  const mayRaiseReaction = !isStunned || full.unit.readings.teamsRaiseReaction;
  return {
    attack: lessMark(lessStuns(attackDice(now, models), stuns), acting),
    'raised-attack': isStunned ? null : lessMark(raisedAttack(now, models), acting),
    reaction: lessStuns(reactionDice(now, models), stuns),
    'raised-reaction': mayRaiseReaction ? lessStuns(raisedReaction(now, models), stuns) : null,
    close: lessStuns(closeDice(now, models), stuns),
    ...(standsDown(acting) ? { attack: 0, 'raised-attack': null } : {}),
    ...(standsDown(acting) || isLocked(acting) ? { reaction: 0, 'raised-reaction': null } : {}),
  };
}

/** Whether it gives up its actions and its reaction for Concentrate Command (VIII). */
export const standsDown = (acting: Acting): boolean => {
  const side = acting.rows[0]?.side;
  return side?.number('concentrate') === 1 && commandOf(side) === acting;
};

/** Whether it is locked in close combat, and cannot react (Infantry). */
export const isLocked = ({ rows }: Acting): boolean => rows.some((row) => row.number('locked') === 1);

/** The same of something that does not act: a squad with its platoon, a platoon without squads. */
const noDice = { attack: null, 'raised-attack': null, reaction: null, 'raised-reaction': null, close: null };

/** Whether a row is shown with the dice of what it acts in: not a squad that is with its platoon. */
const actsAsShown = (row: View): boolean => (squadOf(row) === null ? !isInSquads(row) : isDetached(row));

/** Whether all squads of a platoon act by themselves. */
const isInSquads = (row: View): boolean => isPlatoon(row) && actingOf(row).rows.length === 1;

/** What is left of a row itself; a platoon has what is left of the squads with it. */
const ownLeft = (row: View) => (isPlatoon(row) ? actingOf(row) : leftOf(row));

type Status = 'destroyed' | 'in squads' | 'with its platoon' | 'stunned' | 'ready';

function statusOf(row: View): Status {
  if (isInSquads(row)) {
    const squads = rowsOfUnit(row).filter((each) => each !== row);
    return squads.some((each) => isAlive(actingOf(each))) ? 'in squads' : 'destroyed';
  }
  const { models, teams } = ownLeft(row);
  if (models + teams === 0) return 'destroyed';
  if (!actsAsShown(row)) return 'with its platoon';
  return actingOf(row).stuns > 0 ? 'stunned' : 'ready';
}

/** Whether a unit has still to act in the turn of its side: a command unit that stands down has not. */
function isToActivate(acting: Acting): boolean {
  const [row] = acting.rows;
  if (row === undefined || !isAlive(acting)) return false;
  const { side } = row;
  return (
    side.match.text('active') === side.id &&
    !standsDown(acting) &&
    acting.rows.every((each) => each.number('fired') === 0)
  );
}

/** What follows for a unit or a squad: what is left, its dice, and whether stuns cost it a model. */
export function row(view: View): DerivedRow {
  const acting = actingOf(view);
  const { full, stuns } = acting;
  const { models, teams } = ownLeft(view);
  const start = isPlatoon(view) ? full : startOf(view);
  const { defence, closeDefence = 0 } = unitOf(view).profile;
  const status = statusOf(view);
  const acts = actsAsShown(view);
  const dice = acts ? diceOf(acting) : noDice;
  const isStunned = acts && stuns > 0;
  const overStunned = acts && isOverStunned(acting);
  return {
    values: {
      left: models,
      'teams-left': teams,
      ...dice,
      defence,
      'close-defence': closeDefence,
      'over-stunned': overStunned,
      status,
    },
    stats: [...(acts ? statsOf(acting, dice) : []), { label: unitStats.defence.letter, now: defence }],
    ...(acts ? {} : { cells: { attack: NO_VALUE, reaction: NO_VALUE } }),
    details: diceWords(dice),
    states: [
      ...(status === 'destroyed' ? [] : leftWords({ models, teams }, start)),
      ...(isStunned ? [counted(stuns, 'stun')] : []),
      ...(overStunned ? ['stuns cost a model'] : []),
      ...(isDetached(view) ? [groupWord(view)] : []),
      ...droneWords(view),
      ...(view.number('marks') > 0 ? [counted(view.number('marks'), 'mark on it', 'marks on it')] : []),
      ...(view.text('moved') === 'no' || view.text('moved') === '' ? [] : [`moved ${view.text('moved')} cm`]),
      ...(acts && isAlive(acting) && standsDown(acting) ? ['stands down'] : []),
      ...(['ready', 'stunned'].includes(status) ? [] : [status]),
    ],
    is: {
      destroyed: status === 'destroyed',
      damaged: models < start.models || teams < start.teams || isStunned || droneWords(view).length > 0,
      away: false,
      toActivate: acts && isToActivate(acting),
    },
  };
}

/** The dice that a player reads across the table, with those at full strength. */
const statsOf = (
  { full }: Acting,
  { attack = null, reaction = null }: Record<string, number | null>,
): RowStat[] => {
  const startReaction = reactionDice(full, full.models);
  return [
    { label: unitStats.attack.letter, now: attack, start: attackDice(full, full.models), cell: 'attack' },
    ...(startReaction === null
      ? []
      : [{ label: unitStats.reaction.letter, now: reaction, start: startReaction, cell: 'reaction' }]),
  ];
};

/** Dice that are bought, and those of close combat: "Attack +50%: 6". */
const diceWords = (dice: Record<string, number | null>): string[] =>
  [
    ['raised-attack', 'Attack +50%'],
    ['raised-reaction', 'Reaction +50%'],
    ['close', 'Close combat'],
  ].map(([id = '', label]) => `${label}: ${dice[id] ?? NO_VALUE}`);

interface Count {
  models: number;
  teams: number;
}

/** "3 of 6 left", "2 of 3 teams left". */
const leftWords = (left: Count, start: Count): string[] => [
  ...(left.models < start.models ? [`${left.models} of ${start.models} left`] : []),
  ...(left.teams < start.teams ? [`${left.teams} of ${start.teams} teams left`] : []),
];

/** "by itself", "with squad 2". */
function groupWord(view: View): string {
  const others = actingOf(view).rows.flatMap((each) => (each === view ? [] : (squadOf(each) ?? [])));
  return others.length === 0 ? 'by itself' : `with squad ${others.join(', ')}`;
}

/** "drone 1 disabled". */
const droneWords = (view: View): string[] =>
  dronesOf(view).flatMap((number) => {
    const state = view.text(droneTracker(number));
    return state === UP || state === '' ? [] : [`drone ${number} ${state}`];
  });

/** How many units of a side have yet to act. */
export const unitsToActivate = (view: SideView<Evaluation>): number =>
  unitsLeft(view).filter(isToActivate).length;

/** What follows for a side: the command points that its units give, and the units that are left. */
export function side(view: SideView<Evaluation>): Derived {
  const units = unitsLeft(view);
  const income = incomeOf(view, isJammed);
  const toActivate = unitsToActivate(view);
  const values: Record<string, DerivedValue> = {
    income,
    concentrated: commandOf(view) === null ? null : income + concentrating(view),
    'units-left': units.length,
    'to-activate': toActivate,
  };
  return {
    values,
    lines: [
      `CP ${view.number('cp')}`,
      `income ${income}`,
      `${counted(units.length, 'unit')} left`,
      `${toActivate} to activate`,
    ],
    score: view.number('captured') + view.number('secured'),
  };
}

/** What follows for the match: whose turn it is. The document has no victory and no length. */
export function match(view: MatchView<Evaluation>): Derived {
  const active = view.sides.find(({ id }) => id === view.text('active'));
  return {
    values: {},
    lines: [`turn ${view.number('turn')}`, ...(active ? [`${active.name} to play`] : [])],
  };
}
