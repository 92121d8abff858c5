import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sheetText } from '@/lib/sheet/text';
import { attachedHeroOf } from '@/lib/systems/at-43/evaluate/table-values';
import type { Force } from '@/lib/systems/at-43/force';
import { system } from '@/lib/systems/at-43/system';
import { check } from '../fixtures/at-43';
import { runs } from '../fixtures/runs';
import { anyPack, anyRoster, anyUnit } from '../rules/at-43/arbitrary';

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
const unitsOf = ({ force }: Roster<Force>) => force.platoons.flatMap(({ slots }) => slots);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The rules and units of problems, sorted. */
const gist = (problems: Problem[]) =>
  problems
    .map(({ rule, severity, elements }) => `${rule} ${severity} ${JSON.stringify(elements.toSorted())}`)
    .sort();

describe('any readable company', () => {
  test('has the value of its platoons, of its units, and of its two waves', () => {
    fc.assert(
      fc.property(roster, (given) => {
        const { totals, evaluation } = check(given);
        expect(sum(totals.platoons)).toBe(totals.value);
        expect(sum(evaluation.units.map(({ value }) => value))).toBe(totals.value);
        expect(totals.assault + totals.reinforcement).toBe(totals.value);
        expect(totals.platoons).toHaveLength(given.force.platoons.length);
        expect(totals.units).toBe(unitsOf(given).length);
      }),
      { numRuns: runs(60, 300) },
    );
  });

  test('has the same unit problems and totals in any order of platoons and cards', () => {
    const reordered = roster.chain((given) =>
      fc
        .record({
          platoons: fc.shuffledSubarray(given.force.platoons, { minLength: given.force.platoons.length }),
          cards: fc.shuffledSubarray(given.force.cards, { minLength: given.force.cards.length }),
        })
        .map((changed) => ({ given, other: { ...given, force: { ...given.force, ...changed } } })),
    );
    const own = (problems: Problem[]) =>
      gist(problems.filter(({ rule }) => /\/(unit|platoon|force)\//.test(rule)));
    fc.assert(
      fc.property(reordered, ({ given, other }) => {
        const [one, two] = [check(given), check(other)];
        expect(own(two.report.problems)).toEqual(own(one.report.problems));
        expect([two.totals.value, two.totals.assault, two.totals.units]).toEqual([
          one.totals.value,
          one.totals.assault,
          one.totals.units,
        ]);
        expect([...two.totals.platoons].sort()).toEqual([...one.totals.platoons].sort());
      }),
      { numRuns: runs(60, 300) },
    );
  });

  test('gets the value of an added leaderless unit in one wave, and a leadership point if it counts', () => {
    fc.assert(
      fc.property(anyRoster, anyUnit, (json, { officer: _, hero: __, ...extra }) => {
        const more = structuredClone(json);
        ((more.force.platoons[0]?.slots ?? []) as unknown[]).push({ id: 'one more', ...extra });
        const [before, { totals: after, evaluation }] = [check(read(json)).totals, check(read(more))];
        const added = evaluation.units.find(({ id }) => id === 'one more');
        fc.pre(added?.leader === null);
        expect(after.units).toBe(before.units + 1);
        expect(after.value).toBe(before.value + (added?.value ?? Number.NaN));
        const wave = extra.wave ?? 'assault';
        expect(after[wave as 'assault'] - before[wave as 'assault']).toBe(added?.value);
        expect([after.authority, after.wager]).toEqual([before.authority, before.wager]);
        if (before.leadershipPoints === null) expect(after.leadershipPoints).toBeNull();
        else {
          const counts = evaluation.commandUnits.some(({ id }) => id === 'one more');
          expect(after.leadershipPoints).toBe(before.leadershipPoints + (counts ? 1 : 0));
        }
      }),
      { numRuns: runs(60, 300) },
    );
  });

  test('takes a typed value for the whole unit, which then has no unknown value', () => {
    fc.assert(
      fc.property(anyRoster, fc.nat({ max: 9999 }), (json, ap) => {
        const typed = structuredClone(json);
        for (const { slots } of typed.force.platoons) for (const unit of slots) Object.assign(unit, { ap });
        const { totals, report } = check(read(typed));
        expect(totals.value).toBe(ap * totals.units);
        expect(report.problems.map(({ rule }) => rule)).not.toContain('at43/unit/value-unknown');
      }),
      { numRuns: runs(40, 200) },
    );
  });

  test('prints on both sheets: a line per unit, a cell per column, bars within the boxes; also as text', () => {
    fc.assert(
      fc.property(roster, packOrNone, (given, pack) => {
        const { evaluation, report } = check(given, pack);
        const sheet = system.sheet(given, evaluation, report);
        const tablesTitled = (start: string) => sheet.tables.filter(({ title }) => title.startsWith(start));
        const filled = tablesTitled('Company building').flatMap(({ rows }) => rows);
        const lines = filled.filter(({ cells }) => {
          const value = cells.value;
          return value?.kind === 'text' && value.text !== '' && value.strong !== true;
        });
        expect(lines).toHaveLength(unitsOf(given).length);
        const apart = evaluation.units.flatMap((unit) => [
          ...(unit.source.supportWeapons > 0 ? ['support weapons'] : []),
          ...(attachedHeroOf(unit) === null ? [] : ['hero']),
        ]);
        expect(tablesTitled('Company sheet').flatMap(({ rows }) => rows)).toHaveLength(
          unitsOf(given).length + apart.length,
        );
        for (const { columns, rows } of sheet.tables)
          for (const { cells } of rows)
            for (const { id } of columns) {
              const cell = cells[id];
              expect(cell).toBeDefined();
              if (cell?.kind === 'boxes')
                expect((cell.bars ?? []).every((bar) => bar > 0 && bar < cell.count)).toBe(true);
            }
        expect(JSON.stringify(sheet)).not.toMatch(/undefined|NaN/);
        sheetText(sheet);
      }),
      { numRuns: runs(20, 100) },
    );
  });
});
