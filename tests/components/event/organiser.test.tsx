import 'fake-indexeddb/auto';
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashOfSecret, keepLink } from '@/components/event/client/secrets';
import { OrganiserPage } from '@/components/event/organiser/organiser-page';
import { printedLists, zippedLists } from '@/components/event/organiser/save-lists';
import { ToastProvider } from '@/components/ui/toast';
import type { Score, Settings } from '@/lib/events/event';
import { eventually } from '@/tests/fixtures/eventually';
import { FakeServer } from './fake-server';

vi.mock('next/navigation', () => ({
  usePathname: () => '/event',
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
vi.mock('@/components/event/organiser/save-lists', () => ({ printedLists: vi.fn(), zippedLists: vi.fn() }));

const user = userEvent.setup();

beforeEach(() => {
  window.history.replaceState(null, '', '/event?e=autumn-cup&as=organiser');
  // Hundreds of zones make looking for roles slow.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/London']);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The organiser's page of an event. */
async function organiserPage(
  settings: Partial<Settings> = {},
  prepare: (server: FakeServer) => void = () => {},
) {
  const server = new FakeServer(settings);
  prepare(server);
  const client = await server.client('organiser');
  render(
    <ToastProvider>
      <OrganiserPage client={client} store={client.store} />
    </ToastProvider>,
  );
  return { server, client };
}

/** A field by its label: looking for roles is slow in a long form. */
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, select' });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const openTab = async (name: string) => user.click(screen.getByRole('tab', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
/** Waits for a message, which is also read out. */
const said = (message: string) => screen.findAllByText(message);
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Presses a line of a menu, opened as browsers do when its button is pressed. */
async function choose(menu: string, line: string) {
  const list = screen.getByRole('menu', { name: menu, hidden: true });
  Object.assign(list, { hidePopover: () => {} });
  fireEvent(list, Object.assign(createEvent('beforetoggle', list), { newState: 'open' }));
  await user.click(within(list).getByRole('menuitem', { name: line, hidden: true }));
  fireEvent(list, Object.assign(createEvent('toggle', list), { newState: 'closed' }));
}

/** Three players: Ann with a legal list, Ben with one that is not, Cleo without one. */
function threePlayers({ event }: FakeServer) {
  event.stepTo('open');
  event.enter('ann-1234', 'Ann', 'Iron Club');
  event.enter('ben-1234', 'Ben');
  event.enter('cleo-1234', 'Cleo');
  event.send('ann-1234', 'Harbour Watch');
  event.send('ben-1234', 'Burning Error', 'illegal');
}

const rowNames = () =>
  within(screen.getByRole('table', { name: 'Players' }))
    .getAllByRole('rowheader')
    .map((head) => within(head).getByRole('button').textContent);

test('the next step says what to do, and what follows from it before it is taken', async () => {
  const { server } = await organiserPage({}, threePlayers);
  const next = screen.getByRole('region', { name: 'Next step' });
  expect(next.textContent).toContain('3 players entered and 2 lists sent. Lock the lists when all are in.');
  await press('Lock lists');
  const question = await dialog('Lock lists');
  expect(question.textContent).toContain('1 of 3 players sent no list.');
  expect(question.textContent).toContain('1 list is not legal.');
  expect(question.textContent).toContain('No list can be sent or replaced any more');
  await user.click(within(question).getByRole('button', { name: 'Lock lists' }));
  await noDialog();
  expect(server.event.state.step).toBe('locked');
  await said('Lists locked.');
  expect(screen.getByRole('button', { name: 'Reveal lists' })).toBeTruthy();
});

test('a closed event is saved beside the sentence that says so, and its closing is said once', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { client } = await organiserPage({ rounds: 1 }, (server) => {
    threePlayers(server);
    server.event.stepTo('locked', 'revealed', 'running');
  });
  await choose('More of the event', 'Close the event');
  await user.click(within(await dialog('Close the event')).getByRole('button', { name: 'Close the event' }));
  await noDialog();
  await said('Event closed.');
  await client.load();
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  const next = screen.getByRole('region', { name: 'Next step' });
  expect(next.textContent).toContain('The event is closed. Save it to a file to keep it.');
  await user.click(within(next).getByRole('button', { name: 'Save to a file' }));
  await said('Autumn-Cup.event.json saved.');
  expect(saved).toEqual(['Autumn-Cup.event.json']);
});

test('what is done among the rounds has one button, to which the next step leads', async () => {
  await organiserPage({}, (server) => {
    threePlayers(server);
    server.event.stepTo('locked', 'revealed', 'running');
  });
  await press('Go to the rounds');
  const pair = screen.getByRole('button', { name: 'Pair round 1' });
  await waitFor(() => expect(document.activeElement).toBe(pair));
  await user.click(pair);
  await screen.findByRole('button', { name: 'Start round 1' });
});

test('a step back needs a reason, which everyone can read', async () => {
  const { server } = await organiserPage({}, ({ event }) => event.stepTo('open', 'locked'));
  await choose('More of the event', 'Go back one step');
  const question = await dialog('Go back one step');
  const take = () => user.click(within(question).getByRole('button', { name: 'Go back one step' }));
  await take();
  expect(within(question).getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
  await user.type(within(question).getByLabelText('Reason'), 'Too early');
  await take();
  await noDialog();
  expect(server.event.state.step).toBe('open');
  expect(screen.getByRole('region', { name: 'Notices that everyone can read' }).textContent).toContain(
    'Too early',
  );
});

test('a question about a step closes when the step is taken at its time', async () => {
  const { server, client } = await organiserPage(
    { deadline: Date.UTC(2026, 10, 28, 18), reveals: null },
    ({ event }) => event.stepTo('open'),
  );
  await press('Lock lists');
  await dialog('Lock lists');
  server.event.pass(10 * 3_600_000);
  await client.load();
  await noDialog();
  expect(server.event.state.step).toBe('locked');
});

test('the table is filtered by what is missing, and searched by name, team and list', async () => {
  await organiserPage({}, threePlayers);
  expect(rowNames()).toEqual(['Ann', 'Ben', 'Cleo']);
  const show = screen.getByRole('combobox', { name: 'Show' });
  expect(
    within(show)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All (3)', 'No list sent (1)', 'Not legal (1)', 'Not checked in (3)', 'Withdrawn (0)']);
  await user.selectOptions(show, 'No list sent (1)');
  await waitFor(() => expect(rowNames()).toEqual(['Cleo']));
  await user.selectOptions(show, 'Not legal (1)');
  await waitFor(() => expect(rowNames()).toEqual(['Ben']));
  await user.selectOptions(show, 'All (3)');
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'iron ann');
  await waitFor(() => expect(rowNames()).toEqual(['Ann']));
  await user.clear(search);
  await user.type(search, 'burning');
  await waitFor(() => expect(rowNames()).toEqual(['Ben']));
  await user.type(search, ' zzz');
  await screen.findByText('No player matches');
  await press('Show all');
  await waitFor(() => expect(rowNames()).toHaveLength(3));
});

test('a row shows the first problem of its list, and how many more there are', async () => {
  await organiserPage({}, (server) => {
    threePlayers(server);
    server.event.send('cleo-1234', 'Iron Tide', 'illegal', [
      'No CHQ.',
      'Too many mechs.',
      'Too many points.',
    ]);
    server.event.send('ben-1234', 'Burnt Error', 'illegal', ['No CHQ.', 'Too many mechs.']);
  });
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.filter((row) => row?.includes('No CHQ.'))).toEqual([
    expect.stringMatching(/No CHQ\. 1 more$/),
    expect.stringMatching(/No CHQ\. 2 more$/),
  ]);
});

test('lists of players who withdrew count only if they were locked, alike in every place', async () => {
  const { client, server } = await organiserPage({}, (server) => {
    threePlayers(server);
    server.event.send('cleo-1234', 'Cliff Watch');
    server.event.player('ben-1234', { act: 'drop', isOut: true });
    server.event.stepTo('locked');
    server.event.player('cleo-1234', { act: 'drop', isOut: true });
  });
  const next = screen.getByRole('region', { name: 'Next step' });
  expect(next.textContent).toContain('2 lists locked. Reveal them');
  screen.getByText('1 of 8 players · 2 withdrawn · 2 lists · 0 checked in');
  const show = screen.getByRole('combobox', { name: 'Show' });
  expect(show.textContent).toContain('Not legal (0)');
  expect(show.textContent).toContain('Withdrawn (2)');
  await openTab('Lists');
  expect(screen.getByRole('tabpanel').textContent).toContain('2 lists sent.');
  server.event.stepTo('revealed');
  await client.load();
  const lists = await screen.findByRole('region', { name: 'Lists' });
  expect(within(lists).getAllByRole('listitem')).toHaveLength(2);
  expect(lists.textContent).toContain('2 lists');
  expect(lists.textContent).toContain('Cleo Withdrawn after the lock');
});

test('all lists are saved as roster files, or printed as chosen', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  vi.mocked(printedLists).mockResolvedValue(new Blob(['%PDF']));
  vi.mocked(zippedLists).mockReturnValue(new Blob(['zip']));
  await organiserPage({}, (server) => {
    threePlayers(server);
    server.event.stepTo('locked', 'revealed');
  });
  await openTab('Lists');
  await press('Save all lists');
  const saving = within(await dialog('Save all lists'));
  await user.click(saving.getByRole('radio', { name: 'US Letter' }));
  await user.click(saving.getByRole('checkbox', { name: 'Include every roster in the PDF' }));
  await user.click(saving.getByRole('button', { name: 'Verdicts (PDF)' }));
  await saving.findByText('Autumn-Cup-lists.pdf is saved.');
  expect(vi.mocked(printedLists).mock.lastCall?.[2]).toMatchObject({ paper: 'letter', withRosters: false });
  await user.click(saving.getByRole('button', { name: 'Roster files (zip)' }));
  await saving.findByText('Autumn-Cup-lists.zip is saved.');
  expect(saved).toHaveBeenCalledTimes(2);
});

test('arrow keys go from name to name', async () => {
  await organiserPage({}, threePlayers);
  screen.getByRole('button', { name: 'Ann' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Ben');
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('Cleo');
  await user.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('Ann');
});

test('a row changes when a list arrives, and the other rows stay as they are', async () => {
  const { server, client } = await organiserPage({}, threePlayers);
  const rows = () =>
    within(screen.getByRole('table', { name: 'Players' }))
      .getAllByRole('row')
      .slice(1);
  const [ann] = rows();
  server.event.send('cleo-1234', 'Last Minute');
  const before = client.store.snapshot().view?.players[0];
  await client.load();
  await waitFor(() => expect(rows()[2]?.textContent).toContain('Last Minute'));
  expect(rows()[0]).toBe(ann);
  expect(client.store.snapshot().view?.players[0]).toBe(before);
});

test('a player is added by hand, and gets a link of which only the hash is sent', async () => {
  const { server } = await organiserPage({}, threePlayers);
  await press('Add a player');
  const form = await dialog('Add a player');
  expect(document.activeElement).toBe(within(form).getByLabelText('Name'));
  const add = () => user.click(within(form).getByRole('button', { name: 'Add the player' }));
  await user.type(within(form).getByLabelText('Name'), 'ann');
  await add();
  expect(within(form).getByText('ann has entered already. Add a surname or a letter.')).toBeTruthy();
  await user.clear(within(form).getByLabelText('Name'));
  await user.type(within(form).getByLabelText('Name'), 'Dan');
  expect(within(form).getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
  await add();
  const shown = await dialog('Link for Dan');
  const link = within(shown).getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Link for this player',
  }).value;
  const secret = new URL(link).hash.replace('#k=', '');
  const dan = [...server.event.state.players.values()].find(({ name }) => name === 'Dan');
  expect(dan?.link).toBe(hashOfSecret(secret));
  expect(JSON.stringify(server.posted)).not.toContain(secret);
});

test('a locked list is unlocked with a reason, and locked again', async () => {
  const { server } = await organiserPage({}, (each) => {
    threePlayers(each);
    each.event.stepTo('locked');
  });
  await choose('Actions for Ben', 'Unlock the list');
  const question = await dialog('Unlock the list');
  await user.type(within(question).getByLabelText('Reason'), 'Sent the wrong file');
  await user.click(within(question).getByRole('button', { name: 'Unlock the list' }));
  await noDialog();
  expect(server.event.state.players.get('ben-1234')?.unlocked).toBe('Sent the wrong file');
  await choose('Actions for Ben', 'Lock the list again');
  await user.click(
    within(await dialog('Lock the list again')).getByRole('button', { name: 'Lock the list' }),
  );
  await noDialog();
  expect(server.event.state.players.get('ben-1234')?.unlocked).toBeNull();
});

test('players are checked in from the table, each without waiting for the others', async () => {
  const { server } = await organiserPage({}, (each) => {
    threePlayers(each);
    each.event.stepTo('locked', 'revealed');
  });
  await user.click(screen.getByRole('checkbox', { name: 'Ann is here' }));
  await user.click(screen.getByRole('checkbox', { name: 'Cleo is here' }));
  await screen.findByText(/2 checked in/);
  expect([...server.event.state.players.values()].map(({ isCheckedIn }) => isCheckedIn)).toEqual([
    true,
    false,
    true,
  ]);
});

test('all players who are not dropped are checked in at once', async () => {
  const { server } = await organiserPage({}, (each) => {
    threePlayers(each);
    each.event.enter('dan-1234', 'Dan');
    each.event.stepTo('locked', 'revealed');
    each.event.organiser({ act: 'drop', player: 'dan-1234', isOut: true });
    each.event.organiser({ act: 'check-in', player: 'ann-1234', isCheckedIn: true });
  });
  await press('Check in all (2)');
  await user.click(within(await dialog('Check in 2 players')).getByRole('button', { name: 'Check in' }));
  await said('2 players checked in.');
  expect([...server.event.state.players.values()].map(({ isCheckedIn }) => isCheckedIn)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(screen.queryByRole('button', { name: /^Check in all/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/3 checked in$/));
});

test('several players are selected, withdrawn and returned at once, and the focus stays', async () => {
  const { server } = await organiserPage({}, (each) => {
    threePlayers(each);
    each.event.enter('dan-1234', 'Dan');
    each.event.organiser({ act: 'drop', player: 'dan-1234', isOut: true });
  });
  await press('Select');
  expect(screen.queryByRole('button', { name: 'Return' })).toBeNull();
  await press('All');
  expect(screen.getByText('4 selected')).toBeTruthy();
  screen.getByRole('button', { name: 'Return' });
  await user.click(screen.getByLabelText('Select Dan'));
  expect(screen.getByText('3 selected')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Return' })).toBeNull();
  screen.getByLabelText('Select Ben').focus();
  await user.keyboard(' ');
  expect(document.activeElement).toBe(screen.getByLabelText('Select Ben'));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await press('Withdraw');
  await user.click(within(await dialog('Withdraw 2 players')).getByRole('button', { name: 'Withdraw' }));
  await said('2 players withdrawn.');
  expect(server.posted.map(({ command }) => command)).toEqual([
    { act: 'drop', player: ['ann-1234', 'cleo-1234'], isOut: true },
  ]);
  expect([...server.event.state.players.values()].map(({ isOut }) => isOut)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(screen.queryByText(/selected$/)).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/3 withdrawn/));

  await press('Select');
  await user.click(screen.getByLabelText('Select Dan'));
  expect(screen.getByRole('button', { name: 'Withdraw' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByLabelText('Select Ann'));
  // Each button is about those whom it can change: Ben has not withdrawn.
  await user.click(screen.getByLabelText('Select Ben'));
  await press('Return');
  await user.click(within(await dialog('Return 2 players')).getByRole('button', { name: 'Return' }));
  await said('2 players returned to the event.');
  expect(server.posted.at(-1)?.command).toEqual({
    act: 'drop',
    player: ['ann-1234', 'dan-1234'],
    isOut: false,
  });
  expect(
    [...server.event.state.players.values()].filter(({ isOut }) => isOut).map(({ name }) => name),
  ).toEqual(['Cleo']);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/1 withdrawn/));
});

test('tables whose reports differ are named at the top, of earlier rounds too, and are gone to', async () => {
  const { server, client } = await organiserPage({}, (each) => {
    threePlayers(each);
    each.event.stepTo('locked', 'revealed', 'running');
  });
  const { event } = server;
  const report = (player: string, round: number, a: number) =>
    event.player(player, { act: 'report', round, pairing: 0, score: { a, b: 0, winner: 'a' } });
  const settle = (score: Score | null) => event.organiser({ act: 'result', round: 1, pairing: 0, score });
  for (const round of [1, 2]) {
    const tables = [{ a: 'ann-1234', b: 'ben-1234' }];
    event.organiser({ act: 'pair', round, players: 'all', tables });
    event.organiser({ act: 'begin', round });
    report('ann-1234', round, 1);
    if (round === 2) break;
    report('ben-1234', round, 2);
    settle({ a: 1, b: 0, winner: 'a' });
  }
  await client.load();
  const next = screen.getByRole('region', { name: 'Next step' });
  expect(next.textContent).not.toContain('Reports differ');
  report('ben-1234', 2, 3);
  settle(null);
  await client.load();
  await within(next).findByText('Reports differ at table 1 of round 1 and table 1.');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await press('Go to table 1 of round 1');
  await waitFor(() => expect(focused()).toBe('Score of Ann, table 1 of round 1'));
  settle({ a: 1, b: 0, winner: 'a' });
  await client.load();
  await press('Go to table 1');
  await waitFor(() => expect(focused()).toBe('Score of Ann, table 1'));
});

test('a note that was changed elsewhere meanwhile is not replaced unseen', async () => {
  const { server, client } = await organiserPage({}, threePlayers);
  await choose('Actions for Ann', 'Private note');
  const form = await dialog('Private note');
  await user.type(within(form).getByLabelText('Note'), 'Paid');
  server.event.organiser({ act: 'note', player: 'ann-1234', note: 'Pays on the day' });
  await client.load();
  const save = () => user.click(within(form).getByRole('button', { name: 'Save the note' }));
  await save();
  expect((await within(form).findByText(/in the meantime/)).getAttribute('role')).toBe('alert');
  expect(server.event.state.players.get('ann-1234')?.note).toBe('Pays on the day');
  await save();
  await noDialog();
  expect(server.event.state.players.get('ann-1234')?.note).toBe('Paid');
});

test('details show the problems of a list before the reveal, and a reminder says what is missing', async () => {
  await organiserPage({ deadline: Date.UTC(2026, 10, 28, 18) }, threePlayers);
  await user.click(screen.getByRole('button', { name: 'Ben' }));
  const details = await dialog('Ben');
  expect(within(details).getByRole('button', { name: 'Search for a fix' })).toBeTruthy();
  expect(within(details).queryByRole('button', { name: 'Open the list' })).toBeNull();
  await user.click(within(details).getByRole('button', { name: 'Reminder to paste' }));
  const reminder = within(await dialog('Reminder to paste')).getByRole<HTMLTextAreaElement>('textbox');
  expect(reminder.value).toContain('Hello Ben,\nyour list “Burning Error” for Autumn Cup is not legal');
  expect(reminder.value).toContain('Lists are locked on 28 November 2026 at 18:00 (Europe/London).');
});

test('lists are read before the reveal only with a reason', async () => {
  const { server } = await organiserPage({}, threePlayers);
  await openTab('Lists');
  expect(screen.queryByRole('button', { name: 'Open the list of Ann' })).toBeNull();
  await press('Look before the reveal');
  const question = await dialog('Look before the reveal');
  await user.type(within(question).getByLabelText('Reason'), 'A dispute');
  await user.click(within(question).getByRole('button', { name: 'Look at the lists' }));
  await noDialog();
  expect(screen.getByRole('button', { name: 'Open the list of Ann' })).toBeTruthy();
  expect(server.event.state.notices).toMatchObject([{ what: 'looked', reason: 'A dispute' }]);
});

test('players with the same list are shown together', async () => {
  await organiserPage({}, (server) => {
    threePlayers(server);
    server.event.send('cleo-1234', 'Harbour Watch');
  });
  await openTab('Lists');
  expect(screen.getByRole('region', { name: 'Duplicate lists' }).textContent).toContain('Ann and Cleo');
});

test('settings are saved, and those that are fixed cannot be edited', async () => {
  const { server } = await organiserPage({}, threePlayers);
  await openTab('Settings');
  expect(field('Game')).toHaveProperty('disabled', true);
  expect(field('Pack')).toHaveProperty('disabled', false);
  await user.clear(field('Name'));
  await press('Save the settings');
  await screen.findByText('Enter a name.');
  expect(document.activeElement).toBe(field('Name'));
  await user.type(field('Name'), 'Winter Cup');
  await eventually(() => expect(screen.queryByText('Enter a name.')).toBeNull());
  await press('Save the settings');
  await said('Settings saved.');
  expect(server.event.state.settings).toMatchObject({ name: 'Winter Cup', zone: 'Europe/London' });
});

test('settings that are edited are kept while other parts are shown, and the page is not left without asking', async () => {
  await organiserPage({}, threePlayers);
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await openTab('Settings');
  expect(leaves()).toBe(true);
  await user.type(field('Place'), ' 2');
  await openTab('Players');
  expect(leaves()).toBe(false);
  await openTab('Settings not saved');
  expect(field('Place')).toHaveProperty('value', 'Village hall 2');
  await press('Discard changes');
  expect(field('Place')).toHaveProperty('value', 'Village hall');
  expect(leaves()).toBe(true);
});

test('the organiser’s own link can be copied again while the tab that knows it is open', async () => {
  const link = 'http://192.168.0.7:3000/event?e=autumn-cup#k=secret';
  const { client } = await organiserPage();
  await openTab('Links and file');
  expect(screen.queryByRole('button', { name: 'Copy your link' })).toBeNull();
  keepLink(client.place, link);
  await openTab('Players');
  await openTab('Links and file');
  expect(screen.getByRole('button', { name: 'Copy your link' })).toBeTruthy();
  expect(screen.getByDisplayValue(link)).toBeTruthy();
  expect(screen.getByText('This address works on this network only.')).toBeTruthy();
  sessionStorage.clear();
});

test('links are made and withdrawn, but not the last one of an organiser', async () => {
  const { server } = await organiserPage();
  await openTab('Links and file');
  await press('Withdraw Organiser’s link');
  const question = await dialog('Withdraw the link');
  await user.click(within(question).getByRole('button', { name: 'Withdraw the link' }));
  expect(
    await within(question).findByText('This is the only link for organisers; make another one first.'),
  ).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await press('Make a link');
  const form = await dialog('Make a link');
  await user.click(within(form).getByRole('radio', { name: 'A spectator' }));
  await user.type(within(form).getByLabelText('Label'), 'Club blog');
  await user.click(within(form).getByRole('button', { name: 'Make the link' }));
  const shown = await dialog('Spectator’s link');
  const link = within(shown).getByRole<HTMLTextAreaElement>('textbox').value;
  expect(server.event.state.links.at(-1)).toMatchObject({
    role: 'spectator',
    label: 'Club blog',
    hash: hashOfSecret(new URL(link).hash.replace('#k=', '')),
  });
});
