import { severityWord } from '@/lib/roster/severity';
import { cleanSheet, withoutLinks } from './clean';
import { factsOf, isTicked, type Sheet, type SheetCell, type SheetTable } from './sheet';

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
    ...tables.map(tableLines),
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

function tableLines({ title, note, columns, rows, empty }: SheetTable): string[] {
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
