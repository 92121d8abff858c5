/** The address of a pack's page; of all packs without an id. */
export const packAddress = (id?: string): string =>
  id === undefined ? '/pack' : `/pack?p=${encodeURIComponent(id)}`;
