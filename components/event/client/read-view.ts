import { type EventView, isWhole } from '@/lib/events/view';
import { updateSchema } from '@/lib/events/view-schema';
import { parsePack } from '@/lib/roster/parse';
import { loadSystem } from '@/lib/systems/registry';
import type { EventPlace } from './places';

/** Reads the view of a page from a text of which nothing is known; null if it is not one. */
export async function readView(text: string, place: EventPlace): Promise<EventView | null> {
  try {
    const { success, data: view } = updateSchema.safeParse(JSON.parse(text));
    if (!success || !isWhole(view) || view.id !== place.event) return null;
    const { settings, you, players } = view;
    if (place.as === 'player') {
      const isOwn = you.role === 'player' && you.id === place.player;
      if (!isOwn || !players.some(({ id }) => id === place.player)) return null;
    }
    if (settings.pack === null) return view;
    const system = await loadSystem(settings.system);
    const read = system && parsePack(settings.pack, system);
    return read?.ok ? { ...view, settings: { ...settings, pack: read.value } } : null;
  } catch {
    return null;
  }
}
