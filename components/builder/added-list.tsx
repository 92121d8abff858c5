import { Minus, Pencil } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { removedText } from '@/lib/roster/words';
import { elementsOf, useBuilder, useBuilderState, useEditForce } from './context';
import { ElementLine } from './element-line';
import { problemsOf } from './problems';

/** The models added in the designer; each can be edited or removed. */
export function AddedList() {
  const { store, editor, open, announce } = useBuilder();
  const elements = elementsOf(editor);
  const edit = useEditForce<unknown>();
  const report = useBuilderState((state) => state.report);
  const listed = elements.list(useBuilderState((state) => state.evaluation));
  const removeModel = (event: MouseEvent<HTMLElement>, id: string) => {
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const next =
      neighbour?.querySelector<HTMLElement>('[data-takes-out]') ??
      row?.closest('dialog')?.querySelector('h2');
    next?.focus();
    edit((force) => elements.remove(force, id));
    announce(removedText(id, listed, elements.list(store.state().evaluation)));
  };
  if (listed.length === 0) return <p className="text-muted">Nothing added yet.</p>;
  return (
    <ol className="divide-y divide-line border-line border-y">
      {listed.map(({ id, label }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2 py-1">
          <div className="min-w-48 flex-1">
            <ElementLine editor={elements} id={id} label={label} problems={problemsOf(report, id)} />
          </div>
          <div className="ml-auto flex items-center gap-1">
            <Button size="sm" onClick={() => open({ kind: 'element', id })}>
              <Pencil aria-hidden size={14} /> Edit<span className="sr-only"> {label}</span>
            </Button>
            <IconButton
              label={`Remove ${label}`}
              icon={<Minus aria-hidden size={16} />}
              size="sm"
              data-takes-out
              onClick={(event) => removeModel(event, id)}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
