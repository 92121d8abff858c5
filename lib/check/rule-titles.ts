import { packSystem } from '@/lib/roster/check';
import { loadSystem } from '@/lib/systems/registry';

/** What the rules of these games ask, by id: for a list of the rules that were broken. */
export async function ruleTitles(games: Iterable<string>): Promise<Map<string, string>> {
  const titles = new Map([[packSystem.id, packSystem.title]]);
  for (const id of new Set(games)) {
    const system = await loadSystem(id);
    for (const rule of system?.rules ?? []) titles.set(rule.id, rule.title);
  }
  return titles;
}
