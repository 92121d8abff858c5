import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack } from '@/lib/roster/parse';
import { loadSystem } from '@/lib/systems/registry';
import type { TestEvent } from './play';

/** A pack of an event for 15 points. */
export async function cupPack(): Promise<Pack> {
  const system = await loadSystem('horizon-wars');
  const read = system && parsePack({ musterPack: 1, name: 'Cup', system: system.id, limit: 15 }, system);
  if (!read?.ok) throw new Error('no pack');
  return read.value;
}

/** Takes an event to its first round, in which Ann plays Ben; Ann has sent a list. */
export function toFirstRound(event: TestEvent) {
  event.stepTo('open');
  event.enter('ann-1234', 'Ann');
  event.enter('ben-1234', 'Ben');
  event.send('ann-1234', 'Harbour Watch');
  event.stepTo('locked', 'revealed', 'running');
  event.organiser({ act: 'pair', round: 1, players: 'all' });
  event.organiser({ act: 'begin', round: 1 });
}
