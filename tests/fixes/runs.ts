/** How often a property is tried: as often as MUSTER_FIXES_RUNS says, or else so often. */
export const runs = (few: number): number => Number(process.env.MUSTER_FIXES_RUNS ?? few);
