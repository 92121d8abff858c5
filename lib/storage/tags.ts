import { foldCase } from './search';

/** Most tags of a roster, and most characters of one. */
export const MOST_TAGS = 20;
export const TAG_LENGTH = 40;

/** Tags out of what a player typed, commas between them: trimmed, none twice. */
export const tagsOf = (text: string): string[] => tagsFrom(text.split(/[,;\n]/));

/** The tags in a list of anything: trimmed, none twice. */
export const tagsFrom = (list: readonly unknown[]): string[] =>
  mergedTags(
    list
      .filter((each) => typeof each === 'string')
      .map((tag) => tag.replace(/\s+/g, ' ').trim().slice(0, TAG_LENGTH))
      .filter((tag) => tag !== ''),
    [],
  );

/** The tags of both, none twice whatever its case and accents, as many as a roster may have. */
export function mergedTags(first: readonly string[], second: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of [...first, ...second]) if (!tags.has(foldCase(tag))) tags.set(foldCase(tag), tag);
  return [...tags.values()].slice(0, MOST_TAGS);
}
