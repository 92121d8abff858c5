import { dequal } from 'dequal/lite';
import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { capitalised } from '@/lib/roster/words';
import { elementsOf, useBuilder, useBuilderState } from './context';
import { ProblemPlace } from './problem-place';
import { RemoveElement } from './remove-element';

interface HowManyProps {
  /** The most that the pack allows. */
  most: number | null | undefined;
  /** How many there are, if the game does not simply count the entries of the list. */
  count?: number;
}

/** Offers to add the first element, or to remove elements if there are more than the pack allows. */
export function ElementCount({ most, count }: HowManyProps) {
  const { editor, open } = useBuilder();
  const { noun, plural, list, field } = elementsOf(editor);
  const elements = useBuilderState(({ evaluation }) => list(evaluation), dequal);
  const counted = count ?? elements.length;
  if (elements.length === 0)
    return (
      <ProblemPlace path={[field]} exact>
        <Button variant="primary" onClick={() => open({ kind: 'picker' })}>
          <Plus aria-hidden size={16} /> Add the first {noun}
        </Button>
      </ProblemPlace>
    );
  if (most === null || most === undefined || counted <= most) return null;
  return (
    <Section title={capitalised(plural)} level={3} aside={`${counted}, at most ${most}`}>
      <ProblemPlace path={[field]} exact>
        <RemoveElement elements={elements} />
      </ProblemPlace>
    </Section>
  );
}
