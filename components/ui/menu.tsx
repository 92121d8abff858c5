import { createLucideIcon } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useBackLayer } from './back-layers';
import { Button, type ButtonVariant, IconButton } from './button';
import { classes } from './classes';

export type MenuAction = {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  /** A key or a short note at the right edge. */
  aside?: ReactNode;
  disabled?: boolean;
};

type MenuProps = {
  /** The button's accessible name; shown unless there is an `icon`. */
  label: string;
  icon?: ReactNode;
  /** Returns groups of actions, separated by a line; called when the menu opens. */
  groups: () => readonly (readonly MenuAction[])[];
  variant?: ButtonVariant;
};

const actionsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

/** A button that opens a list of actions, with arrow keys, first letters, Home and End. Escape and Back close it. */
export function Menu({ label, icon, groups, variant = 'quiet' }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useBackLayer(open, () => menu.current?.hidePopover());

  useEffect(() => {
    if (!open) return;
    const follow = () => {
      if (!menu.current || !trigger.current) return;
      if (isInView(trigger.current)) place(menu.current, trigger.current);
      else menu.current.hidePopover();
    };
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [open]);

  // The list is rendered only while it is open: from before it is measured until the focus has left it.
  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return;
    flushSync(() => setOpen(true));
    // The browser focuses it on opening, before the next key. React does not render this attribute.
    actionsOf(event.currentTarget)[0]?.setAttribute('autofocus', '');
  };
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') setOpen(false);
    if (event.newState !== 'open' || !trigger.current) return;
    place(event.currentTarget, trigger.current);
  };

  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const actions = actionsOf(event.currentTarget);
    const at = actions.indexOf(document.activeElement as HTMLElement);
    const next = nextFocus(event.key, at, actions);
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    actions[next]?.focus();
  };

  const select = (action: MenuAction) => {
    if (action.disabled) return;
    // Hide it first, so that the focus is back on the button before the action moves it.
    menu.current?.hidePopover();
    action.onSelect();
  };

  const triggerProps = {
    ref: trigger,
    variant,
    popoverTarget: id,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      menu.current?.showPopover();
    },
  };

  return (
    <>
      {icon ? (
        <IconButton {...triggerProps} label={label} icon={icon} />
      ) : (
        <Button {...triggerProps}>{label}</Button>
      )}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={key}
        className="fixed m-0 max-h-[calc(100dvh-1rem)] min-w-48 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-edge bg-surface py-1 text-ink outline-none"
      >
        {(open ? groups() : []).map((group, index) => (
          <div
            key={group[0]?.label ?? index}
            role="none"
            className={classes(index > 0 && 'mt-1 border-line border-t pt-1')}
          >
            {group.map((action) => (
              <button
                key={action.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-disabled={action.disabled}
                onClick={() => select(action)}
                className={classes(
                  'flex min-h-control w-full items-center gap-2.5 px-3 text-left hover:bg-accent-wash focus-visible:bg-accent-wash focus-visible:-outline-offset-2',
                  'aria-disabled:cursor-not-allowed aria-disabled:text-muted',
                )}
              >
                {action.icon}
                <span className="flex-1">{action.label}</span>
                {action.aside && <span className="text-muted text-xs">{action.aside}</span>}
              </button>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function nextFocus(key: string, at: number, actions: HTMLElement[]): number | undefined {
  const last = actions.length - 1;
  if (key === 'ArrowDown') return at >= last ? 0 : at + 1;
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return undefined;
  const starts = (action: HTMLElement) =>
    action.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  const order = actions.map((_, i) => (at + 1 + i) % actions.length);
  return order.find((i) => actions[i] && starts(actions[i]));
}

function isInView(node: Element): boolean {
  const { top, bottom } = node.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Positions the menu under the button, right-aligned; if it does not fit, above or left-aligned. */
function place(menu: HTMLElement, trigger: HTMLElement) {
  const gap = 4;
  const button = trigger.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = button.bottom + gap;
  const fits = below + height <= window.innerHeight - gap;
  const top = fits ? below : Math.max(gap, button.top - gap - height);
  const right = document.documentElement.clientWidth - gap;
  const left = button.right - width >= gap ? button.right - width : Math.min(button.left, right - width);
  menu.style.inset = `${Math.max(gap, top)}px auto auto ${Math.max(gap, left)}px`;
}

// Icons for list rows, of which there can be hundreds: Lucide's own icons drawn as one path each.

const dots = (d: string) => [['path', { d, strokeWidth: 4, key: 'dots' }]] as [['path', object]];

/** Six dots, to drag by. */
export const RowGrip = createLucideIcon(
  'row-grip',
  dots('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01'),
);

/** Three dots, for a menu. */
export const RowMore = createLucideIcon('row-more', dots('M5 12h.01M12 12h.01M19 12h.01'));
