import { set, switchedOn } from '@/lib/play/common';
import type {
  Inputs,
  Mark,
  Marked,
  Option,
  RowAction,
  RowPlace,
  RowTracker,
  RowView,
} from '@/lib/play/model';
import { capitalised, counted } from '@/lib/roster/text/words';
import type { Stats } from '../catalogue/mech';

// Damage, tokens and stats of one row: the same for every element of the game, and for games that are fought by its
// rules with mechs of their own. Knows no catalogue.

/** A stat that damage lowers. */
export type ActiveStat = 'm' | 'f' | 'a';

export const activeStats: readonly ActiveStat[] = ['f', 'm', 'a'];

/** What damage starts from in a row. */
export interface Profile {
  presence: number;
  stats: Stats;
  /** The stats that hits may lower: an aircraft's are M and A (p.46). */
  active: readonly ActiveStat[];
  /** Boxes of the damage track on paper. */
  boxes: number;
  /** Damage and lost M at the start (p.79). */
  damage: number;
  lostM: number;
  /** Tokens at the start, and each turn. */
  tokens: number;
}

const statNames: Record<ActiveStat, string> = { m: 'M', f: 'F', a: 'A' };

/** The id of the tracker for what a stat has lost. */
export const lostOf = (stat: ActiveStat): string => `lost-${stat}`;

/** The most a stat can be restored to: its start, and F one less once Strike was used (p.31, 67). */
export const ceilingOf = ({ stats }: Profile, row: Marked, stat: ActiveStat): number =>
  Math.max(0, stats[stat] - (stat === 'f' ? row.number('strike') : 0));

/** A stat as it is now, at least 0 (p.34). */
export const currentOf = (profile: Profile, row: Marked, stat: ActiveStat): number =>
  Math.max(0, ceilingOf(profile, row, stat) - row.number(lostOf(stat)));

/** All stats that damage lowers, as they are now. */
export const currentStats = (profile: Profile, row: Marked): Record<ActiveStat, number> => ({
  f: currentOf(profile, row, 'f'),
  m: currentOf(profile, row, 'm'),
  a: currentOf(profile, row, 'a'),
});

const countOf = (picks: readonly string[], stat: ActiveStat): number =>
  picks.filter((pick) => pick === stat).length;

/** What points of damage take off the stats: a stat that is at 0 loses no more, the damage counts all the same. */
export const lost = (profile: Profile, row: AnyRow, taken: readonly string[]): Mark[] =>
  activeStats.flatMap((stat): Mark[] => {
    const count = countOf(taken, stat);
    const before = row.number(lostOf(stat));
    const after = Math.max(before, Math.min(ceilingOf(profile, row, stat), before + count));
    return count === 0 ? [] : [[[...row.path, lostOf(stat)], after]];
  });

type AnyRow = Marked & { path: readonly string[] };

/** Damage with what it takes off the stats (p.34). */
export const damaged = (profile: Profile, row: AnyRow, taken: readonly string[]): Mark[] => [
  [[...row.path, 'damage'], row.number('damage') + taken.length],
  ...lost(profile, row, taken),
];

/** Stats restored up to their ceiling; damage is not lowered (p.31). */
export const restored = (profile: Profile, row: AnyRow, restore: readonly string[]): Mark[] =>
  activeStats.flatMap((stat): Mark[] => {
    const count = countOf(restore, stat);
    const before = Math.min(row.number(lostOf(stat)), ceilingOf(profile, row, stat));
    return count === 0 ? [] : [[[...row.path, lostOf(stat)], Math.max(0, before - count)]];
  });

/** The mark of a number that an action changes. */
export const changed = (row: AnyRow, tracker: string, by: number): Mark => [
  [...row.path, tracker],
  row.number(tracker) + by,
];

/**
 * The trackers of tokens, reactions, damage and lost stats.
 * @param tokensOf the tokens of a row in a new turn
 */
export const damageTrackers = <Side>(
  profileOf: (place: RowPlace<Side>) => Profile,
  tokensOf: (row: RowView<Side>) => number,
): RowTracker<Side>[] => [
  {
    scope: 'row',
    id: 'tokens',
    label: 'Action tokens',
    page: 'p.22, 88',
    kind: 'boxes',
    most: () => TOKENS,
    start: (place) => profileOf(place).tokens,
    reset: 'turn',
    to: tokensOf,
  },
  {
    scope: 'row',
    id: 'reacted',
    label: 'Reacted',
    page: 33,
    kind: 'toggle',
    reset: 'turn',
    by: switchedOn({ act: 'react' }),
  },
  {
    scope: 'row',
    id: 'damage',
    label: 'Damage',
    page: 'p.31, 34, 46',
    kind: 'boxes',
    most: (place) => profileOf(place).boxes,
    start: (place) => profileOf(place).damage,
  },
  ...activeStats.map(
    (stat): RowTracker<Side> => ({
      scope: 'row',
      id: lostOf(stat),
      label: `${statNames[stat]} lost`,
      page: stat === 'f' ? 'p.34, 44' : 34,
      kind: 'counter',
      start: (place) => (stat === 'm' ? profileOf(place).lostM : 0),
    }),
  ),
];

/** Action tokens of an element, and the most that it may have (p.22, 88). */
export const TOKENS = 2;

/** What an action spends that takes one of them (p.22). */
export const TOKEN = '1 token';

export const statOptions = ({ active }: Profile): Option[] =>
  active.map((stat) => ({ id: stat, label: statNames[stat] }));

/** What a reaction marks: it spends a token (p.33). */
export const reacted = (row: AnyRow): Mark[] => [changed(row, 'tokens', -1), set(row, 'reacted', 1)];

/**
 * The actions of damage, recovery and tokens.
 * @param acted what an act marks: the token that it spends, and the activation that it belongs to
 */
export function damageActions<Side>(
  profileOf: (place: RowPlace<Side>) => Profile,
  acted: (row: RowView<Side>) => Mark[],
): Record<'hit' | 'damage' | 'charged' | 'recover' | 'act' | 'react', RowAction<Side>> {
  const options = (place: RowPlace<Side>) => statOptions(profileOf(place));
  const take = [{ id: 'take', label: 'Stats that the hits lower', kind: 'picks' as const, options }];
  const restore = [{ id: 'restore', label: 'Stats restored', kind: 'picks' as const, options }];
  const damagedBy = (row: RowView<Side>, inputs: Inputs) =>
    damaged(profileOf(row), row, inputs.picks('take'));
  return {
    hit: {
      scope: 'row',
      id: 'hit',
      label: 'Hit',
      page: 34,
      inputs: take,
      run: (row, inputs) => {
        const overkill = Math.max(0, inputs.picks('take').length - profileOf(row).presence);
        return [...damagedBy(row, inputs), changed(row, 'tokens', -overkill)];
      },
    },
    damage: { scope: 'row', id: 'damage', label: 'Damage', page: 34, inputs: take, run: damagedBy },
    charged: {
      scope: 'row',
      id: 'charged',
      label: 'Charged',
      page: 30,
      inputs: take,
      run: (row, inputs) => [...damagedBy(row, inputs), [[...row.path, 'tokens'], 0]],
    },
    recover: {
      scope: 'row',
      id: 'recover',
      label: 'Recover',
      page: 31,
      help: 'Its token is spent by Act (p.26).',
      inputs: restore,
      run: (row, inputs) => restored(profileOf(row), row, inputs.picks('restore')),
    },
    act: {
      scope: 'row',
      id: 'act',
      label: 'Act',
      page: 'p.22, 26',
      spends: TOKEN,
      run: acted,
    },
    react: {
      scope: 'row',
      id: 'react',
      label: 'React',
      page: 33,
      spends: TOKEN,
      run: reacted,
    },
  };
}

/** What a row needs to recover, in words: "2 dice, each above 4" (p.31). */
export const recoverNeeds = (defence: number, damage: number): string =>
  `${counted(defence, 'die', 'dice')}, ${defence === 1 ? '' : 'each '}above ${damage}`;

/** Inches of a move on the ground: M, twice and three times M (p.26). */
export const moves = (m: number) => ({ cautious: m, patrol: 2 * m, rapid: 3 * m });

/** The same without a Rapid move where there is none (p.67, 112). */
export const movesOf = (m: number, isRapid: boolean): Readonly<Record<string, number>> => {
  const { rapid, ...slower } = moves(m);
  return isRapid ? { ...slower, rapid } : slower;
};

/** Moves in words: "Cautious 3″". */
export const movesText = (moves: Readonly<Record<string, number>>): string[] =>
  Object.entries(moves).map(([id, inches]) => `${capitalised(id)} ${inches}″`);
