import { parentPort } from 'node:worker_threads';
import { type FixAnswer, fixAnswer } from '@/lib/fixes/answer';
import type { FindOptions } from '@/lib/fixes/find-fixes';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem } from '@/lib/systems/registry';
import type { FromThread } from './search-thread';

/** A search for the fixes of a parsed roster, as it is posted to the thread. */
export interface FixJob {
  roster: Roster;
  pack: Pack | null;
  options: Pick<FindOptions, 'most' | 'seconds' | 'longest'> & { history: unknown[] };
  source: string;
}

// The entry point of the thread of `muster fix`.

if (parentPort) {
  const port = parentPort;
  const post = (message: FromThread<FixAnswer>) => port.postMessage(message);
  port.on('message', async ({ roster, pack, options, source }: FixJob) => {
    const system = await loadSystem(roster.system);
    if (!system) throw new Error('no game');
    const read = { ok: true, value: { roster, system } } as const;
    const answer = await fixAnswer(read, pack, { ...options, soFar: (soFar) => post({ soFar }) }, source);
    post({ answer });
  });
}
