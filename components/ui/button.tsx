import { LoaderCircle } from 'lucide-react';
import Link from 'next/link';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from './classes';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md';

const base =
  'inline-flex shrink-0 select-none items-center justify-center gap-1.5 rounded-sm border font-medium ' +
  'leading-tight no-underline transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed ' +
  'disabled:border-dashed disabled:border-line disabled:bg-transparent disabled:text-muted ' +
  'not-aria-busy:aria-disabled:border-dashed not-aria-busy:aria-disabled:border-line ' +
  'not-aria-busy:aria-disabled:bg-transparent not-aria-busy:aria-disabled:text-muted';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-on-fill hover:border-accent-deep hover:bg-accent-deep hover:text-on-fill',
  secondary: 'border-edge bg-surface text-ink hover:border-ink hover:bg-sunken hover:text-ink',
  quiet: 'border-transparent text-ink hover:bg-accent-wash hover:text-ink',
  danger: 'border-error bg-surface text-error hover:bg-error hover:text-on-fill',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-control-sm px-2.5 text-sm',
  md: 'min-h-control px-3.5 text-base',
};

const squares: Record<ButtonSize, string> = { sm: 'size-control-sm', md: 'size-control' };

type Look = { variant?: ButtonVariant; size?: ButtonSize };

type ButtonProps = ComponentProps<'button'> &
  Look & {
    busy?: boolean;
    /** Called by a press while it is `aria-disabled`. */
    onRefuse?: () => void;
  };

/**
 * A button. `busy` keeps it focusable, ignores presses and shows a spinner; `aria-disabled` keeps it focusable and in its
 * place, and ignores presses.
 */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', busy, className, children, onClick, onRefuse, ...rest } = props;
  const isInert = busy || rest['aria-disabled'] === true;
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    if (!busy) onRefuse?.();
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isInert || undefined}
      onClick={isInert ? refuse : onClick}
      className={classes(base, variants[variant], sizes[size], className)}
    >
      {busy && <LoaderCircle aria-hidden size={16} className="turning" />}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  Look & { label: string; icon: ReactNode };

/** A square button that shows only an icon; `label` is its accessible name and its tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'md', className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(base, variants[variant], squares[size], className)}
    >
      {icon}
    </button>
  );
}

type LinkButtonProps = ComponentProps<typeof PageLink> & Look;

/** A link to a page that looks like a button. */
export function LinkButton({ variant = 'secondary', size = 'md', className, ...rest }: LinkButtonProps) {
  return <PageLink {...rest} className={classes(base, variants[variant], sizes[size], className)} />;
}

/** A link to a page of the app. Pages are not prefetched: the service worker caches all of them. */
export const PageLink = (props: ComponentProps<typeof Link>) => <Link prefetch={false} {...props} />;
