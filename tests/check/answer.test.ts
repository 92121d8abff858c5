import { expect, test } from 'vitest';
import { checkText } from '@/lib/check/answer';
import { readPackText } from '@/lib/check/read';
import { goodRoster } from './bad-rosters';

const text = JSON.stringify(goodRoster());

async function packOf(fields: object) {
  const read = await readPackText(
    JSON.stringify({ musterPack: 1, name: 'Open', system: 'horizon-wars', ...fields }),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

test('the answer to a roster has exactly its name, game, fingerprints, verdict, totals and problems', async () => {
  const answer = JSON.parse(JSON.stringify(await checkText(text, 'lists/01.json')));
  expect(Object.keys(answer)).toEqual([
    'source',
    'name',
    'system',
    'fingerprint',
    'fingerprintFull',
    'legal',
    'totals',
    'problems',
  ]);
  expect(answer).toMatchObject({
    source: 'lists/01.json',
    name: 'Lancers',
    system: 'horizon-wars',
    legal: true,
  });
  expect(answer.totals).toMatchObject({
    forceCost: 3,
    limit: 9,
    costs: { e1: 2, e2: 0, e3: 1 },
    discounts: [],
  });
  for (const problem of answer.problems)
    expect(Object.keys(problem)).toEqual([
      'rule',
      'severity',
      'elements',
      'page',
      'message',
      'path',
      'facts',
    ]);
});

test('the answer to an unreadable roster is a list of paths and sentences', async () => {
  const answer = JSON.parse(JSON.stringify(await checkText('{"muster":1', 'x.json')));
  expect(answer).toEqual({
    source: 'x.json',
    legal: false,
    unreadable: [{ path: '', code: 'file', message: expect.any(String) }],
  });
});

test('a pack adds its rules', async () => {
  const answer = await checkText(
    text,
    'x',
    await packOf({ maxElements: 2, bans: { types: ['light-infantry'] } }),
  );
  expect(answer).toMatchObject({ legal: false });
  const rules = 'problems' in answer ? answer.problems.map(({ rule, elements }) => [rule, elements]) : [];
  expect(rules).toContainEqual(['pack/max-elements', []]);
  expect(rules).toContainEqual(['pack/ban', ['e2']]);
  expect(rules).toContainEqual(['pack/ban', ['e3']]);
});

test("a pack's limit overrides the roster's own", async () => {
  expect(await checkText(text, 'x', await packOf({ limit: 2 }))).toMatchObject({
    legal: false,
    totals: { limit: 2 },
  });
});
