import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import type { Problem } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Snapshot } from '@/lib/storage/db';
import type { BuilderState, BuilderStore } from './store';
import type { AnySystemEditor, ElementsEditor } from './system-editor';
import type { AutosaveState, AutosaveStore } from './use-autosave';

/** What is open for editing: a section of the force, an element, or the picker that adds one. */
export type Panel =
  /** `problem` is the one that was pressed to get here. */
  | { kind: 'section' | 'element'; id: string; problem?: Problem }
  /** `search` puts the focus in the search field. */
  | { kind: 'picker'; search?: boolean };

/** Which of the shell's own dialogs is open. */
export type ShellDialog =
  | 'print'
  | 'share'
  | 'send'
  | 'play'
  | 'versions'
  | 'compare'
  | 'fix'
  | 'shortcuts'
  | 'verdict'
  | null;

/** The builder's context: the store, the game and its editors, and what is open. */
export interface Builder {
  /** The roster's id in the browser's database. */
  id: string;
  store: BuilderStore;
  autosave: AutosaveStore;
  system: AnyGameSystem;
  editor: AnySystemEditor;
  /** Whether models of a collection are being chosen and designed, without a roster. */
  designing?: boolean;
  panel: Panel | null;
  open: (panel: Panel | null) => void;
  /** Ids of the elements marked in the list: those that explain a problem. */
  marked: readonly string[];
  mark: (ids: readonly string[]) => void;
  /** Saves an element to a collection, or the whole force (null). Undefined without a roster. */
  collect?: (element: string | null) => void;
  /** Announces a text politely to screen readers. */
  announce: (text: string) => void;
}

export const BuilderContext = createContext<Builder | null>(null);

/** Returns the builder that surrounds a component; throws if there is none. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('useBuilder needs a builder around it');
  return builder;
}

/**
 * Returns part of the builder's state; the component renders again only when that part changes. Pass
 * `dequal` for a part that is computed, such as a list, which would otherwise be a new object after every edit.
 */
export function useBuilderState<Part, Force = unknown, Evaluation = unknown>(
  part: (state: BuilderState<Force, Evaluation>) => Part,
  same: (before: Part, after: Part) => boolean = Object.is,
): Part {
  const { subscribe, state } = useBuilder().store;
  const current = state as () => BuilderState<Force, Evaluation>;
  return useSyncExternalStoreWithSelector(subscribe, current, current, part, same);
}

/** Returns the state of the roster's autosave. */
export function useAutosaveState(): AutosaveState {
  const { autosave } = useBuilder();
  return useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
}

/**
 * Returns a function that changes the force by a pure function. It returns the new step, or null if nothing changed.
 * `done` says in the history what it did, where that is more than its changes.
 */
export function useEditForce<Force>(): (change: (force: Force) => Force, done?: string) => Snapshot | null {
  const { store } = useBuilder();
  return useCallback(
    (change, done) =>
      store.edit((roster) => {
        const force = change(roster.force as Force);
        return force === roster.force ? roster : { ...roster, force };
      }, done),
    [store],
  );
}

const nothing = () => null;

/** The elements editor of a game without elements: its list is always empty. */
const noElements: ElementsEditor = {
  noun: '',
  field: '',
  plural: '',
  list: () => [],
  columns: [],
  line: nothing,
  Editor: nothing,
  Picker: nothing,
  sum: () => ({ text: '' }),
  addedText: () => '',
  duplicate: (force, id) => ({ force, id }),
  remove: (force) => force,
  move: (force) => force,
  actions: () => [],
};

/** Returns a game's elements editor, or an empty one. */
export const elementsOf = (editor: AnySystemEditor): ElementsEditor => editor.elements ?? noElements;

/** Whether the force has no elements, in a game that has them. */
export const useIsEmpty = (): boolean => {
  const { editor } = useBuilder();
  return useBuilderState(
    ({ evaluation }) => editor.elements !== null && editor.elements.list(evaluation).length === 0,
  );
};

/** Focuses the row of an element or a section; without an id, the Add button. */
export function focusRow(id: string | undefined) {
  const row = id === undefined ? '[data-add]' : `[data-opens="${CSS.escape(id)}"]`;
  document.querySelector<HTMLElement>(row)?.focus();
}

/** Focuses the verdict: that of the topmost dialog, or else of the page. */
export function focusVerdict() {
  const verdicts = document.querySelectorAll<HTMLElement>('[data-verdict]');
  [...verdicts].at(-1)?.focus();
}
