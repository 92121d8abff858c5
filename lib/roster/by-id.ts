/** Returns a look-up by ids that a schema has already validated; throws on an unknown id, which is a bug. */
export function byId<Item extends { id: string }>(items: readonly Item[]) {
  const map = new Map(items.map((item) => [item.id, item]));
  return (id: Item['id']): Item => {
    const item = map.get(id);
    if (item === undefined) throw new Error(`Unknown id: ${id}`);
    return item;
  };
}
