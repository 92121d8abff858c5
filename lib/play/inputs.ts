import type { Input, Inputs } from './model';

/** Most options that an input may pick: repeats count. */
const MAX_PICKED = 99;

/** Returns the inputs of an action as it declares them: what is not among its options is left out. */
export function inputsOf<Place>(
  declared: readonly Input<Place>[],
  place: Place,
  given: Readonly<Record<string, unknown>>,
): Inputs {
  const picked = (id: string): string[] => {
    const input = declared.find((each) => each.id === id);
    const value = given[id];
    if (input === undefined || value === undefined) return [];
    const options = new Set(input.options?.(place).map((option) => option.id));
    const list: unknown[] = Array.isArray(value) ? value.slice(0, MAX_PICKED) : [value];
    return list.filter((each): each is string => typeof each === 'string' && options.has(each));
  };
  return {
    picks: picked,
    pick: (id) => picked(id)[0] ?? '',
    number: (id) => {
      const least = declared.find((each) => each.id === id)?.least ?? 0;
      const value = given[id];
      return typeof value === 'number' && Number.isInteger(value) ? Math.max(least, value) : least;
    },
    yes: (id) => given[id] === true,
  };
}
