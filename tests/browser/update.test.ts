import type { Page } from 'playwright-core';
import { openSample, soon, text, untilSaved } from './builder';
import { rosters } from './shelf';
import { expect, test } from './visit';

interface CheckResult {
  legal: boolean;
  version: string;
  errors: { rule: string; message: string }[];
}

/** Overwrites the stored check result of the only roster with one of an older version of the app. */
const overwriteCheckResult = (page: Page, result: CheckResult) =>
  page.evaluate(
    ({ legal, version, errors }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('muster');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction('rosters', 'readwrite');
          const all = change.objectStore('rosters').getAll();
          all.onsuccess = () => {
            const [kept] = all.result;
            change.objectStore('rosters').put({ ...kept, legal, checked: { version, errors } });
          };
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    result,
  );

const notice = (page: Page) =>
  page.getByText('Checked by a newer version.').locator('xpath=ancestor::div[2]');

const old = { rule: 'old/rule', message: 'Something that no rule says any more.' };

test('a force that an older version checked opens and says that its verdict has changed, and why', async ({
  visit,
}) => {
  const page = await visit();
  await openSample(page, 'Harbour Watch');
  await untilSaved(page);
  await page.goto('/');
  await rosters(page).first().waitFor();
  await overwriteCheckResult(page, { legal: false, version: '0.1.0', errors: [old] });
  await page.reload();
  await rosters(page).first().click();
  await soon(() => text(notice(page))).toMatch(
    /^checked by a newer version\. Muster 0\.1\.0 said “not legal”; this version \(\d+\.\d+\.\d+\) says “legal”\./i,
  );
  await soon(() => text(notice(page))).toContain(`No longer a problem: ${old.message}`);
  await notice(page).getByRole('button', { name: 'OK' }).click();
  await notice(page).waitFor({ state: 'detached' });
  expect(await page.getByLabel('Force name').inputValue()).toBe('Harbour Watch');
});
