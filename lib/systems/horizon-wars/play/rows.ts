import type { Row, RowPlace, RowView, SideView } from '@/lib/play/model';
import { remembered } from '@/lib/roster/maps';
import type { Page } from '@/lib/roster/rule';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import { boxesOf, isRapid, RESCUE, startsDamaged } from '../paper/marks';
import { symbolOf } from '../paper/symbol';
import { activeStats, currentStats, type Profile, TOKENS } from './damage';

export type Place = RowPlace<Evaluation>;
export type View = RowView<Evaluation>;

/** A row for each element that was not lost before the battle. */
export const rows = (evaluation: Evaluation): Row[] =>
  evaluation.elements
    .filter(({ id }) => evaluation.scenario?.placeOf(id) !== 'lost')
    .map((element) => ({
      id: element.id,
      element: element.id,
      label: element.label,
      symbol: symbolOf(element, evaluation),
    }));

/** The evaluated element of a row. */
export const elementOf = ({ row, force }: Place): EvaluatedElement => force.element(row.element);

/** Whether the row's element is an aircraft. */
export const isAircraft = (place: Place): boolean => elementOf(place).kind === 'aircraft';

/** Whether the row's element has a special rule of its type, or an upgrade. */
export function hasSpecial(place: Place, id: string): boolean {
  const { type, mechUpgrades, tacticalUpgrades } = elementOf(place);
  return (
    (type?.special.includes(id) ?? false) ||
    tacticalUpgrades.includes(id) ||
    mechUpgrades.some(({ record }) => record.id === id)
  );
}

/** Whether it may make a Rapid move (p.67, 112). */
export const mayMoveRapidly = (place: Place): boolean => isRapid(elementOf(place), place.force);

/** Whether it may make a Recover action: Vanguard elements may not (p.67). */
export const mayRecover = (place: Place): boolean => !hasSpecial(place, 'vanguard');

/** Whether a mech of its force may repair it instead: an Engineer repairs mechs and vehicles (p.62). */
export const hasEngineer = ({ force }: Place): boolean =>
  force.mechs.some(({ mechUpgrades }) => mechUpgrades.some(({ record }) => record.id === 'engineer'));

/** The other mechs of a row's squadrons (p.63). */
export const squadronOf = ({ row, force }: Place): string[] => {
  const own = new Set(force.squadronsOf(row.element));
  return force.mechs
    .map(({ id }) => id)
    .filter((id) => id !== row.element && force.squadronsOf(id).some((squadron) => own.has(squadron)));
};

/** What damage starts from: an aircraft has no F that hits could take, and The Rescue begins damaged (p.46, 79). */
export const profileOf = remembered((place: Place): Profile => {
  const { kind, presence, stats } = elementOf(place);
  const isDamaged = startsDamaged(elementOf(place), place.force);
  return {
    presence,
    stats,
    active: kind === 'aircraft' ? ['m', 'a'] : activeStats,
    boxes: boxesOf(elementOf(place)),
    damage: isDamaged ? RESCUE.damage : 0,
    lostM: isDamaged ? Math.max(0, stats.m - RESCUE.movement) : 0,
    tokens: isAdventure(place) ? 0 : TOKENS,
  };
});

/** Points of damage that the owner still places: what bringing M to 1 leaves of four (p.79). */
export function leftToAssign(place: Place): number {
  const { damage, lostM } = profileOf(place);
  return Math.max(0, damage - lostM);
}

/** Whether the force fights an adventure, in which tokens come from momentum (p.88). */
export const isAdventure = ({ force }: { force: Evaluation }): boolean =>
  force.scenario?.scenario.kind === 'adventure';

/** Sides of set-piece battles whose advance force starts off the table, to be revealed (p.79, 82). */
const hiddenAdvance: Readonly<Record<string, string>> = {
  'the-rescue': 'attacker',
  'reconnaissance-in-force': 'defender',
};

/** Where a row's element starts: aboard, in reserve, hidden, or on the table (p.22, 42–43, 74). */
export function startingPlace({ row, force }: Place): string {
  const { scenario } = force;
  const rides = force.ridesOf(row.element).filter((id) => scenario?.placeOf(id) !== 'lost');
  if (rides.length > 0) return 'embarked';
  const place = scenario?.placeOf(row.element) ?? null;
  if (place === 'reserve') return 'reserve';
  const chosen = scenario?.scenario;
  const isHidden = chosen?.kind === 'set-piece' && hiddenAdvance[chosen.battle] === chosen.role;
  return place === 'advance' && isHidden ? 'hidden' : 'table';
}

/** Whether the element was in the advance force. */
export const isAdvance = ({ row, force }: Place): boolean =>
  force.scenario?.placeOf(row.element) === 'advance';

export type Status = 'destroyed' | 'ineffective' | 'effective';

/**
 * Destroyed: A 0, removed, or on Mars an M brought to 1 or less in play (p.34, 104); ineffective: M or F 0 (p.75). An
 * aircraft's M on Mars is value and bonus together (p.38).
 */
export const statusOf = remembered((row: View): Status => {
  const profile = profileOf(row);
  const { f, m, a } = currentStats(profile, row);
  if (a === 0 || row.number('removed') === 1) return 'destroyed';
  const { moveBonus } = elementOf(row);
  const isReduced = row.number('lost-m') > row.start('lost-m');
  if (row.force.force.battlefield.includes('mars') && isReduced && m + moveBonus <= 1) return 'destroyed';
  return m === 0 || f === 0 ? 'ineffective' : 'effective';
});

export const isDestroyed = (row: View): boolean => statusOf(row) === 'destroyed';

/** Whether it is on the table, neither hidden nor aboard. */
export const isOnTable = (row: View): boolean => row.text('place') === 'table';

/** Whether it had an activation of its own this turn: a squadron that acts together has one (p.26, 63). */
export const hadActivation = (row: View): boolean =>
  row.number('activated') === 1 && row.number('joined') === 0;

/** Whether it counts for winning: on the table and effective (p.75). */
export const isInForce = (row: View): boolean => isOnTable(row) && statusOf(row) === 'effective';

/** The Presence of rows together. */
export const presenceOf = (list: readonly View[]): number =>
  list.reduce((total, row) => total + elementOf(row).presence, 0);

/** Whether native antipathy hits it at the end of the turn (p.112). */
export const isHitByNatives = (row: View): boolean =>
  row.has('patrolled') && isOnTable(row) && !isDestroyed(row) && row.number('patrolled') === 0;

// How many elements a set-piece battle lets in from reserve each turn (p.77–86).

/** The set-piece battle of a force; null if it fights none. */
export function battleOf({ scenario }: Evaluation): string | null {
  const chosen = scenario?.scenario;
  return chosen?.kind === 'set-piece' ? chosen.battle : null;
}

/** The most that may enter in any turn, of battles in which that does not rise by turn. */
export const MOST_ENTERING: Readonly<Record<string, number>> = {
  'deliberate-attack': 2,
  'the-rescue': 2,
  'reconnaissance-in-force': 2,
};

/** How many elements of a side may enter this turn, and the page; null where the book sets no number. */
export function mayEnter(side: SideView<Evaluation>): { most: number; page: Page } | null {
  const chosen = side.force.scenario?.scenario;
  if (chosen?.kind !== 'set-piece') return null;
  const isAttacker = chosen.role === 'attacker';
  const turn = side.match.number('turn');
  // The defender brings in one fewer while anything on the battlefield is hidden.
  const isSlowed =
    !isAttacker &&
    side.match.sides.some(({ rows }) =>
      rows.some((row) => row.text('place') === 'hidden' && !isDestroyed(row)),
    );
  switch (chosen.battle) {
    case 'deliberate-attack':
      return { most: turn === 1 ? 0 : isSlowed ? 1 : 2, page: 77 };
    case 'the-rescue':
      return { most: isSlowed ? 1 : 2, page: 79 };
    case 'failed-ambush':
      return isAttacker ? { most: turn + 1, page: 81 } : null;
    case 'reconnaissance-in-force':
      return { most: isAttacker && turn === 1 ? 0 : 2, page: 82 };
    default:
      return null;
  }
}
