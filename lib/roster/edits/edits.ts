import { dequal } from 'dequal/lite';
import { current, isDraft, original, produce } from 'immer';

// Edits change a draft of Immer, which returns the same object if nothing changed, and shares all that did not.

/** Fields to set; undefined removes one. */
export type Fields<Item> = { [Key in keyof Item]?: Item[Key] | undefined };

/** Sets fields in a draft of Immer; undefined removes one, and a value that is equal already stays the same object. */
export function assign<Item extends object>(item: Item, fields: Fields<Item>): void {
  for (const key of Object.keys(fields) as (keyof Item)[]) {
    const before = Object.hasOwn(item, key) ? item[key] : undefined;
    const after = fields[key];
    if (dequal(isDraft(before) ? current(before as object) : before, after)) continue;
    if (after === undefined) delete item[key];
    else item[key] = after;
  }
}

/** Returns an item with other values of fields; undefined removes one. */
export const withFields = <Item extends object>(item: Item, fields: Fields<Item>): Item =>
  produce(item, (now) => assign(now as Item, fields));

/** Changes an item of a list in a draft of Immer, if it is there; the list must not have changed in that draft. */
export function editItem<Item extends { id: string }>(
  items: Item[],
  id: string,
  change: (item: Item) => void,
): void {
  // Reading items of a draft makes a draft of each, so only the one to change is read from it.
  const at = original<readonly { id: string }[]>(items)?.findIndex((each) => each.id === id) ?? -1;
  const item = items[at];
  if (item) change(item);
}

/** Removes the item at an index of a list in a draft of Immer, if there is one. */
export function removeAt(items: unknown[], index: number): void {
  if (index in items) items.splice(index, 1);
}
