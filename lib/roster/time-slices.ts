/** Milliseconds after which the thread yields to other tasks. */
const SLICE = 20;

/** When this thread last let other tasks run, so that many short runs in a row do so as well. */
let sliceStart = 0;

/** Yields to other tasks if this thread has not for the length of a slice. */
export async function yieldWhenDue(): Promise<void> {
  if (performance.now() - sliceStart < SLICE) return;
  await new Promise((resolve) => setTimeout(resolve));
  sliceStart = performance.now();
}

/** Runs a generator to its end or until `over`, yielding to other tasks; undefined if it did not end. */
export async function runInSlices<Result>(
  steps: Generator<undefined, Result>,
  over: () => boolean,
): Promise<Result | undefined> {
  for (;;) {
    if (over()) return undefined;
    const { done, value } = steps.next();
    if (done) return value;
    await yieldWhenDue();
  }
}
