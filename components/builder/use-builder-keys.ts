'use client';

import { useCallback } from 'react';
import { type Command, useCommandKeys } from '../shell/commands';
import { useBuilder } from './context';
import { useElementCommands } from './element-commands';

/** The element whose row the keyboard is in. */
const focusedElement = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-element]')?.dataset.element;

/** The keys of the builder: its commands, and those of the element in focus or else of the one that is open. */
export function useBuilderKeys(commands: () => readonly Command[]) {
  const { panel } = useBuilder();
  const commandsOf = useElementCommands();
  useCommandKeys(
    useCallback(() => {
      const id = focusedElement() ?? (panel?.kind === 'element' ? panel.id : undefined);
      return [...commands(), ...(id === undefined ? [] : commandsOf(id))];
    }, [panel, commands, commandsOf]),
  );
}
