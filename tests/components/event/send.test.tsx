import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secretLink } from '@/components/event/client/places';
import { rememberEvent, rememberedEvents } from '@/components/event/client/remembered';
import { SendResultDialog } from '@/components/event/send/send-result-dialog';
import { SendRosterDialog } from '@/components/event/send/send-roster-dialog';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import type { Settings } from '@/lib/events/event';
import { hashOf } from '@/lib/events/log';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem } from '@/lib/systems/registry';
import { FakeServer } from './fake-server';

const user = userEvent.setup();
const legal = combined as unknown as Roster;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An open event in which Ann and Ben play. */
function withPlayers(settings: Partial<Settings> = {}) {
  const server = new FakeServer(settings);
  server.event.stepTo('open');
  server.event.enter('ann-1234', 'Ann');
  server.event.enter('ben-1234', 'Ben');
  return server;
}

async function sendDialog(roster = legal) {
  const system = await loadSystem('horizon-wars');
  if (!system) throw new Error('no game');
  render(<SendRosterDialog roster={roster} system={system} onClose={() => {}} />);
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const choose = async (option: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: 'Event' }), option);

test('a roster is sent to an event of this browser, and the receipt is shown', async () => {
  const server = withPlayers();
  rememberEvent(server.place('organiser'), 'Autumn Cup');
  rememberEvent(server.place({ player: 'ann-1234' }), 'Autumn Cup');
  await sendDialog();
  await choose('Autumn Cup · Ann');
  await screen.findByText('Legal');
  expect(screen.getByText('The list leaves this browser:')).toBeTruthy();
  await press('Send the list');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The list was sent to Autumn Cup.'));
  expect(screen.getByText('Number').nextSibling?.textContent).toBe('1');
  expect(server.event.state.players.get('ann-1234')?.list?.name).toBe(legal.name);
});

test('the only event that can take the roster is chosen at once; of several none is', async () => {
  const server = withPlayers();
  rememberEvent(server.place({ player: 'ann-1234' }), 'Autumn Cup');
  await sendDialog();
  await screen.findByRole('button', { name: 'Send the list' });
  const [option] = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Event' }).selectedOptions;
  expect(option?.textContent).toBe('Autumn Cup · Ann');
  cleanup();
  rememberEvent(server.place({ player: 'ben-1234' }), 'Autumn Cup');
  await sendDialog();
  await screen.findByRole('option', { name: 'Choose an event', selected: true });
  expect(screen.queryByRole('button', { name: 'Send the list' })).toBeNull();
  cleanup();
  server.event.player('ben-1234', { act: 'drop', isOut: true });
  await sendDialog();
  await screen.findByRole('option', { name: 'Autumn Cup · Ann', selected: true });
});

test('a refusal is shown in the dialog', async () => {
  const server = withPlayers();
  rememberEvent(server.place({ player: 'ann-1234' }), 'Autumn Cup');
  await sendDialog();
  await choose('Autumn Cup · Ann');
  await screen.findByRole('button', { name: 'Send the list' });
  server.event.stepTo('locked');
  await press('Send the list');
  const alert = await screen.findByText(/Lists are locked/);
  expect(alert.getAttribute('role')).toBe('alert');
  expect(server.event.state.players.get('ann-1234')?.list).toBeNull();
});

test('an event for legal lists is not sent another one, and the dialog says why', async () => {
  const server = withPlayers({ illegal: 'refused' });
  rememberEvent(server.place({ player: 'ann-1234' }), 'Autumn Cup');
  await sendDialog(burning as unknown as Roster);
  await press('Send the list');
  expect((await screen.findByText(/^This list is not legal/)).getAttribute('role')).toBe('alert');
  expect(server.posted).toEqual([]);
});

test('events of other games and closed ones are not offered, and locked ones say so', async () => {
  const server = withPlayers({ system: 'at-43' });
  rememberEvent(server.place({ player: 'ann-1234' }), 'Autumn Cup');
  await sendDialog();
  await screen.findByText('This browser knows no event of Horizon Wars in which you play.');
  cleanup();
  const locked = withPlayers();
  locked.event.stepTo('locked');
  await sendDialog();
  await choose('Autumn Cup · Ann');
  await screen.findByText('The lists of this event are locked. The organiser can unlock yours.');
});

test('another event is opened by the link of its player, and remembered', async () => {
  const server = withPlayers();
  await sendDialog();
  const field = await screen.findByLabelText('Another event, by your link');
  const linkOf = (secret: string) => secretLink(server.place('public').server, server.event.state.id, secret);
  for (const [link, error] of [
    ['Autumn Cup', 'This is not a link to an event. Copy the whole link.'],
    ['https://muster.test/event?e=autumn-cup', 'This link opens the public page only. Copy your own link.'],
    [linkOf('organiser'), 'This event is on another server. Open the link itself to send there.'],
  ] as const) {
    await user.clear(field);
    await user.paste(link);
    await press('Use this link');
    await screen.findByText(error);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(hashOf('link of ann-1234')).toBe(server.event.state.players.get('ann-1234')?.link);
  await user.clear(field);
  await user.paste(linkOf('link of ann-1234').replace(/&s=[^#]*/, ''));
  await press('Use this link');
  await screen.findByRole('button', { name: 'Send the list' });
  expect(rememberedEvents()).toMatchObject([{ place: { as: 'player', player: 'ann-1234' } }]);
});

test('the result of a match is reported with its winner and scores filled in', async () => {
  const server = withPlayers();
  const { event } = server;
  event.stepTo('locked', 'revealed', 'running');
  const tables = [{ a: 'ben-1234', b: 'ann-1234' }];
  event.organiser({ act: 'pair', round: 1, players: 'all', tables });
  event.organiser({ act: 'begin', round: 1 });
  rememberEvent(server.place({ player: 'ann-1234' }), 'Autumn Cup');
  render(
    <SendResultDialog
      game="horizon-wars"
      result={{ own: 17, other: -2, outcome: 'won' }}
      onClose={() => {}}
    />,
  );
  await choose('Autumn Cup · Ann');
  const dialog = screen.getByRole('dialog', { name: 'Send the result to an event' });
  await within(dialog).findByText('Round 1, table 1, against', { exact: false });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'You' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Your score' }).value).toBe('17');
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Score of Ben' }).value).toBe('0');
  await press('Report the result');
  await screen.findByText(/^You reported 17 : 0, won\./);
  expect(event.state.rounds[0]?.pairings[0]?.reported).toEqual({
    a: null,
    b: { a: 0, b: 17, winner: 'b' },
  });

  const score = { a: 0, b: 17, winner: 'b' } as const;
  event.player('ben-1234', { act: 'report', round: 1, pairing: 0, score });
  cleanup();
  render(
    <SendResultDialog game="horizon-wars" result={{ own: 9, other: 2, outcome: 'won' }} onClose={() => {}} />,
  );
  await choose('Autumn Cup · Ann');
  await screen.findByText('Both players reported this result. Only the organiser can correct it.');
  expect(screen.queryByRole('button', { name: 'Report the result' })).toBeNull();
});

test('without a game in the round there is nothing to report', async () => {
  const server = withPlayers();
  rememberEvent(server.place({ player: 'ann-1234' }), 'Autumn Cup');
  render(
    <SendResultDialog game="horizon-wars" result={{ own: 0, other: 0, outcome: null }} onClose={() => {}} />,
  );
  await choose('Autumn Cup · Ann');
  await screen.findByText('You have no game in this event now.');
});
