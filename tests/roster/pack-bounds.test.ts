import { describe, expect, test } from 'vitest';
import { LIST_SIZE } from '@/lib/roster/limits';
import { packValue, withPackValue } from '@/lib/roster/pack/fields';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack } from '@/lib/roster/parse';
import { loadSystem, systems } from '@/lib/systems/registry';

const read = async (system: string, fields: object) => {
  const game = await loadSystem(system);
  if (!game) throw new Error(system);
  return { game, read: parsePack({ musterPack: 1, name: 'Open', system, ...fields }, game) };
};

describe.each(systems.map(({ id }) => id))('a pack of %s', (id) => {
  test('has neither minPoints nor most if it sets none, as in older versions', async () => {
    const { read: pack } = await read(id, { maxElements: 9 });
    expect(pack.ok && Object.keys(pack.value)).not.toContain('minPoints');
    expect(pack.ok && Object.keys(pack.value)).not.toContain('most');
  });

  test.each([
    ['minPoints', -1, 'minPoints'],
    ['minPoints', 10_000, 'minPoints'],
    ['minPoints', 1.5, 'minPoints'],
    ['most', 3, 'most'],
    ['most', { 'infantry-platoon': -1, mech: -1, marines: -1 }, 'most.'],
    ['most', { 'infantry-platoon': 501, mech: 501, marines: 501 }, 'most.'],
  ])('cannot be read with %s %j', async (field, value, place) => {
    const { read: pack } = await read(id, { [field]: value });
    expect(pack.ok).toBe(false);
    if (!pack.ok) expect(pack.faults[0]?.path.startsWith(place)).toBe(true);
  });
});

test.each([
  ['horizon-wars', 'recon'],
  ['horizon-wars', 'mech'],
  ['horizon-wars', 'aircraft'],
  ['command-horizon', 'command'],
  ['forge-of-war', 'marines'],
  ['at-43', 'anything'],
  ['battle-royale', 'anything'],
])('in %s a pack may limit %s', async (system, type) => {
  expect((await read(system, { most: { [type]: 0 } })).read).toMatchObject({
    ok: true,
    value: { most: { [type]: 0 } },
  });
});

test.each(['horizon-wars', 'command-horizon', 'forge-of-war'])(
  'a pack of %s cannot name an unknown type',
  async (system) => {
    const { read: pack } = await read(system, { most: { anything: 1 } });
    expect(pack).toMatchObject({ ok: false, faults: [{ path: 'most.anything' }] });
  },
);

test('a pack names at most 200 custom types', async () => {
  const types = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, 1]));
  expect((await read('at-43', { most: types(LIST_SIZE) })).read.ok).toBe(true);
  expect((await read('at-43', { most: types(LIST_SIZE + 1) })).read).toMatchObject({
    ok: false,
    faults: [{ path: 'most', message: 'These are 201 fields; the maximum is 200.' }],
  });
});

describe('the minimum points of a pack', () => {
  test('clash only with a lower limit', async () => {
    const { game, read: pack } = await read('horizon-wars', {});
    const field = game.packFields.find(({ id }) => id === 'minPoints');
    if (!pack.ok || field?.kind !== 'number') throw new Error('The game has such a field');
    const clash = (limit: number | undefined) =>
      field.clash?.(12, withPackValue(pack.value, 'limit', limit) as Pack);
    expect(clash(undefined)).toBeUndefined();
    expect(clash(12)).toBeUndefined();
    expect(clash(11)).toBe('The limit of this pack is 11 points, so no force could reach 12.');
    expect(packValue(pack.value, 'minPoints')).toBeUndefined();
  });
});
