import { afterEach, describe, expect, test, vi } from 'vitest';
import { fileChecker, hashOf } from '@/worker/stored-files';

const SITE = 'https://muster.test';
const SCRIPT = 'console.log("Muster")';
const DIGITS = 16;

const hashOfText = (text: string) => hashOf(new TextEncoder().encode(text), DIGITS);
const wrongPage = (status = 200) =>
  new Response('<p>Back soon.', { status, headers: { 'Content-Type': 'text/html' } });
const script = () => new Response(SCRIPT, { headers: { 'Content-Type': 'text/javascript' } });

const checker = async () => fileChecker([{ url: '/_next/static/a.js', hash: await hashOfText(SCRIPT) }]);

/** As much of a `Cache` as is used. */
function cacheOf(files: Record<string, Response>) {
  const stored = new Map(Object.entries(files).map(([path, response]) => [SITE + path, response]));
  const cache = {
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    match: async ({ url }: Request) => stored.get(url),
    delete: async ({ url }: Request) => stored.delete(url),
  } as unknown as Cache;
  return { cache, paths: () => [...stored.keys()].map((url) => url.slice(SITE.length)) };
}

afterEach(() => void vi.unstubAllGlobals());

describe('a response for a file of the app', () => {
  const request = new Request(`${SITE}/_next/static/a.js`);

  test.each([
    ['the file', script, true],
    ['a page with status 200', wrongPage, false],
    ['half of the file', () => new Response(SCRIPT.slice(0, 9)), false],
    ['the file with status 203', () => new Response(SCRIPT, { status: 203 }), false],
    ['an error', () => wrongPage(502), false],
  ])('that is %s is stored: %#', async (_, response, isStored) => {
    const { plugin } = await checker();
    expect((await plugin.cacheWillUpdate({ request, response: response() })) !== null).toBe(isStored);
  });

  test('that is wrong is fetched again past the HTTP cache', async () => {
    const asked: Request[] = [];
    vi.stubGlobal('fetch', async (again: Request) => {
      asked.push(again);
      return script();
    });
    const { plugin } = await checker();
    const response = await plugin.fetchDidSucceed({ request, response: wrongPage() });
    expect(await response.text()).toBe(SCRIPT);
    expect(asked.map(({ cache }) => cache)).toEqual(['reload']);
    await plugin.fetchDidSucceed({ request, response: script() });
    expect(asked).toHaveLength(1);
  });
});

test('what is stored wrong is deleted, also of another version', async () => {
  const page = '<p>Rosters';
  const { cache, paths } = cacheOf({
    '/_next/static/a.js': wrongPage(),
    '/_next/static/older.js': wrongPage(),
    '/_next/static/older.css': new Response('p {}', { headers: { 'Content-Type': 'text/css' } }),
    [`/?__WB_REVISION__=${await hashOfText(page)}`]: new Response(page),
    [`/check/?__WB_REVISION__=${await hashOfText(page)}`]: wrongPage(),
  });
  const { deleteWrong } = await checker();
  expect(await deleteWrong(cache)).toBe(true);
  expect(paths()).toEqual(['/_next/static/older.css', `/?__WB_REVISION__=${await hashOfText(page)}`]);
  expect(await deleteWrong(cache)).toBe(false);
});
