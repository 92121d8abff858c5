import { dateText } from '../roster/text/dates';
import type { Watch } from './derived';
import { DRAW, type Path } from './mark';
import type { Match, Result } from './match';
import type { Row } from './model';
import type { AnySide, Setup } from './setup';
import type { PlayState } from './state';
import { matchValues, type RowValues, rowLine, rowValues, sideValues, type Values, viewOf } from './values';

/** A match in a state, worked out: what is shown, printed and exported. */
export interface Standing {
  match: Values;
  sides: readonly {
    id: string;
    name: string;
    side: Values;
    rows: readonly { row: Row; values: RowValues }[];
  }[];
}

/** Works out a match in a state. */
export function standingOf(setup: Setup, state: PlayState): Standing {
  const match = viewOf(setup, state);
  return {
    match: matchValues(setup, state, match),
    sides: match.sides.map((side) => ({
      id: side.id,
      name: side.name,
      side: sideValues(setup, state, side as AnySide),
      rows: side.rows.map((row) => ({ row: row.row, values: rowValues(setup, state, row) })),
    })),
  };
}

/** The values of the match, a side or a row by its path; undefined if there is none. */
export function placeValues(
  { match, sides }: Standing,
  [sideId, rowId]: Path,
): Values | RowValues | undefined {
  if (sideId === undefined) return match;
  const side = sides.find(({ id }) => id === sideId);
  return rowId === undefined ? side?.side : side?.rows.find(({ row }) => row.id === rowId)?.values;
}

/** The match or a side as a line: what follows, and what is marked. */
export const placeLine = ({ lines, marked }: Values): string => [...lines, ...marked].join(' · ');

/** A match in words: its name and turn, then for each side a line, a line a row, and the conditions of the book. */
export function matchText(
  { name, result }: Pick<Match, 'name' | 'result'>,
  { match, sides }: Standing,
): string[] {
  const named = (watch: Watch) => watchText(watch, sides);
  return [
    [name.trim() || 'Unnamed match', placeLine(match)].join(' · '),
    ...(result ? [resultText(result, sides)] : []),
    ...match.watches.map(named),
    ...sides.flatMap(({ name, side, rows }) => [
      '',
      [name, placeLine(side)].join(' · '),
      ...side.watches.map(named),
      ...rows.map(({ row, values }) => `${row.under === undefined ? '' : '  '}${rowLine(row, values)}`),
    ]),
  ];
}

/** How a match ended: "Red won, 3 : 1 · 26 November 2026 · Time was called". */
function resultText({ ended, winner, scores, how }: Result, sides: Standing['sides']): string {
  const who = sides.find(({ id }) => id === winner)?.name;
  const outcome = who ? `${who} won` : winner === DRAW ? 'Drawn' : 'Ended, not decided';
  const tally = sides.map(({ id }) => scores[id] ?? 0).join(' : ');
  return [sides.length < 2 ? outcome : `${outcome}, ${tally}`, dateText(ended, 'date'), how.trim()]
    .filter(Boolean)
    .join(' · ');
}

/** A condition of the book in words: "The attacker wins: met. The defender has…". */
const watchText = ({ label, is, text }: Watch, sides: Standing['sides']): string =>
  `${label}: ${answer(is, sides)}. ${text}`;

function answer(is: Watch['is'], sides: Standing['sides']): string {
  if (is === null) return 'unknown';
  if (typeof is === 'string') return sides.find(({ id }) => id === is)?.name ?? is;
  return is ? 'met' : 'not met';
}
