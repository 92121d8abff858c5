import { describe, expect, test } from 'vitest';
import { fileName } from '@/lib/roster/file';
import { sheetVerdict, verdictKind, verdictText } from '@/lib/roster/verdict';
import { counted, culpritsOf, inList, inSeries, numbered, signed, spelledSum } from '@/lib/roster/words';

describe('words', () => {
  test('a number has a true minus sign', () => {
    expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '+0']);
    expect(spelledSum(2, -1, 1)).toBe('2 − 1 = 1');
  });
  test('one is singular, none and more are plural', () => {
    expect([0, 1, 2].map((count) => counted(count, 'point'))).toEqual(['0 points', '1 point', '2 points']);
  });
  test('labels that are alike are numbered in order, the others left alone', () => {
    expect(numbered(['Recon', 'Thunderer', 'Recon'])).toEqual(['Recon 1', 'Thunderer', 'Recon 2']);
  });
  test('a sentence names an element by a word of its own, whatever the name is made of', () => {
    const unnamed = (sentence: string, name: string) => culpritsOf(sentence, [name]);
    expect(unnamed('Thunderer has 0 in Defence.', 'Thunderer')).toEqual([]);
    expect(unnamed('A P3 mech has 17.', 'P')).toEqual(['P']);
    expect(unnamed('Żółw (1) leads.', 'Żółw (1)')).toEqual([]);
    expect(unnamed('Żółwik leads.', 'Żółw')).toEqual(['Żółw']);
    expect(unnamed('Żółwik and Żółw lead.', 'Żółw')).toEqual([]);
    expect(unnamed('𐐷A has none.', 'A')).toEqual(['A']);
    expect(unnamed('A𐐷 has none.', 'A')).toEqual(['A']);
  });
  test('of several at fault all are named, those too that are called as their type is', () => {
    const labels = ['Old Guard', 'Light infantry'];
    expect(culpritsOf('Light infantry may not take Antigrav.', labels)).toEqual(labels);
    expect(culpritsOf('Old Guard and Light infantry share a name.', labels)).toEqual([]);
  });
  test('a sentence names twenty at most, and says how many more there are', () => {
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
  test('of very long names a sentence has fewer, but one at least', () => {
    const long = Array.from({ length: 20 }, (_, at) => `${at} `.padEnd(120, 'x'));
    expect(inList(long)).toMatch(/ and 15 more$/);
    expect(inList(['x'.repeat(2000), 'y', 'z'])).toMatch(/^x+ and 2 more$/);
  });
  test('a sentence that names the first of many names enough of them', () => {
    const labels = Array.from({ length: 25 }, (_, at) => `Recon ${at + 1}`);
    expect(culpritsOf(`No place yet for ${inList(labels)}.`, labels)).toEqual([]);
    expect(culpritsOf(`No place yet for ${inList(labels.slice(1))}.`, labels)).toEqual(labels);
  });
});

describe('a verdict on paper', () => {
  const problem = {
    rule: 'x/y',
    severity: 'error' as const,
    page: 57,
    message: 'A heavy CHQ needs 3; this has 2.',
  };
  const report = { legal: false, unknown: 0, totals: {}, problems: [{ ...problem, elements: ['e1'] }] };
  test('names the culprit where the sentence does not, and cites the page', () => {
    expect(sheetVerdict(report, [{ id: 'e1', label: 'A' }]).problems[0]?.text).toBe(
      'A heavy CHQ needs 3; this has 2 (p.57).',
    );
    expect(sheetVerdict(report, [{ id: 'e1', label: 'Old Guard' }]).problems[0]?.text).toBe(
      'Old Guard: A heavy CHQ needs 3; this has 2 (p.57).',
    );
  });
  test('counts errors when it is not legal, and what remains to be said when it is', () => {
    expect(verdictText(report)).toBe('Not legal: 1 error');
    const remark = { ...problem, severity: 'advice' as const, elements: [] };
    expect(verdictText({ legal: true, unknown: 0, problems: [remark] })).toBe('Legal: 1 piece of advice');
    expect(verdictText({ legal: true, unknown: 0, problems: [] })).toBe('Legal');
  });
  test('is undecided where values are unknown, but not where there is an error', () => {
    const open = { legal: true, unknown: 2, problems: [] };
    expect(verdictKind(open)).toBe('undecided');
    expect(verdictText(open)).toBe('No error found; 2 values unknown');
    expect(
      verdictText({ ...open, unknown: 1, problems: [{ ...problem, severity: 'warning', elements: [] }] }),
    ).toBe('No error found; 1 value unknown: 1 warning');
    expect(verdictKind({ ...report, unknown: 2 })).toBe('illegal');
    expect(verdictText({ ...report, unknown: 2 })).toBe('Not legal: 1 error');
  });
});

describe('a file name', () => {
  test('keeps letters of any script and nothing that a path could use', () => {
    expect(fileName('4th Calais: Lancers', 'json')).toBe('4th-Calais-Lancers.json');
    expect(fileName('../../etc/passwd', 'pdf')).toBe('etc-passwd.pdf');
    expect(fileName('Żółć Σύμμαχοι 装甲', 'json')).toBe('Żółć-Σύμμαχοι-装甲.json');
    expect(fileName('\u202e<>', 'json')).toBe('roster.json');
  });

  test('ends with a whole word, after sixty characters at most', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'wordswith').join(' ');
    expect(fileName(words(7), 'pdf')).toBe(`${words(6).replaceAll(' ', '-')}.pdf`);
    expect(fileName(`${words(6)} x`, 'pdf')).toBe(`${words(6).replaceAll(' ', '-')}.pdf`);
    expect(fileName('x'.repeat(61), 'pdf')).toBe(`${'x'.repeat(60)}.pdf`);
    expect(fileName('𐐷'.repeat(61), 'pdf')).toBe(`${'𐐷'.repeat(60)}.pdf`);
  });
});
