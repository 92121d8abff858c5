import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The site may be served below a path. Next completes the addresses of its links; every other address of the site begins
// with its base path, and a path is compared without it. `npm run test:deep` also builds the site below a path.

/** Addresses that begin at the root of the host, whatever the site's path is. */
const rooted: [what: string, pattern: RegExp][] = [
  [
    'an element with an address',
    /<(?:a|area|form|iframe|img|link|script|source|use)\b[^<>]*?\b(?:action|href|src)=\{?["'`]\//g,
  ],
  ['a call', /\b(?:fetch|register|importScripts|Worker|EventSource|WebSocket|Request)\(\s*["'`]\//g],
  ['an entry of the history', /\b(?:push|replace)State\([^)]*?,\s*["'`]\//g],
  ['a full page load', /\b(?:location(?:\.href)?\s*=\s*|location\.\w+\(|window\.open\()["'`]\//g],
  ['a comparison of a path', /\bpathname\b(?:\.\w+\(|\s*[!=]==\s*)["'`]\//g],
  ['a file of a style', /url\(\s*["']?\//g],
];

const sources = ['app', 'components', 'lib', 'worker']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.startsWith('lib/serve'));

const faults = (text: string) =>
  rooted.flatMap(([what, pattern]) => [...text.matchAll(pattern)].map(([found]) => `${what}: ${found}`));

test('no address of the site leaves out its base path', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(
    sources.flatMap((file) => faults(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`)),
  ).toEqual([]);
});

test.each([
  '<a className="x" href="/check">',
  '<img src={`/icons/icon.png`} />',
  "await fetch('/api/events')",
  "new Worker('/sw.js')",
  "history.replaceState(null, '', '/build')",
  "location.href = '/open'",
  "location.assign('/open')",
  "pathname.startsWith('/rules')",
  "background: url('/dots.svg')",
])('%s does', (text) => {
  expect(faults(text)).toHaveLength(1);
});
