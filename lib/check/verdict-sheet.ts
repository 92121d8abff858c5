import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import { type Pack, packName, quotedPack } from '@/lib/roster/pack/pack';
import { eventFacts } from '@/lib/roster/pack/text';
import type { VerdictKind } from '@/lib/roster/report';
import { capitalised, cutInMiddle, inList } from '@/lib/roster/text/words';
import { bySeverity, severityCounts, verdictKind, verdictText } from '@/lib/roster/verdict';
import type { Sheet, SheetCell, SheetColumn, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import { answerOfRow, type CheckResult, type ReadableResult } from './answer';
import { figuresText, fixSentence, gameName, rowProblems, rowVerdict, unreadText } from './result-text';
import { type Numbered, numberedRows, twinLines } from './verdict-parts';

/** Maximum number of errors listed for a roster, and of lesser problems if it has no errors. */
const ERRORS = 20;
const LESSER = 3;

/** The facts about the check itself on a verdict sheet. */
export interface VerdictHead {
  pack: Pack | null;
  /** The pack in words, "" without one. */
  packText: string;
  date: Date;
  /** The app's version. */
  version: string;
  /** Whether the sheet says how each list becomes legal. */
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

/** The title of the table of lists with an error or a warning, and of those with advice alone. */
const WRONG = 'What is wrong';
const NOTES = 'Notes';

const detailColumns = (label: string): SheetColumn[] => [
  { id: 'number', label: 'No.', width: 5, align: 'center' },
  { id: 'player', label: 'Player', width: 16, align: 'left' },
  { id: 'force', label: 'Force', width: 18, align: 'left' },
  { id: 'verdict', label, width: 62, align: 'left' },
];

/** Maximum number of lines per sheet: the time to lay out a page grows with all that follows it. */
const LINES = 50;

/**
 * The verdicts on paper: one line per roster, in the given order, followed by what is wrong with each and by
 * the notes on those with advice alone. More than 50 rosters are split into sheets of 50, each starting a page, which is
 * faster to print.
 */
export function verdictSheets(rows: readonly CheckResult[], head: VerdictHead): Sheet[] {
  const read = rows.flatMap((row) => row.read ?? []);
  const games = [...new Set(read.map(gameName))];
  const base: Omit<Sheet, 'tables'> = {
    ...baseSheet(rows, head),
    system: games.length > 0 ? inList(games) : '–',
    notes: [...shortForms(read), FINGERPRINT],
  };
  const numbered = numberedRows(rows);
  const detailed = numbered.filter(({ row }) => detailLines(row).length > 0);
  const details = [WRONG, NOTES]
    .map((title) => ({
      title,
      part: detailed.filter(({ row }) => hasAdviceAlone(row) === (title === NOTES)),
    }))
    .filter(({ part }) => part.length > 0);
  const linesOf = (part: readonly Numbered[], title: string) =>
    lineTable(part, title, head, games.length > 1);
  if (rows.length <= LINES) {
    const tables = details.map(({ title, part }, index) => ({
      ...detailTable(part, title, head),
      ...(index === 0 ? { startsPage: true } : {}),
    }));
    return [{ ...base, tables: [linesOf(numbered, 'Lists'), ...tables] }];
  }
  return [
    ...chunked(numbered).map((part) => ({
      ...base,
      tables: [linesOf(part, `Lists ${part[0]?.number} to ${part.at(-1)?.number}`)],
    })),
    ...details.flatMap(({ title, part }) =>
      chunked(part).map((rest) => ({ ...base, tables: [detailTable(rest, title, head)], notes: [] })),
    ),
  ];
}

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
    rows: part.map((each) => lineRow(each, several)),
    empty: 'No list was checked.',
    dense: true,
  };
}

const detailTable = (part: readonly Numbered[], title: string, { fixes }: VerdictHead): SheetTable => ({
  title,
  columns: detailColumns(title),
  rows: part.map(({ row, number }) => detailRow(row, number, fixes === true)),
  empty: 'Nothing.',
});

const hasAdviceAlone = ({ read }: CheckResult): boolean =>
  read !== null && rowProblems(read).every(({ severity }) => severity === 'advice');

/** Splits items into parts that fit on a sheet. */
const chunked = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / LINES) }, (_, part) =>
    items.slice(part * LINES, (part + 1) * LINES),
  );

function baseSheet(
  rows: readonly CheckResult[],
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
      ...(pack ? eventFacts(pack) : []),
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
    'The first 16 hex digits of the SHA-256 of everything that matters in play. The printed sheet of the same force has the same fingerprint.',
  ],
};

/** A note that explains the abbreviations of the figures. */
function shortForms(read: readonly ReadableResult[]) {
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

function lineRow(numbered: Numbered, several: boolean): SheetRow {
  const { row, number } = numbered;
  const { read } = row;
  return {
    cells: {
      ...nameCells(row, number),
      figures: text(
        [...(read && several ? [gameName(read)] : []), read ? figuresText(read) : ''].join(' · '),
      ),
      fingerprint: text(read ? shownFingerprint(read.fingerprintFull) : '–'),
      verdict: text(
        read === null ? rowVerdict(row) : verdictText(errorsOf(read)),
        twinLines(numbered),
        read === null || verdictKind(read) !== 'legal',
      ),
    },
  };
}

/** Only the errors, so that the verdict fits on one line. */
const errorsOf = ({ legal, unknown, problems }: ReadableResult) => ({
  legal,
  unknown,
  problems: problems.filter(({ severity }) => severity === 'error'),
});

const detailRow = (row: CheckResult, number: string, fixes: boolean): SheetRow => {
  const fix = fixes ? fixSentence(row) : '';
  const lines = [...detailLines(row), ...(fix === '' ? [] : [fix])];
  return { cells: { ...nameCells(row, number), verdict: text(rowVerdict(row), lines, true) } };
};

const nameCells = ({ read, source }: CheckResult, number: string) => ({
  number: text(number),
  player: text(read?.player ?? '', [], true),
  force: read === null ? text(source) : text(read.name || 'Unnamed', [cutInMiddle(source, SOURCE_LENGTH)]),
});

/** Maximum length of a file's name: two lines of its column. */
const SOURCE_LENGTH = 48;

const detailLines = (row: CheckResult): string[] =>
  row.read === null ? [unreadText(row)] : problemLines(row.read);

/** The errors, and the number of other problems; the others themselves if there are no errors. */
function problemLines(read: ReadableResult): string[] {
  const problems = bySeverity(rowProblems(read));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const shown = errors > 0 ? Math.min(errors, ERRORS) : LESSER;
  const rest = severityCounts(problems.slice(shown));
  // Say "more" only if some of the same severity are shown.
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

/** The verdicts as `muster check --json` writes them, one line of JSON per roster. */
export const verdictLines = (rows: readonly CheckResult[]): string =>
  rows.map((row) => `${JSON.stringify(answerOfRow(row))}\n`).join('');
