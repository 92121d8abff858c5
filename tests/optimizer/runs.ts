/** How often a property is tried: as often as MUSTER_OPTIMIZER_RUNS says, or else so often. */
export const runs = (few: number): number => Number(process.env.MUSTER_OPTIMIZER_RUNS ?? few);

/** Most models of a random collection: as many as MUSTER_OPTIMIZER_MODELS says, or else so many. */
export const models = (few: number): number => Number(process.env.MUSTER_OPTIMIZER_MODELS ?? few);
