import { expect, test } from 'vitest';
import { effectOf, settingsHint } from '@/lib/fixes/effect';
import { parseRoster } from '@/lib/roster/parse';
import { system } from '@/lib/systems/horizon-wars/system';
import { systems } from '@/lib/systems/registry';
import { conventional, force, mech, several } from '../fixtures/horizon-wars';

const evaluated = (...[elements, more]: Parameters<typeof force>) =>
  system.evaluate(force(elements, more).force, null);

test('the effect of a fix lists the figures that change, with the maximum where only that does', () => {
  const infantry = several('light-infantry', 'c2', 'c3', 'c4');
  const led = evaluated([conventional('c1', 'light-infantry', { chq: true }), ...infantry], { limit: 5 });
  const fewer = evaluated([conventional('c1', 'light-infantry', { chq: true }), ...infantry.slice(1)], {
    limit: 5,
  });
  expect(effectOf(system, led, fewer)).toEqual([
    'FC 3 → 2 of 5',
    'FP 4 → 3',
    'CR 0 of 2 → 0 of 1',
    'Game 21 min → 18 min',
  ]);
  expect(effectOf(system, led, led)).toEqual([]);
});

test('the figure that an error is about comes first, also if it is no headline', () => {
  const three = [mech('m1', { presence: 2 }), mech('m2', { presence: 1 })];
  const led = (chq: boolean) =>
    evaluated([conventional('c1', 'recon', { chq }), ...several('light-infantry', 'c2', 'c3', 'c4')], {
      commandResources: [{ type: 'recon', raise: { f: 2 }, upgrades: [] }],
    });
  expect(effectOf(system, led(false), led(true))[0]).toBe('CR 2 of 0 → 2 of 2');
  // Of several errors, that of the error which it is for.
  const capped = evaluated(three, { limit: 2, mechCap: 1 });
  const fewer = evaluated(three.slice(1), { limit: 2, mechCap: 1 });
  expect(effectOf(system, capped, fewer).slice(0, 2)).toEqual(['FC 3 → 1 of 2', 'Mechs 3 → 1 of 1']);
  expect(effectOf(system, capped, fewer, 'hw/force/mech-cap')[0]).toBe('Mechs 3 → 1 of 1');
});

test.each(systems)('the figures that the rules of $id are about are figures of it', async ({ load }) => {
  const { system: game } = await load();
  const labels = new Set<string>();
  for (const { roster } of await game.samples()) {
    const read = parseRoster(structuredClone(roster), game);
    if (!read.ok) throw new Error('The sample cannot be read');
    const agreed = { ...(read.value.force as object), limit: 9, mechCap: 1, unitLimit: 1 };
    for (const { label } of game.figures(game.evaluate(agreed, null))) labels.add(label);
  }
  for (const { id, figure } of game.rules) if (figure) expect(labels, id).toContain(figure);
});

test('settings are pointed out where every fix removes more than half of the force', () => {
  const removing = (count: number) => ({
    edits: Array.from({ length: count }, () => ({ kind: 'remove', elements: ['c1'], cost: 11, text: '' })),
  });
  expect(settingsHint([removing(9), removing(10)], 11)).toContain('such as the limit');
  expect(settingsHint([removing(9), removing(1)], 11)).toBe('');
  expect(settingsHint([removing(5)], 10)).toBe('');
  expect(settingsHint([removing(1)], 1)).toBe('');
  expect(settingsHint([], 11)).toBe('');
});
