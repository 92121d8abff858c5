import { describe, expect, test } from 'vitest';
import { sheetCsv } from '@/lib/sheet/csv';
import { sheetText } from '@/lib/sheet/text';
import { boxes, NAMES, row, sheet, TEN, text } from './fixture';

describe('a roster as text', () => {
  test('its columns stand under each other, small lines included', () => {
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

  test('it says the verdict, each problem, the notes, and that a table is empty', () => {
    const problems = [{ severity: 'error' as const, rule: 'test/empty', text: 'It has no element (p.15).' }];
    const said = sheetText(sheet([], { verdict: { legal: false, text: 'Not legal', problems } }));
    expect(said).toContain('NOT LEGAL: 1 error\n  Error    It has no element (p.15). [test/empty]\n');
    expect(said).toContain('Elements\n  No elements yet.\n');
    expect(said).toContain('Mars\n  An element at M1 counts as destroyed.\n');
  });

  test('a name cannot bring control characters or lines of its own', () => {
    const said = sheetText(sheet([row('a\u001B[31m\u202E\nb', [1, 1, 1, 1, 1], 'Rapid', 1)]));
    expect(said).toContain('\na [31m b ');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(said).not.toMatch(/[\u001B\u202E]/);
  });
});

describe('a roster as CSV', () => {
  const cell = (name: string) => {
    const record = sheetCsv(sheet([{ cells: { name: text(name), p: text('-1'), damage: boxes(8, 4) } }]));
    return record
      .split('\r\n')
      .find((line) => line.endsWith(',8 (4 ticked)'))
      ?.slice(0, -',-1,,,,,,8 (4 ticked)'.length);
  };

  test.each([
    ['=1+1', "'=1+1"],
    ['+49 171', "'+49 171"],
    ['-cmd|calc', "'-cmd|calc"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'=1"],
    ['\r=1', "'=1"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['-1', '-1'],
    ['+2', '+2'],
    ['-1.5', '-1.5'],
    ['Tiger, "Old"', '"Tiger, ""Old"""'],
  ])('%j becomes %j', (name, written) => expect(cell(name)).toBe(written));

  test('it begins with a mark that tells a spreadsheet it is UTF-8 and keeps every script', () => {
    const csv = sheetCsv(sheet(Object.values(NAMES).map((name) => row(name, [1, 2, 3, 4, 5], '', 1))));
    expect(csv.startsWith('\uFEFFForce,Iron Wolves\r\n')).toBe(true);
    for (const name of Object.values(NAMES)) expect(csv).toContain(name);
  });

  test('it has facts, verdict, problems, header and notes', () => {
    const problems = [{ severity: 'warning' as const, rule: 'test/idle', text: 'It idles (p.63).' }];
    const csv = sheetCsv(sheet(TEN, { verdict: { legal: true, text: 'Legal', problems } }));
    expect(csv).toContain('\r\nForce cost,15 of 15\r\n');
    expect(csv).toContain('\r\nVerdict,LEGAL\r\nWarning,It idles (p.63).,test/idle\r\n');
    expect(csv).toContain('\r\nElement name,P,F,M,A,D,Special rules,Damage\r\n');
    expect(csv).toContain('\r\nMars,An element at M1 counts as destroyed.\r\n');
  });
});
