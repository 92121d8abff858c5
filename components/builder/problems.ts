import type { Problem, Report } from '@/lib/roster/report';
import type { Severity } from '@/lib/roster/rule';
import { severities } from '@/lib/roster/severity';
import type { Panel } from './context';
import type { BuilderState } from './store';
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

/** The gravest severity among problems and how many are of it; null where there are none. */
export function gravest(problems: readonly Problem[]): { severity: Severity; count: number } | null {
  const severity = severities.find((each) => problems.some((problem) => problem.severity === each));
  if (severity === undefined) return null;
  return { severity, count: problems.filter((problem) => problem.severity === severity).length };
}

/** The section of the force that a problem of a rule belongs to. */
const sectionOf = (rule: string, editor: AnySystemEditor) => editor.sections.find(({ owns }) => owns(rule));

/** Problems about the force as a whole that belong to a section, or that it says too. */
export function problemsOfSection(
  { report, reckoning }: Pick<BuilderState, 'report' | 'reckoning'>,
  id: string,
  editor: AnySystemEditor,
): Problem[] {
  const also = editor.sections.find((section) => section.id === id)?.also;
  return report.problems.filter(
    ({ rule, elements }) =>
      elements.length === 0 && (sectionOf(rule, editor)?.id === id || also?.(rule, reckoning)),
  );
}

/** Is a problem of one of these rules ("prefix/*" stands for many) and, where an element is given, at fault with it? */
export const isMended = (
  { rule, elements }: Pick<Problem, 'rule' | 'elements'>,
  rules: readonly string[],
  element: string | undefined,
): boolean =>
  rules.some((each) => (each.endsWith('*') ? rule.startsWith(each.slice(0, -1)) : rule === each)) &&
  (element === undefined || elements.length === 0 || elements.includes(element));

/** Where a problem is mended: its first element, else the section its rule belongs to. */
export function panelOf(problem: Problem, editor: AnySystemEditor): Panel | null {
  const section = sectionOf(problem.rule, editor);
  const [element] = problem.elements;
  if (element !== undefined && !section?.mends) return { kind: 'element', id: element, mend: problem };
  return section ? { kind: 'section', id: section.id, mend: problem } : null;
}
