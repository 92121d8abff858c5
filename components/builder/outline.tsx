'use client';

import { Plus } from 'lucide-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useSwitch } from '@/components/shell/use-switch';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { capitalised, counted } from '@/lib/roster/words';
import { takeKeyboardStart } from '../shell/rosters/keyboard-start';
import { ROOMY_LIST } from './commands';
import { useBuilder, useBuilderState } from './context';
import { useElementCommands } from './element-commands';
import { ColumnHeads } from './element-line';
import { ElementRow, FIRST_IN_VIEW } from './element-row';
import { Following } from './following';
import { ForceHead } from './force-head';
import { SectionRow } from './section-row';
import type { ElementsEditor } from './system-editor';
import { useDragOrder } from './use-drag-order';
import { useElementEdits } from './use-element-edits';
import { useRoom } from './use-media';

/** The force as a whole: its head, its sections and its elements, each a way into its editor. */
export function Outline() {
  const { id, editor } = useBuilder();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Above the name and not in it: there the first single key would be the force's name.
    if (takeKeyboardStart(id)) heading.current?.focus();
  }, [id]);
  return (
    <div className="min-w-0">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        Builder
      </h1>
      <ForceHead />
      <Following>
        {editor.elements && <ElementList elements={editor.elements} />}
        <ul className="mt-3 divide-y divide-line border-line border-y">
          {editor.sections.map((section) => (
            <SectionRow key={section.id} section={section} />
          ))}
        </ul>
      </Following>
    </div>
  );
}

function ElementList({ elements: editor }: { elements: ElementsEditor }) {
  const { open } = useBuilder();
  const room = useRoom();
  const [roomy] = useSwitch(ROOMY_LIST);
  const { noun, plural, list, count } = editor;
  // Columns with whole words over them leave no room for names beside another column.
  const narrow = room === 'two' && editor.columns.some(({ letter }) => letter.length > 1);
  const reckoning = useBuilderState((state) => state.reckoning);
  const elements = list(reckoning);
  const edits = useElementEdits();
  const commandsOf = useElementCommands();
  const drag = useDragOrder(edits.moveTo);
  // The first frame holds what may be in view.
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_IN_VIEW);
  // On a phone the bar has it, in reach of a thumb; the first one stands where the list will be.
  const add = (
    <Button variant="primary" size="sm" data-add onClick={() => open({ kind: 'picker' })}>
      <Plus aria-hidden size={16} /> Add {noun}
    </Button>
  );
  return (
    <Section
      title={capitalised(plural)}
      aside={elements.length > 0 ? (count?.(reckoning) ?? counted(elements.length, noun, plural)) : undefined}
      actions={elements.length > 0 && room !== 'one' ? add : undefined}
    >
      {elements.length === 0 ? (
        <EmptyState title={`No ${plural} yet`} actions={room === 'one' ? undefined : add}>
          Add the first: the totals and the verdict follow every change, and say what is missing.
        </EmptyState>
      ) : (
        // The lines have the values in columns only in a container called table.
        <div className={roomy ? '[&_[data-opens]]:py-2.5' : narrow ? undefined : '@container/table'}>
          <ColumnHeads editor={editor} />
          <ol ref={drag.listRef} className="divide-y divide-line border-line border-y">
            {elements.slice(0, drawn).map(({ id, label }, index) => (
              <ElementRow
                editor={editor}
                key={id}
                id={id}
                label={label}
                index={index}
                commandsOf={commandsOf}
                onGrab={drag.grab}
                drop={drag.dropAt === index ? drag.side : null}
              />
            ))}
          </ol>
          {editor.legend && <p className="mt-1 text-muted text-xs">{editor.legend}</p>}
        </div>
      )}
    </Section>
  );
}
