import * as z from 'zod/mini';
import { rosterSchema } from '@/lib/roster/parse';
import { loadSystem, systems } from '@/lib/systems/registry';

/**
 * JSON Schema of a roster or a pack file: of one game, or of them all.
 * @returns null where there is no such game
 */
export async function jsonSchema(what: 'roster' | 'pack', id?: string): Promise<object | null> {
  const ids = id === undefined ? systems.map((listed) => listed.id) : [id];
  const schemas: z.ZodMiniType[] = [];
  for (const each of ids) {
    const system = await loadSystem(each);
    if (system === null) return null;
    schemas.push(what === 'roster' ? rosterSchema(system) : system.packSchema);
  }
  const schema = schemas.length === 1 ? (schemas[0] as z.ZodMiniType) : z.union(schemas);
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return { $schema, title: what === 'roster' ? 'Muster roster' : 'Muster pack', ...rest };
}
