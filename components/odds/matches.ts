import type { DuelAddress, FighterSource } from '@/components/shared/odds/address';
import type { AnyAttacks } from '@/lib/play/attack';
import type { RowView } from '@/lib/play/model';
import { parseMatch, type ReadMatch } from '@/lib/play/parse-match';
import type { AnySide } from '@/lib/play/setup';
import { statText, viewOf } from '@/lib/play/values';
import type { AnyGameSystem } from '@/lib/roster/system';
import { pendingMatches } from '@/lib/storage/changes';
import { findMatch, readLog, readMatches } from '@/lib/storage/matches';

/** Where fighters of a game can come from, by name. */
export interface SourceOption {
  from: FighterSource;
  name: string;
}

/** A match that fighters come from, as it stands. */
export interface MatchSource {
  read: ReadMatch;
  attacks: AnyAttacks;
}

/** The matches of a game: their sides to choose from, and those that are chosen. */
export interface MatchSources {
  options: readonly SourceOption[];
  chosen: ReadonlyMap<string, MatchSource>;
}

export const noMatches: MatchSources = { options: [], chosen: new Map() };

/** The ids of the matches in an address. */
export const matchesOf = ({ a, b }: DuelAddress): string[] => [
  ...new Set([a, b].flatMap(({ from }) => (from.kind === 'match' ? [from.id] : []))),
];

/** Reads the matches of a game that are saved in this browser, and what those that are chosen have come to. */
export async function readSources(system: AnyGameSystem, ids: readonly string[]): Promise<MatchSources> {
  const { read } = await readMatches();
  const options = read
    .filter(({ match, binned }) => match.system === system.id && binned === null)
    .flatMap(({ match: { id, name, sides } }) =>
      sides
        .filter(({ roster }) => roster.name !== '')
        .map((side) => ({
          from: { kind: 'match' as const, id, side: side.id },
          name: `${name}: ${side.name || side.roster.name}`,
        })),
    );
  const chosen = new Map<string, MatchSource>();
  for (const id of ids) {
    const source = await readSource(system, id);
    if (source) chosen.set(id, source);
  }
  return { options, chosen };
}

async function readSource(system: AnyGameSystem, id: string): Promise<MatchSource | null> {
  const found = await findMatch(id);
  const stored = pendingMatches.get(id) ?? (found?.ok ? found.value : null);
  const [model, attacks] = await Promise.all([system.play(), system.attacks?.()]);
  if (stored?.match.system !== system.id || !attacks) return null;
  const read = parseMatch({ ...stored.match, log: await readLog(id) }, system, model);
  return read.ok ? { read: read.value, attacks } : null;
}

/** The rows of a side of a match as fighters, with their figures as they are now; null if there is no such side. */
export function fightersOf({ read: { match, setup, state }, attacks }: MatchSource, id: string) {
  const side = match.sides.find((each) => each.id === id);
  const view = viewOf(setup, state).sides.find((each) => each.id === id);
  if (!side || !view) return null;
  const { model } = setup;
  const statsOf = (row: RowView<AnySide>) => {
    const { stats, states } = model.derive.row(row);
    return [...stats.map(statText), ...states].join(' · ');
  };
  return view.rows.map((row) => ({
    fighter: { id: row.row.id, label: row.row.label, stats: statsOf(row) },
    choice: { force: side.roster.force, pack: side.pack, ...attacks.fighter(row) },
    side: { force: row.force, ...attacks.fighter(row) },
  }));
}
