import { PageLink } from '@/components/ui/page-link';
import { classes } from '../ui/classes';

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
