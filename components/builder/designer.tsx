'use client';

import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion } from '@/components/ui/live-region';
import { Segmented } from '@/components/ui/segmented';
import type { AnyGameSystem } from '@/lib/roster/system';
import { type Builder, BuilderContext, type Panel, useBuilder } from './context';
import { createFollowers, createNearFollowers } from './followers';
import { openedHistory, readStoredOf } from './history';
import { elementsOf } from './no-elements';
import { PickerPanel } from './picker';
import { createStore } from './store';
import type { AnySystemEditor } from './system-editor';
import type { AutosaveStore } from './use-autosave';
import { useSettled } from './use-settled';

interface DesignerProps {
  system: AnyGameSystem;
  editor: AnySystemEditor;
  /** What it begins with: nothing, or the one element to be designed. */
  force: unknown;
  /** The element that is designed; null where models are chosen. */
  element: string | null;
  title: string;
  /** Told what came of it when it closes, however it is closed. */
  onDone: (force: unknown) => void;
}

const ID = 'design';

/** Nothing of a design is kept by itself. */
const unkept: AutosaveStore = {
  state: () => kept,
  subscribe: () => () => undefined,
  change: () => undefined,
};
const kept: ReturnType<AutosaveStore['state']> = { status: { kind: 'saved' }, conflict: null };

/** Chooses models, or designs one, in a force of its own that nobody keeps. */
export function Designer({ system, editor, force, element, title, onDone }: DesignerProps) {
  const [store] = useState(() => {
    const roster = { muster: 1 as const, system: system.id, name: '', player: '', notes: '', force };
    return createStore(openedHistory(ID, roster, 0, [], readStoredOf(system)), system);
  });
  const [near] = useState(() => createNearFollowers(store));
  const [followers] = useState(() => createFollowers(store));
  const first = firstPanel(editor, element);
  const [panel, setPanel] = useState<Panel>(first);
  const [said, announce] = useState('');
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
      open: (next) => setPanel(next ?? firstPanel(editor, element)),
      marked: [],
      mark: () => undefined,
      announce,
    }),
    [store, near, followers, system, editor, panel, element],
  );
  useSettled(near);
  const done = () => {
    near.settle();
    onDone(store.state().roster.force);
  };
  return (
    <BuilderContext value={builder}>
      <Dialog
        open
        onClose={done}
        subject={panel.kind === 'picker' ? 'picker' : `${panel.kind}/${panel.id}`}
        title={title}
        footer={
          <>
            {panel.kind !== first.kind && <Button onClick={() => setPanel(first)}>Back to the list</Button>}
            <Button variant="primary" onClick={done}>
              Done
            </Button>
          </>
        }
      >
        <div data-panel>
          <DesignPanel panel={panel} />
        </div>
      </Dialog>
      <LiveRegion text={said} />
    </BuilderContext>
  );
}

/** What is open at first: the picker, the editor of the element, or the first part of a force that is one thing. */
function firstPanel({ elements, sections }: AnySystemEditor, element: string | null): Panel {
  if (elements === null) return { kind: 'section', id: sections[element === null ? 0 : 1]?.id ?? '' };
  return element === null ? { kind: 'picker' } : { kind: 'element', id: element };
}

function DesignPanel({ panel }: { panel: Panel }) {
  const { editor, open } = useBuilder();
  const elements = elementsOf(editor);
  if (panel.kind === 'picker') return <PickerPanel elements={elements} />;
  if (panel.kind === 'element') return <elements.Editor key={panel.id} id={panel.id} />;
  const section = editor.sections.find(({ id }) => id === panel.id);
  return (
    <div className="grid gap-6">
      <Segmented
        hideLabel
        label="Part of the design"
        value={panel.id}
        options={editor.sections.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => open({ kind: 'section', id })}
      />
      {section && <section.Panel key={section.id} />}
    </div>
  );
}
