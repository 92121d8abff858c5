/** The number of runs of a property: MUSTER_FIXES_RUNS, or `fallback` if it is not set. */
export const runs = (fallback: number): number => Number(process.env.MUSTER_FIXES_RUNS ?? fallback);
