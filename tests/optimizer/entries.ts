import fc from 'fast-check';

/** True with a probability of 1 in `of`. */
export const chance = (of: number) => fc.integer({ min: 1, max: of }).map((number) => number === 1);

/** A value or undefined, with equal probability. */
export const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

/** An entry with few models, sometimes required, sometimes with a maximum of one less. */
export const entryOf = (element: fc.Arbitrary<unknown>, counts: readonly number[] = [1, 1, 2, 2, 3, 4]) =>
  fc
    .record({
      element,
      count: fc.constantFrom(...counts),
      stars: fc.integer({ min: 0, max: 5 }),
      required: chance(20),
      spare: chance(10),
    })
    .map(({ required, spare, ...each }) => ({
      ...each,
      min: required ? 1 : 0,
      ...(spare && !required ? { max: each.count - 1 } : {}),
    }));

/** Entries of at most `most` models in total. */
export const entriesOf = <Item extends { count: number }>(entry: fc.Arbitrary<Item>, most: number) =>
  fc.array(entry, { minLength: Math.ceil(most / 3), maxLength: most, size: 'max' }).map((entries) => {
    let left = most;
    return entries.flatMap((each, at) => {
      left -= each.count;
      return left < 0 ? [] : [{ id: `e${at}`, ...each }];
    });
  });
