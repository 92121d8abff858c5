import * as z from 'zod/mini';
import { addFault, type Payload } from './references';
import { MAX_FAULTS } from './report';
import { NAME_LENGTH, textSchema } from './roster';

/**
 * Returns a schema of a list of at most `most` items. Parsing stops at the first 20 faults: zod alone would collect
 * them all, and a file can hold over a hundred thousand.
 * @param checks checks of the list as a whole, once all of its items are parsed
 */
export function listOf<Item extends z.core.$ZodType>(
  item: Item,
  most: number,
  ...checks: z.core.CheckFn<z.output<Item>[]>[]
): z.ZodMiniArray<Item> {
  const list = z.array(item).check(z.maxLength(most), ...checks);
  const { parse } = list._zod;
  list._zod.parse = (payload, context) => {
    const given: unknown = payload.value;
    // Zod itself reports a value that is not a list, and a list that is too long, before it parses an item.
    if (!Array.isArray(given) || given.length > most) return parse(payload, context);
    const value: z.output<Item>[] = [];
    for (let at = 0; at < given.length && payload.issues.length < MAX_FAULTS; at++) {
      const read = item._zod.run({ value: given[at], issues: [] }, context) as z.core.ParsePayload;
      // Not zod's `util.prefixIssues`: using `z.core` as a value bundles all of zod, including 57 kB of languages.
      for (const issue of read.issues) payload.issues.push({ ...issue, path: [at, ...(issue.path ?? [])] });
      value.push(read.value as z.output<Item>);
    }
    payload.value = value;
    return payload;
  };
  return list;
}

/** Returns a schema of an object with any field names, at most `most` of them; with more, that is the only fault. */
export function recordOf<Value extends z.core.$ZodType>(value: Value, most: number) {
  const count = (payload: Payload<object>) => {
    const fields = Object.keys(payload.value).length;
    if (fields > most)
      addFault(payload, [], `These are ${fields.toLocaleString('en-GB')} fields; the maximum is ${most}.`);
  };
  const record = z.record(textSchema(NAME_LENGTH), value).check(count);
  const { parse } = record._zod;
  record._zod.parse = (payload, context) => {
    const given: unknown = payload.value;
    const before = payload.issues.length;
    if (typeof given === 'object' && given !== null) count(payload);
    return payload.issues.length > before ? payload : parse(payload, context);
  };
  z.globalRegistry.add(record, { maxProperties: most });
  return record;
}
