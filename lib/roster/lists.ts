import * as z from 'zod/mini';
import { addFault, type Payload } from './references';
import { MOST_FAULTS } from './report';
import { NAME_LENGTH, textSchema } from './roster';

/**
 * A list of at most `most` items. It is read no further than its first 20 faults: zod alone would gather them all, and
 * 1 MiB of text can hold half a million.
 * @param checks of the list as a whole, once all of its items are read
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
    // Zod says by itself what is no list, and what is too long a one before it reads an item.
    if (!Array.isArray(given) || given.length > most) return parse(payload, context);
    const value: z.output<Item>[] = [];
    for (let at = 0; at < given.length && payload.issues.length < MOST_FAULTS; at++) {
      const read = item._zod.run({ value: given[at], issues: [] }, context) as z.core.ParsePayload;
      // Not zod's `util.prefixIssues`: naming `z.core` as a value brings all of zod, its 57 kB of languages too.
      for (const issue of read.issues) payload.issues.push({ ...issue, path: [at, ...(issue.path ?? [])] });
      value.push(read.value as z.output<Item>);
    }
    payload.value = value;
    return payload;
  };
  return list;
}

/** An object with fields of any name, at most `most` of them: of one with more, nothing else is said. */
export function recordOf<Value extends z.core.$ZodType>(value: Value, most: number) {
  const count = (payload: Payload<object>) => {
    const fields = Object.keys(payload.value).length;
    if (fields > most)
      addFault(payload, [], `These are ${fields.toLocaleString('en-GB')} fields; there may be ${most}.`);
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
