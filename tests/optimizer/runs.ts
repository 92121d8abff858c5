/** The number of runs of a property: MUSTER_OPTIMIZER_RUNS, or `fallback` if it is not set. */
export const runs = (fallback: number): number => Number(process.env.MUSTER_OPTIMIZER_RUNS ?? fallback);

/** The most models of a random collection: MUSTER_OPTIMIZER_MODELS, or `fallback` if it is not set. */
export const models = (fallback: number): number => Number(process.env.MUSTER_OPTIMIZER_MODELS ?? fallback);
