import type { Watch } from '@/lib/play/derived';
import type { MatchView } from '@/lib/play/model';
import type { Page } from '@/lib/roster/rule';
import { counted } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import {
  battleOf,
  isAdvance,
  isDestroyed,
  isInForce,
  isOnTable,
  presenceOf,
  statusOf,
  type View,
} from './rows';

/** A part in a battle: its side, its rows, those of the advance force (null if its list names no battle), and its score. */
interface Part {
  /** Its side; undefined if it has several. */
  side: string | undefined;
  rows: readonly View[];
  advance: readonly View[] | null;
  score: number;
}

/** The two parts of a battle; null if the match has no side with that part. */
interface Parts {
  attacker: Part | null;
  defender: Part | null;
  turn: number;
}

/** Whether a part wins, with the numbers; `is` is null if a side that it depends on is not in the match. */
type Condition = Pick<Watch, 'is' | 'text'>;

interface Battle {
  pages: Page;
  /** When its conditions count; at once if omitted. */
  counts?: Watch['counts'];
  attacker: (parts: Parts) => Condition;
  defender: (parts: Parts) => Condition;
}

const unknown: Condition = { is: null, text: 'A side of this battle is not in the match' };

const unplaced: Condition = {
  is: null,
  text: 'A list that names no battle does not say what its advance force is',
};

const elements = (count: number) => counted(count, 'element');

/** At least half of a part's elements. */
const half = ({ rows }: Part) => Math.ceil(rows.length / 2);

/** Points of The Rescue: advance elements brought home, and destroyed (p.79–80). */
function rescue({ attacker }: Parts, wins: (home: number, destroyed: number) => boolean): Condition {
  if (attacker === null) return unknown;
  if (attacker.advance === null) return unplaced;
  const destroyed = attacker.advance.filter(isDestroyed).length;
  const home = attacker.advance.filter((row) => row.text('place') === 'left' && !isDestroyed(row)).length;
  return {
    is: wins(home, destroyed),
    text: `Of the advance force ${home} left the table and ${destroyed} destroyed; more points at the end win`,
  };
}

/** Elements of the defender's advance force that are still to be deployed (p.82). */
const undeployed = (advance: readonly View[]): number =>
  advance.filter((row) => ['hidden', 'reserve'].includes(row.text('place')) && !isDestroyed(row)).length;

/** Points that win Safe Corridor (p.86). */
const CORRIDOR_POINTS = 5;

const corridor = (part: Part | null): Condition =>
  part === null
    ? unknown
    : {
        is: part.score >= CORRIDOR_POINTS,
        text: `Score ${part.score}; the first to reach ${CORRIDOR_POINTS} wins`,
      };

const battles: Readonly<Record<string, Battle>> = {
  'deliberate-attack': {
    pages: 'p.77–78',
    counts: 'turn-end',
    attacker: ({ defender, turn }) => {
      if (defender === null) return unknown;
      const count = defender.rows.filter(isInForce).length;
      return {
        is: turn > 1 && count <= 2,
        text: `The defender has ${elements(count)} effective on the table; 2 or fewer at the end of a turn after the first win`,
      };
    },
    defender: ({ defender }) => {
      if (defender === null) return unknown;
      if (defender.advance === null) return unplaced;
      const inForce = defender.rows.filter(isInForce);
      const [presence, needed] = [presenceOf(inForce), 2 * presenceOf(defender.advance)];
      return {
        is: inForce.length >= 4 && presence >= needed,
        text: `The defender has ${elements(inForce.length)} effective on the table with P${presence}; 4 with P${needed} at the end of a turn win`,
      };
    },
  },
  'the-rescue': {
    pages: 'p.79–80',
    counts: 'battle-end',
    attacker: (parts) => rescue(parts, (home, destroyed) => home > destroyed),
    defender: (parts) => rescue(parts, (home, destroyed) => destroyed > home),
  },
  'failed-ambush': {
    pages: 81,
    attacker: ({ defender }) => {
      if (defender === null) return unknown;
      const count = defender.rows.filter((row) => statusOf(row) !== 'effective').length;
      return {
        is: defender.rows.length > 0 && count >= half(defender),
        text: `Of the defender’s ${elements(defender.rows.length)} ${count} destroyed or ineffective; ${half(defender)} win`,
      };
    },
    defender: ({ defender }) => {
      if (defender === null) return unknown;
      const count = defender.rows.filter((row) => row.text('place') === 'left' && !isDestroyed(row)).length;
      return {
        is: defender.rows.length > 0 && count >= half(defender),
        text: `Of the defender’s ${elements(defender.rows.length)} ${count} left the table; ${half(defender)} by one edge win`,
      };
    },
  },
  'reconnaissance-in-force': {
    pages: 'p.82–84',
    counts: 'turn-end',
    attacker: ({ attacker, defender }) => {
      if (attacker === null || defender === null) return unknown;
      if (attacker.advance === null || defender.advance === null) return unplaced;
      const [presence, needed] = [presenceOf(attacker.rows.filter(isInForce)), presenceOf(attacker.advance)];
      const hidden = undeployed(defender.advance);
      return {
        is: defender.advance.length > 0 && hidden === 0 && presence >= needed,
        text: `The attacker has P${presence} effective on the table and needs P${needed}; ${hidden} of the defender’s advance force still to deploy`,
      };
    },
    defender: ({ attacker, defender }) => {
      if (attacker === null || defender === null) return unknown;
      if (attacker.advance === null || defender.advance === null) return unplaced;
      const there = attacker.rows.filter((row) => isOnTable(row) && !isDestroyed(row));
      const [presence, advance] = [presenceOf(there), presenceOf(attacker.advance)];
      const hidden = undeployed(defender.advance);
      return {
        is: hidden > 0 && 2 * presence < advance,
        text: `The attacker has P${presence} on the table, of an advance force of P${advance}; less than half wins while the defender has some to deploy (${hidden})`,
      };
    },
  },
  'safe-corridor': {
    pages: 'p.85–86',
    attacker: ({ attacker }) => corridor(attacker),
    defender: ({ defender }) => corridor(defender),
  },
};

/** The conditions of the set-piece battle that the sides fight; none in an adventure, or without a scenario. */
export function battleWatches(match: MatchView<Evaluation>): Watch[] {
  const id = match.sides.map(({ force }) => battleOf(force)).find((each) => each !== null);
  const battle = id === undefined ? undefined : battles[id as string];
  if (battle === undefined) return [];
  const roleOf = (force: Evaluation) => {
    const chosen = force.scenario?.scenario;
    return chosen?.kind === 'set-piece' && chosen.battle === id ? chosen.role : null;
  };
  const part = (role: string): Part | null => {
    const named = match.sides.filter(({ force }) => roleOf(force) === role);
    // Of two lists one names the battle: the other fights the other part of it.
    const other = match.sides.length === 2 ? match.sides.filter(({ force }) => battleOf(force) === null) : [];
    const sides = named.length > 0 ? named : other;
    const rows = sides.flatMap((side) => side.rows);
    if (rows.length === 0) return null;
    const score = sides.reduce((total, side) => total + side.number('score'), 0);
    const advance = named.length > 0 ? rows.filter(isAdvance) : null;
    return { side: sides.length === 1 ? sides[0]?.id : undefined, rows, advance, score };
  };
  const parts = { attacker: part('attacker'), defender: part('defender'), turn: match.number('turn') };
  return (['attacker', 'defender'] as const).map((role) => ({
    id: role,
    label: role === 'attacker' ? 'The attacker wins' : 'The defender wins',
    page: battle.pages,
    ...(battle.counts ? { counts: battle.counts } : {}),
    wins: parts[role]?.side,
    ...battle[role](parts),
  }));
}
