import { dequal } from 'dequal/lite';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { soon, text } from './builder';
import {
  acted,
  choose,
  dialog,
  expectUndo,
  next,
  phone,
  play,
  redo,
  row,
  storedEvents,
  tokens,
  undo,
  untilClosed,
} from './play';
import { expect, test, type Visit } from './visit';

// One match on two phones: each marks on its own, with and without a network, and both come to the same.

const OFFLINE: Visit = { ...phone, allow: /ERR_INTERNET_DISCONNECTED|\/live/ };

/** Shares the match of a page; returns the link for what the other phone may mark. */
async function share(page: Page, who: string): Promise<string> {
  await choose(page, /^Share/);
  const shown = dialog(page, 'Share the match');
  await shown.getByRole('radio', { name: 'Both phones' }).check({ force: true });
  await shown.getByRole('button', { name: 'Share the match' }).click();
  await shown.getByRole('radio', { name: who }).check({ force: true });
  const link = await shown.locator('textarea').inputValue();
  await shown.getByRole('button', { name: 'Close' }).click();
  await untilClosed(page);
  return link;
}

/** What both phones have marked, whatever their history. */
const eventsOf = async (page: Page) =>
  (await storedEvents(page)).map(({ act, changes }) => [act, changes?.map(([path, , to]) => [path, to])]);

/** Waits until the second phone has all that the first has marked since it was shared. */
const expectSame = (one: Page, other: Page) =>
  expect
    .poll(
      async () => {
        const [all, theirs] = await Promise.all([eventsOf(one), eventsOf(other)]);
        return theirs.length > 0 && dequal(all.slice(-theirs.length), theirs);
      },
      { timeout: 30_000 },
    )
    .toBe(true);

describe('a match on two phones', () => {
  test('is marked by both, also without a network, and ends the same', async ({ visit }) => {
    const mine = await visit(OFFLINE);
    const theirs = await visit(OFFLINE);
    await play(mine, 'Harbour Watch', { other: 'Not marked' });
    await acted(mine, 'Capstan').click();
    const link = await share(mine, 'Everything');
    expect(link).toMatch(/\/play#m1\.[\w-]{48}\.both$/);
    await theirs.goto(link);
    await row(theirs, 'Capstan').waitFor();
    expect(new URL(theirs.url()).hash).toBe('');
    await soon(() => acted(theirs, 'Capstan').getAttribute('aria-pressed')).toBe('true');

    // A tap is on the other phone, and each takes back its own.
    await tokens(mine, 'Lookouts').click();
    await soon(() => text(tokens(theirs, 'Lookouts'))).toBe(await text(tokens(mine, 'Lookouts')));
    await acted(theirs, 'Breakwater').click();
    await soon(() => acted(mine, 'Breakwater').getAttribute('aria-pressed')).toBe('true');
    await expectUndo(mine, 'Lookouts: Action tokens −1');
    await undo(mine).click();
    await soon(() => acted(theirs, 'Breakwater').getAttribute('aria-pressed')).toBe('true');
    await redo(mine).click();
    await expectSame(mine, theirs);

    // One of them is without a network for a turn.
    await theirs.context().setOffline(true);
    await acted(theirs, 'First Section').click();
    await tokens(theirs, 'Lookouts').click();
    await acted(mine, 'Jackdaw').click();
    await next(mine).click();
    await theirs.getByRole('img', { name: /wait to be sent/ }).waitFor();
    await theirs.context().setOffline(false);
    await soon(() => text(theirs.getByRole('button', { name: /^Turn/ }).first())).toMatch(/^Turn 2/);
    await expectSame(mine, theirs);
    await theirs.getByRole('img', { name: /^Shared:/ }).waitFor();
  });

  test('is marked by each for its own side, or only looked at', async ({ visit }) => {
    const mine = await visit(OFFLINE);
    const theirs = await visit(OFFLINE);
    await play(mine, 'Harbour Watch', { other: 'Without a list' });
    await theirs.goto(await share(mine, 'Nothing'));
    await row(theirs, 'Capstan').waitFor();
    await acted(theirs, 'Capstan').click();
    await theirs.getByRole('paragraph').filter({ hasText: 'You may only look at this match.' }).waitFor();
    expect(await acted(theirs, 'Capstan').getAttribute('aria-pressed')).toBe('false');
    await acted(mine, 'Capstan').click();
    await soon(() => acted(theirs, 'Capstan').getAttribute('aria-pressed')).toBe('true');
    await expectSame(mine, theirs);
  });

  test('opens by no link that is damaged or shares nothing', async ({ visit }) => {
    const page = await visit({ ...phone, allow: /404/ });
    await page.goto('/play#m1.abc.both');
    await page.getByText('This link is incomplete or damaged. Copy the whole link.').waitFor();
  });
});
