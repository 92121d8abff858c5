import type { Pack } from '@/lib/roster/pack';
import { byGravity, severityCounts } from '@/lib/roster/severity';
import { inList } from '@/lib/roster/words';
import type { Sheet, SheetCell, SheetColumn, SheetRow } from '@/lib/sheet/sheet';
import type { Answer } from './answer';
import type { ReadRow, Row } from './row';
import { figuresText, gameName, rowFaults, rowProblems, rowVerdict } from './row-text';

/** Most errors of a roster on its line of the verdict sheet; and of what is less than an error, where there is none. */
const ERRORS = 8;
const LESSER = 3;

/** What a verdict sheet says of the check itself. */
export interface VerdictHead {
  pack: Pack | null;
  /** The pack in words, "" without one. */
  packText: string;
  date: Date;
  /** The app's. */
  version: string;
}

const columns: SheetColumn[] = [
  { id: 'number', label: 'No.', width: 4, align: 'center' },
  { id: 'player', label: 'Player', width: 15, align: 'left' },
  { id: 'force', label: 'Force', width: 18, align: 'left' },
  { id: 'figures', label: 'Figures', width: 17, align: 'left' },
  { id: 'fingerprint', label: 'Fingerprint', width: 11, align: 'left' },
  { id: 'verdict', label: 'Verdict', width: 35, align: 'left' },
];

/** Most lines of a sheet that is laid out at once: what a page takes grows with all that is still to come. */
const LINES = 50;

/** The verdicts on paper as sheets of at most 50 lines, each beginning a page: many are printed sooner so. */
export function verdictSheets(rows: readonly Row[], head: VerdictHead): Sheet[] {
  const whole = verdictSheet(rows, head);
  const parts = Math.ceil(rows.length / LINES);
  if (parts < 2) return [whole];
  return Array.from({ length: parts }, (_, part) => {
    const from = part * LINES;
    const to = Math.min(from + LINES, rows.length);
    const tables = whole.tables.map((table) => ({
      ...table,
      title: `Rosters ${from + 1} to ${to}`,
      rows: table.rows.slice(from, to),
    }));
    return { ...whole, tables, notes: part === parts - 1 ? whole.notes : [] };
  });
}

/** The verdicts over many rosters on paper: a line a roster, in the order given. */
export function verdictSheet(rows: readonly Row[], { pack, packText, date, version }: VerdictHead): Sheet {
  const read = rows.flatMap((row) => row.read ?? []);
  const legal = read.filter((each) => each.legal).length;
  const games = [...new Set(read.map(gameName))];
  return {
    title: pack?.name.trim() || 'Verdicts',
    label: 'Verdicts',
    system: games.length > 0 ? inList(games) : '–',
    player: '',
    orientation: 'landscape',
    facts: [
      { label: 'Rosters', value: `${rows.length}` },
      { label: 'Legal', value: `${legal}` },
      { label: 'Not legal', value: `${read.length - legal}` },
      ...(read.length < rows.length
        ? [{ label: 'Cannot be read', value: `${rows.length - read.length}` }]
        : []),
      { label: 'Checked', value: dateText(date) },
      { label: 'Muster', value: version },
    ],
    verdict: null,
    tables: [
      {
        title: 'Rosters',
        ...(pack
          ? { note: `${pack.name.trim() || 'The pack'}: ${packText || 'all that the rules allow'}` }
          : {}),
        columns,
        rows: rows.map((row, index) => sheetRow(row, index, games.length > 1)),
        empty: 'No roster was checked.',
      },
    ],
    notes: [
      {
        title: 'Fingerprint',
        lines: [
          'The first 12 hex digits of the SHA-256 of all that matters in play. The sheet of the same force has the same in its corner.',
        ],
      },
    ],
  };
}

/** "9 May 2026, 14:05". */
const dateText = (date: Date): string =>
  date.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

function sheetRow(row: Row, index: number, several: boolean): SheetRow {
  const { read } = row;
  const lines = read === null ? faultLines(row) : problemLines(read);
  return {
    cells: {
      number: text(`${index + 1}`),
      player: text(read?.player ?? '', [], true),
      force: text(
        read === null ? row.source : read.name || 'Unnamed',
        read && several ? [gameName(read)] : [],
      ),
      figures: text(read === null ? '' : figuresText(read)),
      fingerprint: text(read?.fingerprint ?? '–'),
      verdict: text(rowVerdict(row), lines, !read?.legal),
    },
  };
}

function faultLines(row: Row): string[] {
  const faults = rowFaults(row);
  const more = faults.length - LESSER;
  return [...faults.slice(0, LESSER), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** The errors, and of the rest how many; the rest itself where there is no error. */
function problemLines(read: ReadRow): string[] {
  const problems = byGravity(rowProblems(read));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const shown = errors > 0 ? Math.min(errors, ERRORS) : LESSER;
  const rest = severityCounts(problems.slice(shown));
  // "More" only of what some are shown of.
  const more = problems[shown]?.severity === problems[shown - 1]?.severity;
  return [
    ...problems.slice(0, shown).map(({ text }) => text),
    ...(rest === '' ? [] : [`and ${more ? rest.replace(' ', ' more ') : rest}`]),
  ];
}

const text = (value: string, lines: string[] = [], strong = false): SheetCell => ({
  kind: 'text',
  text: value,
  lines,
  ...(strong ? { strong } : {}),
});

/** The verdicts as `muster check --json` writes them, a line of JSON a roster. */
export const verdictLines = (rows: readonly Row[]): string =>
  rows.map((row) => `${JSON.stringify(answerOfRow(row))}\n`).join('');

/** The public answer about a roster (roster-format, "The checker"). */
function answerOfRow({ source, faults, read }: Row): Answer {
  if (read === null) return { source, legal: false, unreadable: faults };
  const { name, system, fingerprint, legal, totals, problems } = read;
  return { source, name, system, fingerprint, legal, totals, problems };
}
