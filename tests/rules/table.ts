import { describe, expect, test } from 'vitest';
import { panelOf, standsAt } from '@/components/builder/problems';
import { loadEditor } from '@/components/systems/load-editor';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { Page, Severity } from '@/lib/roster/rule';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { namedOf } from '@/lib/roster/words';
import { expectFix } from '../fixes/expect-fix';
import { withoutFix } from '../fixes/without-fix';
import { frozen } from '../fixtures/frozen';
import { placesIn, renderPanel } from '../fixtures/rendered-panel';

/** A problem of the table's rule; one of another rule, where it cannot be kept out, says which. */
export interface Broken extends Partial<Pick<Problem, 'rule' | 'severity' | 'page' | 'more'>> {
  elements: string[];
  message: string;
}

/** One force, and all that is wrong with it: nothing, or the table's rule so many times. */
export interface Line {
  /** What the force is and whether it keeps the rule, in a sentence about the game. */
  says: string;
  roster: Roster;
  pack?: Pack;
  broken?: Broken[];
}

/**
 * Makes the `table` function of a game. A table proves one rule: each line is checked, and the whole
 * report must be what the line says, with nothing else in it. A table has both a force that keeps the
 * rule and one that breaks it, and of an error a fix is found. Each problem names its culprits, and leads to a place in the builder where it
 * is put right.
 */
export const tableOf =
  (system: AnyGameSystem) => (rule: string, severity: Severity, page: Page, lines: Line[]) =>
    describe(rule, () => {
      // A path that differs in nothing but ids leads to the same place.
      const led = new Set<string>();
      test.each(lines.map((line) => [line.says, line] as const))(
        '%s',
        async (_, { roster, pack = null, broken = [] }) => {
          const { report } = checkRoster(frozen(roster), system, pack && frozen(pack));
          const problems = broken.map((each) => ({ rule, severity, page, ...each }));
          expect(report.problems.map((problem) => told(problem, system))).toEqual(problems);
          expect(report.legal).toBe(problems.every((problem) => problem.severity !== 'error'));
          for (const problem of report.problems) {
            expect(unnamed(problem, roster, system), sentenceOf(problem, system)).toEqual([]);
            const shape = JSON.stringify([
              problem.rule,
              ...problem.path.map((part) => (problem.elements.includes(String(part)) ? '*' : part)),
            ]);
            if (!led.has(shape)) await expectPlace(problem, roster, pack, system);
            led.add(shape);
          }
        },
      );
      test.runIf(severity === 'error' && system.vocabulary && !(rule in withoutFix))(
        'is put right by edits',
        async () => {
          const line = lines.find(({ broken = [] }) => broken.length > 0) as Line;
          await expectFix(frozen(line.roster), system, line.pack ?? null);
        },
      );
      test('is shown kept and broken', () => {
        expect(lines.some(({ broken = [] }) => broken.length === 0)).toBe(true);
        expect(lines.some(({ broken = [] }) => broken.length > 0)).toBe(true);
      });
    });

function told(problem: Problem, system: AnyGameSystem) {
  const { rule, severity, page, elements, more } = problem;
  const message = sentenceOf(problem, system);
  return { rule, severity, page, elements, message, ...(more === undefined ? {} : { more }) };
}

/** The elements at fault that a player named, and the sentence does not. */
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

/** A press on the problem opens a panel that has a place for it; who has the wrong game's pack looks at the roster's head. */
async function expectPlace(problem: Problem, roster: Roster, pack: Pack | null, system: AnyGameSystem) {
  if (problem.rule === 'pack/system') return;
  const { editor } = await loadEditor(system.id);
  const panel = panelOf(problem, editor);
  if (panel === null) throw new Error(`${problem.rule} leads nowhere: ${JSON.stringify(problem.path)}`);
  const places = placesIn(renderPanel({ roster, pack, system, editor }, panel));
  // The place of the whole panel would say nothing of where in it.
  const exact = places.filter((place) => standsAt(problem, place) && place.length >= problem.path.length);
  expect(exact.length, `${JSON.stringify(problem.path)} in ${JSON.stringify(places)}`).toBeGreaterThan(0);
}
