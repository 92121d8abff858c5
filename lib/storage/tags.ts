import { foldCase } from './search';

/** Maximum number of tags of a roster, and length of a tag. */
export const MAX_TAGS = 20;
export const TAG_LENGTH = 40;

/** Parses tags that a player typed, separated by commas: trimmed, without duplicates. */
export const tagsOf = (text: string): string[] => tagsFrom(text.split(/[,;\n]/));

/** The tags in a list of any values: trimmed, without duplicates. */
export const tagsFrom = (list: readonly unknown[]): string[] =>
  mergedTags(
    list
      .filter((each) => typeof each === 'string')
      .map((tag) => tag.replace(/\s+/g, ' ').trim().slice(0, TAG_LENGTH))
      .filter((tag) => tag !== ''),
    [],
  );

/** Merges two lists of tags without duplicates, ignoring case and accents, up to `MAX_TAGS`. */
export function mergedTags(first: readonly string[], second: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of [...first, ...second]) if (!tags.has(foldCase(tag))) tags.set(foldCase(tag), tag);
  return [...tags.values()].slice(0, MAX_TAGS);
}
