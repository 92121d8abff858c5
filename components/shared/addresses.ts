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

/** The path under which the site is served, such as `/muster`; "" for none. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The servers of events named when the site was built, separated by spaces; "" for the one that serves the site. */
export const EVENTS_SERVER = process.env.NEXT_PUBLIC_EVENTS_SERVER ?? '';

/** The address of the site, without a slash at its end. */
export const siteAddress = (): string => window.location.origin + BASE_PATH;

/** A path as links in the app have it, without a slash at its end: `/build`. */
export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** The path of a page in the site, as links in the app have it. */
export const pathOf = ({ pathname }: Pick<URL, 'pathname'>): string =>
  withoutSlash(pathname.slice(BASE_PATH.length));
