import { Fragment } from 'react';

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
