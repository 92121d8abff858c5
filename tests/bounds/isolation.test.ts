import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckSession } from '@/components/check/check-session';
import type { ResultSummary } from '@/components/check/result-summary';
import { importFiles } from '@/components/shared/import/import';
import { recheck } from '@/components/shelf/recheck';
import { check } from '@/lib/cli/check';
import { listRosters } from '@/lib/storage/rosters';
import { system } from '@/lib/systems/horizon-wars/system';
import { postedLines } from '@/tests/fixtures/posted-lines';

const rosterOf = (name: string) => ({
  muster: 1,
  system: 'horizon-wars',
  name,
  force: { elements: [{ id: 'a', kind: 'conventional', name, type: 'light-infantry' }] },
});
const names = ['First', 'Defect', 'Last'];
const lines = names.map((name) => JSON.stringify(rosterOf(name))).join('\n');
const SENTENCE = /^This could not be checked because of a bug in Muster \(TypeError\)\./;

/** Makes the program fail on a roster with this name. */
beforeEach(() => {
  const { evaluate } = system;
  vi.spyOn(system, 'evaluate').mockImplementation((force, pack) => {
    if (force.elements[0]?.name === 'Defect') throw new TypeError('secret words of the roster');
    return evaluate(force, pack);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Expects the answers in order, with a sentence for the defect. */
function areInOrder(answers: { legal: boolean; unreadable?: { message: string }[] }[]) {
  expect(answers).toMatchObject([
    { name: 'First' },
    { legal: false, unreadable: [{ path: '', message: expect.stringMatching(SENTENCE) }] },
    { name: 'Last' },
  ]);
  expect(JSON.stringify(answers)).not.toContain('secret');
}

const parsed = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('a request with several lines is answered to its end', async () => {
  areInOrder(parsed(await postedLines(lines)).filter((line) => !('checked' in line)));
});

test.each([
  ['a file', ['lists.ndjson']],
  ['files of a folder', ['1.json', '2.json', '3.json']],
])('the command line continues after a defect: %s', async (_, files) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-bounds-'));
  const texts = files.length === 1 ? [lines] : lines.split('\n');
  for (const [at, file] of files.entries()) writeFileSync(path.join(folder, file), texts[at] ?? '');
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  try {
    expect(await check([folder], { json: true, paper: 'a4' })).toBe(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
  areInOrder(parsed(out));
});

test('the check page continues after a defect, also when it rechecks', async () => {
  const session = new CheckSession();
  const shown: ResultSummary[] = [];
  const report = async (from: number, some: ResultSummary[]) =>
    void shown.splice(from, shown.length, ...some);
  await session.check([{ path: 'lists.ndjson', file: new Blob([lines]) }], 0, report);
  const kinds = () => shown.map(({ kind }) => kind);
  expect(kinds()).toEqual(['legal', 'unreadable', 'legal']);
  expect(shown[1]?.first?.text).toMatch(SENTENCE);
  await session.recheck(report);
  expect(kinds()).toEqual(['legal', 'unreadable', 'legal']);
  expect(session.summary()).toMatchObject({ rosters: 3, unreadable: 1 });
  await session.remove(0, async () => {});
  expect(session.summary()).toMatchObject({ rosters: 2, unreadable: 1 });
});

test('the shelf imports the other rosters and reports the defect', async () => {
  const taken = await importFiles([new File([lines], 'lists.ndjson')]);
  expect(taken.added).toHaveLength(2);
  expect(taken.refused).toMatchObject([
    { source: 'lists.ndjson:2', faults: [{ message: expect.stringMatching(SENTENCE) }] },
  ]);
});

test('the shelf rechecks the other rosters', async () => {
  const [stored] = await listRosters();
  if (!stored) throw new Error('There is a roster');
  const force = structuredClone(stored.roster.force) as { elements: { name: string }[] };
  for (const element of force.elements) element.name = 'Defect';
  const found: string[] = [];
  await recheck([{ ...stored, roster: { ...stored.roster, force } }, stored], (some) => {
    found.push(
      ...some.map(([, { verdict }]) => (typeof verdict === 'string' ? verdict : `${verdict.legal}`)),
    );
    return true;
  });
  expect(found).toEqual(['unreadable', 'true']);
});
