/** Says that something could not be loaded, and what to do about it: "try again", "open it again". */
export const notLoaded = (what = 'This part of the page', then = 'reload the page'): string =>
  `${what} could not be loaded. Check your connection, then ${then}.`;
