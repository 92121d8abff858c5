import type { Intent } from '@/lib/play/intent';
import type { Setup } from '@/lib/play/setup';
import { foldSteps, type SharedLog, withSteps } from '@/lib/sync/match/log';
import type { Step } from '@/lib/sync/match/step';
import { stepOf } from '@/lib/sync/match/tap';
import type { Who } from '@/lib/sync/match/who';

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
