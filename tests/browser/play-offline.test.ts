import { soon, text } from './builder';
import { type NetworkProxy, openProxy } from './network-proxy';
import { askForUpdate, offline, untilInstalled, untilOffered } from './offline';
import { act, acted, choose, dialog, expectStored, expectUndo, open, phone, play, row, rows } from './play';
import { test as base, expect } from './visit';

const test = base.extend<{ front: NetworkProxy; address: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  front: async ({}, use) => {
    const front = await openProxy(process.env.MUSTER_URL ?? '');
    await use(front);
    await front.goOffline().catch(() => undefined);
  },
  address: async ({ front }, use) => use(front.address),
});

test('a match is opened, marked and kept from a cold start without a network', async ({ visit, front }) => {
  const page = await visit({ ...phone, ...offline });
  await play(page);
  const match = page.url();
  await untilInstalled(page);
  const asked = front.requestedPaths.length;
  await acted(page, 'Capstan').click();
  await expectStored(page, 1);
  // Marking asks nothing of the network.
  expect(front.requestedPaths.slice(asked)).toEqual([]);
  // A new version waits, and the match goes on.
  front.serveNewVersion();
  await askForUpdate(page);
  await untilOffered(page);
  await acted(page, 'Capstan').click();
  await acted(page, 'Capstan').click();
  await expectStored(page, 3);
  const context = page.context();
  await page.close();
  await front.goOffline();

  const cold = await context.newPage();
  await cold.goto(match);
  await expectUndo(cold, 'Capstan: Activated');
  await act(cold, await open(cold, 'Breakwater'), 'Hit', 'M');
  await soon(() => text(row(cold, 'Breakwater'))).toContain('damage 1');
  for (const [action, title] of [
    ['What remains', 'What remains'],
    ['History', 'History'],
    ['Custom trackers', 'Custom trackers'],
    ['End the match', 'End the match'],
  ] as const) {
    await choose(cold, action);
    await dialog(cold, title).waitFor();
    await cold.goBack();
    await dialog(cold, title).waitFor({ state: 'hidden' });
  }
  await choose(cold, 'Print as it stands');
  await dialog(cold, 'Print as it stands').getByText('The PDF is ready.').waitFor();
  await cold.close();

  const again = await context.newPage();
  await again.goto('/');
  await again
    .getByRole('region', { name: 'Matches in progress' })
    .getByRole('link', { name: /turn 1/ })
    .click();
  await rows(again).first().waitFor();
  await expectUndo(again, 'Breakwater: Hit');
});
