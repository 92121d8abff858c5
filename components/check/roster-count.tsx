/** A number of rosters; the unit is visually hidden. */
export const RosterCount = ({ count }: { count: number }) => (
  <span className="text-right font-semibold tabular-nums">
    {count}
    <span className="sr-only"> {count === 1 ? 'roster' : 'rosters'}</span>
  </span>
);
