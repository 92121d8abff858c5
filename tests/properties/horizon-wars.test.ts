import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { check } from '../fixtures/horizon-wars';
import { runs } from '../fixtures/runs';
import { anyElement, anyPack, anyRoster } from '../rules/horizon-wars/arbitrary';

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

/** The rules and elements of problems, sorted: the same for any order of the force. */
const gist = (problems: Problem[]) =>
  problems
    .map(
      ({ rule, severity, elements, page }) =>
        `${rule} ${severity} ${page} ${JSON.stringify([...elements].sort())}`,
    )
    .sort();

/** The same force with at most one CHQ: the order decides which of several counts. */
const withOneChq = (given: Roster<Force>): Roster<Force> => {
  const first = given.force.elements.find(({ chq }) => chq);
  const elements = given.force.elements.map((element) => ({ ...element, chq: element === first }));
  return { ...given, force: { ...given.force, elements } };
};
const shuffled = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length });

describe('any readable force', () => {
  test('has the same totals and verdict in any order of elements, command resources and transports', () => {
    const reordered = roster.chain((original) => {
      const given = withOneChq(original);
      const { elements, commandResources, battlefield, transports } = given.force;
      return fc
        .record({
          elements: shuffled(elements),
          commandResources: shuffled(commandResources),
          battlefield: shuffled(battlefield),
          transports: shuffled(transports),
        })
        .map((order) => ({ given, other: { ...given, force: { ...given.force, ...order } } }));
    });
    fc.assert(
      fc.property(reordered, packOrNone, ({ given, other }, pack) => {
        const [one, two] = [check(given, pack), check(other, pack)];
        expect(two.totals).toEqual(one.totals);
        expect(gist(two.report.problems)).toEqual(gist(one.report.problems));
        expect(two.report.legal).toBe(one.report.legal);
      }),
      { numRuns: runs(80, 400) },
    );
  });

  test('has element costs that add up to the force cost and the discounts', () => {
    fc.assert(
      fc.property(roster, packOrNone, (given, pack) => {
        const { totals, evaluation } = check(given, pack);
        const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
        const costs = Object.values(totals.costs);
        expect(sum(costs)).toBe(totals.forceCost + sum(totals.discounts.map(({ points }) => points)));
        expect(costs.every((cost) => cost >= 0)).toBe(true);
        expect(costs).toHaveLength(given.force.elements.length);
        expect(totals.forceCost).toBeGreaterThanOrEqual(0);
        expect(totals.discounts.every(({ points }) => points > 0)).toBe(true);
        expect(totals.forcePresence).toBe(sum(evaluation.elements.map(({ presence }) => presence)));
        expect(totals.commandResources.spent).toBe(
          sum(evaluation.commandResources.byType.map(({ spent }) => spent)),
        );
      }),
      { numRuns: runs(60, 300) },
    );
  });

  test('never has a lower force presence or fewer command resources with one more element', () => {
    fc.assert(
      fc.property(anyRoster, anyElement, packOrNone, (json, extra, pack) => {
        const more = structuredClone(json);
        (more.force.elements as unknown[]).push({ id: 'one more', ...extra });
        const [before, after] = [check(read(json), pack).totals, check(read(more), pack).totals];
        expect(after.forcePresence).toBeGreaterThan(before.forcePresence);
        expect(after.commandResources.earned).toBeGreaterThanOrEqual(before.commandResources.earned);
      }),
      { numRuns: runs(60, 300) },
    );
  });

  test('prints: a line per element, a cell per column, no more ticked boxes than boxes', () => {
    fc.assert(
      fc.property(roster, packOrNone, (given, pack) => {
        const { evaluation, report } = check(given, pack);
        const sheet = system.sheet(given, evaluation, report);
        expect(sheet.verdict?.kind).toBe(report.legal ? 'legal' : 'illegal');
        expect(sheet.verdict?.problems).toHaveLength(report.problems.length);
        const [table] = sheet.tables;
        expect(table?.rows).toHaveLength(given.force.elements.length);
        for (const { cells } of table?.rows ?? [])
          for (const { id } of table?.columns ?? []) {
            const cell = cells[id];
            expect(cell).toBeDefined();
            if (cell?.kind === 'boxes') expect(cell.ticked).toBeLessThanOrEqual(cell.count);
          }
        for (const { value } of sheet.facts) expect(value).not.toMatch(/undefined|NaN|null/);
        expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
      }),
      { numRuns: runs(60, 300) },
    );
  });
});
