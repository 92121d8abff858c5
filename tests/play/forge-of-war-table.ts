import type { Intent } from '@/lib/play/intent';
import { trackerAt } from '@/lib/play/setup';
import { carrier, type RawUnit, rawForce } from '../fixtures/forge-of-war';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

export const game = (await playedGames()).find(({ id }) => id === 'forge-of-war') as PlayedGame;

/** A match of one side with these units. */
export const tableFor = (units: RawUnit[], own: object[] = [], rulings: object = {}) =>
  tableOf([rawForce(units, own, rulings)], game);

/** All that follows for a row. */
export const rowOf = ({ standing }: Table, id: string) =>
  standing.sides[0]?.rows.find((each) => each.row.id === id)?.values;
/** The marks and derived values of a row. */
export const row = (table: Table, id = 'u1') => rowOf(table, id)?.values ?? {};
export const sideOf = ({ standing }: Table) => standing.sides[0]?.side.values;
export const rowIds = ({ standing }: Table) => standing.sides[0]?.rows.map((each) => each.row.id);
/** Marks a row. */
export const set = (tracker: string, to: number | string, id = 'u1'): Intent => ({
  set: ['a', id, tracker],
  to,
});
/** Acts on a row. */
export const act = (action: string, input = {}, id = 'u1'): Intent => ({
  act: action,
  row: ['a', id],
  input,
});
/** Does one thing after another at a table, which it returns. */
export const does = (table: Table, ...intents: Intent[]) => {
  for (const intent of intents) table.do(intent);
  return table;
};
/** What is known of the tracker of a row; null if it has none. */
export const trackerOf = ({ setup }: Table, id: string, tracker: string) =>
  trackerAt(setup, new Map(), ['a', id, tracker]);

/** A tank of three weapons with three wounds. */
export const tank = (id: string, given = {}) =>
  carrier(id, {
    type: 'armour',
    weapons: ['tank-cannon', 'heavy-machine-gun×2'],
    profile: { w: 3 },
    ...given,
  });
