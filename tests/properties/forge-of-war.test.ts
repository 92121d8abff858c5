import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import platoon from '@/data/forge-of-war/samples/mechanised-platoon.json';
import overload from '@/data/forge-of-war/samples/overload-error.json';
import { checkText } from '@/lib/check/answer';
import type { Pack } from '@/lib/roster/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sheetCsv } from '@/lib/sheet/csv';
import { sheetText } from '@/lib/sheet/text';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { system } from '@/lib/systems/forge-of-war/system';
import { anyPack, anyRoster, anyUnit } from '../fixtures/arbitrary-forge-of-war';
import { check } from '../fixtures/forge-of-war';
import { frozen } from '../fixtures/frozen';

function read(json: unknown): Roster<Force> {
  const parsed = parseRoster(json, system);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value as Roster<Force>;
}
function readPack(json: unknown): Pack {
  const parsed = parsePack(json, system);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

const roster = anyRoster.map(read);
const packOrNone = fc.option(anyPack.map(readPack));

/** Problems as rules and units in one order: what they say of a force, whatever its order. */
const gist = (problems: Problem[]) =>
  problems
    .map(({ rule, severity, elements }) => `${rule} ${severity} ${JSON.stringify(elements.toSorted())}`)
    .sort();

describe('whatever force is read', () => {
  test('it is checked, and legal means no error; a problem names units of it, each once', () => {
    fc.assert(
      fc.property(roster, packOrNone, (given, pack) => {
        const { report } = check(given, pack);
        const ids = new Set(given.force.units.map(({ id }) => id));
        expect(report.legal).toBe(!report.problems.some(({ severity }) => severity === 'error'));
        for (const { rule, message, elements } of report.problems) {
          expect(message).toMatch(/\S\.$/);
          expect(message).not.toMatch(/undefined|NaN|null|\[object/);
          expect(new Set(elements).size).toBe(elements.length);
          if (!['fow/command/several', 'fow/command/squad'].includes(rule))
            expect(elements.length).toBeLessThan(2);
          expect(elements.every((id) => ids.has(id))).toBe(true);
        }
        expect(new Set(gist(report.problems)).size).toBe(report.problems.length);
      }),
      { numRuns: 400 },
    );
  });

  test('nothing is changed by checking and laying it out; opened again it gets the same report', () => {
    fc.assert(
      fc.property(anyRoster, fc.option(anyPack), (json, packJson) => {
        const [given, untouched] = [frozen(read(json)), read(json)];
        const pack = packJson && readPack(packJson);
        const { reckoning, report } = check(given, pack && frozen(readPack(packJson)));
        system.sheet(given, reckoning, report);
        expect(report).toEqual(check(untouched, pack).report);
        expect(given).toEqual(untouched);
        const opened = read(JSON.parse(JSON.stringify(given)));
        expect(opened).toEqual(given);
        expect(check(opened, pack).report).toEqual(report);
      }),
      { numRuns: 300 },
    );
  });

  test('the order of its units and weapons changes neither totals nor verdict', () => {
    const reordered = roster.chain((given) =>
      fc
        .record({
          units: fc.shuffledSubarray(given.force.units, { minLength: given.force.units.length }),
          customWeapons: fc.shuffledSubarray(given.force.customWeapons, {
            minLength: given.force.customWeapons.length,
          }),
        })
        .map((force) => ({ given, other: { ...given, force: { ...given.force, ...force } } })),
    );
    fc.assert(
      fc.property(reordered, packOrNone, ({ given, other }, pack) => {
        const [one, two] = [check(given, pack), check(other, pack)];
        expect(two.totals).toEqual(one.totals);
        expect(gist(two.report.problems)).toEqual(gist(one.report.problems));
      }),
      { numRuns: 300 },
    );
  });

  test('one more unit adds its figures and one to five D-markers, each vehicle too', () => {
    fc.assert(
      fc.property(anyRoster, anyUnit, (json, extra) => {
        const more = structuredClone(json);
        (more.force.units as unknown[]).push({ id: 'one more', ...extra });
        const [before, after] = [check(read(json)).totals, check(read(more)).totals];
        expect(after.units).toBe(before.units + 1);
        expect(after.figures).toBe(before.figures + extra.figures);
        const vehicle = ['armour', 'vehicle'].includes(extra.type);
        const one = json.force.rulings?.['vehicle-groups'] === 'unit';
        const groups = vehicle && !one ? extra.figures : 1;
        expect(after.dMarkers - before.dMarkers).toBeGreaterThanOrEqual(groups);
        expect(after.dMarkers - before.dMarkers).toBeLessThanOrEqual(5 * groups);
        expect(after.vehicles - before.vehicles).toBe(vehicle ? groups : 0);
      }),
      { numRuns: 200 },
    );
  });

  test('it prints: a line a unit or vehicle, a cell a column, marks within the track; as text and CSV too', () => {
    fc.assert(
      fc.property(roster, packOrNone, (given, pack) => {
        const { reckoning, report } = check(given, pack);
        const sheet = system.sheet(given, reckoning, report);
        const lines = sheet.tables.filter(({ title }) => ['Units', 'Armour and vehicles'].includes(title));
        // Up to twenty vehicles of a unit have a line each.
        const expected = reckoning.units.map(({ vehicle, source }) =>
          vehicle ? Math.min(source.figures, 20) : 1,
        );
        expect(lines.flatMap(({ rows }) => rows)).toHaveLength(expected.reduce((sum, each) => sum + each, 0));
        for (const { columns, rows } of sheet.tables)
          for (const { id } of columns) {
            // A cell may span rows below it, which then have none of their own in its column.
            let spanned = 0;
            for (const { cells } of rows) {
              const cell = cells[id];
              if (spanned > 0) {
                spanned -= 1;
                expect(cell).toBeUndefined();
                continue;
              }
              expect(cell).toBeDefined();
              if (cell?.kind === 'text') spanned = (cell.rowSpan ?? 1) - 1;
              if (cell?.kind === 'boxes')
                expect((cell.bars ?? []).every((bar) => bar > 0 && bar < cell.count)).toBe(true);
            }
          }
        expect(JSON.stringify(sheet)).not.toMatch(/undefined|NaN/);
        sheetText(sheet);
        sheetCsv(sheet);
      }),
      { numRuns: 150 },
    );
  });
});

test('the forces and packs tried here break every rule', () => {
  const broken = new Set<string>();
  const packs = fc.sample(anyPack.map(readPack), { numRuns: 50, seed: 1 });
  for (const [index, given] of fc.sample(roster, { numRuns: 400, seed: 1 }).entries())
    for (const { rule } of check(given, packs[index % 50] ?? null).report.problems) broken.add(rule);
  expect(system.rules.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
});

test('a pack that says nothing changes nothing', () => {
  const silent = readPack({ musterPack: 1, name: '', system: 'forge-of-war' });
  fc.assert(
    fc.property(roster, (given) => {
      expect(check(given, silent).report).toEqual(check(given).report);
    }),
    { numRuns: 100 },
  );
});

/** All places within a JSON value. */
function placesIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: PropertyKey[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<PropertyKey, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

test('a file with any one value changed to anything is read and checked, or refused in sentences', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(platoon, overload),
      fc.nat(),
      fc.jsonValue(),
      async (sample, which, by) => {
        const places = placesIn(sample);
        const changed = replaced(sample, places[which % places.length] ?? [], by);
        expect(await checkText(JSON.stringify(changed), 'changed')).toHaveProperty('legal');
      },
    ),
    { numRuns: 400 },
  ));
