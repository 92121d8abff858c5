'use client';

import { Plus } from 'lucide-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { capitalised, counted } from '@/lib/roster/words';
import { takeBegun } from '../shell/rosters/begun';
import { useBuilder, useBuilderState } from './context';
import { useElementCommands } from './element-commands';
import { ElementRow, FIRST_IN_VIEW } from './element-row';
import { Following } from './following';
import { ForceHead } from './force-head';
import { SectionRow } from './section-row';
import type { EditorSection, ElementsEditor } from './system-editor';
import { useDragOrder } from './use-drag-order';
import { useElementEdits } from './use-element-edits';

/** The force as a whole: its head, its sections and its elements, each a way into its editor. */
export function Outline() {
  const { id, editor } = useBuilder();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Above the name and not in it: there the first single key would be the force's name.
    if (takeBegun(id)) heading.current?.focus();
  }, [id]);
  const sections = (place: 'before' | 'after') =>
    editor.sections.filter((section) => section.place === place);
  return (
    <div className="min-w-0">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        Builder
      </h1>
      <ForceHead />
      <Following>
        <SectionList sections={sections('before')} className="mb-6" />
        {editor.elements && <ElementList elements={editor.elements} />}
        <SectionList sections={sections('after')} className="mt-6" />
      </Following>
    </div>
  );
}

function SectionList({ sections, className }: { sections: readonly EditorSection[]; className: string }) {
  if (sections.length === 0) return null;
  return (
    <ul className={classes('divide-y divide-line border-line border-y', className)}>
      {sections.map((section) => (
        <SectionRow key={section.id} section={section} />
      ))}
    </ul>
  );
}

function ElementList({ elements: editor }: { elements: ElementsEditor }) {
  const { open } = useBuilder();
  const { noun, plural, list, count } = editor;
  const reckoning = useBuilderState((state) => state.reckoning);
  const elements = list(reckoning);
  const edits = useElementEdits();
  const commandsOf = useElementCommands();
  const drag = useDragOrder(edits.moveTo);
  // The first frame holds what may be in view.
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_IN_VIEW);
  const add = (
    <Button variant="primary" data-add onClick={() => open({ kind: 'picker' })}>
      <Plus aria-hidden size={16} /> Add {noun}
    </Button>
  );
  return (
    <Section
      title={capitalised(plural)}
      aside={elements.length > 0 ? (count?.(reckoning) ?? counted(elements.length, noun, plural)) : undefined}
      actions={elements.length > 0 ? add : undefined}
    >
      {elements.length === 0 ? (
        <EmptyState title={`No ${plural} yet`} actions={add}>
          Add the first: the totals and the verdict follow every change, and say what is missing.
        </EmptyState>
      ) : (
        <ol ref={drag.listRef} className="divide-y divide-line border-line border-y">
          {elements.slice(0, drawn).map(({ id, label }, index) => (
            <ElementRow
              editor={editor}
              key={id}
              id={id}
              label={label}
              index={index}
              edits={edits}
              commandsOf={commandsOf}
              onGrab={drag.grab}
              drop={drag.dropAt === index ? drag.side : null}
            />
          ))}
        </ol>
      )}
    </Section>
  );
}
