'use client';

import { type ComponentProps, useDeferredValue, useId, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { sentenceWithPage } from '@/lib/roster/sentence';
import { errorsAdded } from '@/lib/roster/what-if';
import { counted } from '@/lib/roster/words';
import { useBuilder, useBuilderState, useEditForce } from './context';

type EditButtonProps<Force> = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** What it does to the force; the same function as long as it does the same. */
  change: (force: Force) => Force;
  /** Does the edit: for one after which the button is gone, and the focus goes elsewhere. */
  around?: (edit: () => void) => void;
};

/** So many errors are said in full. */
const SAID = 2;

/** A button that changes much at once, and says before it is pressed which errors that would bring. */
export function EditButton<Force>({ change, around = (edit) => edit(), ...button }: EditButtonProps<Force>) {
  const id = useId();
  const { system } = useBuilder();
  const edit = useEditForce<Force>();
  const errors = useErrorsBrought(change as (force: unknown) => unknown);
  const described = errors.length > 0;
  return (
    <span className="inline-grid max-w-full content-start justify-items-start gap-1">
      <Button
        {...button}
        aria-describedby={described ? id : undefined}
        onClick={() => around(() => edit(change))}
      />
      {described && (
        <span
          id={id}
          className="grid max-w-72 gap-1 border-error border-l-2 pl-2 text-left font-normal text-muted text-xs normal-case"
        >
          <span>Leads to {errors.length === 1 ? 'an error' : counted(errors.length, 'error')}:</span>{' '}
          {errors.slice(0, SAID).map((problem, index) => (
            <span key={problem.rule + problem.elements.join()} className="line-clamp-4 text-error">
              {index > 0 && ' '}
              {sentenceWithPage(problem, system)}
            </span>
          ))}
          {errors.length > SAID && <span className="block"> and {errors.length - SAID} more.</span>}
        </span>
      )}
    </span>
  );
}

/** Worked out behind the keystroke, which does not wait for it. */
function useErrorsBrought(change: (force: unknown) => unknown) {
  const { system } = useBuilder();
  const roster = useBuilderState((state) => state.roster);
  const report = useBuilderState((state) => state.report);
  const pack = useBuilderState((state) => state.pack);
  const now = useMemo(() => ({ roster, report, pack }), [roster, report, pack]);
  const settled = useDeferredValue(now);
  return useMemo(() => errorsAdded(settled, change, system), [settled, change, system]);
}
