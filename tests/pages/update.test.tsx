import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { games } from '../browser/two-games';
import { openRaw } from '../fixtures/database';
import { openPage, reload, soon, user } from '../fixtures/page';
import { problemsWith } from './games';
import { rosterLink } from './shelf';
import { shown } from './shown';
import { openSample, text, untilSaved } from './steps';

interface CheckResult {
  legal: boolean;
  version: string;
  errors: { rule: string; message: string }[];
}

/** Overwrites the stored check result of the only roster with one of an older version of the app. */
async function overwriteCheckResult({ legal, version, errors }: CheckResult) {
  const db = await openRaw();
  const change = db.transaction('rosters', 'readwrite');
  const all = change.objectStore('rosters').getAll();
  all.onsuccess = () => {
    const [kept] = all.result;
    change.objectStore('rosters').put({ ...kept, legal, checked: { version, errors } });
  };
  await new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    change.onabort = () => reject(change.error);
  });
  db.close();
}

const title = () => screen.queryByText('Checked by a newer version.');

/** The notice, with its list and its button. */
const notice = () => title()?.closest('p')?.parentElement?.parentElement as HTMLElement;

/** Opens a sample, which is stored. */
async function openStored(sample: string) {
  await openSample(sample);
  await untilSaved();
}

/** Opens the shelf, and overwrites the stored verdict on the roster. */
async function overwriteOnShelf(sample: string, result: CheckResult) {
  await openPage('/');
  await rosterLink(sample);
  await overwriteCheckResult(result);
}

describe.each(games)('a force of $name that an older version checked', (game) => {
  const old = { rule: 'old/rule', message: 'Something that no rule says any more.' };

  test('opens and says that its verdict has changed, and why', async () => {
    const { name } = game.sample;
    await openStored(name);
    await overwriteOnShelf(name, { legal: false, version: '0.1.0', errors: [old] });
    await reload();
    await user.click(await rosterLink(name));
    await soon(() => shown(notice())).toMatch(
      /^checked by a newer version\. Muster 0\.1\.0 said “not legal”; this version \(\d+\.\d+\.\d+\) says “legal”\./i,
    );
    await soon(() => shown(notice())).toContain(`No longer a problem: ${old.message}`);
    await user.click(within(notice()).getByRole('button', { name: 'OK' }));
    await soon(title).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Force name').value).toBe(name);
  });

  test('says which errors are new', async () => {
    await openStored(game.wrong);
    const error = problemsWith('Error')[0] as HTMLElement;
    const found = text(within(error).getAllByRole('button')[0] as HTMLElement);
    await overwriteOnShelf(game.wrong, { legal: true, version: '0.1.0', errors: [] });
    await user.click(await rosterLink(game.wrong));
    await soon(() => shown(notice())).toMatch(
      /Muster 0\.1\.0 said “legal”; this version \(.+\) says “not legal”\./i,
    );
    await soon(() => shown(notice())).toContain(`New problem: ${found.replace(/^error /i, '')}`);
  });

  test('says nothing if the verdict is the same', async () => {
    await openStored(game.sample.name);
    await overwriteOnShelf(game.sample.name, { legal: true, version: '0.1.0', errors: [] });
    await user.click(await rosterLink(game.sample.name));
    await screen.findByRole('button', { name: `Add ${game.noun}` });
    expect(title()).toBeNull();
  });
});
