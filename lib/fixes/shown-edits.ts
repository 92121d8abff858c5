import type { EditKind } from '@/lib/roster/vocabulary';
import type { DescribedEdit } from './fix';

/**
 * What edits do, for people: of several steps that set the same thing only the last, in the place of the first. They
 * set the same thing where all but the last number of their texts is the same.
 * @param kinds those of the game's vocabulary
 */
export function shownEdits(
  edits: readonly DescribedEdit[],
  kinds: Readonly<Record<string, EditKind>>,
): string[] {
  const shown = new Map<unknown, string>();
  for (const edit of edits) {
    const { kind, elements, text } = edit;
    const key = kinds[kind]?.sets ? JSON.stringify([kind, elements, text.replace(/\d+(?=\D*$)/, '')]) : edit;
    shown.set(key, text);
  }
  return [...shown.values()];
}
