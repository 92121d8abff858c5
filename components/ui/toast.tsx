'use client';

import { X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from './button';
import { classes } from './classes';

export type ToastMessage = {
  message: string;
  action?: {
    label: string;
    onAction: () => void;
    /** Whether the action is still offered, by default always; the message disappears when it is not. */
    offered?: () => boolean;
    /** Subscribes to changes of `offered`. */
    subscribe?: (changed: () => void) => () => void;
  };
};

type ToastAction = NonNullable<ToastMessage['action']>;

const isOffered = ({ offered = () => true }: ToastAction) => offered();
const noChange = () => () => undefined;

type Toast = ToastMessage & {
  id: number;
  /** How long it has been visible, in milliseconds; continues if it is remounted in another place. */
  seen: { for: number };
};

const showFor = 8000;
const tick = 250;
const mostShown = 3;

interface Messages {
  show: (toast: ToastMessage) => void;
  undo: () => void;
}

const ToastContext = createContext<Messages>({ show: () => undefined, undo: () => undefined });

/** Returns a function that shows a short message, with an optional action such as Undo, for at least eight seconds. */
export const useToast = () => useContext(ToastContext).show;

/** Returns a function that performs the action of the last message. */
export const useToastUndo = () => useContext(ToastContext).undo;

/** Renders the messages; used once, in the root layout. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [host, setHost] = useState<Element | null>(null);
  const lastId = useRef(0);

  const show = useCallback((toast: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    // While a modal dialog is open the rest of the page is inert, so the message goes inside the dialog.
    setHost([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
    setToasts((now) => [...now, { ...toast, id, seen: { for: 0 } }].slice(-mostShown));
  }, []);
  const drop = useCallback((id: number) => {
    setToasts((now) => now.filter((toast) => toast.id !== id));
  }, []);

  // The action of a message belongs to the page it came from.
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page change
  useEffect(() => () => setToasts([]), [path]);

  const latest = useRef(toasts);
  useEffect(() => {
    latest.current = toasts;
  });
  const undo = useCallback(() => {
    const toast = latest.current.findLast(({ action }) => action && isOffered(action));
    if (!toast) return;
    toast.action?.onAction();
    drop(toast.id);
  }, [drop]);
  const messages = useMemo(() => ({ show, undo }), [show, undo]);

  useEffect(() => {
    const onDialogClose = (event: Event) => setHost((now) => (now === event.target ? null : now));
    document.addEventListener('close', onDialogClose, true);
    return () => document.removeEventListener('close', onDialogClose, true);
  }, []);

  // Content under a message can be scrolled clear of it. What scrolls gets as much room back when the messages go, so
  // that nothing moves then.
  const section = useRef<HTMLElement>(null);
  const most = useRef(0);
  useLayoutEffect(() => {
    const measure = () => {
      const room = toasts.length > 0 ? (section.current?.offsetHeight ?? 0) : 0;
      most.current = Math.max(most.current, room);
      document.body.style.setProperty('--toast-room', `${room}px`);
      document.body.style.setProperty('--toast-gap', `${most.current - room}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, [toasts]);

  const list = (
    <section
      ref={section}
      aria-label="Messages"
      data-chrome
      className={classes(
        'pointer-events-none fixed inset-x-0 z-50 flex flex-col items-center gap-2 p-4 [@media(max-height:30rem)]:py-1',
        // Above the page's bottom bar, or the dialog's buttons.
        host
          ? 'bottom-[calc(var(--control-size)+1.5rem)]'
          : 'bottom-[calc(var(--toast-bottom,0px)+var(--messages-rise,0px))]',
      )}
    >
      <div role="status" className="sr-only">
        {toasts.at(-1)?.message}
      </div>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDrop={drop} />
      ))}
    </section>
  );

  return (
    <ToastContext value={messages}>
      {children}
      {host ? createPortal(list, host) : list}
    </ToastContext>
  );
}

function ToastCard({ toast, onDrop }: { toast: Toast; onDrop: (id: number) => void }) {
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  // The timer restarts while it is hovered or focused. Checked at every tick, since no event is sent when a dialog
  // opens over it or when it moves to another place.
  useEffect(() => {
    const timer = setInterval(() => {
      if (card.current?.matches(':hover, :focus-within')) toast.seen.for = 0;
      else toast.seen.for += tick;
      if (toast.seen.for >= showFor) onDrop(toast.id);
    }, tick);
    return () => clearInterval(timer);
  }, [toast, onDrop]);
  // Returns the focus to where it was, before the focused card disappears.
  const returnFocus = () => {
    const back = cameFrom.current;
    if (!card.current?.contains(document.activeElement)) return;
    if (back instanceof HTMLElement && back.isConnected) back.focus();
    else document.querySelector('main')?.focus();
  };
  const dismiss = () => {
    returnFocus();
    onDrop(toast.id);
  };

  const { action } = toast;
  const offered = useSyncExternalStore(
    action?.subscribe ?? noChange,
    () => !action || isOffered(action),
    () => true,
  );
  // The step was undone or followed by another: the message no longer applies.
  useLayoutEffect(() => {
    if (!offered) dismiss();
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive; it only remembers where the focus came from
    <div
      ref={card}
      onFocus={({ relatedTarget }) => {
        if (!card.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      className="enter-rise pointer-events-auto flex w-full max-w-md items-center gap-2 rounded-md border border-ink border-l-4 bg-surface py-1 pr-1 pl-3 text-ink"
    >
      <p className="min-w-0 flex-1 py-1">{toast.message}</p>
      {action && (
        <Button
          onClick={() => {
            dismiss();
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<X aria-hidden size={16} />} onClick={dismiss} />
    </div>
  );
}
