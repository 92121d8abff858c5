import type { AnyTypedGame, TypedRow } from '@/lib/roster/typed/model';
import { widthOf } from '@/lib/sheet/text';

/** A line with its number. */
export interface Line {
  number: number;
  text: string;
}

/** What a list is read as at a time: a line, or the lines of a row in a table of the app. */
export interface Passage {
  from: number;
  to: number;
  /**
   * A line of words, or one that the app wrote; the roster's name, its player or a note; what follows from the force, and
   * what says that something was left out.
   */
  kind: 'words' | 'own' | 'name' | 'player' | 'note' | 'passed' | 'lost';
  text: string;
}

/** What the first lines of a text of the app say: the name of the roster, and the game by its name. */
export interface Head {
  line: Line;
  name: string;
  game: string;
}

const HEAD_LINES = 5;

/** The head of a text that the app wrote; null for any other text. */
export function headOf(lines: readonly Line[], games: readonly string[]): Head | null {
  for (const line of lines.filter(({ text }) => text.trim() !== '').slice(0, HEAD_LINES)) {
    const text = unmarked(line.text.replace(/^##\s+/, ''));
    const game = games.find((name) => text === name || text.endsWith(` · ${name}`));
    if (game !== undefined) return { line, name: text.slice(0, -game.length).replace(/ · $/, ''), game };
  }
  return null;
}

/** The passages of a text that the app wrote: facts, entries and notes; all else follows from them. */
export function ownPassages(
  lines: readonly Line[],
  head: Head,
  { table, facts }: Pick<AnyTypedGame, 'table' | 'facts'>,
): Passage[] {
  const passages: Passage[] = [];
  // In Markdown, notes of a table are blocks of their own.
  const isMarkdown = head.line.text.startsWith('## ');
  let title = '';
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Line;
    const { number, text } = line;
    const isBlockStart = at === 0 || lines[at - 1]?.text.trim() === '';
    if (text.trim() === '') {
      at++;
      continue;
    }
    if (isMarkdown ? /^(?:#+ |\*\*[^*]+\*\*$)/.test(text) : isBlockStart)
      title = unmarked(text.replace(/^#+\s+/, ''));
    const isWanted = table.titles.test(title);
    const rules = lines[at + 1]?.text ?? '';
    const isTable = isDashes(rules) || (text.startsWith('|') && rules.startsWith('|'));
    if (isTable) {
      const end = lines.findIndex((each, index) => index > at + 1 && isEndOf(each.text, text));
      const rows = lines.slice(at + 2, end < 0 ? undefined : end);
      passages.push(passed([line, lines[at + 1] as Line]));
      if (isWanted)
        passages.push(...rowPassages(text, rules, rows, table.key, (row) => table.asLine(row, title)));
      else if (rows.length > 0) passages.push(passed(rows));
      at += 2 + rows.length;
      continue;
    }
    if (line === head.line) passages.push({ from: number, to: number, kind: 'name', text: head.name });
    else if (/^- (?!\*\*)/.test(text) && !/^\s*- (?:Error|Warning|Advice): /.test(text))
      passages.push({ from: number, to: number, kind: 'own', text: withoutUnknown(text.slice(2)) });
    else if (/^Left out: /.test(text)) passages.push({ from: number, to: number, kind: 'lost', text });
    else passages.push(factPassage(line, facts, title));
    at++;
  }
  return passages;
}

/** A sum without the part that is not known: "310 + ?". */
const withoutUnknown = (text: string): string => text.replace(/(\d) \+ \?/g, '$1');

const isEndOf = (text: string, head: string): boolean =>
  head.startsWith('|') ? !text.startsWith('|') : text.trim() === '';

const passed = (lines: readonly Line[]): Passage => ({
  from: lines[0]?.number ?? 0,
  to: lines.at(-1)?.number ?? 0,
  kind: 'passed',
  text: lines[0]?.text ?? '',
});

/** A fact of the head, the figures of a chat, a note, or something that follows from the force. */
function factPassage({ number, text }: Line, facts: AnyTypedGame['facts'], title: string): Passage {
  const place = { from: number, to: number };
  if (title === 'Notes' && text.trim() !== 'Notes' && !/^\*\*/.test(text))
    return { ...place, kind: 'note', text: unmarked(text) };
  const [, label = '', value = ''] =
    /^- \*\*(.+?):\*\* (.+)$/.exec(text) ??
    /^(\S.*?)\s{2,}(\S.*)$/.exec(text) ??
    /^([^:]+): (.+)$/.exec(text) ??
    [];
  if (label === 'Commander') return { ...place, kind: 'player', text: unmarked(value) };
  const pairs = label === '' ? figurePairs(text, facts) : [[unmarked(label), unmarked(value)] as const];
  const said = pairs.flatMap(([name, is]) => (Object.hasOwn(facts, name) && facts[name]?.(is)) || []);
  return said.length === 0
    ? { ...place, kind: 'passed', text }
    : { ...place, kind: 'own', text: said.join(' · ') };
}

/** The figures of a chat's line: "FC 15 of 15 · FP 19". */
const figurePairs = (text: string, facts: AnyTypedGame['facts']): (readonly [string, string])[] =>
  text.split(' · ').flatMap((each) => {
    const label = Object.keys(facts).find((name) => each.startsWith(`${name} `));
    return label === undefined ? [] : [[label, each.slice(label.length + 1)] as const];
  });

const isDashes = (text: string): boolean => /^-+(?: {2}-+)*\s*$/.test(text);

/** The rows of a table as words, each with the lines it is on. */
function rowPassages(
  head: string,
  rules: string,
  lines: readonly Line[],
  key: string,
  asLine: (row: TypedRow) => string,
): Passage[] {
  const cellsOf = head.startsWith('|') ? cellsOfMarkdown : columnCells(rules);
  const labels = cellsOf(head).map((cell) => cell.join(' '));
  const rows: { lines: Line[]; row: Record<string, string[]> }[] = [];
  for (const line of lines) {
    const cells = cellsOf(line.text);
    const isNew = head.startsWith('|') || (cells[labels.indexOf(key)] ?? []).join('') !== '';
    if (isNew || rows.length === 0) rows.push({ lines: [line], row: {} });
    else rows.at(-1)?.lines.push(line);
    const { row } = rows.at(-1) as (typeof rows)[number];
    for (const [at, label] of labels.entries())
      row[label] = [...(row[label] ?? []), ...(cells[at] ?? []).filter((text) => text !== '')];
  }
  return rows.map((each) => {
    const text = asLine(each.row);
    return text === '' ? passed(each.lines) : { ...passed(each.lines), kind: 'own', text };
  });
}

/** Cuts a line into columns as wide as the dashes under their labels. */
const columnCells = (rules: string) => {
  const widths = rules
    .trimEnd()
    .split('  ')
    .map(({ length }) => length);
  return (line: string): string[][] => {
    const characters = [...line];
    let at = 0;
    return widths.map((width) => {
      let cell = '';
      while (at < characters.length && widthOf(cell) + widthOf(characters[at] as string) <= width)
        cell += characters[at++];
      at += 2;
      return [cell.trim()];
    });
  };
};

const cellsOfMarkdown = (line: string): string[][] =>
  line
    .replace(/^\|\s?|\s?\|\s*$/g, '')
    .split(/\s?(?<!\\)\|\s?/)
    .map((cell) => cell.split('<br>').map(unmarked));

/** A text without the marks of Markdown. */
export const unmarked = (text: string): string =>
  text
    .replace(/(?<!\\)\*\*/g, '')
    .replace(/&amp;/g, '&')
    .replace(/\\([\\`*_[\]<>|~#.)+-])/g, '$1')
    .trim();
