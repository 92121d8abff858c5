import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PlayerPage } from '@/components/event/player/player-page';
import { packStore } from '@/components/shared/packs/stored-packs';
import { saveNewRoster } from '@/components/shared/rosters/new-roster';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import harbour from '@/data/horizon-wars/samples/combined-force.json';
import type { ResultFix } from '@/lib/check/answer';
import { linkTo } from '@/lib/check/link';
import type { Settings } from '@/lib/events/event';
import { parsePack } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { deleteStored, listRosters } from '@/lib/storage/rosters';
import { loadSystem } from '@/lib/systems/registry';
import { FakeServer } from './fake-server';

const pushed: string[] = [];

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: (address: string) => pushed.push(address) }),
}));

const user = userEvent.setup();
const legal = harbour as unknown as Roster;
const illegal = burning as unknown as Roster;

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await deleteStored((await listRosters()).map(({ id }) => id));
});

/** An open event in which Ann and Ben play, and Ann's page. */
async function annsPage(settings: Partial<Settings> = {}, prepare: (server: FakeServer) => void = () => {}) {
  const server = new FakeServer(settings);
  server.event.stepTo('open');
  server.event.enter('ann-1234', 'Ann', 'Iron Club');
  server.event.enter('ben-1234', 'Ben');
  prepare(server);
  const client = await server.client({ player: 'ann-1234' });
  render(<PlayerPage client={client} store={client.store} />);
  return { server, client };
}

const save = async (roster: Roster) => {
  const system = await loadSystem(roster.system);
  if (system) await saveNewRoster(roster, system);
};

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const region = (name: string) => screen.getByRole('region', { name });
const own = (server: FakeServer) => server.event.state.players.get('ann-1234');

/** Workers do not run here: one that finds a fix at once. */
function stubFixWorker(fix: ResultFix['fix']) {
  class FakeWorker {
    onmessage: (event: { data: unknown }) => void = () => {};
    postMessage({ id }: { id: number }) {
      setTimeout(() => this.onmessage({ data: { id, value: { fix, ended: false } } }));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker);
}

test('a player without a roster starts one under the pack of the event, which is kept once', async () => {
  const system = await loadSystem('horizon-wars');
  const read = system && parsePack({ musterPack: 1, name: 'Cup', system: system.id, limit: 12 }, system);
  if (!read?.ok) throw new Error('no pack');
  await annsPage({ pack: read.value });
  await press('Build a roster');
  await waitFor(() => expect(pushed).toHaveLength(1));
  const [first] = await listRosters();
  expect(pushed).toEqual([`/build?r=${first?.id}`]);
  expect(first).toMatchObject({ pack: read.value, roster: { system: 'horizon-wars' } });
  await deleteStored([first?.id ?? '']);
  await press('Send a list');
  const dialog = await screen.findByRole('dialog', { name: 'Send a list' });
  await user.click(await within(dialog).findByRole('button', { name: 'Build a roster' }));
  await waitFor(() => expect(pushed).toHaveLength(2));
  expect((await packStore.all()).read.map(({ value }) => value)).toEqual([read.value]);
});

test('a saved roster is sent after its check, and has a receipt', async () => {
  await save(legal);
  const { server } = await annsPage();
  expect(within(region('Your list')).getByText('No list yet')).toBeTruthy();
  await press('Send a list');
  const dialog = await screen.findByRole('dialog', { name: 'Send a list' });
  await within(dialog).findByText('Legal');
  expect(dialog.textContent).toContain(
    'The list leaves this browser: it is stored on the server of the event',
  );
  expect(dialog.textContent).toContain('After the reveal everyone can read it.');
  await user.click(within(dialog).getByRole('button', { name: 'Send the list' }));
  await screen.findByText(legal.name);
  expect(own(server)?.list).toMatchObject({ number: 1, name: legal.name, verdict: 'legal' });
  const list = region('Your list');
  expect(list.textContent).toContain('Keep this receipt');
  expect(within(list).getByText('Number').nextSibling?.textContent).toBe('1');
  expect(within(list).getByRole<HTMLTextAreaElement>('textbox', { hidden: true }).value).toContain(
    `SHA-256 of the list as stored: ${own(server)?.list?.content}`,
  );
});

test('a list is sent from a link, and replaced by another one', async () => {
  const { server } = await annsPage();
  await press('Send a list');
  await screen.findByText(/^No roster of Horizon Wars is saved/);
  for (const [verb, roster] of [
    ['Send the list', legal],
    ['Replace the list', illegal],
  ] as const) {
    if (verb === 'Replace the list') await press(verb);
    await press('From a link or text');
    await user.click(screen.getByLabelText('Roster or link'));
    await user.paste(linkTo('https://muster.test', roster));
    await press('Use it');
    await screen.findByRole('region', { name: 'Check of this list' });
    const dialog = screen.getByRole('dialog', { name: /list$/ });
    await user.click(within(dialog).getByRole('button', { name: verb }));
    await waitFor(() => expect(own(server)?.list?.name).toBe(roster.name));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(own(server)).toMatchObject({ sent: 2, list: { number: 2, verdict: 'illegal' } });
});

test('a text without a roster stays in its field, and can be corrected', async () => {
  await annsPage();
  await press('Send a list');
  await press('From a link or text');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Roster or link');
  await user.click(field);
  await user.paste('My list is on its way');
  await press('Use it');
  const alert = await within(screen.getByRole('dialog', { name: 'List from a link or text' })).findByRole(
    'alert',
  );
  expect(alert.textContent).toMatch(/^the text.* roster/);
  expect(document.body.textContent).not.toContain('the file');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['My list is on its way', 'true']);
  await user.clear(field);
  await user.paste(linkTo('https://muster.test', legal));
  await press('Use it');
  await screen.findByRole('region', { name: 'Check of this list' });
  expect(screen.queryByLabelText('Roster or link')).toBeNull();
});

test('nothing is sent before a list is chosen, and an event for legal lists is not sent another one', async () => {
  const { server } = await annsPage({ illegal: 'refused' });
  await press('Send a list');
  await press('Send the list');
  expect((await screen.findByText('Choose a list first.')).getAttribute('role')).toBe('alert');
  await press('Cancel');
  await save(illegal);
  await press('Send a list');
  await screen.findByText('This event accepts legal lists only.');
  await press('Send the list');
  expect((await screen.findByText(/^This list is not legal/)).getAttribute('role')).toBe('alert');
  expect(server.posted).toEqual([]);
});

test('a list that is not legal shows its problems and the smallest change', async () => {
  stubFixWorker({ edits: ['Remove Terrier'], changes: 1, effect: [], proven: true });
  await save(illegal);
  await annsPage();
  await press('Send a list');
  await screen.findByText(/the organiser sees that it is not legal/);
  await press('Send the list');
  const list = await screen.findByRole('region', { name: 'Fix' });
  await within(list).findByText('Remove Terrier');
  expect(list.textContent).toContain('This is the smallest change that makes the force legal.');
  expect(region('Your list').textContent).toContain('Not legal');
});

test('a list for which no fix is found in time opens in the builder', async () => {
  stubFixWorker(null);
  await save(illegal);
  await annsPage();
  await press('Send a list');
  await screen.findByText(/the organiser sees that it is not legal/);
  await press('Send the list');
  const fix = await screen.findByRole('region', { name: 'Fix' });
  await within(fix).findByText(/^The search ran out of time before it found a change/);
  await user.click(within(fix).getByRole('button', { name: 'Save to my rosters' }));
  const link = await within(fix).findByRole('link', { name: 'Open in the builder' });
  const ids = (await listRosters()).map(({ id }) => `/build?r=${id}`);
  expect(ids).toContain(link.getAttribute('href'));
});

test('the time until the lock is shown; after it, a list is sent only if it was unlocked', async () => {
  const hour = 3_600_000;
  const { server, client } = await annsPage({ deadline: Date.UTC(2026, 10, 28, 9) + 2 * hour + 100_000 });
  expect(region('Your list').textContent).toMatch(
    /Lists are locked in 2 h [01] min: 28 November 2026 at 11:01/,
  );
  server.event.pass(3 * hour);
  await client.load();
  await screen.findByText(/you have not sent one/);
  expect(screen.queryByRole('button', { name: 'Send a list' })).toBeNull();
  server.event.organiser({ act: 'unlock', player: 'ann-1234', reason: 'A wrong file' });
  await client.load();
  await screen.findByRole('button', { name: 'Send a list' });
  expect(region('Your list').textContent).toContain('A wrong file');
});

test('the name is changed to one that no one else has', async () => {
  const { server } = await annsPage();
  await press('Change name or team');
  const name = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(name);
  await user.clear(name);
  await user.type(name, ' ben\u2800 ');
  await press('Save');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^ben\u2800? has entered already\. Add a surname or a letter\.$/)).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Anna');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(own(server)).toMatchObject({ name: 'Anna', team: 'Iron Club' });
});

test('a player checks in, withdraws after a question, and returns', async () => {
  const { server } = await annsPage({}, ({ event }) => event.stepTo('locked'));
  await press('Check in');
  await screen.findByText('You are checked in.');
  await press('Withdraw');
  const dialog = screen.getByRole('alertdialog', { name: 'Withdraw' });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await screen.findByText(/You have withdrawn/);
  expect(own(server)).toMatchObject({ isOut: true, isCheckedIn: true });
  await press('Return to the event');
  await screen.findByRole('button', { name: 'Withdraw' });
  expect(own(server)?.isOut).toBe(false);
});

/** Takes an event to its first round. */
function firstRound({ event }: FakeServer) {
  event.stepTo('locked', 'revealed', 'running');
  event.organiser({ act: 'pair', round: 1, players: 'all' });
  event.organiser({ act: 'begin', round: 1 });
}

const pairing = ({ event }: FakeServer) => event.state.rounds[0]?.pairings[0];

/** The points of Ann and Ben as a score of their pairing. */
function annAndBen(server: FakeServer, ann: number, ben: number, winner: 'ann' | 'ben' | null) {
  const isFirst = pairing(server)?.a === 'ann-1234';
  const sides = isFirst ? (['a', 'b'] as const) : (['b', 'a'] as const);
  return {
    a: isFirst ? ann : ben,
    b: isFirst ? ben : ann,
    winner: winner === null ? null : winner === 'ann' ? sides[0] : sides[1],
  };
}

test('a round shows opponent and table; a result counts once both report the same', async () => {
  const { server, client } = await annsPage({}, firstRound);
  const round = region('Round 1');
  expect(within(round).getByText('Opponent').nextSibling?.textContent).toBe('Ben');
  expect(within(round).getByText('Table').nextSibling?.textContent).toBe('1');
  await press('Report the result');
  const dialog = screen.getByRole('dialog', { name: 'Report the result' });
  await user.click(within(dialog).getByRole('button', { name: 'Report the result' }));
  await waitFor(() => expect(screen.getAllByText('Enter both scores.')).toHaveLength(2));
  expect(pairing(server)?.reported).toEqual({ a: null, b: null });
  await user.type(screen.getByRole('spinbutton', { name: 'Your score' }), '20');
  await user.type(screen.getByRole('spinbutton', { name: 'Score of Ben' }), '11');
  await user.click(within(dialog).getByRole('button', { name: 'Report the result' }));
  await screen.findByText('You reported 20 : 11, won.');
  expect(round.textContent).toContain('Ben has not reported yet.');

  const score = annAndBen(server, 20, 12, 'ben');
  server.event.player('ben-1234', { act: 'report', round: 1, pairing: 0, score });
  await client.load();
  await waitFor(() =>
    expect(round.textContent).toContain(
      'Ben reported something else, from your side: 20 : 12, lost. Correct your report, or ask the organiser to settle it.',
    ),
  );
  server.event.organiser({ act: 'result', round: 1, pairing: 0, score: annAndBen(server, 10, 10, null) });
  await client.load();
  await waitFor(() =>
    expect(round.textContent).toContain('Result: 10 : 10, drawn. Settled by the organiser.'),
  );
  expect(screen.queryByRole('button', { name: 'Correct the result' })).toBeNull();
});

test('the winner of a report follows from the scores, and another one is pointed out', async () => {
  const { server } = await annsPage({}, firstRound);
  await press('Report the result');
  const dialog = screen.getByRole('dialog', { name: 'Report the result' });
  const field = (name: string) => within(dialog).getByRole<HTMLInputElement>('spinbutton', { name });
  const chosen = () => dialog.querySelector('input:checked')?.parentElement?.textContent;
  expect([field('Your score').value, field('Score of Ben').value, chosen()]).toEqual(['', '', undefined]);
  await user.type(field('Your score'), '11');
  await user.type(field('Score of Ben'), '20');
  expect(chosen()).toBe('Ben');
  expect(dialog.textContent).not.toContain('scenario');
  await user.click(within(dialog).getByRole('radio', { name: 'You' }));
  expect(dialog.textContent).toContain('You won with the lower score. Check that the scenario says so.');
  await user.type(field('Your score'), '12');
  expect(chosen()).toBe('Ben');
  await user.click(within(dialog).getByRole('radio', { name: 'You' }));
  await user.click(within(dialog).getByRole('button', { name: 'Report the result' }));
  await screen.findByText('You reported 12 : 20, won.');
  expect(pairing(server)).toMatchObject({ result: null });
});

test('the report starts with what the opponent reported', async () => {
  const { server, client } = await annsPage({}, firstRound);
  server.event.player('ben-1234', {
    act: 'report',
    round: 1,
    pairing: 0,
    score: annAndBen(server, 3, 8, 'ben'),
  });
  await client.load();
  await press('Report the result');
  const dialog = screen.getByRole('dialog', { name: 'Report the result' });
  expect(dialog.textContent).toContain('Ben reported, from your side: 3 : 8, lost.');
  await user.click(within(dialog).getByRole('button', { name: 'Report the result' }));
  await screen.findByText('You both reported it. Only the organiser can correct it.', { exact: false });
  expect(pairing(server)?.result).toMatchObject({ ...annAndBen(server, 3, 8, 'ben'), by: 'players' });
  for (const removed of [false, true]) {
    if (removed) server.event.organiser({ act: 'result', round: 1, pairing: 0, score: null });
    await client.load();
    if (removed) await screen.findByText(/The organiser has removed this result\.$/);
    expect(screen.queryByRole('button', { name: /^(Correct|Report) the result$/ })).toBeNull();
  }
});

test('a refusal is shown in its dialog, and what was entered stays', async () => {
  const { server } = await annsPage({}, firstRound);
  await press('Report the result');
  await user.type(screen.getByRole('spinbutton', { name: 'Your score' }), '1');
  await user.type(screen.getByRole('spinbutton', { name: 'Score of Ben' }), '1');
  server.event.organiser({ act: 'result', round: 1, pairing: 0, score: annAndBen(server, 1, 1, null) });
  const dialog = screen.getByRole('dialog', { name: 'Report the result' });
  await user.click(within(dialog).getByRole('button', { name: 'Report the result' }));
  const alert = await within(dialog).findByText(/in the meantime/);
  expect(alert.getAttribute('role')).toBe('alert');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Drawn' }).checked).toBe(true);
});
