import { expect } from 'vitest';
import { type BuildOptions, optimize } from '@/lib/optimizer/optimize';
import { checkRoster } from '@/lib/roster/check';
import type { AnyOptimizerModel } from '@/lib/roster/collection/optimizer';
import type { AnyGameSystem } from '@/lib/roster/system';
import { readerOf } from './brute-force';

/** Options of the optimizer, and the rules of a pack. */
export type Options = BuildOptions & { rules?: object };

/** Makes a function that builds rosters of a game from the entries of a file, and expects them to be legal. */
export async function builderOf(system: AnyGameSystem, model: AnyOptimizerModel) {
  const read = await readerOf(system);
  return async (entries: unknown[], { rules, ...options }: Options = {}) => {
    const made = rules ? { musterPack: 1, name: 'Open', system: system.id, ...rules } : null;
    const { collection, pack } = read(entries, made);
    const built = await optimize(collection, system, model, { pack, ...options });
    if (!built.ok) throw new Error(JSON.stringify(built.faults));
    for (const { roster } of built.value.answers)
      expect(checkRoster(roster, system, pack).report.legal).toBe(true);
    return built.value;
  };
}
