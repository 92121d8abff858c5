/** A look-up by id that a schema has already vouched for; an unknown id is a defect of the program. */
export function byId<Item extends { id: string }>(items: readonly Item[]) {
  const map = new Map(items.map((item) => [item.id, item]));
  return (id: string): Item => {
    const item = map.get(id);
    if (item === undefined) throw new Error(`Unknown id: ${id}`);
    return item;
  };
}
