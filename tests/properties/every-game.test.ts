import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { panelOf } from '@/components/builder/verdict/problems';
import { loadEditor } from '@/components/systems/load-editor';
import { checkText } from '@/lib/check/answer';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Parsed } from '@/lib/roster/report';
import { sentenceOf } from '@/lib/roster/sentence';
import { elementsCsv } from '@/lib/sheet/csv';
import { sheetText } from '@/lib/sheet/text';
import { systems } from '@/lib/systems/registry';
import { expectCells } from '../fixtures/cells';
import { frozen } from '../fixtures/frozen';
import { placesIn, replaced } from '../fixtures/places';
import { runs } from '../fixtures/runs';

// Properties of every game, for any readable roster.

interface Arbitraries {
  anyRoster: fc.Arbitrary<unknown>;
  anyPack: fc.Arbitrary<unknown>;
}

function requireValue<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

const games = await Promise.all(
  systems.map(async ({ id }) => {
    const arbitraries: Arbitraries = await import(`../rules/${id}/arbitrary.ts`);
    return { id, ...(await loadEditor(id)), arbitraries };
  }),
);

describe.each(games)('any readable roster of $id', ({ id, system, editor, arbitraries }) => {
  const { anyRoster, anyPack } = arbitraries;
  const read = (json: unknown) => requireValue(parseRoster(json, system));
  const readPack = (json: unknown): Pack => requireValue(parsePack(json, system));
  const roster = anyRoster.map(read);
  const pack = anyPack.map(readPack);
  const packOrNone = fc.option(pack);
  const check = (given: ReturnType<typeof read>, under: Pack | null = null) =>
    checkRoster(given, system, under);

  test('is legal without errors, and each problem is one sentence about its elements that leads to a panel', () => {
    fc.assert(
      fc.property(roster, packOrNone, (given, under) => {
        const { legal, problems } = check(given, under).report;
        expect(legal).toBe(problems.every(({ severity }) => severity !== 'error'));
        const ids = new Set(system.labels(given.force).keys());
        const keys = problems.map(({ rule, elements, path }) =>
          JSON.stringify([rule, elements.toSorted(), path]),
        );
        expect(new Set(keys).size).toBe(problems.length);
        for (const problem of problems) {
          const { elements, facts } = problem;
          const sentence = sentenceOf(problem, system);
          // A name may be blank.
          expect(sentence).toMatch(/\.$/);
          expect(sentence).not.toMatch(/undefined|NaN|null|\[object/);
          expect(new Set(elements).size).toBe(elements.length);
          expect(elements.every((each) => ids.has(each))).toBe(true);
          expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
          expect(panelOf(problem, editor), JSON.stringify(problem.path)).not.toBeNull();
        }
      }),
      { numRuns: runs(60, 300) },
    );
  });

  test('has sentences that say more about a nameless element than its label', () => {
    fc.assert(
      fc.property(roster, (given) => {
        const force = nameless(given.force, new Set(system.labels(given.force).keys()));
        const labels = system.labels(force);
        for (const problem of checkRoster({ ...given, force }, system).report.problems)
          for (const element of problem.elements)
            expect(isEmpty(sentenceOf(problem, system), labels.get(element) ?? ''), problem.rule).toBe(false);
      }),
      { numRuns: runs(60, 300) },
    );
  });

  test('is not changed by checking and layout, and gets the same report after saving and opening', () => {
    fc.assert(
      fc.property(anyRoster, fc.option(anyPack), (json, packJson) => {
        const [given, untouched] = [frozen(read(json)), read(json)];
        const under = packJson === null ? null : frozen(readPack(packJson));
        const { evaluation, report } = check(given, under);
        system.sheet(given, evaluation, report);
        system.tableSheet?.([given, given], [report, report]);
        expect(given).toEqual(untouched);
        const opened = read(JSON.parse(JSON.stringify(given)));
        expect(opened).toEqual(given);
        expect(check(opened, under).report).toEqual(report);
      }),
      { numRuns: runs(40, 200) },
    );
  });

  test('prints: a cell per column, in plain values, also as text', () => {
    fc.assert(
      fc.property(roster, packOrNone, (given, under) => {
        const { evaluation, report } = check(given, under);
        const sheet = system.sheet(given, evaluation, report);
        expect(sheet.verdict?.problems).toHaveLength(report.problems.length);
        sheet.tables.forEach(expectCells);
        expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
        expect(JSON.stringify(sheet)).not.toMatch(/undefined|NaN/);
        sheetText(sheet);
      }),
      { numRuns: runs(30, 150) },
    );
  });

  test('has a line of records or more for each element, with each cell in a column and in plain values', async () => {
    const records = await system.records();
    fc.assert(
      fc.property(roster, packOrNone, (given, under) => {
        const tables = records(check(given, under).evaluation);
        for (const { columns, rows } of tables) {
          const known = new Set(columns.map(({ id: column }) => column));
          expect(known.size).toBe(columns.length);
          for (const { cells } of rows)
            expect(Object.keys(cells).filter((cell) => !known.has(cell))).toEqual([]);
        }
        const ids = new Set(tables.flatMap(({ rows }) => rows.map((row) => row.id)));
        for (const element of system.labels(given.force).keys()) expect(ids).toContain(element);
        expect(JSON.parse(JSON.stringify(tables))).toEqual(tables);
        expect(elementsCsv(tables)).not.toMatch(/undefined|NaN|\[object/);
      }),
      { numRuns: runs(30, 150) },
    );
  });

  test('the random rosters and packs break every rule', () => {
    const broken = new Set<string>();
    const packs = fc.sample(packOrNone, { numRuns: 50, seed: 1 });
    for (const [index, given] of fc.sample(roster, { numRuns: 800, seed: 1 }).entries())
      for (const { rule } of check(given, packs[index % 50]).report.problems) broken.add(rule);
    expect(system.rules.map((rule) => rule.id).filter((rule) => !broken.has(rule))).toEqual([]);
  });

  test('an empty pack changes nothing; a pack of another game adds one problem and applies no limits', () => {
    const silent = readPack({ musterPack: 1, name: '', system: id });
    fc.assert(
      fc.property(roster, pack, (given, other) => {
        const alone = check(given).report;
        expect(check(given, silent).report).toEqual(alone);
        const foreign = check(given, { ...other, system: 'another-game' }).report;
        expect(foreign.problems[0]?.rule).toBe('pack/system');
        expect(foreign.problems.slice(1)).toEqual(alone.problems);
        expect(foreign.totals).toEqual(alone.totals);
        expect(foreign.legal).toBe(false);
      }),
      { numRuns: runs(20, 100) },
    );
  });

  test('a file with any value replaced is checked, or refused in sentences', () =>
    fc.assert(
      fc.asyncProperty(anyRoster, fc.nat(), fc.jsonValue(), async (json, which, by) => {
        const places = placesIn(json);
        const changed = replaced(json, places[which % places.length] ?? [], by);
        const answer = await checkText(JSON.stringify(changed), 'changed');
        expect(answer).toHaveProperty('legal');
        for (const { message } of 'unreadable' in answer ? answer.unreadable : [])
          expect(message).toMatch(/^.+\.$/s);
      }),
      { numRuns: runs(60, 300) },
    ));
});

/** A force with the names of all objects with these ids removed. */
const nameless = (value: unknown, ids: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => nameless(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  const bare = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, nameless(each, ids)]));
  return 'name' in bare && ids.has(String(bare.id)) ? { ...bare, name: '' } : bare;
};

const simple = (text: string) => text.toLowerCase().replace(/ \d+$/, '');

/** Whether a sentence only repeats a label, such as "Light infantry is light infantry". */
const isEmpty = (message: string, label: string) => {
  const start = `${label} is `;
  const said = message.slice(start.length).replace(/^an? /, '').toLowerCase();
  return message.startsWith(start) && said.startsWith(simple(label));
};

test('a sentence that only repeats a label is found', () => {
  expect(isEmpty('Light infantry 2 is light infantry; the Colonial War has none.', 'Light infantry 2')).toBe(
    true,
  );
  expect(isEmpty('Heavy weapons is a heavy weapons platoon.', 'Heavy weapons')).toBe(true);
});
