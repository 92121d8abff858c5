import fc from 'fast-check';

/** True once in so many times. */
export const chance = (of: number) => fc.integer({ min: 1, max: of }).map((number) => number === 1);

/** A value, or nothing said, which is as likely. */
export const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

/** An entry of an element: few of each, now and then required or with one to spare. */
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

/** Entries of at most so many models together. */
export const entriesOf = <Item extends { count: number }>(entry: fc.Arbitrary<Item>, most: number) =>
  fc.array(entry, { minLength: Math.ceil(most / 3), maxLength: most, size: 'max' }).map((entries) => {
    let left = most;
    return entries.flatMap((each, at) => {
      left -= each.count;
      return left < 0 ? [] : [{ id: `e${at}`, ...each }];
    });
  });
