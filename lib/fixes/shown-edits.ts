import type { EditKind } from '@/lib/roster/vocabulary';
import type { DescribedEdit } from './fix';

/**
 * Describes edits for people: of several steps that set the same thing, only the last, in the place of the first.
 * Steps set the same thing if their texts differ only in the last number.
 * @param kinds the edit kinds of the game's vocabulary
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
