'use client';

import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Problem } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Snapshot } from '@/lib/storage/db';
import type { Followers } from './followers';
import type { BuilderState, BuilderStore } from './store';
import type { AnySystemEditor } from './system-editor';
import type { AutosaveState, AutosaveStore } from './use-autosave';

/** What is open for editing: a section of the force, an element, or the picker that adds one. */
export type Panel =
  /** `problem` is the one that was pressed to get here. */
  | { kind: 'section' | 'element'; id: string; problem?: Problem }
  /** `search` puts the focus in the search field. */
  | { kind: 'picker'; search?: boolean };

/** Which of the shell's own dialogs is open. */
export type ShellDialog = 'print' | 'share' | 'versions' | 'compare' | 'fix' | 'shortcuts' | 'verdict' | null;

/** The builder's context: the store, the game and its editors, and what is open. */
export interface Builder {
  /** The roster's id in the browser's database. */
  id: string;
  store: BuilderStore;
  autosave: AutosaveStore;
  /** Followers that render in the frame of an edit. */
  near: Followers;
  /** Followers that render after that frame. */
  followers: Followers;
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

/** The followers for a part of the page; null if it renders in the frame of the edit. */
export const FollowersContext = createContext<Followers | null>(null);

/**
 * Returns part of the state. The component renders again only when that part is a different object or value: in the
 * frame of the edit, or after it inside `Following`.
 */
export function useBuilderState<Part, Force = unknown, Reckoning = unknown>(
  part: (state: BuilderState<Force, Reckoning>) => Part,
): Part {
  const { store, near } = useBuilder();
  const followers = useContext(FollowersContext) ?? near;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const state = store.state();
  const value = part(state as BuilderState<Force, Reckoning>);
  const rendered = useRef({ part, value });
  const changed = useCallback(() => {
    const last = rendered.current;
    return !Object.is(last.part(store.state() as BuilderState<Force, Reckoning>), last.value);
  }, [store]);
  useLayoutEffect(() => {
    rendered.current = { part, value };
    // The state may have changed between render and commit, since rendering can be time-sliced.
    if (store.state() !== state && changed()) redraw();
  });
  useLayoutEffect(() => followers.add({ changed, redraw }), [followers, changed]);
  return value;
}

/** Returns the state of the roster's autosave. */
export function useAutosaveState(): AutosaveState {
  const { autosave } = useBuilder();
  return useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
}

/**
 * Returns a function that changes the force by a pure function. It returns the new step, or null if nothing changed.
 */
export function useEditForce<Force>(): (change: (force: Force) => Force) => Snapshot | null {
  const { store } = useBuilder();
  return useCallback(
    (change) =>
      store.edit((roster) => {
        const force = change(roster.force as Force);
        return force === roster.force ? roster : { ...roster, force };
      }),
    [store],
  );
}
