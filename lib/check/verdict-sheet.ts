import { shownFingerprint } from '@/lib/roster/fingerprint-text';
import { type Pack, packName, quotedPack } from '@/lib/roster/pack';
import type { VerdictKind } from '@/lib/roster/report';
import { bySeverity, severityCounts } from '@/lib/roster/severity';
import { verdictKind, verdictText } from '@/lib/roster/verdict';
import { capitalised, cutInMiddle, inList } from '@/lib/roster/words';
import type { Sheet, SheetCell, SheetColumn, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import { answerOfRow, type ReadRow, type Row } from './row';
import { fixSentence } from './row-fix';
import { figuresText, gameName, rowProblems, rowVerdict, unreadText } from './row-text';

/** Most errors that are told of a roster; and of what is less than an error, where there is none. */
const ERRORS = 20;
const LESSER = 3;

/** What a verdict sheet says of the check itself. */
export interface VerdictHead {
  pack: Pack | null;
  /** The pack in words, "" without one. */
  packText: string;
  date: Date;
  /** The app's. */
  version: string;
  /** Is it said how each list becomes legal? */
  fixes?: boolean;
}

const lineColumns: SheetColumn[] = [
  { id: 'number', label: 'No.', width: 5, align: 'center' },
  { id: 'player', label: 'Player', width: 15, align: 'left' },
  { id: 'force', label: 'Force', width: 18, align: 'left' },
  { id: 'figures', label: 'Figures', width: 35, align: 'left' },
  { id: 'fingerprint', label: 'Fingerprint', width: 12.5, align: 'left', unbroken: true },
  { id: 'verdict', label: 'Verdict', width: 16, align: 'left' },
];

const wrongColumns: SheetColumn[] = [
  { id: 'number', label: 'No.', width: 5, align: 'center' },
  { id: 'player', label: 'Player', width: 16, align: 'left' },
  { id: 'force', label: 'Force', width: 18, align: 'left' },
  { id: 'verdict', label: 'What is wrong', width: 62, align: 'left' },
];

/** Most lines of a sheet that is laid out at once: what a page takes grows with all that is still to come. */
const LINES = 50;

/**
 * The verdicts on paper: a line a roster, in the order given, and behind all lines what is wrong with which. More than
 * 50 rosters are sheets of 50, each beginning a page: many are printed sooner so.
 */
export function verdictSheets(rows: readonly Row[], head: VerdictHead): Sheet[] {
  const read = rows.flatMap((row) => row.read ?? []);
  const games = [...new Set(read.map(gameName))];
  const base: Omit<Sheet, 'tables'> = {
    ...baseSheet(rows, head),
    system: games.length > 0 ? inList(games) : '–',
    notes: [...shortForms(read), FINGERPRINT],
  };
  const numbered = rows.map((row, index) => ({ row, number: `${index + 1}` }));
  const wrong = numbered.filter(({ row }) => wrongLines(row).length > 0);
  const linesOf = (part: readonly Numbered[], title: string) =>
    lineTable(part, title, head, games.length > 1);
  if (rows.length <= LINES) {
    const behind = wrong.length > 0 ? [{ ...wrongTable(wrong, head), startsPage: true }] : [];
    return [{ ...base, tables: [linesOf(numbered, 'Lists'), ...behind] }];
  }
  return [
    ...parted(numbered).map((part) => ({
      ...base,
      tables: [linesOf(part, `Lists ${part[0]?.number} to ${part.at(-1)?.number}`)],
    })),
    ...parted(wrong).map((part) => ({ ...base, tables: [wrongTable(part, head)], notes: [] })),
  ];
}

type Numbered = { row: Row; number: string };

function lineTable(
  part: readonly Numbered[],
  title: string,
  { pack, packText }: VerdictHead,
  several: boolean,
): SheetTable {
  return {
    title,
    ...(pack
      ? {
          note: `${capitalised(quotedPack(packName(pack)))}: ${packText || 'all that the rules allow'}`,
        }
      : {}),
    columns: lineColumns,
    rows: part.map(({ row, number }) => lineRow(row, number, several)),
    empty: 'No list was checked.',
    dense: true,
  };
}

const wrongTable = (part: readonly Numbered[], { fixes }: VerdictHead): SheetTable => ({
  title: 'What is wrong',
  columns: wrongColumns,
  rows: part.map(({ row, number }) => wrongRow(row, number, fixes === true)),
  empty: 'Nothing.',
});

/** In parts of so many as a sheet holds. */
const parted = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / LINES) }, (_, part) =>
    items.slice(part * LINES, (part + 1) * LINES),
  );

function baseSheet(
  rows: readonly Row[],
  { pack, date, version }: VerdictHead,
): Omit<Sheet, 'system' | 'tables' | 'notes'> {
  const unreadable = rows.filter(({ read }) => read === null).length;
  const kinds = rows.flatMap(({ read }) => (read === null ? [] : [verdictKind(read)]));
  const count = (kind: VerdictKind) => kinds.filter((each) => each === kind).length;
  return {
    title: pack?.name.trim() || 'Checked lists',
    label: 'Verdicts',
    player: '',
    orientation: 'portrait',
    facts: [
      { label: 'Lists', value: `${rows.length}` },
      { label: 'Legal', value: `${count('legal')}` },
      { label: 'Not legal', value: `${count('illegal')}` },
      ...(count('undecided') > 0 ? [{ label: 'No error found', value: `${count('undecided')}` }] : []),
      ...(unreadable > 0 ? [{ label: 'Cannot be read', value: `${unreadable}` }] : []),
      { label: 'Checked', value: dateText(date) },
      { label: 'Muster', value: version },
    ],
    verdict: null,
  };
}

const FINGERPRINT = {
  title: 'Fingerprint',
  lines: [
    'The first 16 hex digits of the SHA-256 of all that matters in play. The sheet of the same force has the same in its corner.',
  ],
};

/** What the short forms of the figures stand for. */
function shortForms(read: readonly ReadRow[]) {
  const titles = new Map(read.flatMap(({ figures }) => figures.map(({ label, title }) => [label, title])));
  const lines = [...titles].filter(([label, title]) => label !== title);
  return lines.length === 0
    ? []
    : [{ title: 'Figures', lines: [`${lines.map(([label, title]) => `${label}: ${title}`).join('. ')}.`] }];
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

function lineRow(row: Row, number: string, several: boolean): SheetRow {
  const { read } = row;
  return {
    cells: {
      ...whose(row, number),
      figures: text(
        [...(read && several ? [gameName(read)] : []), read ? figuresText(read) : ''].join(' · '),
      ),
      fingerprint: text(read ? shownFingerprint(read.fingerprintFull) : '–'),
      verdict: text(
        read === null ? rowVerdict(row) : verdictText(errorsOf(read)),
        [],
        read === null || verdictKind(read) !== 'legal',
      ),
    },
  };
}

/** The errors alone, so that the line stays one. */
const errorsOf = ({ legal, unknown, problems }: ReadRow) => ({
  legal,
  unknown,
  problems: problems.filter(({ severity }) => severity === 'error'),
});

const wrongRow = (row: Row, number: string, fixes: boolean): SheetRow => {
  const fix = fixes ? fixSentence(row) : '';
  const lines = [...wrongLines(row), ...(fix === '' ? [] : [fix])];
  return { cells: { ...whose(row, number), verdict: text(rowVerdict(row), lines, true) } };
};

const whose = ({ read, source }: Row, number: string) => ({
  number: text(number),
  player: text(read?.player ?? '', [], true),
  force: read === null ? text(source) : text(read.name || 'Unnamed', [cutInMiddle(source, SOURCE)]),
});

/** Most characters of a file's name: two lines of its column. */
const SOURCE = 48;

const wrongLines = (row: Row): string[] => (row.read === null ? [unreadText(row)] : problemLines(row.read));

/** The errors, and of the rest how many; the rest itself where there is no error. */
function problemLines(read: ReadRow): string[] {
  const problems = bySeverity(rowProblems(read));
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
