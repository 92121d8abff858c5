import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { OfflinePlace } from './offline/offline-place';
import { PageKeys } from './page-keys';
import { ThemeToggle } from './theme-toggle';

export type FrameWidth = 'text' | 'page' | 'full';

const widths: Record<FrameWidth, string> = { text: 'max-w-3xl', page: 'max-w-6xl', full: 'max-w-[110rem]' };

type AppFrameProps = {
  /** NavLinks next to the wordmark. */
  nav?: ReactNode;
  /** Buttons at the right edge, before the colour scheme. */
  actions?: ReactNode;
  /** Shown at the left edge instead of the wordmark. */
  brand?: ReactNode;
  accent?: string | undefined;
  width?: FrameWidth;
  /** Whether the page itself says which keys it has. */
  ownKeys?: boolean;
  /** Fills the window: longer parts scroll on their own, the page does not. */
  filled?: boolean;
  /** Shown at the bottom instead of the footer: the bar of a page that is worked with one hand. */
  foot?: ReactNode;
  /** The footer's sentence about where rosters are kept. */
  note?: string;
  children: ReactNode;
};

/** The frame of every page: skip link, header, main landmark, footer. */
export function AppFrame(props: AppFrameProps) {
  const {
    nav,
    actions,
    brand,
    accent,
    width = 'page',
    ownKeys = false,
    filled = false,
    foot,
    note = 'Rosters stay in this browser unless you share them. The games belong to their owners; no rule text is included.',
    children,
  } = props;
  // Columns of every width begin at the same left edge, below the wordmark.
  const edge = 'ml-[max(0px,(100%-110rem)/2)] w-full px-4 sm:px-6';
  const column = `${edge} ${widths[width]}`;
  return (
    <div
      data-accent={accent}
      className={classes('flex flex-col bg-ground', filled ? 'h-dvh min-h-80 print:h-auto' : 'min-h-dvh')}
    >
      {!ownKeys && <PageKeys />}
      <a
        href="#main"
        className="sr-only rounded-sm bg-ink px-4 py-3 font-medium text-ground no-underline focus:not-sr-only focus:fixed! focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <header data-chrome className="border-line border-b">
        {/* Equally wide on every page, so that buttons and links stay in place from page to page. */}
        <div
          className={classes(
            edge,
            widths.full,
            'flex items-center gap-x-1 py-1.5 sm:gap-x-6',
            !brand && 'flex-wrap',
          )}
        >
          {brand ?? <Wordmark />}
          {nav && (
            <nav
              aria-label="Pages"
              className={classes(
                '-mx-2 flex max-sm:flex-wrap',
                // Below the wordmark, unless all links fit next to it.
                !brand && 'order-last w-[calc(100%+1rem)] lg:order-none lg:w-auto',
              )}
            >
              {nav}
            </nav>
          )}
          <div className="ml-auto flex items-center gap-1 max-sm:max-w-full max-sm:flex-wrap max-sm:justify-end">
            {actions}
            {/* The builder has the colours in its menu. */}
            <span className={classes(brand !== undefined && 'max-sm:hidden')}>
              <ThemeToggle />
            </span>
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={classes(
          column,
          'flex-1 outline-none',
          filled ? 'flex min-h-0 flex-col' : brand ? 'py-3' : 'py-3 sm:py-8',
        )}
      >
        {children}
      </main>
      {foot ? (
        <div data-chrome className="border-ink border-t-2 bg-surface">
          <div className={column}>{foot}</div>
        </div>
      ) : (
        <footer data-chrome className="border-line border-t">
          <p className={classes(column, filled ? 'py-1' : 'py-4', 'text-muted text-xs')}>
            {note} <OfflinePlace />
          </p>
        </footer>
      )}
    </div>
  );
}

/** Units in the shape of an M; the command unit has the accent colour. */
const places = [
  [0, 0],
  [4, 0],
  [0, 1],
  [1, 1],
  [3, 1],
  [4, 1],
  [0, 2],
  [4, 2],
  [0, 3],
  [4, 3],
] as const;

function Mark() {
  return (
    <svg
      aria-hidden="true"
      width={22}
      height={22}
      viewBox="0 0 24 24"
      fill="currentColor"
      className="shrink-0"
    >
      {places.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x * 5} y={y * 5 + 2.5} width={4} height={4} />
      ))}
      <rect x={10} y={12.5} width={4} height={4} fill="var(--accent)" />
    </svg>
  );
}

/** The name of the app as a link to the front page; on a narrow screen only its mark if `brief`. */
export function Wordmark({ brief = false }: { brief?: boolean }) {
  return (
    <PageLink
      href="/"
      className="inline-flex min-h-control min-w-control items-center gap-2.5 font-semibold text-lg no-underline hover:text-ink"
    >
      <Mark />
      <span
        className={classes(
          'condensed tracking-[0.14em] uppercase max-[22rem]:sr-only',
          brief && 'max-lg:sr-only',
        )}
      >
        Muster
      </span>
    </PageLink>
  );
}
