import { dequal } from 'dequal/lite';
import { memo, type PointerEvent } from 'react';
import { menuActions } from '@/components/shared/commands';
import { classes } from '@/components/ui/classes';
import { Menu, RowGrip, RowMore } from '@/components/ui/menu';
import type { BuilderCommand } from '../commands';
import { useBuilder, useBuilderState } from '../context';
import type { ElementsEditor } from '../system-editor';
import { problemsOf, worstSeverity } from '../verdict/problems';
import { ElementLine } from './element-line';

/** Number of rows that may be in view when the builder opens; rendered immediately, so that nothing below moves. */
export const FIRST_IN_VIEW = 14;

interface ElementRowProps {
  editor: ElementsEditor;
  id: string;
  label: string;
  index: number;
  commandsOf: (id: string) => BuilderCommand[];
  onGrab: (event: PointerEvent, id: string, index: number) => void;
  /** The side of this row on which the dragged row would land. */
  drop: 'above' | 'below' | null;
}

/** A row of the element list: open it, drag it, and a menu with the rest. */
export const ElementRow = memo(function ElementRow(props: ElementRowProps) {
  const { editor, id, label, index, commandsOf, onGrab, drop } = props;
  const { panel, open, marked } = useBuilder();
  const problems = useBuilderState(({ report }) => problemsOf(report, id), dequal);
  const current = panel?.kind === 'element' && panel.id === id;
  const worst = worstSeverity(problems)?.severity;
  return (
    <li
      data-element={id}
      className={classes(
        'group relative flex items-stretch border-l-3',
        index >= FIRST_IN_VIEW && 'drawn-in-view [--drawn-height:2.25rem]',
        current && 'bg-accent-wash',
        marked.includes(id) && 'outline-2 outline-error -outline-offset-2 outline-dashed',
        current ? 'border-l-accent' : worst === 'error' ? 'border-l-error' : 'border-l-transparent',
        drop === 'above' && 'shadow-[inset_0_3px_var(--accent)]',
        drop === 'below' && 'shadow-[inset_0_-3px_var(--accent)]',
      )}
    >
      <span
        aria-hidden
        title="Drag to reorder"
        onPointerDown={(event) => onGrab(event, id, index)}
        className="flex min-w-5 cursor-grab max-sm:pointer-coarse:hidden pointer-coarse:min-w-11 touch-none items-center justify-center text-muted opacity-40 hover:text-ink group-hover:opacity-100"
      >
        <RowGrip size={14} />
      </span>
      <button
        type="button"
        data-opens={id}
        aria-current={current || undefined}
        onClick={() => open({ kind: 'element', id })}
        className="min-h-9 pointer-coarse:min-h-11 min-w-0 flex-1 rounded-sm py-1 pr-1 text-left hover:bg-accent-wash/50 focus-visible:-outline-offset-2"
      >
        {marked.includes(id) && <span className="sr-only">Part of the problem: </span>}
        <ElementLine editor={editor} id={id} label={label} problems={problems} />
      </button>
      {/* The focus ring goes inside: anything outside the row's edge is clipped. */}
      <span className="no-print flex items-center [&_button:focus-visible]:-outline-offset-2">
        <Menu
          label={`More actions for ${label}`}
          icon={<RowMore aria-hidden size={16} />}
          groups={() => {
            const commands = commandsOf(id);
            return [
              menuActions(commands.filter(({ place }) => place === 'game')),
              menuActions(commands.filter(({ place }) => place === 'list')),
            ];
          }}
        />
      </span>
    </li>
  );
});
