import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import type { Parsed } from '@/lib/roster/report';
import type { Sheet, SheetText } from '@/lib/sheet/sheet';
import { sheetMarkdown, sheetText } from '@/lib/sheet/text';
import { GRID, shapesOf } from '@/lib/symbols/shapes';
import { boundsOf, drawn } from './drawn';
import { games } from './every-game';

function parsed<Value>(read: Parsed<Value>): Value {
  if (!read.ok) throw new Error('cannot be read');
  return read.value;
}

const textCells = ({ tables: all }: Sheet): SheetText[] =>
  all.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => Object.values(cells).filter((cell) => cell.kind === 'text')),
  );

describe.each(games)('$id', ({ id, system, apart, fielded, names }) => {
  test('types in the table look different, and have its names', () => {
    expect(apart.length).toBeGreaterThan(1);
    expect(new Set(apart.map(drawn)).size).toBe(apart.length);
    expect(new Set(apart.map(({ name }) => name)).size).toBe(apart.length);
    expect(apart.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  test('every type has a named symbol that is not empty and not cut off', () => {
    for (const symbol of [...apart, ...fielded]) {
      expect(symbol.name).toMatch(/^[a-zP][\w ,-]+$/);
      const hasMeaning = symbol.strokes.length > 0 || symbol.frame !== 'ground';
      expect(hasMeaning, symbol.name).toBe(true);
      for (const shape of shapesOf(symbol)) {
        const { left, right, top, bottom } = boundsOf(shape);
        expect(Math.min(left, top), shape.d).toBeGreaterThanOrEqual(0);
        expect(right, shape.d).toBeLessThanOrEqual(GRID.width);
        expect(bottom, shape.d).toBeLessThanOrEqual(GRID.height);
      }
    }
  });

  test('the sheets and cards of the samples have symbols, which text and Markdown omit', () => {
    // A turn-deck card is not a unit.
    const none = 'Turn-deck card';
    const folder = `data/${id}/samples`;
    for (const file of readdirSync(folder)) {
      const roster = parsed(parseRoster(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')), system));
      const { evaluation, report } = checkRoster(roster, system);
      for (const { title, symbol } of system.cards(evaluation))
        expect(symbol === undefined, title).toBe(title === none);
      const sheet = system.sheet(roster, evaluation, report);
      expect(textCells(sheet).filter(({ symbol }) => symbol).length, file).toBeGreaterThan(1);
      const plain = structuredClone(sheet);
      for (const cell of textCells(plain)) delete cell.symbol;
      for (const write of [sheetText, sheetMarkdown]) expect(write(sheet)).toBe(write(plain));
    }
  });
});
