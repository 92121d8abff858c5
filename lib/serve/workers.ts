import cluster, { type Worker } from 'node:cluster';

/** The exit status of a worker process whose port is taken: restarting it does not help. */
export const NO_PORT = 98;

const MINUTE = 60_000;
/** Number of worker failures before any worker has listened, after which the app gives up. */
const ATTEMPTS = 3;

/** Milliseconds to wait before a worker process is restarted, by the number of failures in the last minute. */
export const delayAfter = (failures: number): number =>
  failures <= 2 ? 0 : Math.min(100 * 2 ** (failures - 3), 10_000);

/**
 * Runs worker processes that share a port. A failed one is restarted, after a delay if many fail. If none can be
 * started in the first place, the app ends with a message.
 */
export function runWorkers(
  count: number,
  port: number,
  {
    log = console.error,
    delay = delayAfter,
  }: { log?: (line: string) => void; delay?: typeof delayAfter } = {},
): void {
  // A process takes all connections that wait whenever it can: handed over one by one, a new one would wait for as many
  // checks as there are others before it.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let [ending, listened] = [false, false];
  let failures: number[] = [];

  const all = (): Worker[] => Object.values(cluster.workers ?? {}).filter((each) => each !== undefined);
  const giveUp = (why: string) => {
    ending = true;
    log(why);
    process.exitCode = 1;
    for (const each of all()) each.process.kill('SIGKILL');
  };

  cluster.on('listening', () => {
    listened = true;
  });
  cluster.on('exit', (_, status, signal) => {
    if (ending) return;
    const now = performance.now();
    failures = [...failures.filter((at) => at > now - MINUTE), now];
    if (!listened && status === NO_PORT)
      return giveUp(`Port ${port} is in use or not permitted; choose another with PORT.`);
    if (!listened && failures.length >= ATTEMPTS)
      return giveUp(`The app cannot be served: ${ATTEMPTS} times its process ended before it could answer.`);
    const wait = delay(failures.length);
    const why = signal ?? `status ${status}`;
    const soon = wait === 0 ? 'at once' : `in ${wait / 1000} s`;
    log(`A worker process ended (${why}), ${failures.length} in the last minute; another starts ${soon}.`);
    setTimeout(() => {
      if (!ending) cluster.fork();
    }, wait);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      ending = true;
      for (const each of all()) each.kill('SIGTERM');
      setTimeout(() => process.exit(0), 200);
    });
  for (let started = 0; started < count; started++) cluster.fork();
}
