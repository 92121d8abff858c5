'use client';

import { Section } from '@/components/ui/section';
import { capitalised } from '@/lib/roster/words';
import { useBuilder, useBuilderState } from './context';
import { elementsOf } from './no-elements';
import { ProblemPlace } from './problem-place';
import { TakeOut } from './take-out';

/** Takes elements out where more are in the force than the pack allows; nothing where there are not. */
export function TooMany({ most }: { most: number | null | undefined }) {
  const { editor } = useBuilder();
  const { plural, list, field } = elementsOf(editor);
  const elements = list(useBuilderState((state) => state.reckoning));
  if (most === null || most === undefined || elements.length <= most) return null;
  return (
    <ProblemPlace path={[field]} exact>
      <Section title={capitalised(plural)} level={3} aside={`${elements.length} of ${most}`}>
        <TakeOut elements={elements} />
      </Section>
    </ProblemPlace>
  );
}
