import type { Derived, DerivedRow, RowStat, TablesNow } from '@/lib/play/derived';
import type { MatchView, SideView } from '@/lib/play/model';
import { counted } from '@/lib/roster/text/words';
import type { Card } from '../catalogue/card';
import { profileStats } from '../catalogue/card-fields';
import { type Command, commandFacts, type Evaluation, type LedUnit, wagerOf } from '../evaluate/evaluate';
import { attachedHeroOf, rushOf } from '../evaluate/table-values';
import { COMPANY_SHEET, companyNote } from '../paper/sheet-company';
import { allLed, SUCCESSION, successionNote, successionRows } from '../paper/sheet-look-up';
import { actText } from '../paper/text';
import {
  bearersLost,
  bearersOf,
  cardOf,
  fightersIn,
  isArmoured,
  isHero,
  isMachine,
  isSupport,
  isUnit,
  partsOf,
  unitOf,
  type View,
} from './rows';
import {
  commanderOf,
  commandUnits,
  costsOf,
  fightersLeft,
  isDestroyed,
  isDisorganised,
  isImmobilised,
  isLost,
  isPartLost,
  leadershipLeft,
  ledOf,
  machineStatus,
  pointsLeft,
  poolOf,
  statusOf,
  testsMorale,
  unitLeft,
  unitRow,
  unitTotal,
} from './standing';

/** What follows for a unit, a machine, support weapons or a hero. */
export const row = (view: View): DerivedRow =>
  isUnit(view) ? unit(view) : isMachine(view) ? machine(view) : part(view);

const isInReserve = (view: View): boolean => unitRow(view).text('place') === 'reserve';

const profileOf = (view: View): RowStat[] => {
  const card = isSupport(view) ? unitOf(view).card?.supportWeapon : cardOf(view);
  const movement = isSupport(view) ? [] : [stat('movement', cardOf(view)?.movement)];
  return [...movement, stat('protection', card?.protection), stat('combat', card?.combat)];
};

const stat = (id: keyof typeof profileStats, value: number | null | undefined): RowStat => ({
  label: profileStats[id].letter,
  now: value ?? null,
});

/** Whether the leader on the row's own line of the sheet commands: a hero of another card has a line of his own. */
function commands(view: View): boolean {
  const commander = commanderOf(view.side);
  const own = unitOf(view);
  if (commander?.unit !== own) return false;
  return (commander.leader === attachedHeroOf(own)?.hero) === isHero(view);
}

/** Bearers of each special weapon that are left. */
const bearersLeft = (view: View) =>
  bearersOf(view).map(({ name, count }, index) => {
    const id = bearersLost(index);
    const left = Math.max(0, count - view.number(id));
    return { id: `bearers-${index + 1}-left`, name, left, isKnown: view.has(id), isReduced: left < count };
  });

function unit(view: View): DerivedRow {
  const left = unitLeft(view);
  const total = unitTotal(view);
  const costs = costsOf(view);
  const tests = testsMorale(view);
  const status = statusOf(view);
  const isOut = status === 'lost';
  const bearers = bearersLeft(view).filter(({ isKnown }) => isKnown);
  const grounded = view.number('grounded');
  return {
    values: {
      left,
      costs,
      'morale-test': tests,
      status,
      ...Object.fromEntries(bearers.map(({ id, left }) => [id, left])),
    },
    stats: [
      { label: isArmoured(view) ? 'Machines' : 'Fighters', now: left, start: total, cell: 'fighters' },
      ...profileOf(view),
    ],
    cells: { act: actText(costs) },
    // On the building sheet both leaders of a unit are in one place.
    circled: { rank: commands(view), officer: commanderOf(view.side)?.unit === unitOf(view) },
    details: rushText(cardOf(view)),
    states: isOut
      ? [view.text('morale') === 'routed' ? 'routed' : 'lost']
      : [
          ...(isDisorganised(view) ? ['disorganised'] : []),
          ...(grounded > 0 ? [`${grounded} grounded`] : []),
          ...(tests === true ? ['morale test'] : []),
          ...(costs > 0 ? [`${costs} LP to act`] : []),
          ...bearers.flatMap(({ name, left, isReduced }) => (isReduced ? [`${name}: ${left} left`] : [])),
          ...(isInReserve(view) ? ['in reserve'] : []),
        ],
    is: {
      destroyed: isOut,
      damaged: left < total,
      away: !isOut && isInReserve(view),
      toActivate: !isOut && view.number('activated') === 0,
      concealed: isInReserve(view),
    },
  };
}

function machine(view: View): DerivedRow {
  const parts = partsOf(view);
  const status = machineStatus(view);
  const unknown = parts.filter(({ id, points }) => points === null && view.number(id) > 0);
  return {
    values: {
      ...Object.fromEntries(parts.map((each) => [`${each.id}-left`, pointsLeft(view, each)])),
      immobilised: isImmobilised(view),
      destroyed: isPartLost(view) || isDestroyed(view),
      status,
    },
    stats: parts.map((each) => ({
      label: each.name,
      now: pointsLeft(view, each),
      start: each.points,
      cell: each.id,
    })),
    states: [
      ...unknown.map(({ id, name }) => `${name}: ${view.number(id)} lost`),
      // That it is abandoned is named as a mark.
      ...(status === 'fit' || status === 'abandoned' ? [] : [status]),
    ],
    is: partIs(
      view,
      parts.some(({ id }) => view.number(id) > 0),
    ),
  };
}

/** What follows for the support weapons of a unit, or its hero. */
function part(view: View): DerivedRow {
  const left = fightersLeft(view);
  const isOut = isPartLost(view);
  return {
    values: { left, status: isOut ? 'lost' : 'fit' },
    stats: [
      ...(isSupport(view) ? [{ label: 'Left', now: left, start: fightersIn(view), cell: 'fighters' }] : []),
      ...profileOf(view),
    ],
    ...(isHero(view) ? { circled: { rank: commands(view) } } : {}),
    states: isOut ? ['lost'] : [],
    is: partIs(view, view.number('lost') > 0),
  };
}

const partIs = (view: View, damaged: boolean): DerivedRow['is'] => ({
  destroyed: isPartLost(view),
  damaged,
  away: !isPartLost(view) && isInReserve(view),
  toActivate: false,
  concealed: isInReserve(view),
});

const orUnknown = (value: number | null): string => (value === null ? '?' : `${value}`);

/** How far a unit rushes (p.58). */
const rushText = (card: Card | null): string[] =>
  card === null ? [] : [`Rush ${orUnknown(rushOf(card))} cm`];

/** Who commands now and with what. */
function commandOf(side: SideView<Evaluation>): Command {
  const commander = commanderOf(side);
  return {
    commander,
    leadershipPoints: poolOf(side),
    authority: commander === null ? 0 : commander.leader.authority,
    wager: wagerOf(commander),
  };
}

/** The order of command and the company's note, as they are now. */
export function paper(side: SideView<Evaluation>): TablesNow {
  const led = ledOf(side);
  const isLeft = ({ unit, leader }: LedUnit) =>
    led.some((each) => each.unit === unit && each.leader === leader);
  const lost = allLed(side.force).filter((each) => !isLeft(each));
  const counting = commandUnits(side).map(unitOf);
  return {
    [SUCCESSION]: {
      rows: successionRows({ led, counting, commander: commanderOf(side) }),
      note: successionNote(lost),
    },
    [COMPANY_SHEET]: { note: companyNote(side.force, commandOf(side)) },
  };
}

/** What follows for a side: who commands, the leadership points of the next round, and the units left. */
export function side(view: SideView<Evaluation>): Derived {
  const units = view.rows.filter(isUnit);
  const left = units.filter((each) => !isLost(each));
  const toActivate = left.filter((each) => each.number('activated') === 0);
  const { commander, authority, leadershipPoints: pool, wager } = commandOf(view);
  return {
    values: {
      commander: commander?.unit.id ?? '',
      authority,
      // Stands for its mark, which is what the round began with, less what was spent.
      lp: leadershipLeft(view),
      'lp-pool': pool,
      'wager-most': wager,
      'units-left': left.length,
      'to-activate': toActivate.length,
    },
    lines: [
      `LP ${leadershipLeft(view)}, next round ${orUnknown(pool)}`,
      commander === null
        ? 'no commander'
        : `${commander.leader.name} commands, authority ${orUnknown(authority)}`,
      `${left.length} of ${counted(units.length, 'unit')} left`,
      `${toActivate.length} to activate`,
    ],
    details: [`wager at most ${orUnknown(wager)}`],
    facts: Object.fromEntries(commandFacts(commandOf(view)).map(({ label, value }) => [label, value])),
    score: view.number('vp'),
  };
}

/** What follows for the match; what wins is in the missions, of which nothing is known. */
export const match = (view: MatchView<Evaluation>): Derived => ({
  values: {},
  lines: [`round ${view.number('turn')}`],
});
