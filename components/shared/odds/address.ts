import type { Situation } from '@/lib/odds/model';

/** Where a fighter of the duel page comes from: a saved roster, a sample, or the game's typical targets. */
export type FighterSource =
  | { kind: 'saved' | 'sample'; id: string }
  /** A side of a match, whose elements are as they stand in it. */
  | { kind: 'match'; id: string; side: string }
  | { kind: 'target' }
  /** Nothing was chosen yet. */
  | { kind: 'any' };

/** A fighter as the address names it; `id` is "" until one is chosen. */
export interface FighterAddress {
  from: FighterSource;
  id: string;
}

/** What the duel page shows, as its address has it. */
export interface DuelAddress {
  /** Id of the game; null until one is chosen. */
  system: string | null;
  a: FighterAddress;
  b: FighterAddress;
  /** Id of the kind of attack that is shown; null for the first. */
  kind: string | null;
  /** What was set, by kind, side and field: "shooting.a.cover"; without a side where both share it. */
  set: Situation;
}

const nobody: FighterAddress = { from: { kind: 'any' }, id: '' };

/** A duel of which nothing is chosen. */
export const newDuel: DuelAddress = { system: null, a: nobody, b: nobody, kind: null, set: {} };

const letters = { saved: 'r', sample: 's' } as const;

function sourceText(from: Exclude<FighterSource, { kind: 'any' }>): string {
  if (from.kind === 'target') return 't';
  return from.kind === 'match' ? `m.${from.side}.${from.id}` : `${letters[from.kind]}.${from.id}`;
}

function writeFighter(params: URLSearchParams, side: 'a' | 'b', { from, id }: FighterAddress) {
  if (from.kind === 'any') return;
  params.set(side, sourceText(from));
  if (id !== '') params.set(`${side}e`, id);
}

function readFighter(params: URLSearchParams, side: 'a' | 'b'): FighterAddress {
  const id = params.get(`${side}e`) ?? '';
  const from = params.get(side) ?? '';
  if (from === 't') return { from: { kind: 'target' }, id };
  const ofMatch = /^m\.([^.]+)\.(.+)$/.exec(from);
  if (ofMatch) return { from: { kind: 'match', side: ofMatch[1] ?? '', id: ofMatch[2] ?? '' }, id };
  for (const kind of ['saved', 'sample'] as const)
    if (from.startsWith(`${letters[kind]}.`)) return { from: { kind, id: from.slice(2) }, id };
  return { from: { kind: 'any' }, id };
}

const PREFIX = 'set.';

/** The address of the duel page. */
export function duelAddress({ system, a, b, kind, set }: DuelAddress): string {
  const params = new URLSearchParams();
  if (system !== null) params.set('g', system);
  writeFighter(params, 'a', a);
  writeFighter(params, 'b', b);
  if (kind !== null) params.set('k', kind);
  for (const [field, value] of Object.entries(set)) params.set(PREFIX + field, `${value}`);
  return params.size === 0 ? '/odds' : `/odds?${params}`;
}

/** The address of the duel page with a saved roster, one of its elements, and a typical target. */
export const rosterDuelAddress = (system: string, roster: string, element = '', target = ''): string =>
  duelAddress({
    ...newDuel,
    system,
    a: { from: { kind: 'saved', id: roster }, id: element },
    ...(target !== '' && { b: { from: { kind: 'target' }, id: target } }),
  });

/** Reads the address of the duel page; what cannot be read is as if it were not there. */
export function readDuel(params: URLSearchParams): DuelAddress {
  const set = [...params].flatMap(([key, value]): [string, number][] =>
    key.startsWith(PREFIX) && /^-?\d{1,4}$/.test(value) ? [[key.slice(PREFIX.length), Number(value)]] : [],
  );
  return {
    system: params.get('g'),
    a: readFighter(params, 'a'),
    b: readFighter(params, 'b'),
    kind: params.get('k'),
    set: Object.fromEntries(set),
  };
}
