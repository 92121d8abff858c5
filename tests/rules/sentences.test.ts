import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { systems } from '@/lib/systems/registry';
import { anyRoster as at43 } from '../fixtures/arbitrary-at-43';
import { anyRoster as battleRoyale } from '../fixtures/arbitrary-battle-royale';
import { anyRoster as commandHorizon } from '../fixtures/arbitrary-command-horizon';
import { anyRoster as forgeOfWar } from '../fixtures/arbitrary-forge-of-war';
import { anyRoster as horizonWars } from '../fixtures/arbitrary-horizon-wars';

const rosters: Record<string, fc.Arbitrary<unknown>> = {
  'horizon-wars': horizonWars,
  'battle-royale': battleRoyale,
  'command-horizon': commandHorizon,
  'forge-of-war': forgeOfWar,
  'at-43': at43,
};

/** A force in which nothing that has one of these ids has a name. */
const nameless = (value: unknown, ids: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => nameless(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  const bare = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, nameless(each, ids)]));
  return 'name' in bare && ids.has(String(bare.id)) ? { ...bare, name: '' } : bare;
};

const simple = (text: string) => text.toLowerCase().replace(/ \d+$/, '');

/** "Light infantry is light infantry": says of something no more than what it is called. */
const isEmpty = (message: string, label: string) => {
  const begin = `${label} is `;
  const said = message.slice(begin.length).replace(/^an? /, '').toLowerCase();
  return message.startsWith(begin) && said.startsWith(simple(label));
};

describe.each(
  await Promise.all(systems.map(async ({ id, load }) => ({ id, system: (await load()).system }))),
)('$id', ({ id, system }: { id: string; system: AnyGameSystem }) => {
  test('a sentence says more of what has no name than what it is called', () => {
    fc.assert(
      fc.property(rosters[id] as fc.Arbitrary<unknown>, (json) => {
        const read = parseRoster(json, system);
        if (!read.ok) return;
        const force = nameless(read.value.force, new Set(system.labels(read.value.force).keys()));
        const labels = system.labels(force);
        for (const problem of checkRoster({ ...read.value, force }, system).report.problems)
          for (const element of problem.elements)
            expect(isEmpty(sentenceOf(problem, system), labels.get(element) ?? ''), problem.rule).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

test('a sentence that says nothing would be found', () => {
  expect(isEmpty('Light infantry 2 is light infantry; the Colonial War has none.', 'Light infantry 2')).toBe(
    true,
  );
  expect(isEmpty('Heavy weapons is a heavy weapons platoon.', 'Heavy weapons')).toBe(true);
});
