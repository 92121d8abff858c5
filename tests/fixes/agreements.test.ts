import { expect, test } from 'vitest';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem } from '@/lib/systems/registry';
import { alliance, pack as groupPack, unit } from '../fixtures/command-horizon';
import { force, inEra, mech, pack, several } from '../fixtures/horizon-wars';

async function textsOf(roster: Roster, under: Pack | null = null, most = 5) {
  const system = await loadSystem(roster.system);
  const catalogue = (await system?.editCatalogue?.()) ?? null;
  if (!system) throw new Error(roster.system);
  const { fixes } = await findFixes(roster, system, catalogue, under, { most, seconds: 60 });
  return fixes.map(({ edits }) => edits.map(({ text }) => text).join('; '));
}

const toOpen = 'Change the era to Open (if your opponent agrees)';
const burning = inEra('burning', [mech('Terrier', { upgrades: ['assisted-targeting'] })]);
const recon = (count: number) => several('recon', ...Array.from({ length: count }, (_, at) => `r${at}`));
const six = Array.from({ length: 6 }, (_, at) => unit(`u${at}`, 'infantry-platoon'));

test('an era chosen by mistake is changed to Open last, unless the pack has others only', async () => {
  expect((await textsOf(burning)).at(-1)).toBe(toOpen);
  expect((await textsOf(burning, null, 2))[1]).toBe(toOpen);
  expect(await textsOf(burning, null, 1)).not.toContain(toOpen);
  expect((await textsOf(burning, pack({ eras: ['burning', 'open'] }))).at(-1)).toBe(toOpen);
  expect(await textsOf(burning, pack({ eras: ['burning'] }))).not.toContain(toOpen);
});

test.each([
  ['limit', { limit: 12 }, 'Raise the limit to 15 (if your opponent agrees)'],
  ['mechCap', { mechCap: 1 }, 'Remove the mech cap (if your opponent agrees)'],
])('the %s is changed last, where that is enough and the pack leaves it free', async (field, set, text) => {
  const roster = force([mech('Terrier', { presence: 2 }), ...recon(6)], set);
  const texts = await textsOf(roster);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.at(-1)).toBe(text);
  expect(await textsOf(roster, pack({ [field]: 1 }))).not.toContain(text);
});

test('a limit that is too low by more than one step is not changed', async () => {
  const texts = await textsOf(force(recon(9), { limit: 12 }));
  expect(texts.filter((text) => text.includes('opponent'))).toEqual([]);
});

test('an agreed number of units is removed last, unless the pack has one', async () => {
  const text = 'Remove the agreed number of units (if your opponent agrees)';
  const roster = alliance([unit('hq', 'command'), ...six], { unitLimit: 6 });
  expect((await textsOf(roster)).at(-1)).toBe(text);
  expect(await textsOf(roster, groupPack({ maxElements: 6 }))).not.toContain(text);
});
