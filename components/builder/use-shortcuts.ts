'use client';

import { useEffect } from 'react';
import { type Panel, useBuilder } from './context';
import { focusRow } from './focus-row';
import { elementsOf } from './no-elements';
import { shortcutsOn } from './shortcut-setting';
import { useElementEdits } from './use-element-edits';

interface ShellShortcuts {
  onPrint: () => void;
  onHelp: () => void;
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type));

/** The element whose row the keyboard is in; else the one that is open. */
const focusedElement = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-element]')?.dataset.element;

/** Single keys of the builder; none while something is typed, a dialog is open or they are switched off. */
export function useShortcuts({ onPrint, onHelp }: ShellShortcuts) {
  const { panel, open, editor, store } = useBuilder();
  const edits = useElementEdits();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || typing(event.target)) return;
      if (document.querySelector('dialog[open]') || document.querySelector('[popover]:popover-open')) return;
      if (event.key !== 'Escape' && !event.altKey && !shortcutsOn()) return;
      const id = focusedElement() ?? (panel?.kind === 'element' ? panel.id : undefined);
      const act = actionOf(event, id);
      if (!act) return;
      event.preventDefault();
      act();
    };
    const actionOf = (event: KeyboardEvent, id: string | undefined): (() => void) | undefined => {
      if (event.altKey) {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        return by !== 0 && id !== undefined ? () => edits.moveBy(id, by) : undefined;
      }
      switch (event.key) {
        case '?':
          return onHelp;
        case 'p':
          return onPrint;
        case 'a':
          return editor.elements ? () => open({ kind: 'picker' }) : undefined;
        case 'Escape':
          return panel ? () => closePanel(open, panel) : undefined;
      }
      if (id === undefined) return undefined;
      if (event.key === 'd') return () => edits.duplicate(id);
      if (event.key === 'Delete') return () => edits.remove(id);
      const action = elementsOf(editor)
        .actions(store.state().reckoning, id)
        .find(({ shortcut }) => shortcut === event.key);
      return action ? () => edits.apply(action.apply) : undefined;
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [panel, open, editor, store, edits, onPrint, onHelp]);
}

function closePanel(open: (panel: null) => void, panel: Panel) {
  open(null);
  focusRow(panel.kind === 'picker' ? undefined : panel.id);
}
