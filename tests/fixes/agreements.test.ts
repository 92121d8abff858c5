import { expect, test } from 'vitest';
import clubNight from '@/data/horizon-wars/packs/club-night.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem } from '@/lib/systems/registry';
import { alliance, pack as groupPack, unit } from '../fixtures/command-horizon';
import { force, inEra, mech, pack, several } from '../fixtures/horizon-wars';

async function textsOf(roster: Roster, under: Pack | null = null, most = 5, seconds = 60) {
  const system = await loadSystem(roster.system);
  const catalogue = (await system?.editCatalogue?.()) ?? null;
  if (!system) throw new Error(roster.system);
  const { fixes } = await findFixes(roster, system, catalogue, under, { most, seconds, longest: seconds });
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

test('an era that the pack refuses is changed first, and not as something to agree on', async () => {
  const { elements, ...settings } = combined.force;
  const martian = force(elements, { ...settings, era: 'new-colonial-age', allegiance: 'martian' });
  for (const [roster, text] of [
    [burning, 'Change the era to Open'],
    [martian, 'Change the era to Open and remove the allegiance'],
  ] as const) {
    const refused = pack({ eras: ['open'] });
    const texts = await textsOf(roster, refused);
    expect(texts[0]).toBe(text);
    expect(texts.join()).not.toContain('opponent');
    // Not even where there is no time to find anything else.
    expect(await textsOf(roster, refused, 1, 0)).toEqual([]);
  }
  // What the Check page and the command line say of a list is the first of its fixes.
  const first = await textsOf(martian, pack(clubNight), 1);
  expect(first).toEqual(['Change the era to Open and remove the allegiance']);
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
