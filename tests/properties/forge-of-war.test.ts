import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sheetText } from '@/lib/sheet/text';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { system } from '@/lib/systems/forge-of-war/system';
import { expectCells } from '../fixtures/cells';
import { check } from '../fixtures/forge-of-war';
import { anyPack, anyRoster, anyUnit } from '../rules/forge-of-war/arbitrary';

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

/** The rules and units of problems, sorted: the same for any order of the force. */
const gist = (problems: Problem[]) =>
  problems
    .map(({ rule, severity, elements }) => `${rule} ${severity} ${JSON.stringify(elements.toSorted())}`)
    .sort();

describe('any readable force', () => {
  test('has the same totals and verdict in any order of its units and weapons', () => {
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

  test('gets its figures and one to five D-markers from an added unit, or from each vehicle of it', () => {
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

  test('prints: a line per unit or vehicle, a cell per column, marks within the track; also as text', () => {
    fc.assert(
      fc.property(roster, packOrNone, (given, pack) => {
        const { evaluation, report } = check(given, pack);
        const sheet = system.sheet(given, evaluation, report);
        const lines = sheet.tables.filter(({ title }) => ['Units', 'Armour and vehicles'].includes(title));
        // Each vehicle of a unit has a line, up to twenty.
        const expected = evaluation.units.map(({ vehicle, source }) =>
          vehicle ? Math.min(source.figures, 20) : 1,
        );
        expect(lines.flatMap(({ rows }) => rows)).toHaveLength(expected.reduce((sum, each) => sum + each, 0));
        sheet.tables.forEach(expectCells);
        expect(JSON.stringify(sheet)).not.toMatch(/undefined|NaN/);
        sheetText(sheet);
      }),
      { numRuns: 150 },
    );
  });
});
