import type * as z from 'zod/mini';
import { decode, parseJson, tooDeep } from '@/lib/check/json';
import { LIBRARY_BYTES } from '@/lib/roster/limits';
import { parseWith } from '@/lib/roster/parse';
import { Problem, unreadable } from './problem';

/**
 * Reads the body of a request by its schema; throws a problem if it is something else, or nested too deep.
 * @param most its maximum size, in bytes
 */
export function readBody<Schema extends z.ZodMiniType>(
  body: unknown,
  schema: Schema,
  most: number = LIBRARY_BYTES,
): z.output<Schema> {
  if (!(body instanceof Uint8Array)) throw new Problem(400, 'invalid', 'The request has no body.');
  const text = decode(body, most);
  if (!text.ok) throw unreadable(text);
  const json = parseJson(text.value, most);
  if (!json.ok) throw unreadable(json);
  const deep = tooDeep(text.value, json.value);
  if (deep) throw unreadable({ faults: [deep] });
  const read = parseWith(schema as z.ZodMiniType<z.output<Schema>>, json.value);
  if (!read.ok) throw unreadable(read);
  return read.value;
}
