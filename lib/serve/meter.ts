import { readFileSync, readlinkSync } from 'node:fs';

/** Of a task, shared by the thread that does it and the one that waits: whether it has begun, and the thread's number. */
export type Meter = Float64Array;

const BEGUN = 0;
const THREAD = 1;
const START = 2;
const USED = 3;

/** Milliseconds between two looks at a task. */
const LOOK_MS = 100;
/** How many times its limit of processor time a task may take by the clock, on a machine that is busy with other work. */
const PATIENCE = 6;

// biome-ignore lint/style/noRestrictedGlobals: a server always has it
export const newMeter = (): Meter => new Float64Array(new SharedArrayBuffer(4 * 8));

/** Does a task in this thread and keeps what processor time it used, where the system tells that. */
export async function metered<Result>(meter: Meter, work: () => Promise<Result>): Promise<Result> {
  const thread = ownThread();
  const start = usedBy(thread);
  if (start !== null) {
    meter[START] = start;
    meter[THREAD] = thread;
  }
  meter[BEGUN] = 1;
  try {
    return await work();
  } finally {
    const end = usedBy(thread);
    if (start !== null && end !== null) meter[USED] = end - start;
  }
}

/** The milliseconds of the processor that a task used so far; null if the system does not tell, or it has not begun. */
export function usedIn(meter: Meter): number | null {
  if (meter[THREAD] === 0) return null;
  if (meter[USED] !== 0) return meter[USED] as number;
  const now = usedBy(meter[THREAD] as number);
  return now === null ? null : now - (meter[START] as number);
}

/**
 * A limit on a task: `late` is called when it has used so many milliseconds of the processor, or has taken six times as
 * many by the clock. Where the system does not tell what a thread uses, the time since it began counts.
 */
export class TimeLimit {
  private readonly timer: NodeJS.Timeout;
  private since = performance.now();
  private began: number | null = null;
  private before = 0;

  constructor(
    private readonly meter: Meter,
    private ms: number,
    private readonly late: () => void,
    private readonly used: (meter: Meter) => number | null = usedIn,
  ) {
    this.timer = setInterval(() => this.look(), Math.min(LOOK_MS, ms)).unref();
  }

  /** Starts again with another limit. */
  restart(ms: number) {
    this.ms = ms;
    this.since = performance.now();
    this.began = null;
    this.before = this.used(this.meter) ?? 0;
  }

  end() {
    clearInterval(this.timer);
  }

  private look() {
    const now = performance.now();
    if (this.meter[BEGUN] === 1) this.began ??= now;
    const used = this.used(this.meter);
    const counted = used === null ? now - (this.began ?? now) : used - this.before;
    if (counted < this.ms && now - this.since < PATIENCE * this.ms) return;
    this.end();
    this.late();
  }
}

/** The number of this thread on Linux; 0 elsewhere. */
function ownThread(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1)) || 0;
  } catch {
    return 0;
  }
}

/** The milliseconds of the processor that a thread of this process has used, on Linux; null elsewhere. */
function usedBy(thread: number): number | null {
  if (thread === 0) return null;
  try {
    const [used] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(used) / 1e6 || null;
  } catch {
    return null;
  }
}
