import { Fragment } from 'react';
import { classes } from '@/components/ui/classes';
import type { Watch } from '@/lib/play/derived';
import { pageText } from '@/lib/roster/verdict';
import { usePlay } from './context';

interface PartsProps {
  /** Short parts, such as stats: not broken where they fit in a line. */
  whole: readonly string[];
  others?: readonly string[];
}

/** Parts of a line: "F 5 of 6 · M 2 of 3 · in reserve". */
export const Parts = ({ whole, others = [] }: PartsProps) => (
  <>
    {whole.map((part, index) => (
      <Fragment key={index}>
        <span className="inline-block">
          {part}
          {index + 1 < whole.length + others.length && ' ·'}
        </span>{' '}
      </Fragment>
    ))}
    {others.join(' · ')}
  </>
);

interface SteadyProps {
  /** What it may be at its longest: one text, or all that it may be. */
  longest: string | readonly string[];
  /** In the middle of its room, as in a button, instead of at its top. */
  isCentred?: boolean;
  children: React.ReactNode;
}

/** A text that changes, in the room that the longest one takes, so that nothing below or beside it moves. */
export const Steady = ({ longest, isCentred = false, children }: SteadyProps) => (
  <span className={classes('grid min-w-0', isCentred && 'items-center')}>
    {[longest].flat().map((text, index) => (
      <Room key={index} text={text} />
    ))}
    <span className="col-start-1 row-start-1 min-w-0 break-words">{children}</span>
  </span>
);

/** A text with room for its numbers to grow to two digits. */
export const roomFor = (text: string): string => text.replaceAll(/\d+/g, 'MM');

/** The room that a text takes, in a grid with what is shown there: drawn by CSS, so that it is neither read aloud nor copied. */
export const Room = ({ text, className = '' }: { text: string; className?: string }) => (
  <span
    aria-hidden
    data-room={text}
    className={classes(
      'before:invisible col-start-1 row-start-1 min-w-0 break-words before:content-[attr(data-room)]',
      className,
    )}
  />
);

/** Conditions of the book for winning, with their numbers: what is shown and never applied. */
export function WatchList({ watches }: { watches: readonly Watch[] }) {
  const { sides } = usePlay().session.setup;
  if (watches.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {watches.map(({ id, label, is, text, page }) => {
        const side = sides.find((each) => each.id === is);
        const isMet = is === true || side !== undefined;
        return (
          <li key={id} className={classes('border-l-4 pl-3', isMet ? 'border-accent' : 'border-line')}>
            <span className="font-semibold">
              {label}: {side ? side.name : isMet ? 'met' : is === null ? 'unknown' : 'not met'}
            </span>
            <span className="block text-sm">
              {text}. <span className="text-muted">{pageText(page)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
