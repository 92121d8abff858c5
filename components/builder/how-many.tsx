'use client';

import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { capitalised } from '@/lib/roster/words';
import { useBuilder, useBuilderState } from './context';
import { Mends } from './mends';
import { elementsOf } from './no-elements';
import { TakeOut } from './take-out';

interface HowManyProps {
  /** The rules that are mended by the first element, if that is added here. */
  add?: readonly string[];
  /** The rules that are mended by taking elements out. */
  tooMany: readonly string[];
  /** The most that the pack allows. */
  most: number | null | undefined;
  /** How many there are, where the game counts otherwise than by the entries of the list. */
  count?: number;
}

/** Adds the first element, and takes elements out where the pack allows fewer; nothing where neither is needed. */
export function HowMany({ add, tooMany, most, count }: HowManyProps) {
  const { editor, open } = useBuilder();
  const { noun, plural, list } = elementsOf(editor);
  const elements = list(useBuilderState((state) => state.reckoning));
  const counted = count ?? elements.length;
  if (elements.length === 0 && add)
    return (
      <Mends rules={add}>
        <Button variant="primary" onClick={() => open({ kind: 'picker' })}>
          <Plus aria-hidden size={16} /> Add the first {noun}
        </Button>
      </Mends>
    );
  if (most === null || most === undefined || counted <= most) return null;
  return (
    <Section title={capitalised(plural)} level={3} aside={`${counted} of ${most}`}>
      <Mends rules={tooMany}>
        <TakeOut elements={elements} />
      </Mends>
    </Section>
  );
}
