import { readPackText } from '@/lib/check/read';
import { packFileText } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack';
import { packText } from '@/lib/roster/pack-text';
import { loadSystem } from '@/lib/systems/registry';

/** A pack that lists are checked against, and what it says in a line. */
export interface ChosenPack {
  pack: Pack;
  text: string;
}

const KEPT = 'muster-check-pack';

/** A pack with what it says. */
export async function chosenPack(pack: Pack): Promise<ChosenPack> {
  const system = await loadSystem(pack.system);
  return { pack, text: system ? packText(pack, system) : '' };
}

/** Remembers the pack for as long as the tab is open: for the scan, and for a page that is loaded again. */
export function rememberPack(pack: Pack | null) {
  try {
    if (pack) sessionStorage.setItem(KEPT, packFileText(pack));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Chosen again next time.
  }
}

/** The pack that was chosen last in this tab; null for none. */
export async function rememberedPack(): Promise<Pack | null> {
  try {
    const text = sessionStorage.getItem(KEPT);
    const read = text === null ? null : await readPackText(text);
    return read?.ok ? read.value : null;
  } catch {
    return null;
  }
}
