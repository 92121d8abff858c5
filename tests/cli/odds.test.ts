import Ajv from 'ajv/dist/2020.js';
import { afterAll, expect, test } from 'vitest';
import { answersOf, folderOf, muster } from './run';

const shooting = {
  system: 'horizon-wars',
  kind: 'shooting',
  fire: 1,
  effectiveRange: 11,
  defence: 0,
  ace: false,
};
const side = { presence: 1, infantry: false, move: 'none', ace: false };
const charge = {
  system: 'horizon-wars',
  kind: 'charge',
  attacker: side,
  defender: { ...side, infantry: true },
};
const recover = { system: 'battle-royale', kind: 'recover', defence: 2, damage: 3 };
const weights = { 0: '1/16', 1: '3/8', 2: '9/16' };
const restored = { restored: weights, restoredOfDamage: weights };
const bad = { ...shooting, fire: 21, defense: 2 };
const long = { ...shooting, fire: 19, effectiveRange: 40, defence: 12 };

const lines = (...cases: object[]) => cases.map((each) => `${JSON.stringify(each)}\n`).join('');
const folder = folderOf({
  'all.ndjson': lines(shooting, charge, recover),
  'one.json': JSON.stringify(recover, null, 2),
  'bad.ndjson': `${lines(bad)}{ "kind": \n\n${lines({ kind: 'dance' }, { system: 'chess' }, recover)}`,
  'long.json': JSON.stringify(long),
});
afterAll(() => folder.remove());

const odds = (args: string[], input?: string) =>
  muster(['odds', ...args], { cwd: folder.path, ...(input === undefined ? {} : { input }) });

test('answers cases with exact fractions, in their order', async () => {
  const run = await odds(['--json', 'all.ndjson', 'one.json', '-'], lines(shooting));
  expect(run).toMatchObject({ status: 0, err: '' });
  const [shot, charged, ...rest] = answersOf(run);
  expect(shot).toEqual({
    hits: { 0: '5/6', 1: '1/6' },
    expected: '1/6',
    atLeast: { 1: '1/6' },
    criticals: { 0: '11/12', 1: '1/12' },
  });
  expect(Object.keys(charged)).toEqual(['totals', 'attackerTakes', 'defenderTakes', 'movedBack', 'outcome']);
  expect(charged.totals.attacker).toMatchObject({ 0: '0', 1: '1/12', 12: '1/12' });
  // Half of a die is 0, 1, 1, …, 5, 5, 6: equal in 22 of 144 rolls, and more for the attacker in half of the others.
  expect(charged.movedBack).toEqual({ attacker: '61/144', defender: '83/144' });
  expect(charged.outcome.movedBack.nobody).not.toBe('0');
  expect(rest).toEqual([restored, restored, shot]);
});

test('counts the dice that restore, and the points, which are at most the damage so far', async () => {
  const [answer] = answersOf(await odds(['--json', '-'], lines({ ...recover, damage: 1 })));
  expect(answer).toEqual({
    restored: { 0: '1/144', 1: '11/72', 2: '121/144' },
    restoredOfDamage: { 0: '1/144', 1: '143/144' },
  });
  expect((await odds(['-'], lines({ ...recover, damage: 1 }))).out).toContain('1 restored  99.3 %\n');
});

test('prints chances in words', async () => {
  const { status, out } = await odds(['all.ndjson']);
  expect(status).toBe(0);
  expect(out).toContain(
    'Shooting: F 1, effective range 11, D 0  all.ndjson:1\n  0 hits      83.3 %\n  1 hit       16.7 %\n',
  );
  expect(out).toContain('  0 critical  91.7 %\n  1 critical  8.3 %\n');
  expect(out).toContain('Recover: D 2, damage 3  all.ndjson:3\n  0 restored  6.3 %\n');
});

test('says what is wrong with a case, where, and what would be right, and answers the others', async () => {
  const run = await odds(['--json', 'bad.ndjson', 'none.json']);
  expect(run.status).toBe(2);
  expect(answersOf(run)).toEqual([
    {
      source: 'bad.ndjson:1',
      unreadable: [
        { path: 'fire', code: 'range', message: 'This is 21; it must be a whole number from 0 to 20.' },
        { path: 'defense', code: 'unknown-field', message: 'Unknown field; remove it.' },
      ],
    },
    {
      source: 'bad.ndjson:2',
      unreadable: [{ path: '', code: 'file', message: expect.stringMatching(/\.$/) }],
    },
    {
      source: 'bad.ndjson:4',
      unreadable: [
        {
          path: 'kind',
          code: 'value',
          message: 'This is the text "dance"; it must be one of: shooting, charge, recover.',
        },
      ],
    },
    {
      source: 'bad.ndjson:5',
      unreadable: [
        {
          path: 'system',
          code: 'system',
          message: expect.stringMatching(/^This is the text "chess"; it must be one of: horizon-wars, /),
        },
      ],
    },
    restored,
    {
      source: 'none.json',
      unreadable: [
        {
          path: '',
          code: 'file',
          message: 'There is no none.json in this folder; check its name, or give its path.',
        },
      ],
    },
  ]);
  expect((await odds(['bad.ndjson'])).out).toContain('bad.ndjson:1  Cannot be read\n  fire: This is 21;');
});

test('refuses what takes too long with a sentence, and exits with 1', async () => {
  const run = await odds(['--json', '--seconds', '0.2', 'long.json', 'one.json']);
  expect(run.status).toBe(1);
  expect(answersOf(run)).toEqual([
    {
      source: 'long.json',
      refused: 'This takes longer than 0.2 seconds; allow more time, or use fewer dice.',
    },
    expect.objectContaining({ restored: expect.anything() }),
  ]);
});

test('the JSON Schema of cases accepts these and refuses the others', async () => {
  const { out } = await muster(['schema', 'odds', '--system', 'horizon-wars']);
  const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(JSON.parse(out));
  expect(
    [shooting, charge, { kind: 'recover', defence: 1, damage: 1 }].map((each) => validate(each)),
  ).toEqual([true, true, true]);
  expect([bad, recover, { kind: 'dance' }].map((each) => validate(each))).toEqual([false, false, false]);
});
