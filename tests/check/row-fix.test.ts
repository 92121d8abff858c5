import { describe, expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { type CheckResult, checkResultOf, examine, type ResultFix } from '@/lib/check/answer';
import { findRowFix } from '@/lib/check/find-row-fix';
import { readPackText, readRosterText } from '@/lib/check/read';
import { answerText, fixCell, fixInShort, fixSentence } from '@/lib/check/result-text';
import { csvHead, verdictCsv } from '@/lib/check/verdict-csv';
import { verdictLines, verdictSheets } from '@/lib/check/verdict-sheet';

/** More time than it takes, so that the result does not depend on the machine. */
const SEARCH = { seconds: 60, signal: new AbortController().signal, found: () => {} };
const OFF = 'Remove Assisted targeting from Terrier';

/** The row of a roster after the search for its fix, with or without a pack in JSON. */
async function searched(value: unknown, packText: string | null = null): Promise<CheckResult> {
  const packed = packText === null ? null : await readPackText(packText);
  if (packed !== null && !packed.ok) throw new Error('A pack can be read');
  const pack = packed?.value ?? null;
  const read = await readRosterText(typeof value === 'string' ? value : JSON.stringify(value));
  const row = checkResultOf(examine(read, pack), 'a.json');
  if (!read.ok) return row;
  const fix = await findRowFix(read.value.roster, pack, SEARCH);
  return { ...row, fix };
}

const [legal, illegal, foreign, unreadable] = await Promise.all([
  searched(combined),
  searched({ ...burning, name: 'Ninth Column', player: 'Ida' }),
  // A pack of another game: no edit can make the roster legal.
  searched(combined, '{"musterPack":1,"name":"Open","system":"at-43"}'),
  searched('{"muster":1'),
]);
const unsearched: CheckResult = { ...illegal, fix: undefined };
const rows = [legal, illegal, foreign, unsearched, unreadable];

const withFix = (fix: ResultFix['fix']): CheckResult => ({
  ...illegal,
  fix: { fix, ended: true },
});
const twoChanges = withFix({
  edits: [OFF, 'Remove Pickets'],
  changes: 2,
  effect: ['FC 17 → 15 of 15', 'FP 20 → 18'],
  proven: false,
});

describe('the fix of a list among many', () => {
  test('is the first that was found; null for a legal list, or with another game’s pack', () => {
    expect(illegal.fix).toEqual({
      fix: { edits: [OFF], changes: 1, effect: [], proven: true },
      ended: true,
    });
    expect(legal.fix?.fix).toBeNull();
    expect(foreign.read?.legal).toBe(false);
    expect(foreign.fix).toEqual({ fix: null, ended: true });
    expect(structuredClone(illegal)).toEqual(illegal);
  });

  test('has its effect on the figures', async () => {
    const { fix } = await searched({ ...combined, force: { ...combined.force, limit: 13 } });
    expect(fix?.fix?.edits.length).toBeGreaterThan(0);
    expect(fix?.fix?.effect[0]).toMatch(/^FC 15 → 1[0-3] of 13$/);
  });

  test('shows several steps on a stat as one', async () => {
    const alpha = { id: 'm', kind: 'mech', name: 'Alpha', presence: 2, stats: { m: 5, f: 5, a: 5, d: 2 } };
    const row = await searched({
      muster: 1,
      system: 'horizon-wars',
      name: 'Over',
      force: { elements: [alpha] },
    });
    expect(row.fix?.fix?.edits).toEqual(['Lower Armour/Agility of Alpha to 2']);
  });

  test('counts all edits of one kind on one element as one change', async () => {
    const armed = (upgrades: string[], ace: boolean) => ({
      ...burning,
      force: {
        ...burning.force,
        elements: burning.force.elements.map((each) =>
          each.id === 'e9' ? { ...each, ace, upgrades: upgrades.map((id) => ({ id })) } : each,
        ),
      },
    });
    const two = await searched(armed(['assisted-targeting', 'jump-jets'], false));
    expect(two.fix?.fix).toMatchObject({ edits: { length: 2 }, changes: 1 });
    expect(fixInShort(two.fix as ResultFix)).toMatch(/^Fix: Remove .* from Terrier; Remove .* from Terrier$/);
    const three = await searched(armed(['assisted-targeting', 'jump-jets'], true));
    expect(fixInShort(three.fix as ResultFix)).toBe('Fix: 2 changes');
  });

  test('has a short, a full and a sentence form', () => {
    expect([illegal, twoChanges, foreign].map(({ fix }) => fixInShort(fix as ResultFix))).toEqual([
      `Fix: ${OFF}`,
      'Fix: 2 changes',
      'No fix found',
    ]);
    expect(rows.map(fixCell)).toEqual(['', OFF, 'no fix found', 'not searched', '']);
    expect(fixCell(twoChanges)).toBe(`${OFF}; Remove Pickets (FC 17 → 15 of 15, FP 20 → 18)`);
    expect(rows.map(fixSentence)).toEqual([
      '',
      `Legal with this fix: ${OFF}.`,
      'No change of these elements makes the force legal.',
      'No fix was searched for.',
      '',
    ]);
  });

  test('shows the first of very many changes', () => {
    const edits = Array.from({ length: 300 }, (_, at) => `Remove Section ${at}`);
    const row = withFix({ edits, changes: 300, effect: [], proven: false });
    expect(fixInShort(row.fix as ResultFix)).toBe('Fix: 300 changes');
    expect(fixCell(row)).toMatch(/^Remove Section 0; .*; 280 more$/);
  });

  test('is in the reply to the player, after the verdict and the problems', () => {
    const [problem] = illegal.read?.problems ?? [];
    expect(answerText(illegal)).toBe(
      `Ninth Column. Not legal: 1 error.\n- ${problem?.cited}\nLegal with this fix: ${OFF}.`,
    );
    expect(answerText(foreign)).not.toContain('fix');
    expect(answerText(unsearched)).not.toContain('fix');
    expect(answerText(unreadable)).toBe('');
  });
});

describe('the verdicts on many lists', () => {
  const date = new Date(2026, 4, 9);

  test('have a last CSV column “Legal by” only if fixes were searched for', () => {
    const lines = verdictCsv(rows, csvHead(null, date, { fixes: true }))
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toMatch(/,"Problems","Legal by"$/);
    expect(lines.slice(1).map((line) => line.slice(line.lastIndexOf(',') + 1))).toEqual([
      '',
      `"${OFF}"`,
      '"no fix found"',
      '"not searched"',
      '',
    ]);
    const without = verdictCsv(rows, csvHead(null, date));
    expect(without).toMatch(/,"Problems"\r\n/);
    expect(without).not.toContain(OFF);
  });

  test('have no cell in that column that a spreadsheet would evaluate', async () => {
    const [first, ...more] = burning.force.elements;
    const name = '=1+1;=HYPERLINK("x")';
    const sly = await searched({
      ...burning,
      force: { ...burning.force, elements: [first, ...more].map((each) => ({ ...each, name })) },
    });
    const csv = verdictCsv([sly], csvHead(null, date, { fixes: true }));
    expect(fixCell(sly)).toContain('=HYPERLINK');
    expect(csv).not.toMatch(/[,;]\s*"?=/);
    const worse = verdictCsv(
      [withFix({ edits: ['=1+1', '-2'], changes: 2, effect: [], proven: true })],
      csvHead(null, date, { fixes: true }),
    );
    expect(worse).toContain(`"'=1+1;' -2"`);
  });

  test('say on the sheet how each list becomes legal, after what is wrong', () => {
    const lastLines = (fixes: boolean) => {
      const head = { pack: null, packText: '', date, version: '1.2.3', fixes };
      const [, wrong] = verdictSheets(rows, head)[0]?.tables ?? [];
      return wrong?.rows.map(({ cells: { verdict } }) =>
        verdict?.kind === 'text' ? verdict.lines?.at(-1) : '',
      );
    };
    const damaged = 'Damaged or cut off: ask for it again.';
    expect(lastLines(true)).toEqual([
      `Legal with this fix: ${OFF}.`,
      'No change of these elements makes the force legal.',
      'No fix was searched for.',
      damaged,
    ]);
    expect(lastLines(false)).toEqual([
      illegal.read?.problems[0]?.cited,
      expect.stringContaining('AT-43'),
      illegal.read?.problems[0]?.cited,
      damaged,
    ]);
  });

  test('are the same lines of JSON with and without fixes', () =>
    expect(verdictLines([illegal])).toBe(verdictLines([unsearched])));
});
