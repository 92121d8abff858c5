import type { Match } from './match';
import type { Row, Watch } from './model';
import type { AnySide, Setup } from './setup';
import type { PlayState } from './state';
import { matchValues, rowValues, sideValues, type Values } from './values';
import { viewOf } from './view';

/** A match in a state, worked out: what is shown, printed and exported. */
export interface Standing {
  match: Values;
  sides: readonly {
    id: string;
    name: string;
    side: Values;
    rows: readonly { row: Row; values: Values }[];
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

/** A match in words: its name and turn, then for each side a line, a line a row, and the conditions of the book. */
export function matchText({ name }: Pick<Match, 'name'>, { match, sides }: Standing): string[] {
  return [
    [name.trim() || 'Unnamed match', ...match.lines].join(' · '),
    ...match.watches.map(watchText),
    ...sides.flatMap(({ name, side, rows }) => [
      '',
      [name, ...side.lines].join(' · '),
      ...side.watches.map(watchText),
      ...rows.map(({ row, values }) =>
        [row.under === undefined ? row.label : `  ${row.label}`, ...values.lines].join(' · '),
      ),
    ]),
  ];
}

/** A condition of the book in words: "Attacker: met. 2 effective elements…". */
const watchText = ({ label, is, text }: Watch): string => `${label}: ${answers(is)}. ${text}`;

function answers(is: Watch['is']): string {
  if (is === null) return 'not known';
  if (typeof is === 'string') return is === '' ? 'not met' : `met by ${is}`;
  return is ? 'met' : 'not met';
}
