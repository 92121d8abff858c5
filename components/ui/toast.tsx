'use client';

import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from './button';
import { classes } from './classes';

export type ToastMessage = {
  message: string;
  action?: { label: string; onAction: () => void };
};

type Toast = ToastMessage & { id: number };

const showFor = 8000;
const most = 3;

const ToastContext = createContext<(toast: ToastMessage) => void>(() => {});

/** Gives the function that shows a short message, with an action such as Undo, for at least eight seconds. */
export const useToast = () => useContext(ToastContext);

/** Holds the messages; stands once, around everything. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [held, setHeld] = useState(false);
  const [host, setHost] = useState<Element | null>(null);
  const lastId = useRef(0);

  const show = useCallback((toast: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    // While a modal dialog is open the rest of the page is inert: the message goes inside the dialog.
    setHost([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
    setToasts((now) => [...now, { ...toast, id }].slice(-most));
  }, []);
  const drop = useCallback((id: number) => {
    setToasts((now) => now.filter((toast) => toast.id !== id));
    // The pressed button is gone, and with it the event that would have ended the hold.
    setHeld(false);
  }, []);

  useEffect(() => {
    const leave = (event: Event) => setHost((now) => (now === event.target ? null : now));
    document.addEventListener('close', leave, true);
    return () => document.removeEventListener('close', leave, true);
  }, []);

  const list = (
    <section
      aria-label="Messages"
      data-chrome
      className={classes(
        'pointer-events-none fixed inset-x-0 z-50 flex flex-col items-start gap-2 p-4',
        // Clear of the page's own bar at the bottom, or of the dialog's buttons.
        host ? 'bottom-[calc(var(--control-size)+1.5rem)]' : 'bottom-(--toast-bottom,0px)',
      )}
    >
      <div role="status" className="sr-only">
        {toasts.at(-1)?.message}
      </div>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} onHold={setHeld} onDrop={drop} />
      ))}
    </section>
  );

  return (
    <ToastContext value={show}>
      {children}
      {host ? createPortal(list, host) : list}
    </ToastContext>
  );
}

type ToastCardProps = {
  toast: Toast;
  held: boolean;
  onHold: (held: boolean) => void;
  onDrop: (id: number) => void;
};

function ToastCard({ toast, held, onHold, onDrop }: ToastCardProps) {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDrop(toast.id), showFor);
    return () => clearTimeout(timer);
  }, [held, toast.id, onDrop]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; it only waits while it is looked at
    <div
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className="enter-rise pointer-events-auto flex w-full max-w-md items-center gap-2 rounded-md border border-ink border-l-4 bg-surface py-1 pr-1 pl-3 text-ink"
    >
      <p className="min-w-0 flex-1 py-1">{toast.message}</p>
      {toast.action && (
        <Button
          onClick={() => {
            toast.action?.onAction();
            onDrop(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<X aria-hidden size={16} />} onClick={() => onDrop(toast.id)} />
    </div>
  );
}
