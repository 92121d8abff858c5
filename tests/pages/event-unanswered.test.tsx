import { expect, test, vi } from 'vitest';
import { act, screen, within } from '@/tests/fixtures/dom';
import { FakeServer } from '../components/event/fake-server';
import { cupPack, toFirstRound } from '../events/first-round';
import { openPage, press, reload, soon } from '../fixtures/page';

const PLAYER = '/event?e=autumn-cup&p=ann-1234';
const UNANSWERED = /^As of .*\b09:00; the server does not answer\. Nothing can be sent until it does\./;

/** An event in its first round, in which Ann plays Ben; Ann has sent a list. */
async function firstRound() {
  const server = new FakeServer({ pack: await cupPack() });
  toFirstRound(server.event);
  return server;
}

/** The keys under which views are kept. */
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('muster-event-view '));

const region = (name: string) => screen.getByRole('region', { name });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent?.trim());
const ask = () => act(async () => void window.dispatchEvent(new Event('online')));

test('a player who reloads where the server does not answer sees the last view, marked as old', async () => {
  const server = await firstRound();
  await openPage(PLAYER);
  await screen.findByRole('button', { name: 'Report the result' });
  await soon(() => keptKeys().length).toBe(1);
  server.isHeard = false;
  await reload();
  expect((await screen.findByText(UNANSWERED)).getAttribute('role')).toBe('status');
  expect(region('Your list').textContent).toContain('Harbour Watch');
  const round = region('Round 1');
  expect(within(round).getByText('Table').nextSibling?.textContent).toBe('1');
  expect(within(round).getByText('Opponent').nextSibling?.textContent).toBe('Ben');
  for (const sending of ['Report the result', 'Check in', 'Withdraw', 'Open the list'])
    expect(buttons()).not.toContain(sending);

  server.event.player('ben-1234', { act: 'edit', name: 'Benedict', team: '' });
  server.isHeard = true;
  await ask();
  await soon(() => within(region('Round 1')).getByText('Opponent').nextSibling?.textContent).toBe('Benedict');
  expect(screen.queryByText(UNANSWERED)).toBeNull();
  for (const sending of ['Report the result', 'Check in', 'Withdraw', 'Open the list'])
    expect(buttons()).toContain(sending);
});

test('the public page shows its last view as well, and offers no entry until the server answers', async () => {
  const server = new FakeServer();
  server.event.stepTo('open');
  server.event.enter('ann-1234', 'Ann');
  await openPage('/event?e=autumn-cup');
  await screen.findByRole('button', { name: 'Enter the event' });
  await soon(() => keptKeys().length).toBe(1);
  server.isHeard = false;
  await reload();
  await screen.findByText(UNANSWERED);
  expect(region('Players').textContent).toContain('Ann');
  expect(buttons()).not.toContain('Enter the event');
  server.isHeard = true;
  await ask();
  await screen.findByRole('button', { name: 'Enter the event' });
});

test('a view that is kept is removed once the link is withdrawn, or the event forgotten', async () => {
  const { event } = await firstRound();
  await openPage(PLAYER);
  await soon(() => keptKeys().length).toBe(1);
  const answer = fetch;
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'This link was withdrawn.' }, { status: 401 }));
  await reload();
  await screen.findByText('This link was withdrawn.');
  await soon(keptKeys).toEqual([]);
  vi.stubGlobal('fetch', answer);
  await reload();
  await soon(() => keptKeys().length).toBe(1);
  await openPage('/event');
  await press(`Remove ${event.state.settings.name} (Player) from this list`);
  expect(keptKeys()).toEqual([]);
});
