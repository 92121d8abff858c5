import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { Problem } from '@/lib/roster/report';
import type { Path } from '@/lib/roster/rule';
import { useBuilderState, useIsEmpty } from './context';
import { isFixedAt } from './problems';

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
