'use client';

import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { Problem } from '@/lib/roster/report';
import type { Path } from '@/lib/roster/rule';
import { useBuilderState } from './context';
import { standsAt } from './problems';

interface ProblemPlaceProps {
  /** The part of the force that is edited here. */
  path: Path;
  /** Several fields of it, where it is not edited as a whole. */
  fields?: readonly string[];
  /** Places of its own parts stand inside. */
  exact?: boolean;
  className?: string;
  children: ReactNode;
}

/** The part of an editor where a part of the force is put right: marked in the margin while it has problems. */
export function ProblemPlace({ path, fields, exact = false, className, children }: ProblemPlaceProps) {
  const paths = fields?.map((field) => [...path, field]) ?? [path];
  const severity = useBuilderState(
    ({ report }) =>
      report.problems.find((problem) => paths.some((each) => standsAt(problem, each, exact)))?.severity,
  );
  return (
    <div
      data-place={JSON.stringify(paths)}
      className={classes(
        severity && '-ml-3 border-l-4 pl-2',
        severity === 'error' && 'border-error',
        severity === 'warning' && 'border-warning',
        severity === 'advice' && 'border-advice',
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

/** The control to begin with: one that is wrong, else the first; of radios the one that is chosen. */
function firstControl(place: HTMLElement): HTMLElement | null {
  const wrong = place.querySelector<HTMLElement>('[aria-invalid=true]');
  if (wrong?.matches('fieldset')) return wrong.querySelector<HTMLElement>(CONTROL);
  return (
    wrong ??
    place.querySelector<HTMLElement>(CONTROL) ??
    place.querySelector<HTMLElement>('input:not(:disabled)')
  );
}

/** Puts the focus on the control in a panel where a problem is put right: in the place that says it most exactly. */
export function focusPlace(panel: HTMLElement, problem: Problem) {
  let nearest: { place: HTMLElement; depth: number } | null = null;
  for (const place of panel.querySelectorAll<HTMLElement>('[data-place]')) {
    const paths: Path[] = JSON.parse(place.dataset.place ?? '[]');
    const depth = Math.max(...paths.map((path) => (standsAt(problem, path) ? path.length : 0)));
    if (depth > (nearest?.depth ?? 0)) nearest = { place, depth };
  }
  if (nearest === null) return;
  const control = firstControl(nearest.place);
  (control ?? nearest.place).scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
