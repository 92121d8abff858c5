import { dequal } from 'dequal/lite';
import { ChevronRight, Plus } from 'lucide-react';
import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { takeKeyboardStart } from '@/components/shared/rosters/use-new-force';
import { useSwitch } from '@/components/shared/setting';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { useAfterFirstFrame } from '@/components/ui/use-after-first-frame';
import { capitalised, counted } from '@/lib/roster/text/words';
import { ROOMY_LIST } from '../commands';
import { useBuilder, useBuilderState } from '../context';
import { useElementCommands, useElementEdits } from '../element-commands';
import type { EditorSection, ElementsEditor } from '../system-editor';
import { useColumns } from '../use-media';
import { ProblemMark } from '../verdict/problem-list';
import { problemsOfSection } from '../verdict/problems';
import { ColumnHeads, ElementRow, FIRST_IN_VIEW } from './element-line';
import { ForceHead } from './force-head';

/** The outline of the force: its head, its elements and its sections; a press opens an editor. */
export function Outline() {
  const { id, editor } = useBuilder();
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page is painted, so that it cannot take the focus from a control that the user has already pressed.
  useLayoutEffect(() => {
    // The heading and not the name field, where a single-key shortcut would be typed into the name.
    if (takeKeyboardStart(id)) heading.current?.focus();
  }, [id]);
  return (
    <div className="min-w-0">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        Builder
      </h1>
      <ForceHead />
      {editor.elements && <ElementList elements={editor.elements} />}
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {editor.sections.map((section) => (
          <SectionRow key={section.id} section={section} />
        ))}
      </ul>
    </div>
  );
}

function ElementList({ elements: editor }: { elements: ElementsEditor }) {
  const { open } = useBuilder();
  const columns = useColumns();
  const [roomy] = useSwitch(ROOMY_LIST);
  const { noun, plural, list, count } = editor;
  // In a two-column layout, value columns headed by whole words leave no room for names.
  const narrow = columns === 'two' && editor.columns.some(({ letter }) => letter.length > 1);
  const elements = useBuilderState(({ evaluation }) => list(evaluation), dequal);
  const howMany = useBuilderState(
    ({ evaluation }) => count?.(evaluation) ?? counted(list(evaluation).length, noun, plural),
  );
  const edits = useElementEdits();
  const commandsOf = useElementCommands();
  const drag = useDragOrder(edits.moveTo);
  // The first frame renders only the rows that may be in view.
  const renderedRows = useAfterFirstFrame() ? elements.length : FIRST_IN_VIEW;
  // On a phone the bottom bar has it, within reach of the thumb.
  const add = (
    <Button variant="primary" size="sm" data-add onClick={() => open({ kind: 'picker' })}>
      <Plus aria-hidden size={16} /> Add {noun}
    </Button>
  );
  return (
    <Section
      title={capitalised(plural)}
      aside={elements.length > 0 ? howMany : undefined}
      actions={elements.length > 0 && columns !== 'one' ? add : undefined}
    >
      {elements.length === 0 ? (
        <EmptyState title={`No ${plural} yet`} actions={columns === 'one' ? undefined : add}>
          Add the first. Totals and verdict update with every change and say what is missing.
        </EmptyState>
      ) : (
        // Rows show the values in columns only in a container named table.
        <div className={roomy ? '[&_[data-opens]]:py-2.5' : narrow ? undefined : '@container/table'}>
          <ColumnHeads editor={editor} />
          <ol ref={drag.listRef} className="divide-y divide-line border-line border-y">
            {elements.slice(0, renderedRows).map(({ id, label }, index) => (
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

/** A section in the outline: its name, a summary and its problems. */
function SectionRow({ section }: { section: EditorSection }) {
  const { editor, panel, open } = useBuilder();
  const summary = useBuilderState(({ evaluation, roster }) => section.summary(evaluation, roster.force));
  const problems = useBuilderState(({ report }) => problemsOfSection(report, section.id, editor), dequal);
  const current = panel?.kind === 'section' && panel.id === section.id;
  return (
    <li
      className={classes('border-l-3', current ? 'border-l-accent bg-accent-wash' : 'border-l-transparent')}
    >
      <button
        type="button"
        data-opens={section.id}
        aria-current={current || undefined}
        onClick={() => open({ kind: 'section', id: section.id })}
        className="flex min-h-9 w-full pointer-coarse:min-h-11 items-center gap-3 rounded-sm px-1 py-1 text-left hover:bg-accent-wash/50"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="label-caps">{section.title}</span>
          <ProblemMark problems={problems} />
          <span className="min-w-0 break-words text-muted text-sm">{summary}</span>
        </span>
        <ChevronRight aria-hidden size={16} className="shrink-0 text-muted" />
      </button>
    </li>
  );
}

/** Reorders a list by dragging a row's handle with mouse, pen or touch. */
interface DragOrder {
  listRef: (list: HTMLOListElement | null) => void;
  /** Handles `pointerdown` on the handle. */
  grab: (event: PointerEvent, id: string, index: number) => void;
  /** Index of the row at which the dragged one would land, and on which side of it. */
  dropAt: number | null;
  side: 'above' | 'below';
}

/** The hook for a list whose rows can be dragged; `move` is called once, at the drop. */
function useDragOrder(move: (id: string, to: number) => void): DragOrder {
  const list = useRef<HTMLOListElement | null>(null);
  const [drop, setDrop] = useState<{ at: number; from: number } | null>(null);
  const listRef = useCallback((node: HTMLOListElement | null) => {
    list.current = node;
  }, []);
  const grab = useCallback(
    (event: PointerEvent, id: string, index: number) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const stop = new AbortController();
      const { signal } = stop;
      let to = index;
      const moved = ({ clientY }: globalThis.PointerEvent) => {
        const rows = [...(list.current?.children ?? [])];
        const at = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
        to = at === -1 ? rows.length - 1 : at;
        setDrop(to === index ? null : { at: to, from: index });
      };
      const end = () => {
        stop.abort();
        setDrop(null);
      };
      window.addEventListener('pointermove', moved, { signal });
      window.addEventListener('pointercancel', end, { signal });
      window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal });
      window.addEventListener(
        'pointerup',
        () => {
          end();
          if (to !== index) move(id, to);
        },
        { signal },
      );
    },
    [move],
  );
  return {
    listRef,
    grab,
    dropAt: drop?.at ?? null,
    side: drop && drop.at < drop.from ? 'above' : 'below',
  };
}
