/** The address of a pack's page; of all packs without an id. */
export const packAddress = (id?: string): string =>
  id === undefined ? '/pack' : `/pack?p=${encodeURIComponent(id)}`;

/** The address of a collection's page; of all collections without an id. */
export const collectionAddress = (id?: string): string =>
  id === undefined ? '/collection' : `/collection?c=${encodeURIComponent(id)}`;

/** The address of a roster's builder. */
export const builderAddress = (id: string): string => `/build?r=${encodeURIComponent(id)}`;

/** The address of a match; of all matches without an id. */
export const matchAddress = (id?: string): string =>
  id === undefined ? '/play' : `/play?m=${encodeURIComponent(id)}`;
