import { describe, expect, test } from 'vitest';
import unaSample from '@/data/at-43/samples/sierra-company.json';
import { findFixes } from '@/lib/fixes/find-fixes';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem } from '@/lib/systems/registry';
import { company, platoon, unit as squad } from '../fixtures/at-43';
import { alliance, unit } from '../fixtures/command-horizon';
import { conventional, force, mech, several } from '../fixtures/horizon-wars';
import { expectLegal } from './expect-fix';

// What a person would do about ordinary slips, in the words of the builder.

/** The texts of the fixes of a roster, each with its changes in one line; the first ones first. */
async function fixesOf(roster: Roster, before?: Roster): Promise<string[]> {
  const system = await loadSystem(roster.system);
  if (!system) throw new Error(roster.system);
  const catalogue = (await system.editCatalogue?.()) ?? null;
  const history = before ? [before.force] : [];
  const { fixes, legal } = await findFixes(roster, system, catalogue, null, { history, seconds: 60 });
  expect(legal).toBe(false);
  for (const fix of fixes) expectLegal(fix, system, null);
  return fixes.map(({ edits }) => edits.map(({ text }) => text).join('; '));
}

describe('Horizon Wars', () => {
  const fifteen = (...more: Parameters<typeof force>[0]) =>
    force(
      [
        conventional('c1', 'light-infantry', { chq: true, name: '' }),
        ...several('light-infantry', 'c2', 'c3', 'c4').map((each) => ({ ...each, name: '' })),
        mech('m1', { name: 'Thunderer', presence: 2, stats: [3, 6, 3, 2] }),
        mech('m2', { name: 'Old Faithful', presence: 2 }),
        conventional('c5', 'light-artillery', { name: '' }),
        ...more,
      ],
      { limit: 8 },
    );

  test('a duplicate over the limit is removed again', async () => {
    const texts = await fixesOf(fifteen(conventional('c6', 'light-artillery', { name: '' })), fifteen());
    expect(texts[0]).toBe('Remove Light artillery 2 again');
    expect(texts[1]).toBe('Remove Light artillery 1 or 2');
  });

  test('a mistyped stat is set back, or lowered', async () => {
    const roster = fifteen();
    const mistyped = structuredClone(roster);
    const [thunderer] = mistyped.force.elements.filter(({ id }) => id === 'm1');
    if (thunderer && 'stats' in thunderer) thunderer.stats.f = 16;
    const back = await fixesOf(mistyped, roster);
    expect(back[0]).toBe('Set Firepower of Thunderer back to 6');
    expect((await fixesOf(mistyped))[0]).toBe('Lower Firepower of Thunderer to 6');
  });

  test('three identical mechs with an Ace under a CHQ of light infantry lose no Ace for nothing', async () => {
    const roster = force(
      [
        conventional('c1', 'light-infantry', { chq: true }),
        ...['m1', 'm2', 'm3'].map((id) => mech(id, { presence: 2, ace: true, name: '' })),
      ],
      { limit: 8 },
    );
    expect(await fixesOf(roster)).toEqual([
      'Remove the Ace from P2 mech 1, 2 or 3',
      'Remove P2 mech 1, 2 or 3',
    ]);
  });
});

describe('AT-43', () => {
  test('an army set by mistake is set back, also without a history', async () => {
    const system = await loadSystem('at-43');
    const read = parseRoster(structuredClone(unaSample), system as never);
    if (!read.ok) throw new Error('The sample cannot be read');
    const roster = read.value as Roster<{ army: string }>;
    const mistaken = { ...roster, force: { ...roster.force, army: 'Therian' } };
    const back = await fixesOf(mistaken, roster);
    expect(back[0]).toBe('Set the army back to U.N.A.');
    expect((await fixesOf(mistaken))[0]).toBe('Set the army to U.N.A.');
  });
});

describe('AT-43 over its limit', () => {
  test('loses as many units as need be, those that are worth least', async () => {
    const units = ['u1', 'u2', 'u3', 'u4'].map((id) => squad(id, { figures: 10 }));
    const roster = company([platoon([squad('hq', { card: 'staff', officer: 'Colonel' })]), platoon(units)], {
      limit: 500,
    });
    expect((await fixesOf(roster))[0]).toBe('Remove u3; Remove u4');
  });
});

describe('Command Horizon', () => {
  test('units beyond the agreed number are removed', async () => {
    const units = Array.from({ length: 10 }, (_, index) =>
      unit(`u${index}`, index === 0 ? 'command' : 'infantry-platoon'),
    );
    const texts = await fixesOf(alliance(units, { unitLimit: 4 }));
    expect(texts[0]).toBe('Remove u4; Remove u5; Remove u6; Remove u7; Remove u8; Remove u9');
  });
});
