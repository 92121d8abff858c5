'use client';

import type { LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { MenuAction } from '@/components/ui/menu';
import { shortcutsOn } from './shortcut-setting';

/** Something that can be done: a button, a line of a menu, a key and its line in the help are drawn from it. */
export interface Command {
  id: string;
  label: string;
  /** What it does to any element, in the help; the label where it is left out. */
  help?: string;
  icon: LucideIcon;
  /** Keys that do it, as events name them, behind their modifiers: "Ctrl+z", "Alt+ArrowUp", "?". */
  keys?: readonly string[];
  /**
   * Where its keys work: outside fields and dialogs by default; in fields as well; in the designer and its fields; or
   * the browser handles them.
   */
  keyScope?: 'page' | 'fields' | 'designer' | 'browser';
  /** False where it has nothing to do, and is drawn so. */
  enabled?: boolean;
  run: () => void;
}

const shownKeys: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };

/** The keys to press, as they are written on a keyboard: "Alt+ArrowUp" to Alt and ↑. */
export const keyNames = (keys: string): string[] =>
  keys.split('+').map((key) => shownKeys[key] ?? (key.length === 1 ? key.toUpperCase() : key));

/** Commands as lines of a menu. */
export const menuActions = (commands: readonly Command[]): MenuAction[] =>
  commands.map(({ label, icon: Icon, keys: [keys] = [], enabled = true, run }) => ({
    label,
    icon: <Icon aria-hidden size={16} />,
    aside: keys && keyNames(keys).join(' '),
    disabled: !enabled,
    onSelect: run,
  }));

/** Binds the keys of commands, for as long as the component is there. The list is asked for at each key. */
export function useCommandKeys(commands: () => readonly Command[]) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const pressedKeys = keysOf(event);
      const command = commands().find(
        ({ keys, keyScope = 'page' }) => keys?.includes(pressedKeys) && isMeantFor[keyScope](event),
      );
      if (!command) return;
      event.preventDefault();
      command.run();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [commands]);
}

function keysOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): string {
  const ctrl = ctrlKey || metaKey;
  const modifiers = [ctrl && 'Ctrl', altKey && 'Alt', ctrl && shiftKey && 'Shift'].filter(Boolean);
  return [...modifiers, ctrl ? key.toLowerCase() : key].join('+');
}

/** Is a key meant for commands of a scope? */
const isMeantFor: Record<NonNullable<Command['keyScope']>, (event: KeyboardEvent) => boolean> = {
  page: ({ target, key, altKey, ctrlKey, metaKey }) =>
    !isTyped(target) &&
    !document.querySelector('dialog[open], [popover]:popover-open') &&
    (altKey || ctrlKey || metaKey || key === 'Escape' || shortcutsOn()),
  fields: ({ target }) => {
    const dialog = topDialog();
    return (
      !isApart(target) && (!dialog || (isIn(dialog, '[data-panel]') && !isIn(dialog, '[data-designer]')))
    );
  },
  designer: ({ target }) => !isApart(target) && isIn(topDialog(), '[data-designer]'),
  browser: () => false,
};

const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1);
const isIn = (dialog: Element | undefined, part: string) => Boolean(dialog?.querySelector(part));

/** An entry that was not accepted, or a search: the field undoes what is typed there. */
const isApart = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('[type=search], [aria-invalid=true]');

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));
