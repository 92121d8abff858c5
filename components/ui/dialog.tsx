import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useBackLayer } from './back-layers';
import { IconButton } from './button';
import { classes } from './classes';
import { useRootMark } from './root-mark';

export type DialogSize = 'sm' | 'md' | 'lg';

const widths: Record<DialogSize, string> = { sm: 'sm:w-md', md: 'sm:w-2xl', lg: 'sm:w-5xl' };

type DialogProps = {
  open: boolean;
  /** Called on Escape, browser Back, the close button and a press on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  /** A line under the title, read out with it. */
  description?: ReactNode;
  /** Buttons that stay in sight at the bottom. */
  footer?: ReactNode;
  size?: DialogSize;
  /** As high as possible from the start, so that late content does not resize it. */
  tall?: boolean;
  /** A key of the content: when it changes, the dialog scrolls to the top and focuses its title. */
  subject?: string;
  /** For a question that must be answered: a press on the backdrop does not close it. */
  alert?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog; a full-height sheet up to 640 px. Focus starts on `[data-autofocus]` or the title and returns to
 * where it was. Its content is rendered only while it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  size = 'md',
  tall = false,
  subject,
  alert,
  children,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef({ open, onClose });
  useEffect(() => {
    latest.current = { open, onClose };
  });
  useBackLayer(open, onClose);
  useRootMark('modal', open);

  // A layout effect, so that close() still runs while the node is in the page and focus can go back.
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!open || !node) return;
    node.showModal();
    (node.querySelector<HTMLElement>('[data-autofocus]') ?? node.querySelector<HTMLElement>('h2'))?.focus();
    return () => node.close();
  }, [open]);

  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(subject);
  useLayoutEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    if (body.current) body.current.scrollTop = 0;
    if (open) dialog.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [open, subject]);

  const requestClose = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // The browser may close it without a cancel event; the page must know.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && latest.current.open && !event.currentTarget.open)
      latest.current.onClose();
  };

  return (
    <dialog
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={requestClose}
      onClose={closed}
      onPointerDown={alert ? undefined : requestClose}
      className={classes(
        'm-0 h-dvh max-h-none w-full max-w-none flex-col border-edge bg-ground p-0 text-ink open:flex enter-rise backdrop:bg-scrim',
        'sm:m-auto sm:max-h-[calc(100dvh-3rem)] sm:max-w-[calc(100vw-3rem)] sm:rounded-md sm:border',
        tall ? 'sm:h-dvh' : 'sm:h-fit',
        widths[size],
      )}
    >
      {open && (
        <>
          <div className="flex shrink-0 items-start gap-3 border-line border-b py-2 pr-2 pl-4 sm:pl-6">
            <div className="min-w-0 flex-1 self-center">
              <h2 id={`${id}-title`} tabIndex={-1} className="font-semibold text-lg outline-none">
                {title}
              </h2>
              {description && (
                <p id={`${id}-text`} className="text-muted text-sm">
                  {description}
                </p>
              )}
            </div>
            <IconButton label="Close" icon={<X aria-hidden size={20} />} onClick={onClose} />
          </div>
          {/* Positioned, so that absolute content scrolls with it and the dialog never scrolls. */}
          <div
            ref={body}
            data-scrolls
            className="has-[[data-picker-top]]:scroll-pt-44 relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6"
          >
            {children}
          </div>
          {footer && (
            <div className="flex shrink-0 flex-wrap justify-end gap-2 border-line border-t px-4 py-3 sm:px-6">
              {footer}
            </div>
          )}
        </>
      )}
    </dialog>
  );
}
