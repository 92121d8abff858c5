import { describe } from 'vitest';
import { kilobytes, linkedScripts, weigh } from '../bench/weight.mjs';
import { expect, test } from '../browser/visit';

// The scripts linked in a page's HTML are fetched first. Their sizes are exact, so a test may enforce them.

describe('the first-load JavaScript of a page', () => {
  test.for([
    // 150 without the question whether the site has events, 151 without the button that opens a file, 152 without the
    // menu of more pages, 153 without the line that says what is stored for use offline.
    ['the shelf', '/', 154],
    // 190 without the room that messages keep clear, buttons that can do nothing now, and suggestions for unknown words;
    // 191 without the menu of more pages, and the progress of reading files; 194 without elements of other rosters.
    ['the builder', '/build', 195],
  ] as const)('of %s is within its limit', async ([name, path, limit], { address }) => {
    const bytes = weigh(await linkedScripts(address, path));
    console.log(`First-load JavaScript of ${name}, gzip: ${kilobytes(bytes)} of ${limit} kB`);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(limit * 1000);
  });
});
