import { severityCounts, severityWord } from '@/lib/roster/verdict';
import { cleanSheet, withoutLinks } from './clean';
import { factsOf, isTicked, rowGroups, type Sheet, type SheetCell, type SheetTable } from './sheet';

const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFF}]/u;

/**
 * Returns the sheet as plain text with aligned columns, for a chat or a terminal; ends with a line break.
 * @param link the link to the roster, to end with
 */
export function sheetText(sheet: Sheet, link?: string): string {
  const clean = cleanSheet(sheet);
  const blocks = [
    headLines(clean),
    verdictLines(clean),
    ...clean.tables.map(tableLines),
    ...clean.notes.map((note) => [
      ...(note.title === '' ? [] : [note.title]),
      ...note.lines.map((line) => `  ${line}`),
    ]),
  ];
  const lines = blocks.filter((block) => block.length > 0).flatMap((block) => [...block, '']);
  const text = lines.map((line) => line.trimEnd());
  return (link === undefined ? text : [...text.map(withoutLinks), link, '']).join('\n');
}

function headLines(sheet: Sheet): string[] {
  const { title, system, player } = sheet;
  const facts = factsOf(sheet);
  const heading = [title, system].filter((part) => part !== '').join(' · ');
  const all = player === '' ? facts : [{ label: 'Commander', value: player }, ...facts];
  const widest = Math.max(0, ...all.map((fact) => widthOf(fact.label)));
  return [heading, ...all.map(({ label, value }) => `${pad(label, widest)}  ${value}`)];
}

function verdictLines({ verdict }: Sheet): string[] {
  if (verdict === null) return [];
  const stamp = verdict.alone.toUpperCase();
  const counts = severityCounts(verdict.problems);
  const problems = verdict.problems.map(
    ({ severity, text, rule }) => `  ${pad(severityWord(severity), 7)}  ${text} [${rule}]`,
  );
  return [counts === '' ? stamp : `${stamp}: ${counts}`, ...problems];
}

function tableLines(table: SheetTable): string[] {
  const { title, note, columns, rows, empty } = table;
  const heading = [title, note ?? ''].filter((line) => line !== '');
  if (rows.length === 0) return [...heading, `  ${empty}`];
  const body = rowGroups(table).map((group) =>
    columns.map(({ id }) => group.flatMap(({ cells }) => (cells[id] ? cellLines(cells[id]) : []))),
  );
  const grid = [columns.map(({ label }) => [label]), ...body];
  const widths = columns.map((_, column) =>
    Math.max(...grid.flatMap((row) => (row[column] ?? []).map(widthOf)), 0),
  );
  const printed = grid.flatMap((row) => {
    const height = Math.max(...row.map((cell) => cell.length));
    return Array.from({ length: height }, (_, line) =>
      row.map((cell, column) => pad(cell[line] ?? '', widths[column] ?? 0)).join('  '),
    );
  });
  const [first = '', ...rest] = printed;
  return [...heading, first, widths.map((width) => '-'.repeat(width)).join('  '), ...rest];
}

/** Returns a cell as lines of text. */
export function cellLines(cell: SheetCell | undefined): string[] {
  if (!cell) return [''];
  const lines = cell.lines ?? [];
  if (cell.kind === 'text') {
    if (cell.text === '' && lines.length > 0) return lines;
    return [cell.circled ? `(${cell.text})` : cell.text, ...lines];
  }
  const box = (index: number) =>
    (isTicked(cell, index) ? '☒' : '☐') + (cell.bars?.includes(index + 1) ? '|' : '');
  return [Array.from({ length: cell.count }, (_, index) => box(index)).join(''), ...lines];
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(width - widthOf(text), 0));
}

/** Counts the columns of a text in a fixed-width font: two for each wide character, none for an accent. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += WIDE.test(char) ? 2 : /\p{M}/u.test(char) ? 0 : 1;
  return width;
}

/**
 * Returns the sheet as Markdown, with tables as in GitHub and most forums and chats; ends with a line break.
 * @param link the link to the roster, to end with
 */
export function sheetMarkdown(sheet: Sheet, link?: string): string {
  const clean = cleanSheet(sheet);
  const { title, system, player, verdict, tables, notes } = clean;
  const facts = factsOf(clean);
  const all = player === '' ? facts : [{ label: 'Commander', value: player }, ...facts];
  const blocks = [
    [
      `## ${[title, system]
        .filter((part) => part !== '')
        .map(plain)
        .join(' · ')}`,
    ],
    all.map(({ label, value }) => `- **${plain(label)}:** ${plain(value)}`),
    verdict === null
      ? []
      : [
          `**${plain(verdict.text)}**`,
          ...(verdict.problems.length > 0 ? [''] : []),
          ...verdict.problems.map(
            ({ severity, text, rule }) => `- ${severityWord(severity)}: ${plain(text)} (${plain(rule)})`,
          ),
        ],
    ...tables.map(markdownTable),
    ...notes.map(({ title: heading, lines }) => [
      ...(heading === '' ? [] : [`**${plain(heading)}**`, '']),
      ...lines.map((line) => `${plain(line)}  `),
    ]),
  ];
  const text = blocks
    .filter((block) => block.length > 0)
    .map((block) => `${block.join('\n').trimEnd()}\n`)
    .join('\n');
  // In angle brackets, no character of the link is taken for Markdown.
  return link === undefined ? text : `${text.split('\n').map(withoutLinks).join('\n')}\n<${link}>\n`;
}

function markdownTable({ title, note, columns, rows, empty }: SheetTable): string[] {
  const heading = [`### ${plain(title)}`, '', ...(note ? [plain(note), ''] : [])];
  if (rows.length === 0) return [...heading, plain(empty)];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    ...heading,
    line(columns.map(({ label }) => plain(label))),
    line(columns.map(({ align }) => (align === 'center' ? ':-:' : '---'))),
    ...rows.map((row) => line(columns.map(({ id }) => cellText(row.cells[id])))),
  ];
}

function cellText(cell: SheetCell | undefined): string {
  if (!cell) return '';
  const lines = (cell.lines ?? []).map(plain);
  if (cell.kind === 'boxes') {
    const box = (index: number) =>
      (isTicked(cell, index) ? '☒' : '☐') + (cell.bars?.includes(index + 1) ? '¦' : '');
    return [Array.from({ length: cell.count }, (_, index) => box(index)).join(''), ...lines].join('<br>');
  }
  const text = plain(cell.circled ? `(${cell.text})` : cell.text);
  return [cell.strong && text !== '' ? `**${text}**` : text, ...lines].join('<br>');
}

/** Escapes Markdown and HTML. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~#]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/^([-+]|\d+[.)])(?=\s)/, (sign) => sign.replace(/[-+.)]/, '\\$&'));
