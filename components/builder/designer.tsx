import { Minus, Pencil } from 'lucide-react';
import {
  type MouseEvent,
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBackLayer } from '@/components/ui/back-layers';
import { Button, IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/fields/segmented';
import { LiveRegion } from '@/components/ui/notes';
import type { AnyGameSystem } from '@/lib/roster/system';
import { removedText } from '@/lib/roster/text/words';
import { undoCommands, undoWords, useCommandKeys } from '../shared/commands';
import { queueTask } from '../shared/loading/later';
import {
  type Builder,
  BuilderContext,
  elementsOf,
  type Panel,
  useBuilder,
  useBuilderState,
  useEditForce,
} from './context';
import { openedHistory, readStoredOf } from './history';
import { ElementLine } from './outline/element-line';
import { PanelBody } from './panel-body';
import { type BuilderStore, createStore } from './store';
import type { AnySystemEditor } from './system-editor';
import type { AutosaveStore } from './use-autosave';
import { problemsOf } from './verdict/problems';

interface DesignerProps {
  /** The game, with the rules that models are checked against. */
  system: AnyGameSystem;
  editor: AnySystemEditor;
  /** The initial force: empty, or with the one element to design. */
  force: unknown;
  /** Id of the element to design; null to choose models. */
  element: string | null;
  title: string;
  /** Called with the force after every change; must be a stable function. */
  onChange: (force: unknown) => void;
  /** Called when it closes, however it is closed; must be a stable function. */
  onDone: () => void;
}

const ID = 'design';

/** A design is not saved by itself. */
const noAutosave: AutosaveStore = {
  state: () => alwaysSaved,
  subscribe: () => () => undefined,
  change: () => undefined,
};
const alwaysSaved: ReturnType<AutosaveStore['state']> = { status: { kind: 'saved' }, conflict: null };

/** Chooses models, or designs one, in a temporary force; the caller saves the result. */
export const Designer = memo(function Designer(props: DesignerProps) {
  const { system, editor, force, element, title, onChange, onDone } = props;
  const [store] = useState(() => {
    const roster = { muster: 1 as const, system: system.id, name: '', player: '', notes: '', force };
    return createStore(openedHistory(ID, roster, 0, [], readStoredOf(system)), system);
  });
  const [opened, setOpened] = useState<Shown>(() => firstPanel(editor, element));
  const [announcement, announce] = useState('');
  const listed = elementsOf(editor).list(useSyncExternalStore(store.subscribe, store.state).evaluation);
  // An undo may have removed it.
  const isRemoved = opened.kind === 'element' && listed.every(({ id }) => id !== opened.id);
  const shown = isRemoved ? firstPanel(editor, element) : opened;
  const panel = shown.kind === 'added' ? null : shown;
  const builder = useMemo<Builder>(
    () => ({
      id: ID,
      store,
      autosave: noAutosave,
      system,
      editor,
      designing: true,
      panel,
      open: (next) => setOpened(next ?? firstPanel(editor, element)),
      marked: [],
      mark: () => undefined,
      announce,
    }),
    [store, system, editor, panel, element],
  );
  useUndoKeys(store, announce);
  const reportChange = useReportChanges(store, onChange);
  const done = () => {
    reportChange();
    onDone();
  };
  const isChoosing = editor.elements !== null && element === null;
  const openPicker = () => setOpened({ kind: 'picker' });
  // Back leads from a design to the picker, and closes the dialog only from there.
  useBackLayer(isChoosing && shown.kind !== 'picker', openPicker);
  const label = shown.kind === 'element' && listed.find(({ id }) => id === shown.id)?.label;
  return (
    <BuilderContext value={builder}>
      <Dialog
        open
        onClose={done}
        subject={'id' in shown ? `${shown.kind}/${shown.id}` : shown.kind}
        title={!isChoosing || shown.kind === 'picker' ? title : label || 'Models added'}
        footer={
          <>
            {isChoosing && shown.kind !== 'picker' && <Button onClick={openPicker}>Add more</Button>}
            {isChoosing && shown.kind !== 'added' && listed.length > 0 && (
              <Button onClick={() => setOpened({ kind: 'added' })}>
                Added: {listed.length}
                <span className="sr-only">, to edit or remove</span>
              </Button>
            )}
            <Button variant="primary" onClick={done}>
              Done
            </Button>
          </>
        }
      >
        <div data-designer>
          {panel === null ? <AddedList /> : <DesignPanel panel={panel} editor={editor} open={setOpened} />}
        </div>
      </Dialog>
      <LiveRegion text={announcement} />
    </BuilderContext>
  );
});

/** What the designer shows: an editor, the picker, or the list of added models. */
type Shown = Panel | { kind: 'added' };

/** Reports each change of the force once the page has shown it; returns a function that reports it immediately. */
function useReportChanges(store: BuilderStore, onChange: (force: unknown) => void) {
  const reported = useRef(store.state().roster.force);
  const reportChange = useCallback(() => {
    const { force } = store.state().roster;
    if (force === reported.current) return;
    reported.current = force;
    onChange(force);
  }, [store, onChange]);
  useEffect(() => {
    const unsubscribe = store.subscribe(() => queueTask(reportChange));
    return () => {
      unsubscribe();
      reportChange();
    };
  }, [store, reportChange]);
  return reportChange;
}

/** The keys for undo and redo of the design; those of the page do not affect it. */
function useUndoKeys(store: BuilderStore, announce: (text: string) => void) {
  const commands = useCallback(
    () =>
      undoCommands('designer', (by) => {
        const [done, none] = undoWords(by);
        announce(store.move(by) ? `${done}.` : none);
      }),
    [store, announce],
  );
  useCommandKeys(commands);
}

/** The initial panel: the picker, the element's editor, or for a game without elements one of its sections. */
function firstPanel({ elements, sections }: AnySystemEditor, element: string | null): Panel {
  if (elements === null) return { kind: 'section', id: sections[element === null ? 0 : 1]?.id ?? '' };
  return element === null ? { kind: 'picker' } : { kind: 'element', id: element };
}

interface DesignPanelProps {
  panel: Panel;
  editor: AnySystemEditor;
  open: (panel: Panel) => void;
}

function DesignPanel({ panel, editor, open }: DesignPanelProps) {
  if (panel.kind !== 'section') return <PanelBody panel={panel} />;
  return (
    <div className="grid gap-6">
      <Segmented
        hideLabel
        label="Part of the design"
        value={panel.id}
        options={editor.sections.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => open({ kind: 'section', id })}
      />
      <PanelBody panel={panel} />
    </div>
  );
}

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
