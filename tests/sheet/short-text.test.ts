import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { briefly } from '@/lib/roster/figure';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { shortText } from '@/lib/sheet/short-text';
import { systems } from '@/lib/systems/registry';

const games = await Promise.all(systems.map(async ({ load }) => (await load()).system));

function linesOf(roster: Roster, system: AnyGameSystem): string[] {
  const checked = checkRoster(roster, system);
  const sheet = rosterSheet({ roster, system, checked, pack: null });
  const figures = briefly(system.figures(checked.reckoning)).map(({ label, value }) => `${label} ${value}`);
  return shortText(sheet, figures, system.cards?.(checked.reckoning) ?? []).split('\n');
}

async function samplesOf(system: AnyGameSystem): Promise<Roster[]> {
  return (await system.samples()).flatMap(({ roster }) => {
    const read = parseRoster(roster, system);
    return read.ok ? [read.value] : [];
  });
}

describe.each(games)('a sample of $name as a short text', (system) => {
  test('has its name, its verdict and its elements in at most 15 lines of 40 characters', async () => {
    for (const roster of await samplesOf(system)) {
      const lines = linesOf(roster, system);
      expect(lines.at(-1)).toBe('');
      expect(lines.length - 1).toBeLessThanOrEqual(15);
      for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(40);
      expect(lines[0]).toContain(roster.name.slice(0, 20));
      expect(lines.join('\n')).toMatch(/^(Legal|Not legal|No error found)/m);
      // Nothing is truncated: parts that do not fit are left out, but never the first part of an element.
      expect(lines.join('\n')).not.toContain('…');
      const { reckoning } = checkRoster(roster, system);
      const elements = (system.cards?.(reckoning) ?? []).filter(({ brief }) => brief);
      expect(elements.length).toBeGreaterThan(0);
      expect(lines.filter((line) => line.startsWith('- '))).toEqual(
        elements.map(({ title, brief }) => expect.stringContaining(`- ${title}: ${brief?.[0]}`)),
      );
    }
  });
});

test('an element has its name, its most important part, and the other parts that fit', () => {
  const sheet = { title: 'F', system: 'G', player: '', verdict: null, facts: [], tables: [], notes: [] };
  const line = (title: string, brief: string[]) =>
    shortText({ ...sheet, orientation: 'portrait' }, [], [{ title, brief }]).split('\n')[1];
  expect(line('A', ['8 figs', 'Armoured Personnel Carrier, tracked', 'Elite'])).toBe('- A: 8 figs · Elite');
  expect(line('N'.repeat(30), ['8 figs', 'Elite'])).toBe(`- ${'N'.repeat(30)}: 8 figs`);
  expect(line('N'.repeat(31), ['8 figs', 'Elite'])).toBe(`- ${'N'.repeat(29)}…: 8 figs`);
  expect(shortText({ ...sheet, orientation: 'portrait' }, [], [{ title: 'No element' }])).toBe('F · G\n');
});

test('a long name is truncated, and elements that do not fit are counted', async () => {
  const [system] = games;
  const [sample] = system ? await samplesOf(system) : [];
  if (!system || !sample) throw new Error('Horizon Wars has no sample');
  const { elements } = sample.force as { elements: { id: string; name: string }[] };
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...elements[1],
    id: `e${index}`,
    name: 'ÅÅ'.repeat(60),
  }));
  const lines = linesOf(
    { ...sample, name: 'W'.repeat(120), force: { ...(sample.force as object), elements: many } },
    system,
  );
  expect(lines.length - 1).toBe(15);
  expect(lines[0]).toMatch(/^W+… · Horizon Wars$|^W{39}…$/);
  expect(lines.at(-2)).toBe('and 31 more');
  for (const line of lines) expect([...line].length).toBeLessThanOrEqual(40);
});
