import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { Problem, Report } from '@/lib/roster/report';
import type { Path, Severity } from '@/lib/roster/rule';
import { severities } from '@/lib/roster/verdict';
import { type Panel, useBuilderState, useIsEmpty } from '../context';
import type { AnySystemEditor } from '../system-editor';

interface ProblemPlaceProps {
  /** The part of the force that is edited here. */
  path: Path;
  /** The fields of it that are edited here, if not all. */
  fields?: readonly string[];
  /** Whether only problems of exactly this path count, since parts of it have places inside this one. */
  exact?: boolean;
  className?: string;
  children: ReactNode;
}

const borders = { error: 'border-error', warning: 'border-warning', advice: 'border-advice' };

/** The part of an editor that edits a part of the force; marked in the margin while it has problems. */
export function ProblemPlace({ path, fields, exact = false, className, children }: ProblemPlaceProps) {
  const paths = fields?.map((field) => [...path, field]) ?? [path];
  const empty = useIsEmpty();
  const severity = useBuilderState(
    ({ report }) =>
      report.problems.find((problem) => paths.some((each) => isFixedAt(problem, each, exact)))?.severity,
  );
  return (
    <div
      data-place={JSON.stringify(paths)}
      className={classes(
        severity && '-ml-3 border-l-4 pl-2',
        severity && (empty ? 'border-edge' : borders[severity]),
        className,
      )}
    >
      {children}
    </div>
  );
}

const CONTROL = [
  'input:not([type=hidden], [type=radio])',
  'input:checked',
  'select',
  'textarea',
  'button',
  'a[href]',
]
  .map((each) => `${each}:not(:disabled, [tabindex="-1"])`)
  .join();

/** Returns the control to focus: an invalid one, else the first; of radio buttons, the checked one. */
function firstControl(place: HTMLElement): HTMLElement | null {
  const invalid = place.querySelector<HTMLElement>('[aria-invalid=true]');
  if (invalid?.matches('fieldset')) return invalid.querySelector<HTMLElement>(CONTROL);
  return (
    invalid ??
    place.querySelector<HTMLElement>(CONTROL) ??
    place.querySelector<HTMLElement>('input:not(:disabled)')
  );
}

/** Focuses the control of a panel that fixes a problem: in the place with the longest matching path. */
export function focusPlace(panel: HTMLElement, problem: Problem) {
  let closest: { place: HTMLElement; depth: number } | null = null;
  for (const place of panel.querySelectorAll<HTMLElement>('[data-place]')) {
    const paths: Path[] = JSON.parse(place.dataset.place ?? '[]');
    const depth = Math.max(...paths.map((path) => (isFixedAt(problem, path) ? path.length : 0)));
    if (depth > (closest?.depth ?? 0)) closest = { place, depth };
  }
  if (closest === null) return;
  const control = firstControl(closest.place);
  (control ?? closest.place).scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

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
