import { errorsOf } from '@/lib/roster/check';
import type { Roster } from '@/lib/roster/roster';
import { yieldWhenDue } from '@/lib/roster/time-slices';
import type { Request } from './setup';

/** Milliseconds for what a game does with a roster that was built. */
const FINISH_TIME = 100;

/** Returns a built roster as its game finishes it, as far as there is time; null if that changes nothing. */
export async function finishedOf(
  { model, system, pack }: Request,
  roster: Roster,
  stopped: () => boolean,
): Promise<Roster | null> {
  if (model.finish === undefined) return null;
  const start = performance.now();
  const own = pack?.system === system.id ? pack : null;
  const isLegal = (force: unknown) => errorsOf(force, system, own).errors.length === 0;
  let force: unknown = roster.force;
  for (const next of model.finish.of(roster.force, own, isLegal)) {
    force = next;
    if (stopped() || performance.now() - start >= FINISH_TIME) break;
    await yieldWhenDue();
  }
  return force === roster.force || !isLegal(force) ? null : { ...roster, force };
}
