import type { Problem, Report } from '@/lib/roster/report';
import type { Severity } from '@/lib/roster/rule';
import { severities } from '@/lib/roster/severity';
import type { Panel } from './context';
import { kept } from './same-problems';
import type { BuilderState } from './store';
import type { AnySystemEditor } from './system-editor';

const NONE: readonly Problem[] = [];
/** The lists of the report that was asked for last; those that an edit left alone stay the same objects. */
let latest: { problems: readonly Problem[]; byElement: Map<string, readonly Problem[]> } = {
  problems: NONE,
  byElement: new Map(),
};

/** The problems of a report that name an element; the same list as long as they are the same problems. */
export function problemsOf({ problems }: Report, id: string): readonly Problem[] {
  if (latest.problems !== problems) latest = { problems, byElement: listsOf(problems, latest.byElement) };
  return latest.byElement.get(id) ?? NONE;
}

function listsOf(problems: readonly Problem[], before: Map<string, readonly Problem[]>) {
  const lists = new Map<string, Problem[]>();
  for (const problem of problems)
    for (const element of problem.elements) {
      const list = lists.get(element);
      if (list === undefined) lists.set(element, [problem]);
      else list.push(problem);
    }
  return new Map([...lists].map(([id, list]) => [id, kept(before.get(id) ?? NONE, list)]));
}

/** The gravest severity among problems and how many are of it; null where there are none. */
export function gravest(problems: readonly Problem[]): { severity: Severity; count: number } | null {
  const severity = severities.find((each) => problems.some((problem) => problem.severity === each));
  if (severity === undefined) return null;
  return { severity, count: problems.filter((problem) => problem.severity === severity).length };
}

/** The section of the force that a problem of a rule belongs to. */
const sectionOf = (rule: string, editor: AnySystemEditor) => editor.sections.find(({ owns }) => owns(rule));

/** Problems that belong to a section: about the force as a whole, or mended there; or that it says too. */
export function problemsOfSection(
  { report, reckoning }: Pick<BuilderState, 'report' | 'reckoning'>,
  id: string,
  editor: AnySystemEditor,
): Problem[] {
  const also = editor.sections.find((section) => section.id === id)?.also;
  return report.problems.filter(({ rule, elements }) => {
    const section = sectionOf(rule, editor);
    if (section?.id === id && section.mends) return true;
    return elements.length === 0 && (section?.id === id || also?.(rule, reckoning));
  });
}

/** Is a problem of one of these rules ("prefix/*" stands for many) and, where an element is given, at fault with it? */
export const isMended = (
  { rule, elements }: Pick<Problem, 'rule' | 'elements'>,
  rules: readonly string[],
  element: string | undefined,
): boolean =>
  rules.some((each) => (each.endsWith('*') ? rule.startsWith(each.slice(0, -1)) : rule === each)) &&
  (element === undefined || elements.length === 0 || elements.includes(element));

/**
 * Where a problem is mended: its first element, else the section its rule belongs to, or one that takes it as the
 * force is now.
 */
export function panelOf(problem: Problem, editor: AnySystemEditor, reckoning?: unknown): Panel | null {
  const section =
    (reckoning !== undefined && editor.sections.find(({ takes }) => takes?.(problem.rule, reckoning))) ||
    sectionOf(problem.rule, editor);
  const [element] = problem.elements;
  if (element !== undefined && !section?.mends) return { kind: 'element', id: element, mend: problem };
  return section ? { kind: 'section', id: section.id, mend: problem } : null;
}
