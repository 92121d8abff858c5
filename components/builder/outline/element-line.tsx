import { dequal } from 'dequal/lite';
import { memo, type PointerEvent } from 'react';
import { menuActions } from '@/components/shared/commands';
import { Badge, RaisedMark } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { Menu, RowGrip, RowMore } from '@/components/ui/menu';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import type { Problem } from '@/lib/roster/report';
import { type ShownStat, valueText } from '@/lib/roster/shown/displayed-stat';
import type { BuilderCommand } from '../commands';
import { useBuilder, useBuilderState } from '../context';
import { NotesInRow } from '../fields/element-notes';
import type { ElementsEditor, ElementLine as Line, ValueColumn } from '../system-editor';
import { ProblemMark } from '../verdict/problem-list';
import { problemsOf, worstSeverity } from '../verdict/problems';

/** Grid columns for name, values and cost; the values are next to the name in a wide enough `table` container. */
const gridOf = ({ cost }: Pick<ElementsEditor, 'cost'>) =>
  classes(
    'grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2.5',
    // Without a cost, its column goes to the names.
    cost && '@lg/table:grid-cols-[1.5rem_minmax(0,1fr)_auto_2.25rem]',
  );

interface ElementLineProps {
  editor: ElementsEditor;
  id: string;
  label: string;
  problems: readonly Problem[];
}

/** What the list shows of an element: name, marks, values and cost. */
export function ElementLine({ editor, id, label, problems }: ElementLineProps) {
  const line = useBuilderState(({ evaluation }) => editor.line(evaluation, id), dequal);
  // The element is no longer in the force.
  if (line === null) return null;
  const { symbol, values, cost, badges, notes } = line;
  // Wide columns leave no room for the notes, which then go on a separate line.
  const notesInline = editor.columns.every(({ letter }) => letter.length === 1);
  return (
    <span className={classes(gridOf(editor), 'grid items-baseline')}>
      <UnitSymbol symbol={symbol} className="self-center text-ink" />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="min-w-0 break-words font-medium">{label}</span>
        {badges.map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
        <ProblemMark problems={problems} />
        {notesInline && <Notes notes={notes} />}
      </span>
      {values.length > 0 && <Values columns={editor.columns} values={values} />}
      {cost !== null && (
        <span className="condensed col-start-3 row-start-1 whitespace-nowrap text-right font-semibold @lg/table:col-start-4">
          {cost}
          <span className="sr-only"> {editor.cost?.unit[String(cost) === '1' ? 0 : 1]}</span>
        </span>
      )}
      {!notesInline && (
        <span className={classes('col-span-2 col-start-2 min-w-0', editor.cost && '@lg/table:col-span-3')}>
          <Notes notes={notes} />
        </span>
      )}
      <NotesInRow
        id={id}
        className={classes('col-span-2 col-start-2', editor.cost && '@lg/table:col-span-3')}
      />
    </span>
  );
}

const Notes = ({ notes }: Pick<Line, 'notes'>) =>
  notes.length > 0 && (
    <span className="condensed inline-block max-w-full break-words text-muted text-sm">
      {notes.join(' · ')}
    </span>
  );

/** The values, in columns under their letters; without room for columns, each follows its letter. */
function Values({ columns, values }: { columns: readonly ValueColumn[]; values: readonly ShownStat[] }) {
  return (
    <span
      className="condensed col-span-2 col-start-2 row-start-2 flex flex-wrap gap-x-1.5 text-sm @lg/table:col-span-1 @lg/table:col-start-3 @lg/table:row-start-1 @lg/table:grid @lg/table:gap-x-0"
      style={columnsOf(columns)}
    >
      {columns.map(({ letter, name }, index) => {
        const { value, aside, raised = 0 } = values[index] ?? { value: '' };
        return (
          <span
            key={letter}
            title={name}
            className={classes(
              'whitespace-nowrap @lg/table:text-center',
              value === '' && 'hidden @lg/table:inline',
            )}
          >
            {value !== '' && <span className="text-muted text-xs @lg/table:sr-only">{letter} </span>}
            <span className="font-semibold">{valueText(value)}</span>
            {aside && <span className="text-xs"> {aside}</span>}
            {raised > 0 && <RaisedMark />}
          </span>
        );
      })}
    </span>
  );
}

/** Grid columns, each wide enough for its letter and a bracket. */
const columnsOf = (columns: readonly ValueColumn[]) => ({
  gridTemplateColumns: columns
    .map(({ letter, width = [1.75, 2.25][letter.length - 1] ?? 2.75 }) => `${width}rem`)
    .join(' '),
});

/** The letters above the columns; hidden from screen readers, where each value has its letter. */
export function ColumnHeads({ editor }: { editor: ElementsEditor }) {
  const { columns, cost } = editor;
  if (columns.length === 0) return null;
  return (
    <div
      aria-hidden
      className={classes(
        gridOf(editor),
        'label-caps hidden pointer-coarse:pr-11 pr-8 pl-6 text-muted @lg/table:grid',
      )}
    >
      <span />
      <span />
      <span className="grid text-center" style={columnsOf(columns)}>
        {columns.map(({ letter, name }) => (
          <span key={letter} title={name}>
            {letter}
          </span>
        ))}
      </span>
      {cost && <span className="text-right">{cost.head}</span>}
    </div>
  );
}

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
