import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadEditor } from '@/components/systems/load-editor';
import { checkRoster, packSystem } from '@/lib/roster/check';
import { otherGame } from '@/lib/roster/game-names';
import { parseRoster } from '@/lib/roster/parse';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { systems } from '@/lib/systems/registry';

const here = import.meta.dirname;

/** The ids of the rules with a table in a game's test files. */
function rulesWithTable(game: string): Set<string> {
  const folder = path.join(here, game);
  const text = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  return new Set([...text.matchAll(/\btable\(\s*'([^']+)'/g)].map(([, id]) => id as string));
}

describe.each(
  await Promise.all(systems.map(async ({ id, name, load }) => ({ id, name, system: (await load()).system }))),
)('$id', ({ id, name, system }: { id: string; name: string; system: AnyGameSystem }) => {
  const rules = [packSystem, ...system.rules];

  test('is the game that the registry lists', () => {
    expect([system.id, system.name]).toEqual([id, name]);
  });

  test('is named by what is said about a pack of it for another game', async () => {
    const other = systems.find((each) => each.id !== id) as (typeof systems)[number];
    const { system: checks } = await other.load();
    const [sample] = await checks.samples();
    const read = parseRoster(sample?.roster, checks);
    const pack = { musterPack: 1 as const, name: 'P', system: id, bans: { types: [], upgrades: [] } };
    const problems = read.ok ? checkRoster(read.value, checks, pack).report.problems : [];
    const problem = problems.find(({ rule }) => rule === packSystem.id);
    expect(problem && sentenceOf(problem, checks)).toContain(`for another game (${name}); this`);
    expect(otherGame(pack, { system: other.id })).toContain(`(${name})`);
  });

  test('explains every label of its figures and columns in its glossary', async () => {
    const { editor } = await loadEditor(id);
    const labels = new Set((editor.elements?.columns ?? []).map(({ letter }) => letter));
    for (const { roster } of await system.samples()) {
      const read = parseRoster(roster, system);
      if (!read.ok) throw new Error('A sample can be read');
      for (const { label } of system.figures(checkRoster(read.value, system).evaluation)) labels.add(label);
    }
    const explained = (await system.glossary()).map(({ label }) => label);
    expect([...labels].filter((label) => !explained.includes(label))).toEqual([]);
    for (const { meaning } of await system.glossary()) expect(meaning).toMatch(/^[A-Z].*\.$/);
  });

  test('is loaded with its editors', async () => {
    expect((await loadEditor(id)).system).toBe(system);
  });

  test.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s has a table, title, page and breach',
    (_, rule) => {
      expect(rulesWithTable(id)).toContain(rule.id);
      expect(rule.title).toMatch(/^[A-Z].*[^.!]$/);
      expect(rule.title).not.toContain('!');
      expect(rule.breach).toMatch(/^[A-Z][^!]{3,58}[^.!]$/);
      expect(rule.breach).not.toBe(rule.title);
      expect(['error', 'warning', 'advice']).toContain(rule.severity);
      if (rule.id.startsWith('pack/')) expect(rule.page).toBeNull();
      else if (typeof rule.page === 'number') expect(rule.page).toBeGreaterThan(0);
      else if (rule.page !== null) expect(rule.page).toMatch(/\S/);
    },
  );

  test('has no rules with the same id or the same breach', () => {
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    expect(new Set(rules.map((rule) => rule.breach)).size).toBe(rules.length);
  });

  test('has no table for a rule that does not exist', () => {
    const ids = new Set(rules.map((rule) => rule.id));
    expect([...rulesWithTable(id)].filter((each) => !ids.has(each))).toEqual([]);
  });

  test('has no rulings with the same id, and each has its default first among its values', () => {
    const ids = system.rulings.map((ruling) => ruling.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const ruling of system.rulings) {
      const values = ruling.values.map(({ value }) => value);
      expect(values[0], ruling.id).toBe(ruling.default);
      expect(new Set(values).size, ruling.id).toBe(values.length);
      expect(values.length, ruling.id).toBeGreaterThan(1);
    }
  });
});
