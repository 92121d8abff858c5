/** Milliseconds after which the thread yields to other tasks. */
const SLICE = 20;

/** When this thread last let other tasks run, so that many short runs in a row do so as well. */
let sliceStart = 0;

/** Runs a generator to its end or until `over`, yielding to other tasks; undefined if it did not end. */
export async function runInSlices<Result>(
  steps: Generator<undefined, Result>,
  over: () => boolean,
): Promise<Result | undefined> {
  for (;;) {
    if (over()) return undefined;
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - sliceStart < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    sliceStart = performance.now();
  }
}
