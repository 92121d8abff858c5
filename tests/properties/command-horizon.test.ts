import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Problem } from '@/lib/roster/report';
import { chartDataOf } from '@/lib/systems/command-horizon/evaluate/chart-data';
import { strengths } from '@/lib/systems/command-horizon/evaluate/dice';
import { diceRowsOf } from '@/lib/systems/command-horizon/paper/stats';
import { system } from '@/lib/systems/command-horizon/system';
import { checked } from '../fixtures/command-horizon';
import { anyRoster, anyUnit, read, readPack, readRoster } from '../rules/command-horizon/arbitrary';

const packOrNone = fc.option(readPack);

/** The rules and units of problems, sorted: the same for any order of the force. */
const gist = (problems: Problem[]) =>
  problems
    .map(
      ({ rule, severity, elements, page }) =>
        `${rule} ${severity} ${page} ${[...elements].sort().join('\n')}`,
    )
    .sort();

describe('any readable force', () => {
  test('has the same totals and problems in any order of its units', () => {
    fc.assert(
      fc.property(readRoster, packOrNone, fc.infiniteStream(fc.nat()), (given, pack, random) => {
        const units = [...given.force.units]
          .map((unit) => ({ unit, at: random.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ unit }) => unit);
        const before = checked(given, pack).report;
        const after = checked({ ...given, force: { ...given.force, units } }, pack).report;
        expect(after.totals).toEqual(before.totals);
        expect(gist(after.problems)).toEqual(gist(before.problems));
      }),
      { numRuns: 300 },
    );
  });

  test('counts an added unit once, without fewer command points', () => {
    fc.assert(
      fc.property(anyRoster, anyUnit, (json, extra) => {
        const more = structuredClone(json);
        more.force.units.push({ id: 'one more', ...extra });
        const [before, after] = [checked(read(json)).report.totals, checked(read(more)).report.totals];
        expect(after.units).toBe(before.units + 1);
        expect(after.commandPoints).toBeGreaterThanOrEqual(before.commandPoints);
        expect(after.concentrated ?? 0).toBeGreaterThanOrEqual(before.concentrated ?? 0);
      }),
      { numRuns: 300 },
    );
  });

  test('has dice that never grow as models are lost, and half the attack rounded up in reaction', () => {
    fc.assert(
      fc.property(readRoster, (given) => {
        for (const unit of checked(given).evaluation.units)
          for (const { rows, left } of diceRowsOf(unit)) {
            expect(left).toEqual(strengths({ models: left[0] ?? 0 }));
            for (const { dice } of rows)
              for (let lost = 1; lost < dice.length; lost++)
                expect(dice[lost]).toBeLessThanOrEqual(dice[lost - 1] as number);
            const attack = rows.find(({ label }) => label === 'Attack')?.dice ?? [];
            const reaction = rows.find(({ label }) => label === 'Reaction')?.dice;
            for (const [index, dice] of attack.entries())
              if (reaction) expect(reaction[index]).toBe(Math.ceil((dice as number) / 2));
          }
      }),
      { numRuns: 200 },
    );
  });

  test('prints: a cell per column, at most 80 boxes, and a picture', () => {
    fc.assert(
      fc.property(readRoster, packOrNone, (given, pack) => {
        const { evaluation, report } = checked(given, pack);
        const sheet = system.sheet(given, evaluation, report);
        expect(sheet.verdict?.problems).toHaveLength(report.problems.length);
        for (const { rows, columns } of sheet.tables)
          for (const { cells } of rows)
            for (const { id } of columns) {
              const cell = cells[id];
              expect(cell).toBeDefined();
              if (cell?.kind === 'boxes') expect(cell.count).toBeLessThanOrEqual(80);
              if (cell?.kind === 'text') expect(cell.text).not.toMatch(/undefined|NaN/);
            }
        const { sources, stands, most } = chartDataOf(evaluation);
        expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(evaluation.commandPoints);
        for (const { attack, decline } of stands) {
          expect(attack).toBeLessThanOrEqual(most.dice);
          expect(decline.length).toBeLessThanOrEqual(9);
        }
      }),
      { numRuns: 200 },
    );
  });
});
