import { readFileSync } from 'node:fs';
import { rosterOf } from './rosters.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Puts rosters of 15 elements into the database of a page, in the app's format. */
export async function fillShelf(page, count) {
  const rosters = Array.from({ length: count }, (_, number) => rosterOf(number, 15));
  await page.evaluate(
    ([rosters, version]) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('muster');
        request.onerror = reject;
        request.onsuccess = () => {
          const change = request.result.transaction('rosters', 'readwrite');
          for (const [number, roster] of rosters.entries())
            change.objectStore('rosters').put({
              id: `roster-${number}`,
              changed: Date.now() - number * 60_000,
              roster,
              legal: number % 3 > 0,
              figures: [
                { label: 'FC', title: 'Force cost', value: '15 of 15' },
                { label: 'FP', title: 'Force presence', value: '19' },
                { label: 'CR', title: 'Command resources', value: '3 of 3' },
              ],
              checked: { version, errors: [] },
              tags: number % 4 === 0 ? ['club', 'league'] : [],
              binned: null,
              revision: `r${number}`,
              follows: '',
              step: 0,
              pack: null,
            });
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [rosters, version],
  );
}
