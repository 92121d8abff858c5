import { describe, expect, test } from 'vitest';
import { isFixedAt, panelOf } from '@/components/builder/verdict/problems';
import { loadEditor } from '@/components/systems/load-editor';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { Page, Severity } from '@/lib/roster/rule';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { namedOf } from '@/lib/roster/text/words';
import { expectFix } from '../fixes/expect-fix';
import { withoutFix } from '../fixes/without-fix';
import { frozen } from '../fixtures/frozen';
import { placesIn, renderPanel } from '../fixtures/rendered-panel';

/** A problem of the table's rule; an unavoidable problem of another rule gives its `rule`. */
export interface Broken extends Partial<Pick<Problem, 'rule' | 'severity' | 'page' | 'more'>> {
  elements: string[];
  message: string;
}

/** A force and all its problems: none, or those of the table's rule. */
export interface Line {
  /** What the force is or whether it keeps the rule, in the game's terms. */
  says: string;
  roster: Roster;
  pack?: Pack;
  broken?: Broken[];
}

/**
 * Makes the `table` function of a game. A table tests one rule: the whole report of each line must be as the line
 * states. A table has both a force that keeps the rule and one that breaks it, and a fix is found for an error. Each
 * problem names the elements at fault and leads to a place in the builder where it can be corrected.
 */
export const tableOf =
  (system: AnyGameSystem) => (rule: string, severity: Severity, page: Page, lines: Line[]) =>
    describe(rule, () => {
      // Paths that differ only in ids lead to the same place: each shape is checked once.
      const checkedShapes = new Set<string>();
      test.each(lines.map((line) => [line.says, line] as const))(
        '%s',
        async (_, { roster, pack = null, broken = [] }) => {
          const { report } = checkRoster(frozen(roster), system, pack && frozen(pack));
          const problems = broken.map((each) => ({ rule, severity, page, ...each }));
          expect(report.problems.map((problem) => comparable(problem, system))).toEqual(problems);
          expect(report.legal).toBe(problems.every((problem) => problem.severity !== 'error'));
          for (const problem of report.problems) {
            expect(unnamed(problem, roster, system), sentenceOf(problem, system)).toEqual([]);
            const shape = JSON.stringify([
              problem.rule,
              ...problem.path.map((part) => (problem.elements.includes(String(part)) ? '*' : part)),
            ]);
            if (!checkedShapes.has(shape)) await expectPlace(problem, roster, pack, system);
            checkedShapes.add(shape);
          }
        },
      );
      test.runIf(severity === 'error' && system.editCatalogue && !(rule in withoutFix))(
        'can be fixed by edits',
        async () => {
          const line = lines.find(({ broken = [] }) => broken.length > 0) as Line;
          await expectFix(frozen(line.roster), system, line.pack ?? null);
        },
      );
      test('has a line that keeps the rule and one that breaks it', () => {
        expect(lines.some(({ broken = [] }) => broken.length === 0)).toBe(true);
        expect(lines.some(({ broken = [] }) => broken.length > 0)).toBe(true);
      });
    });

/** A problem as lines describe it: without its path, and with its message. */
function comparable(problem: Problem, system: AnyGameSystem) {
  const { rule, severity, page, elements, more } = problem;
  const message = sentenceOf(problem, system);
  return { rule, severity, page, elements, message, ...(more === undefined ? {} : { more }) };
}

/** The elements at fault with a player's name that the sentence does not mention. */
function unnamed(problem: Problem, roster: Roster, system: AnyGameSystem): string[] {
  if (problem.more !== undefined) return [];
  const sentence = sentenceOf(problem, system);
  const labels = system.labels(roster.force);
  const force = JSON.stringify(roster.force);
  const given = problem.elements
    .map((id) => labels.get(id) ?? id)
    .filter((label) => force.includes(`"name":${JSON.stringify(label)}`));
  return namedOf(given).filter((label) => !sentence.includes(label));
}

/** Expects the problem to open a panel with a place for it, except for a pack of another game. */
async function expectPlace(problem: Problem, roster: Roster, pack: Pack | null, system: AnyGameSystem) {
  if (problem.rule === 'pack/system') return;
  const { editor } = await loadEditor(system.id);
  const panel = panelOf(problem, editor);
  if (panel === null) throw new Error(`${problem.rule} leads nowhere: ${JSON.stringify(problem.path)}`);
  const places = placesIn(renderPanel({ roster, pack, system, editor }, panel));
  // The place of the whole panel is not specific enough.
  const exact = places.filter((place) => isFixedAt(problem, place) && place.length >= problem.path.length);
  expect(exact.length, `${JSON.stringify(problem.path)} in ${JSON.stringify(places)}`).toBeGreaterThan(0);
}
