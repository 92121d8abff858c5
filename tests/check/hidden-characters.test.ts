import { describe, expect, test } from 'vitest';
import { checkResultOf, examine } from '@/lib/check/answer';
import { readPackText, readRosterText } from '@/lib/check/read';
import { loadSystem, systems } from '@/lib/systems/registry';

// Invisible characters that make a name look like another: bidirectional and terminal controls.

const HIDDEN = '\u202Eeman\u202C\u2066\u200F\u061C\u009B31m\u001B[0m\u0000';
const HIDDEN_CHARACTER = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Control}/u;

/** Adds hidden characters to every free text in a value. */
function hostile(value: unknown, isText: (key: string) => boolean, key = ''): unknown {
  if (typeof value === 'string') return isText(key) ? `${value.slice(0, 60)}${HIDDEN}` : value;
  if (Array.isArray(value)) return value.map((each) => hostile(each, isText, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hostile(each, isText, name)]));
}

const TEXTS = new Set(['name', 'player', 'notes', 'pilot', 'title']);

describe.each(systems.map(({ id }) => id))('hidden characters in %s', (id) => {
  test('are removed from rosters, and from their rows and problems', async () => {
    const system = await loadSystem(id);
    for (const { roster } of (await system?.samples()) ?? []) {
      const text = JSON.stringify(hostile(roster, (key) => TEXTS.has(key)));
      expect(text).toMatch(/\\u001b/);
      const read = await readRosterText(text);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const row = checkResultOf(examine(read, null), `a${HIDDEN}.json`);
      expect(row.read?.name).toContain('eman');
      expect(JSON.stringify(row).replaceAll(/\\u001b/g, '\u001B')).not.toMatch(HIDDEN_CHARACTER);
    }
  });

  test('are removed from packs', async () => {
    const pack = { musterPack: 1, system: id, name: `Open${HIDDEN}` };
    const read = await readPackText(JSON.stringify(pack));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.value.name).toBe('Openeman31m[0m');
  });

  test('are escaped in quotes from a file that cannot be read', async () => {
    const read = await readRosterText(
      JSON.stringify({ muster: 1, system: id, name: 'x', [HIDDEN]: HIDDEN, player: 7 }),
    );
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read)).not.toMatch(HIDDEN_CHARACTER);
  });
});
