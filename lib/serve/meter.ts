import { readFileSync, readlinkSync } from 'node:fs';
import { processorTime } from '@/lib/node/processor-time';

/** What a task has used, shared by the thread that does it and the one that waits. */
export type Meter = Float64Array;

/** When it began, by the clock of the process; 0 before. */
const BEGAN = 0;
/** The number of its thread; 0 where the system does not tell what a thread uses. */
const THREAD = 1;
/** The processor time of the thread, or of the process, when it began. */
const START = 2;
/** What it has used in all; 0 until it is done. */
const USED = 3;

/** Milliseconds between two looks at a task. */
const LOOK_MS = 100;
/** How many times its limit of processor time a task may take by the clock, on a machine that is busy with other work. */
const PATIENCE = 6;

// biome-ignore lint/style/noRestrictedGlobals: a server always has it
export const newMeter = (): Meter => new Float64Array(new SharedArrayBuffer(4 * 8));

/**
 * Does a task in this thread and keeps what processor time it uses.
 * @param thread the number of this thread; 0 if the time of the whole process is to count
 */
export async function metered<Result>(
  meter: Meter,
  work: () => Promise<Result>,
  thread: number = ownThread(),
): Promise<Result> {
  const start = usedBy(thread);
  meter[THREAD] = start === null ? 0 : thread;
  meter[START] = start ?? processorTime();
  meter[BEGAN] = clock();
  try {
    return await work();
  } finally {
    meter[USED] = usedIn(meter) ?? 0;
  }
}

/**
 * The milliseconds of the processor that a task has used so far; null if it has not begun, or its thread has ended. Where
 * the system does not tell what a thread uses, they are those of the process: other threads may work as well, so that the
 * time by the clock is the most.
 */
export function usedIn(meter: Meter): number | null {
  const [began = 0, thread = 0, start = 0, inAll = 0] = meter;
  if (began === 0) return null;
  if (inAll !== 0) return inAll;
  if (thread === 0) return Math.min(processorTime() - start, clock() - began);
  const now = usedBy(thread);
  return now === null ? null : now - start;
}

/**
 * A limit on a task: `late` is called when it has used so many milliseconds of the processor, or has taken six times as
 * many by the clock.
 */
export class TimeLimit {
  private readonly timer: NodeJS.Timeout;
  private since = performance.now();
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
    this.before = this.used(this.meter) ?? 0;
  }

  end() {
    clearInterval(this.timer);
  }

  private look() {
    const used = (this.used(this.meter) ?? this.before) - this.before;
    if (used < this.ms && performance.now() - this.since < PATIENCE * this.ms) return;
    this.end();
    this.late();
  }
}

/** Milliseconds by a clock that is the same in every thread. */
const clock = () => Number(process.hrtime.bigint()) / 1e6;

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
