'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useBackLayer } from '@/components/ui/back-layers';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion } from '@/components/ui/live-region';
import { Segmented } from '@/components/ui/segmented';
import type { AnyGameSystem } from '@/lib/roster/system';
import { queueTask } from '../shell/after-frame';
import { type Command, useCommandKeys } from '../shell/commands';
import { AddedList } from './added-list';
import { type Builder, BuilderContext, type Panel } from './context';
import { createFollowers, createNearFollowers } from './followers';
import { openedHistory, readStoredOf } from './history';
import { elementsOf } from './no-elements';
import { PanelBody } from './panel-body';
import { type BuilderStore, createStore } from './store';
import type { AnySystemEditor, Listed } from './system-editor';
import type { AutosaveStore } from './use-autosave';
import { useSettled } from './use-settled';

interface DesignerProps {
  /** The game, with the rules by which models are judged. */
  system: AnyGameSystem;
  editor: AnySystemEditor;
  /** What it begins with: nothing, or the one element to be designed. */
  force: unknown;
  /** The element that is designed; null where models are chosen. */
  element: string | null;
  title: string;
  /** Told the force after every change of it; always the same function. */
  onChange: (force: unknown) => void;
  /** Told that it closes, however it is closed; always the same function. */
  onDone: () => void;
}

const ID = 'design';

/** Nothing of a design is kept by itself. */
const unkept: AutosaveStore = {
  state: () => kept,
  subscribe: () => () => undefined,
  change: () => undefined,
};
const kept: ReturnType<AutosaveStore['state']> = { status: { kind: 'saved' }, conflict: null };

/** Chooses models, or designs one, in a force of its own; what is made of that is kept by whoever opened it. */
export const Designer = memo(function Designer(props: DesignerProps) {
  const { system, editor, force, element, title, onChange, onDone } = props;
  const [store] = useState(() => {
    const roster = { muster: 1 as const, system: system.id, name: '', player: '', notes: '', force };
    return createStore(openedHistory(ID, roster, 0, [], readStoredOf(system)), system);
  });
  const [near] = useState(() => createNearFollowers(store));
  const [followers] = useState(() => createFollowers(store));
  const [opened, setOpened] = useState<Shown>(() => firstPanel(editor, element));
  const [said, announce] = useState('');
  const listed = useListed(store, editor);
  // An undo may have taken it away.
  const lost = opened.kind === 'element' && listed.every(({ id }) => id !== opened.id);
  const shown = lost ? firstPanel(editor, element) : opened;
  const panel = shown.kind === 'added' ? null : shown;
  const builder = useMemo<Builder>(
    () => ({
      id: ID,
      store,
      autosave: unkept,
      near,
      followers,
      system,
      editor,
      designing: true,
      panel,
      open: (next) => setOpened(next ?? firstPanel(editor, element)),
      marked: [],
      mark: () => undefined,
      announce,
    }),
    [store, near, followers, system, editor, panel, element],
  );
  useSettled(near);
  useUndoKeys(store, announce);
  const hand = useHandedOn(store, onChange);
  const done = () => {
    near.settle();
    hand();
    onDone();
  };
  const chooses = editor.elements !== null && element === null;
  const toPicker = () => setOpened({ kind: 'picker' });
  // Back leads from a design to the models that it was chosen from, and closes the dialog only from there.
  useBackLayer(chooses && shown.kind !== 'picker', toPicker);
  const label = shown.kind === 'element' && listed.find(({ id }) => id === shown.id)?.label;
  return (
    <BuilderContext value={builder}>
      <Dialog
        open
        onClose={done}
        subject={'id' in shown ? `${shown.kind}/${shown.id}` : shown.kind}
        title={!chooses || shown.kind === 'picker' ? title : label || 'Models added'}
        footer={
          <>
            {chooses && shown.kind !== 'picker' && <Button onClick={toPicker}>Add more</Button>}
            {chooses && shown.kind !== 'added' && listed.length > 0 && (
              <Button onClick={() => setOpened({ kind: 'added' })}>
                Added: {listed.length}
                <span className="sr-only">, to edit or take out</span>
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
      <LiveRegion text={said} />
    </BuilderContext>
  );
});

/** What the designer shows: an editor, the picker, or what was added. */
type Shown = Panel | { kind: 'added' };

/** The models in the designer. */
function useListed(store: BuilderStore, editor: AnySystemEditor): readonly Listed[] {
  const text = useSyncExternalStore(store.subscribe, () => {
    const listed = elementsOf(editor).list(store.state().reckoning);
    return JSON.stringify(listed.map(({ id, label }) => ({ id, label })));
  });
  return useMemo(() => JSON.parse(text), [text]);
}

/** Hands each change of the force on as soon as the page has shown it; answers the function that does so at once. */
function useHandedOn(store: BuilderStore, onChange: (force: unknown) => void) {
  const handed = useRef(store.state().roster.force);
  const hand = useCallback(() => {
    const { force } = store.state().roster;
    if (force === handed.current) return;
    handed.current = force;
    onChange(force);
  }, [store, onChange]);
  useEffect(() => {
    const end = store.subscribe(() => queueTask(hand));
    return () => {
      end();
      hand();
    };
  }, [store, hand]);
  return hand;
}

/** Undo and redo of what is designed; those of the page would leave it as it is here. */
function useUndoKeys(store: BuilderStore, announce: (text: string) => void) {
  const commands = useCallback((): Command[] => {
    const go = (by: 1 | -1, done: string, none: string) => announce(store.move(by) ? done : none);
    return [
      {
        id: 'undo',
        label: 'Undo',
        icon: Undo2,
        keys: ['Ctrl+z'],
        keyScope: 'designer',
        run: () => go(-1, 'Undone.', 'Nothing to undo.'),
      },
      {
        id: 'redo',
        label: 'Redo',
        icon: Redo2,
        keys: ['Ctrl+y', 'Ctrl+Shift+z'],
        keyScope: 'designer',
        run: () => go(1, 'Redone.', 'Nothing to redo.'),
      },
    ];
  }, [store, announce]);
  useCommandKeys(commands);
}

/** What is open at first: the picker, the editor of the element, or the first part of a force that is one thing. */
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
