import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ErrorChecker } from '@/lib/fixes/error-checker';
import type { FoundError } from '@/lib/roster/check';
import type { Edit } from '@/lib/roster/edits/edit';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import { systems } from '@/lib/systems/registry';
import { runs } from '../fixtures/runs';

const elementsOf = ({ finding }: FoundError) => finding.elements;

/** Errors that almost any edit may repair, as what they count depends on the whole force. */
const ANY_EDIT = ['pack/min-points', 'pack/max-elements', 'at43/commander/rank'];

describe.each(systems)('$id', ({ id, load }) => {
  test('every error says which of the kinds of edits may repair it', async () => {
    const { system } = await load();
    const kinds = Object.keys((await system.editCatalogue?.())?.kinds ?? {});
    for (const { id: rule, severity, repairs } of system.rules) {
      if (severity !== 'error') continue;
      expect(repairs === undefined, rule).toBe(ANY_EDIT.includes(rule));
      const named = [repairs?.own ?? [], repairs?.any ?? []].flat();
      expect(
        named.filter((kind) => kind !== 'all' && !kinds.includes(kind)),
        rule,
      ).toEqual([]);
    }
  });

  test('an error stays for an element as long as no edit is made that may repair it', async () => {
    const { system } = await load();
    const editCatalogue = await system.editCatalogue?.();
    if (!editCatalogue) return;
    const { anyRoster, anyPack } = await import(`../rules/${id}/arbitrary.ts`);
    const property = fc.property(anyRoster, fc.option(anyPack), (raw, rawPack) => {
      const roster = parseRoster(raw, system);
      const read = rawPack === null ? null : parsePack(rawPack, system);
      if (!roster.ok || (read !== null && !read.ok)) throw new Error('The arbitrary cannot be read');
      const { force } = roster.value;
      const checker = new ErrorChecker(system, editCatalogue, read?.value ?? null);
      const { errors, evaluation } = checker.check(force);
      const repairedWrongly = (edit: Edit, after: readonly FoundError[]) =>
        errors.filter((error) => {
          if (checker.mayRepair(edit, error)) return false;
          const left = after.filter(({ rule }) => rule === error.rule);
          return elementsOf(error).length === 0
            ? left.length === 0
            : !left.some((other) => elementsOf(other).some((each) => elementsOf(error).includes(each)));
        });
      for (const edit of editCatalogue.edits(evaluation)) {
        if (errors.every((error) => checker.mayRepair(edit, error))) continue;
        const wrong = repairedWrongly(edit, checker.check(edit.apply(force)).errors);
        expect(wrong.map(({ rule }) => `${edit.key} repairs ${rule}`)).toEqual([]);
      }
    });
    fc.assert(property, { numRuns: runs(60) });
  });
});
