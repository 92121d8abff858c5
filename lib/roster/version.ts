/** The app's version, the same as in package.json. */
export const VERSION = '0.4.0';
