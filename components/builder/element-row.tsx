'use client';

import { memo, type PointerEvent } from 'react';
import { IconButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Menu } from '@/components/ui/menu';
import { RowGrip, RowMore, RowRemove } from '@/components/ui/row-icons';
import { menuActions } from '../shell/commands';
import type { BuilderCommand } from './commands';
import { useBuilder, useBuilderState } from './context';
import { ProblemMark } from './problem-mark';
import { problemsOf } from './problems';
import type { ElementsEditor } from './system-editor';
import type { ElementEdits } from './use-element-edits';

/** Rows that may be in view when the builder opens: drawn at once, without a look whether they are. */
export const FIRST_IN_VIEW = 4;

interface ElementRowProps {
  editor: ElementsEditor;
  id: string;
  label: string;
  index: number;
  edits: ElementEdits;
  commandsOf: (id: string) => BuilderCommand[];
  onGrab: (event: PointerEvent, id: string, index: number) => void;
  /** Where a dragged row would land beside this one. */
  drop: 'above' | 'below' | null;
}

/** A row of the element list: open it, drag it, remove it, and a menu with the rest. */
export const ElementRow = memo(function ElementRow(props: ElementRowProps) {
  const { editor, id, label, index, edits, commandsOf, onGrab, drop } = props;
  const { panel, open } = useBuilder();
  const problems = useBuilderState(({ report }) => problemsOf(report, id));
  const current = panel?.kind === 'element' && panel.id === id;
  const { Row } = editor;
  return (
    <li
      data-element={id}
      className={classes(
        'relative flex items-stretch gap-1',
        index >= FIRST_IN_VIEW && 'drawn-in-view',
        current && 'bg-accent-wash',
        drop === 'above' && 'shadow-[inset_0_3px_var(--accent)]',
        drop === 'below' && 'shadow-[inset_0_-3px_var(--accent)]',
      )}
    >
      <span
        aria-hidden
        title="Drag to reorder"
        onPointerDown={(event) => onGrab(event, id, index)}
        className="flex min-w-6 cursor-grab max-sm:pointer-coarse:hidden pointer-coarse:min-w-11 touch-none items-center justify-center text-muted hover:text-ink"
      >
        <RowGrip size={16} />
      </span>
      <button
        type="button"
        data-opens={id}
        aria-current={current || undefined}
        onClick={() => open({ kind: 'element', id })}
        className="min-w-0 flex-1 rounded-sm px-1.5 py-2 text-left focus-visible:-outline-offset-2"
      >
        <span className="flex items-baseline gap-2">
          <span aria-hidden className="condensed min-w-4 text-muted text-sm">
            {index + 1}
          </span>
          <span className="min-w-0 break-words font-medium">{label}</span>
          <ProblemMark problems={problems} />
        </span>
        <Row id={id} />
      </button>
      {/* The focus ring goes inside: what is beyond the row's edge is cut. */}
      <span className="no-print flex items-center [&_button:focus-visible]:-outline-offset-2">
        <IconButton
          label={`Remove ${label}`}
          icon={<RowRemove aria-hidden size={16} />}
          onClick={() => edits.remove(id)}
        />
        <Menu
          label={`More for ${label}`}
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
