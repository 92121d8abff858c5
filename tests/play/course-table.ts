import type { Intent } from '@/lib/play/intent';
import { viewOf } from '@/lib/play/values';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

// What the tests of where a turn is share.

export const games = new Map((await playedGames()).map((game) => [game.id, game]));

export async function tableWith(system: string, ...names: string[]): Promise<Table> {
  const game = games.get(system) as PlayedGame;
  const samples = await game.system.samples();
  const rosters = names.map((name) => samples.find((each) => each.name === name)?.roster as object);
  const table = tableOf(rosters, game);
  return table;
}

export const courseOf = ({ setup, state }: Table) => setup.model.course(viewOf(setup, state));
export const says = (table: Table) => courseOf(table).whose.text;
export const guide = (table: Table) => courseOf(table).guide.text;
export const set = (path: readonly string[], to: number | string): Intent => ({ set: path, to });
export const rowsOf = (table: Table, side: string) =>
  table.setup.sides.find(({ id }) => id === side)?.rows.map(({ row }) => row) ?? [];
