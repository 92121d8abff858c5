/** Address of the app that the browser tests' set-up serves, without a slash at the end. */
export const appUrl = (): string => {
  const url = process.env.MUSTER_URL;
  if (!url) throw new Error('MUSTER_URL is not set: run the browser tests with vitest.browser.config.mjs.');
  return url;
};
