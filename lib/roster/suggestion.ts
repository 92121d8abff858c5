import type * as z from 'zod/mini';

/** Longest word that gets a suggestion, and maximum number of words that it is compared with. */
const MAX_LENGTH = 60;
const MAX_CANDIDATES = 200;
/** Maximum number of schemas looked at for the fields of one object. */
const MAX_SCHEMAS = 200;

/** " Did you mean light-infantry?" with the known word nearest to an unknown one; "" if none is near. */
export function suggestion(word: unknown, known: readonly unknown[]): string {
  if (typeof word !== 'string' || word.length > MAX_LENGTH) return '';
  const typed = word.toLowerCase();
  // A short word is near to many others by chance.
  let most = Math.min(2, Math.floor(typed.length / 3));
  let nearest: string | null = null;
  for (const candidate of known.slice(0, MAX_CANDIDATES)) {
    if (typeof candidate !== 'string' || candidate.length > MAX_LENGTH) continue;
    const changes = changesBetween(typed, candidate.toLowerCase(), most);
    if (changes > most) continue;
    nearest = candidate;
    most = changes - 1;
  }
  return nearest === null ? '' : ` Did you mean ${nearest}?`;
}

/**
 * How many letters to add, remove, replace or swap with the next to make one word of another; over `most`, only that
 * it is over.
 */
function changesBetween(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let least = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        least = Math.min(least, at(before, column - 2) + 1);
      current.push(least);
    }
    if (Math.min(...current, ...above) > most) return most + 1;
    [before, above] = [above, current];
  }
  return at(above, to.length);
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? Number.POSITIVE_INFINITY;

/** The parts of a schema's definition that are read here. */
interface Definition {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  valueType?: Schema;
  options?: readonly Schema[];
  discriminator?: string;
  values?: readonly unknown[];
  shape?: Readonly<Record<string, Schema>>;
}
type Schema = { _zod: { def: Definition } };

/** The fields that an object at a path may have and does not: those of its kind, where the schema has several. */
export function absentFields(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  input: unknown,
): string[] {
  const fields = new Set<string>();
  const waiting = [{ schema: schema as unknown as Schema, depth: 0, value: input }];
  for (let looked = 0; looked < MAX_SCHEMAS; looked++) {
    const next = waiting.pop();
    if (next === undefined) break;
    const { depth, value } = next;
    const { innerType, in: before, element, valueType, options, discriminator, shape } = next.schema._zod.def;
    const same = innerType ?? before;
    if (same) waiting.push({ schema: same, depth, value });
    for (const option of options ?? [])
      if (discriminator === undefined || isOfKind(option, discriminator, value))
        waiting.push({ schema: option, depth, value });
    const key = path[depth];
    if (key === undefined) {
      for (const field of Object.keys(shape ?? {})) if (!hasOwn(value, field)) fields.add(field);
      continue;
    }
    const inner = shape && Object.hasOwn(shape, key) ? shape[String(key)] : (element ?? valueType);
    if (inner && hasOwn(value, key))
      waiting.push({ schema: inner, depth: depth + 1, value: (value as Record<PropertyKey, unknown>)[key] });
  }
  return [...fields];
}

const hasOwn = (value: unknown, key: PropertyKey): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

function isOfKind({ _zod }: Schema, discriminator: string, value: unknown): boolean {
  const kinds = _zod.def.shape?.[discriminator]?._zod.def.values;
  return kinds === undefined || kinds.includes((value as Record<string, unknown> | null)?.[discriminator]);
}
