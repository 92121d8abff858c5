interface SteadyProps {
  /** What it takes the place of, as it is at its longest. */
  longest: string;
  children: React.ReactNode;
}

/** A text that changes, in the place of the longest that it can be, so that nothing below or beside it moves. */
export const Steady = ({ longest, children }: SteadyProps) => (
  <span className="grid min-w-0">
    <span aria-hidden className="invisible col-start-1 row-start-1 break-words">
      {longest}
    </span>
    <span className="col-start-1 row-start-1 min-w-0 break-words">{children}</span>
  </span>
);
