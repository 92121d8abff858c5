import { dequal } from 'dequal/lite';
import { Badge, RaisedMark } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import type { Problem } from '@/lib/roster/report';
import { type ShownStat, valueText } from '@/lib/roster/shown/displayed-stat';
import { useBuilderState } from '../context';
import type { ElementsEditor, ElementLine as Line, ValueColumn } from '../system-editor';
import { ProblemMark } from '../verdict/problem-list';

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
