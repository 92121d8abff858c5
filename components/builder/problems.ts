import type { Problem, Report } from '@/lib/roster/report';
import type { Severity } from '@/lib/roster/rule';
import type { Panel } from './context';
import type { AnySystemEditor } from './system-editor';

const NONE: readonly Problem[] = [];
const byElement = new WeakMap<Report, Map<string, Problem[]>>();

/** The problems of a report that name an element; the same list for the same report. */
export function problemsOf(report: Report, id: string): readonly Problem[] {
  let map = byElement.get(report);
  if (map === undefined) {
    map = new Map();
    for (const problem of report.problems)
      for (const element of problem.elements) {
        const list = map.get(element);
        if (list === undefined) map.set(element, [problem]);
        else list.push(problem);
      }
    byElement.set(report, map);
  }
  return map.get(id) ?? NONE;
}

const gravity: Record<Severity, number> = { error: 2, warning: 1, advice: 0 };

/** The gravest severity among problems; null where there are none. */
export function gravest(problems: readonly Problem[]): Severity | null {
  let worst: Severity | null = null;
  for (const { severity } of problems)
    if (worst === null || gravity[severity] > gravity[worst]) worst = severity;
  return worst;
}

/** The section of the force that a problem of a rule belongs to. */
const sectionOf = (rule: string, editor: AnySystemEditor) => editor.sections.find(({ owns }) => owns(rule));

/** Problems about the force as a whole that belong to a section. */
export const problemsOfSection = (report: Report, id: string, editor: AnySystemEditor): Problem[] =>
  report.problems.filter(({ rule, elements }) => elements.length === 0 && sectionOf(rule, editor)?.id === id);

/** Where a problem is mended: its first element, else the section its rule belongs to. */
export function panelOf(problem: Problem, editor: AnySystemEditor): Panel | null {
  const section = sectionOf(problem.rule, editor);
  const [element] = problem.elements;
  if (element !== undefined && !section?.mends) return { kind: 'element', id: element };
  return section ? { kind: 'section', id: section.id } : null;
}
