/** How many rosters, where the column says what is counted; told in full to who does not see it. */
export const RosterCount = ({ count }: { count: number }) => (
  <span className="text-right font-semibold tabular-nums">
    {count}
    <span className="sr-only"> {count === 1 ? 'roster' : 'rosters'}</span>
  </span>
);
