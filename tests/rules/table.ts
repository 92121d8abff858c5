import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { Page, Severity } from '@/lib/roster/rule';
import type { AnyGameSystem } from '@/lib/roster/system';
import { frozen } from '../fixtures/frozen';

/** A problem of the table's rule; one of another rule, where it cannot be kept out, says which. */
export interface Broken extends Partial<Problem> {
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
 * rule and one that breaks it.
 */
export const tableOf =
  (system: AnyGameSystem) => (rule: string, severity: Severity, page: Page, lines: Line[]) =>
    describe(rule, () => {
      test.each(lines.map((line) => [line.says, line] as const))('%s', (_, { roster, pack, broken = [] }) => {
        const { report } = checkRoster(frozen(roster), system, pack ? frozen(pack) : null);
        const problems = broken.map((each) => ({ rule, severity, page, ...each }));
        expect(report.problems).toEqual(problems);
        expect(report.legal).toBe(problems.every((problem) => problem.severity !== 'error'));
      });
      test('is shown kept and broken', () => {
        expect(lines.some(({ broken = [] }) => broken.length === 0)).toBe(true);
        expect(lines.some(({ broken = [] }) => broken.length > 0)).toBe(true);
      });
    });
