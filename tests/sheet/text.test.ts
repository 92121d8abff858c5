import { describe, expect, test } from 'vitest';
import { sheetText } from '@/lib/sheet/text';
import { row, sheet, TEN } from './fixture';

describe('a roster as text', () => {
  test('columns are aligned, small lines included', () => {
    const lines = sheetText(sheet(TEN)).split('\n');
    const head = lines.findIndex((line) => line.startsWith('Element name'));
    const special = lines[head]?.indexOf('Special rules') ?? 0;
    expect(lines[head + 2]?.indexOf('Chain of Command')).toBe(special);
    expect(lines[head + 3]).toBe('Medium mech · CHQ · Ace · advance');
    expect(lines[head + 4]?.indexOf('Jump Jets')).toBe(special);
    expect(lines.some((line) => line.endsWith('☒☒☒☒☐☐☐☐☐☐☐'))).toBe(true);
  });

  test('a wide character counts as two columns', () => {
    const lines = sheetText(sheet([row('狼', [1, 1, 1, 1, 1], 'Rapid', 1)])).split('\n');
    expect(lines.find((line) => line.startsWith('狼'))?.indexOf('1')).toBe('Element name  '.length - 1);
  });

  test('includes the verdict, each problem, the notes, and that a table is empty', () => {
    const problems = [{ severity: 'error' as const, rule: 'test/empty', text: 'It has no element (p.15).' }];
    const said = sheetText(
      sheet([], { verdict: { kind: 'illegal', alone: 'Not legal', text: 'Not legal', problems } }),
    );
    expect(said).toContain('NOT LEGAL: 1 error\n  Error    It has no element (p.15). [test/empty]\n');
    expect(said).toContain('Elements\n  No elements yet.\n');
    expect(said).toContain('Mars\n  An element at M1 counts as destroyed.\n');
  });

  test('a name cannot add control characters or line breaks', () => {
    const said = sheetText(sheet([row('a\u001B[31m\u202E\nb', [1, 1, 1, 1, 1], 'Rapid', 1)]));
    expect(said).toContain('\na [31m b ');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    expect(said).not.toMatch(/[\u001B\u202E]/);
  });
});
