import { useCallback } from 'react';
import { type Command, useCommandKeys } from '../shell/commands';
import { useBuilder } from './context';
import { useElementCommands } from './element-commands';

/** Returns the id of the element whose row has the focus. */
const focusedElement = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-element]')?.dataset.element;

/** Binds the keys of the builder's commands, and of the focused element or else the open one. */
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
