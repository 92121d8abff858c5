import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SheetView } from '@/components/shared/sheet/sheet-view';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import { cleanSheet } from '@/lib/sheet/clean';
import { rowGroups, type Sheet } from '@/lib/sheet/sheet';
import { cellLines, sheetText } from '@/lib/sheet/text';
import { systems } from '@/lib/systems/registry';
import { boxes, NAMES, row, sheet } from './fixture';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The visible text of HTML: without tags, with whitespace collapsed. */
const readable = (html: string): string =>
  html
    .replace(/<span data-blank[\s\S]*?<\/span>/g, '')
    .replace(/<\/(span|p|dt|dd|div|li|h\d)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/([☐☒|]) (?=[☐☒|])/g, '$1')
    .trim();

const all = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, 'g'))].map(([found]) => found);

/** The cells of every table row on the page. */
const cellsOnPage = (html: string): string[][] =>
  all(html, 'tbody').flatMap((body) => all(body, 'tr').map((each) => all(each, 'td').map(readable)));

/** The same cells in the text format; a ring on the page is a pair of brackets in the text. */
const cellsInText = ({ tables }: Sheet): string[][] =>
  tables.flatMap((table) =>
    rowGroups(table).flatMap((group) =>
      group.map(({ cells }, index) =>
        // A cell that spans several rows belongs to the first of them.
        table.columns.slice(index === 0 ? 0 : 1).map(({ id }) => {
          const cell = cells[id];
          const [first = '', ...lines] = cellLines(cell);
          const ringed = cell?.kind === 'text' && cell.circled;
          return [ringed ? first.slice(1, -1) : first, ...lines].join(' ').replace(/\s+/g, ' ').trim();
        }),
      ),
    ),
  );

const samples = await Promise.all(
  systems.map(async ({ id, load }) => {
    const { system } = await load();
    return (await system.samples()).map((sample) => ({ id, system, sample }));
  }),
);

function sheetOf({ system, sample }: (typeof samples)[number][number]): Sheet {
  const read = parseRoster(sample.roster, system);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { evaluation, report } = checkRoster(read.value, system);
  return system.sheet(read.value, evaluation, report);
}

/** A sheet with every feature of a sheet. */
const full = sheet(
  [
    row('Ticked <b>Bold</b> & "quoted"', [1, 2, 3, 4, 5], 'Rapid, Alert', 12, ['first line', 'second line']),
    row(NAMES.japanese, [1, 2, 3, 4, 5], '', 0),
  ],
  {
    label: 'Force, opponent’s copy',
    verdict: {
      kind: 'illegal',
      alone: 'Not legal',
      text: 'Not legal: 1 error',
      problems: [{ severity: 'error', rule: 'test/quota', text: 'Too few (p.57).' }],
    },
  },
);
full.tables[0]?.rows.push({
  cells: {
    name: { kind: 'text', text: 'Ringed', circled: true },
    damage: { ...boxes(12, 3, ['At 5: slower.']), bars: [5, 10] },
  },
});

const cases: [string, Sheet][] = [
  ['a sheet with everything', full],
  ...samples.flat().map((each): [string, Sheet] => [`${each.id}, ${each.sample.name}`, sheetOf(each)]),
];

describe.each(cases)('%s', (_, shown) => {
  const html = renderToStaticMarkup(<SheetView sheet={shown} />);
  const clean = cleanSheet(shown);

  test('has the same words in every cell on the page and in its text', () => {
    const cells = cellsOnPage(html);
    expect(cells.flat().length).toBeGreaterThan(0);
    expect(cells).toEqual(cellsInText(clean));
    const text = sheetText(shown).replace(/\s+/g, ' ');
    for (const { label, value } of clean.facts) expect(text).toContain(`${label} ${value}`.trim());
  });

  test('shows the facts, the problems and the notes on the page as in the text', () => {
    const page = readable(html);
    const text = sheetText(shown).replace(/\s+/g, ' ');
    for (const { label, value } of clean.facts) expect(page).toContain(`${label} ${value}`.trim());
    for (const problem of clean.verdict?.problems ?? []) {
      expect(page).toContain(problem.text);
      expect(page).not.toContain(problem.rule);
      expect(text).toContain(`${problem.text} [${problem.rule}]`);
    }
    for (const line of clean.notes.flatMap(({ title, lines }) => [title, ...lines])) {
      expect(page).toContain(line.replace(/\s+/g, ' '));
      expect(text).toContain(line.replace(/\s+/g, ' '));
    }
  });
});

test('hostile names are plain text on the page', () => {
  const html = renderToStaticMarkup(
    <SheetView sheet={sheet([row('<img src=x onerror=alert(1)>', [1, 2, 3, 4, 5], '', 1)])} />,
  );
  expect(html).not.toContain('<img');
});
