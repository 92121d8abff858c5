'use client';

import { type ReactNode, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import { type Builder, BuilderContext, StateContext } from './context';

/** Provides a builder and the current state of its store: each edit renders before the next input is handled. */
export function BuilderProvider({ builder, children }: { builder: Builder; children: ReactNode }) {
  const { subscribe, state } = builder.store;
  return (
    <BuilderContext value={builder}>
      <StateContext value={useSyncExternalStore(subscribe, state, state)}>{children}</StateContext>
    </BuilderContext>
  );
}

/** A part of the builder that may render after the frame of an edit: rows, verdict, charts. Not for editors. */
export function Deferred({ children }: { children: ReactNode }) {
  return <StateContext value={useDeferredValue(useContext(StateContext))}>{children}</StateContext>;
}
