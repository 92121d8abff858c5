import type { Problem, Report } from '@/lib/roster/report';
import type { Path, Severity } from '@/lib/roster/rule';
import { severities } from '@/lib/roster/severity';
import type { Panel } from './context';
import type { AnySystemEditor } from './system-editor';

/** Returns the problems of a report that name an element. */
export const problemsOf = ({ problems }: Report, id: string): Problem[] =>
  problems.filter(({ elements }) => elements.includes(id));

/** Returns the worst severity among problems and how many have it; null if there are none. */
export function worstSeverity(problems: readonly Problem[]): { severity: Severity; count: number } | null {
  const severity = severities.find((each) => problems.some((problem) => problem.severity === each));
  if (severity === undefined) return null;
  return { severity, count: problems.filter((problem) => problem.severity === severity).length };
}

/** Whether a problem is fixed at this path or in a part of it. One with several elements is fixed at each of them. */
export function isFixedAt(
  { path, elements }: Pick<Problem, 'path' | 'elements'>,
  place: Path,
  exact = false,
): boolean {
  if (exact ? path.length !== place.length : path.length < place.length) return false;
  const isAtFault = (part: string | number | undefined) => elements.includes(String(part));
  return place.every((part, at) => part === path[at] || (at > 0 && isAtFault(part) && isAtFault(path[at])));
}

/** Returns the panel that fixes a problem: an element's editor, or the section with the longest matching path. */
export function panelOf(problem: Problem, editor: AnySystemEditor): Panel | null {
  const [list, id] = problem.path;
  if (list === editor.elements?.field && typeof id === 'string') return { kind: 'element', id, problem };
  let closest: { id: string; depth: number } | null = null;
  for (const section of editor.sections)
    for (const path of section.paths)
      if (isFixedAt(problem, path) && path.length > (closest?.depth ?? 0))
        closest = { id: section.id, depth: path.length };
  return closest && { kind: 'section', id: closest.id, problem };
}

/** Returns the problems that are fixed in a section. */
export const problemsOfSection = ({ problems }: Report, id: string, editor: AnySystemEditor): Problem[] =>
  problems.filter((problem) => {
    const panel = panelOf(problem, editor);
    return panel?.kind === 'section' && panel.id === id;
  });
