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
    /** Is it offered now? Always where it is left out; the message goes as soon as it is not. */
    offered?: () => boolean;
    /** Tells when that may have changed. */
    subscribe?: (changed: () => void) => () => void;
  };
};

type ToastAction = NonNullable<ToastMessage['action']>;

const isOffered = ({ offered = () => true }: ToastAction) => offered();
const noChange = () => () => undefined;

type Toast = ToastMessage & {
  id: number;
  /** How long it has been there to be read, in milliseconds; goes on where it is drawn anew in another place. */
  seen: { for: number };
};

const showFor = 8000;
const tick = 250;
const most = 3;

interface Messages {
  show: (toast: ToastMessage) => void;
  undo: () => void;
}

const ToastContext = createContext<Messages>({ show: () => undefined, undo: () => undefined });

/** Gives the function that shows a short message, with an action such as Undo, for at least eight seconds. */
export const useToast = () => useContext(ToastContext).show;

/** Gives the function that does what the last message offers. */
export const useToastUndo = () => useContext(ToastContext).undo;

/** Holds the messages; stands once, around everything. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [host, setHost] = useState<Element | null>(null);
  const lastId = useRef(0);

  const show = useCallback((toast: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    // While a modal dialog is open the rest of the page is inert: the message goes inside the dialog.
    setHost([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
    setToasts((now) => [...now, { ...toast, id, seen: { for: 0 } }].slice(-most));
  }, []);
  const drop = useCallback((id: number) => {
    setToasts((now) => now.filter((toast) => toast.id !== id));
  }, []);

  // What a message offers belongs to the page it came from.
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every page that is left
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
    const leave = (event: Event) => setHost((now) => (now === event.target ? null : now));
    document.addEventListener('close', leave, true);
    return () => document.removeEventListener('close', leave, true);
  }, []);

  // What is under a message can be scrolled clear of it.
  const count = toasts.length;
  useEffect(() => {
    document.body.style.setProperty('--toast-room', count > 0 ? `${count * 3.5 + 1}rem` : '0px');
  }, [count]);

  const list = (
    <section
      aria-label="Messages"
      data-chrome
      className={classes(
        'pointer-events-none fixed inset-x-0 z-50 flex flex-col items-center gap-2 p-4',
        // Clear of the page's own bar at the bottom, or of the dialog's buttons.
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

type ToastCardProps = {
  toast: Toast;
  onDrop: (id: number) => void;
};

function ToastCard({ toast, onDrop }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  // It waits while it is looked at or has the focus. Asked anew at every tick: a dialog that opens over it, or a
  // place it moves from, takes the pointer away and tells nobody.
  useEffect(() => {
    const timer = setInterval(() => {
      if (card.current?.matches(':hover, :focus-within')) toast.seen.for = 0;
      else toast.seen.for += tick;
      if (toast.seen.for >= showFor) onDrop(toast.id);
    }, tick);
    return () => clearInterval(timer);
  }, [toast, onDrop]);
  // The focus goes back where it came from before the card goes away with it.
  const leave = () => {
    const back = cameFrom.current;
    if (!card.current?.contains(document.activeElement)) return;
    if (back instanceof HTMLElement && back.isConnected) back.focus();
    else document.querySelector('main')?.focus();
  };
  const dismiss = () => {
    leave();
    onDrop(toast.id);
  };

  const { action } = toast;
  const offered = useSyncExternalStore(
    action?.subscribe ?? noChange,
    () => !action || isOffered(action),
    () => true,
  );
  // What it tells was taken back or built on since: nothing is left to say.
  useLayoutEffect(() => {
    if (!offered) dismiss();
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; it only waits while it is looked at
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
