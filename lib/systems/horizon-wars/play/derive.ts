import type { Derived, DerivedRow, DerivedValue, Watch } from '@/lib/play/derived';
import type { MatchView, SideView } from '@/lib/play/model';
import { counted, inList, minus } from '@/lib/roster/text/words';
import { pageText } from '@/lib/roster/verdict';
import type { Evaluation } from '../evaluate/evaluate';
import { gameMinutes } from '../evaluate/totals';
import { ceilingOf, currentStats, movesOf, movesText, TOKENS } from './damage';
import {
  elementOf,
  isAdventure,
  isDestroyed,
  isHitByNatives,
  isInForce,
  isOnTable,
  mayEnter,
  mayMoveRapidly,
  presenceOf,
  profileOf,
  statusOf,
  type View,
} from './rows';
import { battleWatches } from './watches';

/** What follows for an element: its stats as they are, how far it moves, and whether it is effective. */
export function row(view: View): DerivedRow {
  const { presence, stats, moveBonus, kind } = elementOf(view);
  const profile = profileOf(view);
  const { f, m, a } = currentStats(profile, view);
  const maxF = ceilingOf(profile, view, 'f');
  const status = statusOf(view);
  const isAircraft = kind === 'aircraft';
  const damage = view.number('damage');
  const distances = isAircraft ? flights(m + moveBonus) : movesOf(m, mayMoveRapidly(view));
  return {
    values: {
      p: presence,
      m,
      f,
      a,
      d: stats.d,
      'max-f': maxF,
      ...distances,
      ...(isAircraft ? { bonus: moveBonus, 'least-move': moveBonus, stalls: m === 0 } : {}),
      status,
      ...(view.has('patrolled') ? { 'hit-by-natives': isHitByNatives(view) } : {}),
    },
    stats: [
      { label: 'P', now: presence },
      { label: 'F', now: f, start: stats.f, cell: 'f' },
      { label: 'M', now: m, start: stats.m, cell: 'm', ...(isAircraft ? { after: ` (+${moveBonus})` } : {}) },
      { label: 'A', now: a, start: stats.a, cell: 'a' },
      { label: 'D', now: stats.d },
    ],
    details: movesText(distances),
    states: [
      ...(damage > 0 ? [`damage ${damage}`] : []),
      ...(status === 'effective' ? [] : [status]),
      ...(view.text('place') === 'table' ? [] : [placeWord(view)]),
      ...(isAircraft && status !== 'destroyed' ? flightStates(view, m) : []),
    ],
    is: {
      destroyed: status === 'destroyed',
      damaged: damage > 0 || m < stats.m || f < stats.f || a < stats.a,
      away: status !== 'destroyed' && view.text('place') !== 'table',
      toActivate: isToActivate(view),
      concealed: ['reserve', 'hidden'].includes(view.text('place')),
    },
  };
}

/** How high an aircraft on the table is, and that it cannot stay there: with M 0 its next action is a crash (p.36, 46). */
const flightStates = (view: View, m: number): string[] => [
  ...(isOnTable(view) ? [`altitude ${view.number('altitude')}`] : []),
  ...(m === 0 ? ['stalls and crashes in its next action (p.46)'] : []),
];

/** Whether it can still act this turn: it has not acted, is not destroyed, and has not left the table. */
export const isToActivate = (view: View): boolean =>
  !isDestroyed(view) && view.number('activated') === 0 && view.text('place') !== 'left';

const placeWord = (view: View) => (view.text('place') === 'reserve' ? 'in reserve' : view.text('place'));

/** Inches of an aircraft's manoeuvres: three times, twice and once its M with its bonus (p.38–39). */
const flights = (m: number) => ({ 'dead-on': 3 * m, bank: 2 * m, veer: m });

/** What follows for a side: what is left, and its momentum in an adventure (p.88). */
export function side(view: SideView<Evaluation>): Derived {
  const { rows, force } = view;
  const left = rows.filter((each) => !isDestroyed(each));
  const lost = rows.filter(isDestroyed);
  const inForce = rows.filter(isInForce);
  const presence = presenceOf(rows);
  const toActivate = rows.filter(isToActivate);
  const entering = mayEnter(view);
  const momentum = isAdventure(view) ? momentumOf(view) : null;
  const tokens = left.reduce((total, each) => total + each.number('tokens'), 0);
  return {
    values: {
      presence,
      remaining: presenceOf(left),
      'destroyed-presence': presenceOf(lost),
      // A pilot who got out is worth a point less to the enemy (p.46–47).
      'points-given': presenceOf(lost) - lost.filter((each) => each.number('ejected') === 1).length,
      'effective-elements': inForce.length,
      'effective-presence': presenceOf(inForce),
      'tokens-left': tokens,
      'to-activate': toActivate.length,
      minutes: force.elements.length === 0 ? null : gameMinutes(force.forcePresence),
      ...momentum,
      ...(view.has('entered') ? { 'may-enter': entering?.most ?? null } : {}),
    },
    watches: [...momentumWatches(view, momentum), ...nativeWatch(rows)],
    lines: [
      `FP ${presenceOf(left)} of ${presence}`,
      ...(momentum ? [`momentum ${minus(momentum.momentum)}`, `${momentum['to-give']} to give`] : []),
      `${toActivate.length} to activate`,
    ],
    details: [
      ...(entering
        ? [`${view.number('entered')} of ${entering.most} entered this turn (${pageText(entering.page)})`]
        : []),
      `${counted(tokens, 'token')} to go`,
      `${counted(inForce.length, 'element')} effective on the table with P${presenceOf(inForce)}`,
      `P${presenceOf(lost)} destroyed`,
    ],
    score: momentum?.momentum ?? 0,
  };
}

/** Momentum, and the tokens that it gives: at most two an element, the surplus being hits on one's own (p.88). */
export function momentumOf(view: SideView<Evaluation>) {
  const start = view.force.scenario?.momentum ?? 0;
  const momentum =
    start -
    presenceOf(view.rows.filter(isDestroyed)) -
    view.number('momentum-mission') +
    view.number('momentum-purpose') +
    view.number('momentum-other');
  const room = TOKENS * view.rows.filter((each) => !isDestroyed(each)).length;
  return {
    'momentum-start': start,
    momentum,
    'to-give': Math.max(0, Math.min(momentum, room) - view.number('given')),
    surplus: Math.max(0, momentum - room),
  } satisfies Record<string, DerivedValue>;
}

function momentumWatches(
  { id, match: { sides } }: SideView<Evaluation>,
  momentum: ReturnType<typeof momentumOf> | null,
): Watch[] {
  if (momentum === null) return [];
  const others = sides.filter((side) => side.id !== id);
  return [
    {
      id: 'momentum',
      label: 'Momentum gone',
      page: 87,
      counts: 'turn-start',
      is: momentum.momentum <= 0,
      wins: others.length === 1 ? others[0]?.id : undefined,
      text: `Momentum is ${minus(momentum.momentum)}; 0 or less at the start of a turn loses`,
    },
    ...(momentum.surplus === 0
      ? []
      : [
          {
            id: 'surplus',
            label: 'Momentum surplus',
            page: 88,
            is: true,
            text: `${momentum.surplus} more than the elements can take: as many hits on them`,
          },
        ]),
  ];
}

function nativeWatch(rows: readonly View[]): Watch[] {
  if (!rows.some((each) => each.has('patrolled'))) return [];
  const hit = rows.filter(isHitByNatives);
  return [
    {
      id: 'native-antipathy',
      label: 'Native antipathy',
      page: 112,
      is: hit.length > 0,
      text: `${hit.length} on the table without a Patrol or Rapid move${hit.length === 0 ? '' : ` (${inList(hit.map(({ row }) => row.label))})`}: a hit each at the end of the turn`,
    },
  ];
}

/** What follows for the match: the conditions of its battle. */
export const match = (view: MatchView<Evaluation>): Derived => ({
  values: {},
  watches: battleWatches(view),
  lines: [`turn ${view.number('turn')}`],
});
