import { Fragment } from 'react';
import { classes } from '@/components/ui/classes';

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
