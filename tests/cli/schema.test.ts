import Ajv from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { loadSystem, systems } from '@/lib/systems/registry';
import { version } from '../../package.json';
import { badRosters, goodRoster } from '../check/bad-rosters';
import { muster } from './run';

async function validator(args: string[]) {
  const run = await muster(['schema', ...args]);
  expect(run).toMatchObject({ status: 0, err: '' });
  return new Ajv({ strict: true, allowUnionTypes: true, allErrors: true }).compile(JSON.parse(run.out));
}

describe('the JSON Schema of a roster', () => {
  test('accepts the sample rosters of every game', async () => {
    const validate = await validator(['roster']);
    for (const { id } of systems)
      for (const { roster } of (await (await loadSystem(id))?.samples()) ?? [])
        expect(validate(roster), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(goodRoster())).toBe(true);
  });

  test('refuses what the reader refuses, except for contradictions between two places', async () => {
    const validate = await validator(['roster', '--system', 'horizon-wars']);
    const accepted = badRosters.filter(([, , , damage]) => {
      const roster = goodRoster();
      damage(roster);
      return validate(JSON.parse(JSON.stringify(roster)));
    });
    expect(accepted.map(([what]) => what)).toEqual([
      'an id twice',
      'an id of nothing',
      'a squadron of nobody',
    ]);
  });
});

test('the JSON Schema of a pack accepts a valid one and refuses an invalid one', async () => {
  const validate = await validator(['pack']);
  const pack = { musterPack: 1, name: 'Open', system: 'horizon-wars', limit: 15, eras: ['open'] };
  expect(validate(pack)).toBe(true);
  expect(validate({ ...pack, limit: 1.5 })).toBe(false);
  expect(validate({ ...pack, eras: ['x'] })).toBe(false);
});

test('the JSON Schema of a collection accepts a valid one and refuses an invalid one', async () => {
  const validate = await validator(['collection', '--system', 'horizon-wars']);
  const entry = { id: 'a', count: 4, element: { kind: 'conventional', type: 'recon' } };
  const collection = { musterCollection: 1, system: 'horizon-wars', name: 'Mine', entries: [entry] };
  expect(validate(collection)).toBe(true);
  expect(validate({ ...collection, entries: [{ ...entry, count: 100 }] })).toBe(false);
  expect(validate({ ...collection, entries: [{ ...entry, element: { ...entry.element, id: 'e1' } }] })).toBe(
    false,
  );
  expect((await validator(['collection']))(collection)).toBe(true);
});

test('the JSON Schema of a match accepts a valid one and refuses an invalid one', async () => {
  const validate = await validator(['match', '--system', 'horizon-wars']);
  const side = { id: 'a', name: 'Red', mine: true, roster: goodRoster(), fingerprint: '0'.repeat(64) };
  const changes = [[['a', 'e1', 'damage'], 0, 1]];
  const log = [
    { n: 1, at: 1, act: 'hit', changes },
    { n: 2, at: 2, undo: 1 },
  ];
  const head = { musterMatch: 1, id: 'm1', system: 'horizon-wars', name: 'Game', started: 1, sides: [side] };
  expect(validate({ ...head, log }), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...head, log: [{ n: 1, at: 1, act: 'hit', changes: [[['a'], 0]] }] })).toBe(false);
  expect(validate({ ...head, sides: Array(9).fill(side) })).toBe(false);
});

test('an unknown kind of file or game exits with 64', async () => {
  expect((await muster(['schema', 'army'])).status).toBe(64);
  expect((await muster(['schema', 'roster', '--system', 'chess'])).status).toBe(64);
});

test('the version is the one of the package', async () => {
  expect(await muster(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
});
