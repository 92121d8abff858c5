'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '@/components/ui/classes';
import type { Problem } from '@/lib/roster/report';
import { type Panel, useBuilder, useBuilderState } from './context';
import { isMended } from './problems';

interface MendsProps {
  /** Ids of the rules, or "prefix/*" for all whose id begins so. */
  rules: readonly string[];
  /** The element at fault, in a panel that shows several. */
  element?: string;
  className?: string;
  children: ReactNode;
}

/** Panels whose problem was gone to: the first part that mends it takes the focus, once. */
const goneTo = new WeakSet<Panel>();

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
function firstControl(part: HTMLElement): HTMLElement | null {
  const wrong = part.querySelector<HTMLElement>('[aria-invalid=true]');
  if (wrong?.matches('fieldset')) return wrong.querySelector<HTMLElement>(CONTROL);
  return (
    wrong ??
    part.querySelector<HTMLElement>(CONTROL) ??
    part.querySelector<HTMLElement>('input:not(:disabled)')
  );
}

/**
 * The part of an editor where problems of some rules are mended: marked in the margin while there are any, and gone
 * to, with its first control in focus, when such a problem is pressed.
 */
export function Mends({ rules, element, className, children }: MendsProps) {
  const { panel } = useBuilder();
  const place = useRef<HTMLDivElement>(null);
  const open = panel?.kind === 'element' ? panel.id : undefined;
  const isHere = (problem: Pick<Problem, 'rule' | 'elements'>) => isMended(problem, rules, element ?? open);
  const severity = useBuilderState(({ report }) => report.problems.find(isHere)?.severity);
  const mend = panel && 'mend' in panel && panel.mend && isHere(panel.mend) ? panel.mend : null;
  useEffect(() => {
    const node = place.current;
    if (!mend || !panel || !node || goneTo.has(panel)) return;
    goneTo.add(panel);
    const first = firstControl(node);
    (first ?? node).scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [mend, panel]);
  return (
    <div
      ref={place}
      data-mends
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
