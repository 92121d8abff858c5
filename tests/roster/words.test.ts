import { describe, expect, test } from 'vitest';
import { fileName } from '@/lib/roster/file';
import type { AnyRule } from '@/lib/roster/rule';
import { sentenceOf, sheetVerdict } from '@/lib/roster/sentence';
import {
  counted,
  inList,
  inSeries,
  numbered,
  removedText,
  shortLabels,
  signed,
  sumWithTerms,
} from '@/lib/roster/text/words';
import { verdictKind, verdictText } from '@/lib/roster/verdict';

describe('words', () => {
  test('a number has a true minus sign', () => {
    expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '+0']);
    expect(sumWithTerms(2, -1, 1)).toBe('2 − 1 = 1');
  });
  test('one is singular, none and more are plural', () => {
    expect([0, 1, 2].map((count) => counted(count, 'point'))).toEqual(['0 points', '1 point', '2 points']);
  });
  test('equal labels are numbered in order, the others are unchanged', () => {
    expect(numbered(['Recon', 'Thunderer', 'Recon'])).toEqual(['Recon 1', 'Thunderer', 'Recon 2']);
    expect(numbered(['Recon', 'Recon 2', 'Recon'])).toEqual(['Recon 1', 'Recon 2', 'Recon 3']);
  });
  test('a sentence names at most twenty, and states how many more there are', () => {
    const labels = (count: number) => Array.from({ length: count }, (_, at) => `Recon ${at + 1}`);
    expect([0, 1, 2, 3].map((count) => inList(labels(count)))).toEqual([
      '',
      'Recon 1',
      'Recon 1 and Recon 2',
      'Recon 1, Recon 2 and Recon 3',
    ]);
    expect(inList(labels(20))).toMatch(/, Recon 19 and Recon 20$/);
    expect(inList(labels(21))).toMatch(/, Recon 20 and 1 more$/);
    expect(inList(labels(500))).toMatch(/, Recon 20 and 480 more$/);
    expect(inSeries(labels(2))).toBe('Recon 1; Recon 2');
    expect(inSeries(labels(500))).toMatch(/; Recon 20; 480 more$/);
  });
  test('a sentence names fewer if they are very long, but at least one', () => {
    const long = Array.from({ length: 20 }, (_, at) => `${at} `.padEnd(120, 'x'));
    expect(inList(long)).toMatch(/ and 15 more$/);
    expect(inList(['x'.repeat(2000), 'y', 'z'])).toMatch(/^x+ and 2 more$/);
  });
});

describe('a printed verdict', () => {
  const rules: AnyRule<never>[] = [
    {
      id: 'x/y',
      severity: 'error',
      page: 57,
      title: '',
      breach: '',
      check: () => [],
      message: ({ has }: { has: number }) => `A heavy CHQ needs 3; this has ${has}`,
    },
  ];
  const problem = {
    rule: 'x/y',
    severity: 'error' as const,
    elements: ['e1'],
    path: ['elements', 'e1', 'chq'],
    page: 57,
    facts: { has: 2 },
    byPack: null,
  };
  const report = { legal: false, unknown: 0, totals: {}, problems: [problem] };
  test('makes the sentence from the numbers, and cites the page', () => {
    expect(sheetVerdict(report, { rules }).problems[0]?.text).toBe('A heavy CHQ needs 3; this has 2 (p.57).');
    expect(sentenceOf(problem, { rules })).toBe('A heavy CHQ needs 3; this has 2.');
  });
  test('names the pack, and says to how many more it applies', () => {
    expect(sentenceOf({ ...problem, byPack: 'Open' }, { rules })).toBe(
      'A heavy CHQ needs 3; this has 2, by “Open”.',
    );
    expect(sentenceOf({ ...problem, more: 4 }, { rules })).toBe('The same applies to 4 more.');
  });
  test('ends with one full stop, also after an abbreviation', () => {
    const army = rules.map((rule) => ({ ...rule, message: () => 'The company is of U.N.A.' }));
    expect(sentenceOf(problem, { rules: army })).toBe('The company is of U.N.A.');
  });
  test('counts errors if it is not legal, and other problems if it is', () => {
    expect(verdictText(report)).toBe('Not legal: 1 error');
    const remark = { ...problem, severity: 'advice' as const, elements: [] };
    expect(verdictText({ legal: true, unknown: 0, problems: [remark] })).toBe('Legal: 1 piece of advice');
    expect(verdictText({ legal: true, unknown: 0, problems: [] })).toBe('Legal');
  });
  test('is undecided if values are unknown, unless there is an error', () => {
    const open = { legal: true, unknown: 2, problems: [] };
    expect(verdictKind(open)).toBe('undecided');
    expect(verdictText(open)).toBe('No error found; 2 values unknown');
    expect(verdictText({ ...open, unknown: 1, problems: [{ ...problem, severity: 'warning' }] })).toBe(
      'No error found; 1 value unknown: 1 warning',
    );
    expect(verdictKind({ ...report, unknown: 2 })).toBe('illegal');
    expect(verdictText({ ...report, unknown: 2 })).toBe('Not legal: 1 error');
  });
});

describe('a file name', () => {
  test('keeps letters of any script, but no path characters', () => {
    expect(fileName('4th Calais: Lancers', 'json')).toBe('4th-Calais-Lancers.json');
    expect(fileName('../../etc/passwd', 'pdf')).toBe('etc-passwd.pdf');
    expect(fileName('Żółć Σύμμαχοι 装甲', 'json')).toBe('Żółć-Σύμμαχοι-装甲.json');
    expect(fileName('\u202e<>', 'json')).toBe('roster.json');
  });

  test('ends with a whole word, after at most sixty characters', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'wordswith').join(' ');
    expect(fileName(words(7), 'pdf')).toBe(`${words(6).replaceAll(' ', '-')}.pdf`);
    expect(fileName(`${words(6)} x`, 'pdf')).toBe(`${words(6).replaceAll(' ', '-')}.pdf`);
    expect(fileName('x'.repeat(61), 'pdf')).toBe(`${'x'.repeat(60)}.pdf`);
    expect(fileName('𐐷'.repeat(61), 'pdf')).toBe(`${'𐐷'.repeat(60)}.pdf`);
  });
});

test('labels that differ only in their number are short, and stand side by side', () => {
  expect(shortLabels(['Recon 1', 'Recon 2', 'Mortar', 'Walker 1', 'Recon 3', 'Walker 2'])).toEqual([
    'Recon 1',
    '2',
    '3',
    'Mortar',
    'Walker 1',
    '2',
  ]);
  expect(shortLabels(['Recon', 'Recon 2', 'Mortar'])).toEqual(['Recon', 'Recon 2', 'Mortar']);
});

test('an item that was removed is named by its place if its label may be that of another now', () => {
  const listed = (names: string[]) => {
    const labels = numbered(names);
    return names.map((_, at) => ({ id: `e${at}`, label: labels[at] ?? '' }));
  };
  const names = ['Recon', 'Mortar', 'Recon', 'Recon'];
  const removed = (at: number) => {
    const before = listed(names);
    const labels = numbered(names.toSpliced(at, 1));
    const after = before.toSpliced(at, 1).map((each, place) => ({ ...each, label: labels[place] ?? '' }));
    return removedText(`e${at}`, before, after);
  };
  expect([0, 1, 2, 3].map(removed)).toEqual([
    'Recon removed from position 1 of 4.',
    'Mortar removed.',
    'Recon removed from position 3 of 4.',
    'Recon 3 removed.',
  ]);
  // Of two, the other is called by the name alone.
  const [one, two] = [
    { id: 'a', label: 'Recon 1' },
    { id: 'b', label: 'Recon 2' },
  ];
  expect(removedText('b', [one, two], [{ id: 'a', label: 'Recon' }])).toBe(
    'Recon removed from position 2 of 2.',
  );
  const own = [
    { id: 'a', label: 'Lance 1' },
    { id: 'b', label: 'Lance 2' },
  ];
  expect(removedText('a', own, own.slice(1))).toBe('Lance 1 removed.');
});
