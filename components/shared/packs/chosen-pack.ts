import { packFileText } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack/pack';
import { packText } from '@/lib/roster/pack/text';
import { loadSystem } from '@/lib/systems/registry';

/** A pack that lists are checked against, with a one-line summary. */
export interface ChosenPack {
  pack: Pack;
  text: string;
}

const KEY = 'muster-check-pack';

/** Returns a pack with its summary. */
export async function chosenPack(pack: Pack): Promise<ChosenPack> {
  const system = await loadSystem(pack.system);
  return { pack, text: system ? packText(pack, system) : '' };
}

/** Remembers the pack while the tab is open, for the scan page and for reloads. */
export function rememberPack(pack: Pack | null) {
  try {
    if (pack) sessionStorage.setItem(KEY, packFileText(pack));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage forbidden: the pack must be chosen again next time.
  }
}

/** Returns the pack chosen last in this tab; null for none. */
export async function rememberedPack(): Promise<Pack | null> {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return null;
    const { readPackText } = await import('@/lib/check/read');
    const read = await readPackText(text);
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}
