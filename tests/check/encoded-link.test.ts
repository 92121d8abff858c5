import { expect, test } from 'vitest';
import { encodedLinkScript, linkOf } from '@/lib/check/changed-links';

/** Where the script of the not-found page sends an address; null if it stays. */
function sentTo(pathname: string, { base = '', search = '' } = {}): string | null {
  let sent: string | null = null;
  const location = { pathname, search, replace: (address: string) => (sent = address) };
  new Function('location', encodedLinkScript(base))(location);
  return sent;
}

test.each([
  ['/open%23r1.abc&p1.def', '/open#r1.abc&p1.def'],
  ['/open/%23c1.abc', '/open#c1.abc'],
  ['/open%23abc', null],
  ['/other%23r1.abc', null],
  ['//host/open%23r1.abc', null],
])('a static host and the server send %s to %s', (path, address) => {
  expect(sentTo(path)).toBe(address);
  expect(linkOf(path)).toBe(address);
});

test('a site below the root of its host sends it to its own page', () => {
  const base = '/club/muster';
  expect(sentTo(`${base}/open%23r1.abc`, { base })).toBe(`${base}/open#r1.abc`);
  expect(sentTo('/open%23r1.abc', { base })).toBeNull();
  expect(sentTo(`/x${base}/open%23r1.abc`, { base })).toBeNull();
});
