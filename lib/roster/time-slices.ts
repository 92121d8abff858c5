/** Milliseconds after which whoever else waits in this thread has a turn. */
const TURN = 20;

/** Runs to the end or until it is over, and lets others have their turn meanwhile; undefined where it did not end. */
export async function runInSlices<Result>(
  steps: Generator<undefined, Result>,
  over: () => boolean,
): Promise<Result | undefined> {
  let turn = performance.now();
  for (;;) {
    if (over()) return undefined;
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - turn < TURN) continue;
    await new Promise((resolve) => setTimeout(resolve));
    turn = performance.now();
  }
}
