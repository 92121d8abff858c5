import type { Intent } from '@/lib/play/intent';
import type { Path } from '@/lib/play/mark';
import type { Setup } from '@/lib/play/setup';
import { valueAt } from '@/lib/play/values';
import { foldSteps, type SharedLog, withSteps } from '@/lib/sync/match/log';
import type { Step, What } from '@/lib/sync/match/step';
import { stepOf } from '@/lib/sync/match/tap';
import type { Who } from '@/lib/sync/match/who';
import { type PlayedGame, playedGames, tableOf } from '../play/games';

/** A device that shares a match, without a network: what it sends is in `sent`. */
export class Device {
  readonly id: string;
  readonly sent: Step[] = [];
  log: SharedLog;

  constructor(id: string, setup: Setup, who?: ReadonlyMap<string, Who>) {
    this.id = id;
    this.log = foldSteps(setup, { n: 0, marks: [] }, [], who);
  }

  /** Does what a player wants; returns its step, null if nothing changes. */
  do(intent: Intent, at = 1_790_000_000_000 + this.log.steps.length): Step | null {
    const step = stepOf(this.log, this.id, intent, at);
    if (step === null) return null;
    this.sent.push(step);
    this.hear([step]);
    return step;
  }

  /** Takes in what arrives, as JSON does. */
  hear(steps: readonly Step[]) {
    this.log = withSteps(this.log, structuredClone(steps));
  }
}

/** Lets all devices hear all steps. */
export function meet(...devices: readonly Device[]) {
  const all = devices.flatMap(({ sent }) => sent);
  for (const device of devices) device.hear(all);
}

/** Every game with its model. */
export const games = await playedGames();
const game = games.find(({ id }) => id === 'horizon-wars') as PlayedGame;
const samples = (await game.system.samples()).map(({ roster }) => roster);
/** A match of two samples of *Horizon Wars*, with a row of each side. */
export const { setup } = tableOf(samples.slice(0, 2), game);
const rowOf = (side: string) =>
  [...setup.rowAt.values()].find(({ path }) => path[0] === side)?.path as [string, string];
export const [mine, theirs] = [rowOf('a'), rowOf('b')];

/** Two devices that share it. */
export const pair = (): [Device, Device] => [new Device('phone', setup), new Device('tablet', setup)];
export const score: Path = ['a', 'score'];
export const more: Intent = { add: score, by: 1 };
export const markOf = (device: Device, path: Path) => valueAt(setup, device.log.state, path);
export const base = { n: 0, marks: [] };
/** A step as it arrives, by default one that adds 1 to the score. */
export const add = (device: string, n: number, lamport: number, what: What = more): Step => ({
  device,
  n,
  lamport,
  at: 1_790_000_000_000,
  what,
});
