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
  /** `problem` is the one that led here. */
  { kind: 'section' | 'element'; id: string; problem?: Problem } | { kind: 'picker' };

/** Which of the shell's own dialogs is open. */
export type ShellDialog = 'print' | 'share' | 'versions' | 'compare' | 'fix' | 'shortcuts' | 'verdict' | null;

/** The builder around a panel: the store, the game and its editors, and what is open. */
export interface Builder {
  /** The roster's id in the browser's database. */
  id: string;
  store: BuilderStore;
  autosave: AutosaveStore;
  /** For the parts of the page that are drawn with an edit. */
  near: Followers;
  /** For those that are drawn after its frame. */
  followers: Followers;
  system: AnyGameSystem;
  editor: AnySystemEditor;
  /** Models of a collection are chosen and designed, without a force around them. */
  designing?: boolean;
  panel: Panel | null;
  open: (panel: Panel | null) => void;
  /** Elements that are marked in the list: those that explain a problem. */
  marked: readonly string[];
  mark: (ids: readonly string[]) => void;
  /** Puts an element into a collection, or all of the force (null). Only where there is a roster around it. */
  collect?: (element: string | null) => void;
  /** Says something politely to those who do not see the page change. */
  announce: (text: string) => void;
}

export const BuilderContext = createContext<Builder | null>(null);

/** The builder that surrounds a component. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('useBuilder needs a builder around it');
  return builder;
}

/** Those that follow the state of the builder in a part of the page; null where it is drawn at once. */
export const FollowersContext = createContext<Followers | null>(null);

/**
 * Part of the state; the component is drawn again only when that part is another object or value: at once, or where
 * the page follows, after the frame of the edit.
 */
export function useBuilderState<Part, Force = unknown, Reckoning = unknown>(
  part: (state: BuilderState<Force, Reckoning>) => Part,
): Part {
  const { store, near } = useBuilder();
  const followers = useContext(FollowersContext) ?? near;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const state = store.state();
  const value = part(state as BuilderState<Force, Reckoning>);
  const drawn = useRef({ part, value });
  const changed = useCallback(() => {
    const now = drawn.current;
    return !Object.is(now.part(store.state() as BuilderState<Force, Reckoning>), now.value);
  }, [store]);
  useLayoutEffect(() => {
    drawn.current = { part, value };
    // The state may have changed between the drawing and here, where it is drawn in slices.
    if (store.state() !== state && changed()) redraw();
  });
  useLayoutEffect(() => followers.add({ changed, redraw }), [followers, changed]);
  return value;
}

/** How the autosave of the roster stands. */
export function useAutosaveState(): AutosaveState {
  const { autosave } = useBuilder();
  return useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
}

/**
 * Changes the force by a pure function from the force as it is to the changed one; answers the step this made,
 * or null where nothing changed.
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
