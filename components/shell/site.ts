/** The path under which the site is served, such as `/muster`; "" for none. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The address of the site, without a slash at its end. */
export const siteAddress = (): string => window.location.origin + BASE_PATH;

/** The path of a page, as links in the app have it: `/build`. */
export const pathOf = ({ pathname }: Pick<URL, 'pathname'>): string =>
  pathname.slice(BASE_PATH.length).replace(/(?<=.)\/$/, '');
