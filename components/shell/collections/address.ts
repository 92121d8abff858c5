/** The address of a collection's page; of all collections without an id. */
export const collectionAddress = (id?: string): string =>
  id === undefined ? '/collection' : `/collection?c=${encodeURIComponent(id)}`;
