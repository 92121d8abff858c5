import { type LucideIcon, Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '@/components/ui/button';
import type { MenuAction } from '@/components/ui/menu';
import { shortcutsOn } from './setting';

/** An action; its button, menu line, keys and line in the help are drawn from this. */
export interface Command {
  id: string;
  label: string;
  /** What it does to any element, for the help; the label by default. */
  help?: string;
  icon: LucideIcon;
  /** Keys that run it, as events name them, after their modifiers: "Ctrl+z", "Alt+ArrowUp", "?". */
  keys?: readonly string[];
  /**
   * Where its keys work: outside fields and dialogs (the default); also in the dialog of a panel; in fields as well; in
   * the designer and its fields; or the browser handles them.
   */
  keyScope?: 'page' | 'panel' | 'fields' | 'designer' | 'browser';
  /** False if it has nothing to do; it is then drawn as disabled, and `run`, called by its keys, says so or does nothing. */
  enabled?: boolean;
  run: () => void;
}

const shownKeys: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };

/** The keys to press, as labelled on a keyboard: "Alt+ArrowUp" becomes Alt and ↑. */
export const keyNames = (keys: string): string[] =>
  keys.split('+').map((key) => shownKeys[key] ?? (key.length === 1 ? key.toUpperCase() : key));

/** Returns commands as menu lines. */
export const menuActions = (commands: readonly Command[]): MenuAction[] =>
  commands.map(({ label, icon: Icon, keys: [keys] = [], enabled = true, run }) => ({
    label,
    icon: <Icon aria-hidden size={16} />,
    aside: keys && <span className="pointer-coarse:hidden">{keyNames(keys).join(' ')}</span>,
    disabled: !enabled,
    onSelect: run,
  }));

/** A command as a button with its icon. */
export const CommandButton = ({ command }: { command: Command }) => {
  const { label, icon: Icon, enabled = true, run } = command;
  return (
    <IconButton label={label} icon={<Icon aria-hidden size={18} />} aria-disabled={!enabled} onClick={run} />
  );
};

/**
 * Returns the commands that move a step back (-1) and forward (1) in a history.
 * @param has whether there is such a step
 */
export const undoCommands = (
  keyScope: NonNullable<Command['keyScope']>,
  go: (by: 1 | -1) => void,
  has: (by: 1 | -1) => boolean = () => true,
): Command[] => [
  { id: 'undo', label: 'Undo', icon: Undo2, keys: ['Ctrl+z'], keyScope, enabled: has(-1), run: () => go(-1) },
  {
    id: 'redo',
    label: 'Redo',
    icon: Redo2,
    keys: ['Ctrl+y', 'Ctrl+Shift+z'],
    keyScope,
    enabled: has(1),
    run: () => go(1),
  },
];

/** What is announced after a step back or forward, and if there is none. */
export const undoWords = (by: 1 | -1): [done: string, none: string] =>
  by < 0 ? ['Undone', 'Nothing to undo.'] : ['Redone', 'Nothing to redo.'];

const bound = new Set<() => readonly Command[]>();

/** Returns every command that has keys on this page now. */
export const boundCommands = (): Command[] => [...bound].flatMap((commands) => commands());

/** Binds the keys of commands while the component is mounted. `commands` is called at each key press. */
export function useCommandKeys(commands: () => readonly Command[]) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const pressedKeys = keysOf(event);
      const command = commands().find(
        ({ keys, keyScope = 'page' }) => keys?.includes(pressedKeys) && matchesScope[keyScope](event),
      );
      if (!command) return;
      event.preventDefault();
      command.run();
    };
    document.addEventListener('keydown', onKeyDown);
    bound.add(commands);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      bound.delete(commands);
    };
  }, [commands]);
}

function keysOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): string {
  const ctrl = ctrlKey || metaKey;
  const modifiers = [ctrl && 'Ctrl', altKey && 'Alt', ctrl && shiftKey && 'Shift'].filter(Boolean);
  return [...modifiers, ctrl ? key.toLowerCase() : key].join('+');
}

/** Whether a key press is meant for commands of a scope. */
const matchesScope: Record<NonNullable<Command['keyScope']>, (event: KeyboardEvent) => boolean> = {
  page: (event) => !document.querySelector('dialog[open]') && isShortcut(event),
  panel: (event) => isInPanel(topDialog()) && isShortcut(event),
  fields: ({ target }) => !hasOwnUndo(target) && isInPanel(topDialog()),
  designer: ({ target }) => !hasOwnUndo(target) && isIn(topDialog(), '[data-designer]'),
  browser: () => false,
};

/** Whether a key press is a shortcut: outside fields and menus, with single keys only if they are switched on. */
const isShortcut = ({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !isTextInput(target) &&
  !document.querySelector('[popover]:popover-open') &&
  (altKey || ctrlKey || metaKey || key === 'Escape' || shortcutsOn());

/** Whether the topmost dialog, if there is one, holds a panel of the builder. */
const isInPanel = (dialog: Element | undefined) =>
  !dialog || (isIn(dialog, '[data-panel]') && !isIn(dialog, '[data-designer]'));

const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1);
const isIn = (dialog: Element | undefined, part: string) => Boolean(dialog?.querySelector(part));

/** Whether a field is invalid or a search: such a field has its own undo. */
const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('[type=search], [aria-invalid=true]');

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));
