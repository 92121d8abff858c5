import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedEvents } from '@/components/event/client/remembered';
import { hashOfSecret } from '@/components/event/client/secrets';
import { PublicPage } from '@/components/event/public/public-page';
import { ScreenPairings, ScreenStandings } from '@/components/event/screen-page';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import type { Round, Settings } from '@/lib/events/event';
import type { EventView } from '@/lib/events/view';
import { FakeServer } from './fake-server';

const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The public page of an event. */
async function publicPage(
  settings: Partial<Settings> = {},
  prepare: (server: FakeServer) => void = () => {},
) {
  const server = new FakeServer(settings);
  server.event.stepTo('open');
  prepare(server);
  const client = await server.client('public');
  render(<PublicPage client={client} store={client.store} />);
  return { server, client };
}

const region = (name: string) => screen.getByRole('region', { name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('the page says what the event is, and how far it has come', async () => {
  await publicPage({
    maxPlayers: 24,
    illegal: 'refused',
    shown: 'opponent',
    deadline: Date.UTC(2026, 10, 28, 18),
    zone: 'America/New_York',
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Autumn Cup');
  const steps = within(screen.getByRole('list', { name: 'Course of the event' })).getAllByRole('listitem');
  expect(steps.map((step) => [step.getAttribute('aria-current'), step.textContent])).toEqual([
    [null, 'In preparation, done'],
    ['step', 'Open for lists'],
    [null, 'Lists locked28 Nov, 13:00'],
    [null, 'Lists revealed'],
    [null, 'Rounds'],
    [null, 'Closed'],
  ]);
  const { textContent } = region('The event');
  for (const part of [
    'None: only the rules of the game apply.',
    '28 November 2026 at 13:00 in the zone America/New_York; 28 November 2026 at',
    '0 of 24',
    'Only legal lists are accepted. After the reveal each opponent of a round can read them.',
    '3 rounds, Swiss pairings',
    '3 for a win, 1 for a draw, 0 for a loss, 3 for a bye',
  ])
    expect(textContent).toContain(part);
});

test('whoever enters gets a link to keep, which opens their page', async () => {
  const { server } = await publicPage();
  await press('Enter the event');
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  await user.type(screen.getByLabelText('Name'), 'Ann');
  expect(screen.queryByText('Enter a name.')).toBeNull();
  await user.type(screen.getByLabelText('Team or club'), 'Iron Club');
  await press('Enter the event');
  await screen.findByText(
    'This browser remembers your page. It is listed under Events. This address works on this machine only.',
  );
  const [player] = [...server.event.state.players.values()];
  expect(player).toMatchObject({ name: 'Ann', team: 'Iron Club' });
  const link = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your link' }).value;
  const secret = new URL(link).hash.replace('#k=', '');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(player?.link).toBe(hashOfSecret(secret));
  expect(rememberedEvents()).toMatchObject([
    { place: { as: 'player', player: player?.id }, name: 'Autumn Cup' },
  ]);
  // The secret is on no stored page of this browser, and in no request but the one that exchanges it.
  expect(JSON.stringify(localStorage)).not.toContain(secret);
  expect(JSON.stringify(server.posted)).not.toContain(secret);
  const goTo = screen.getByRole('link', { name: 'Go to your page' });
  expect(goTo.getAttribute('href')).toContain(`p=${player?.id}`);
});

test('an entry whose answer was lost is sent again as the same one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { server, client } = await publicPage();
  server.isHeard = false;
  const typing = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await typing.type(screen.getByLabelText('Name'), 'Ann');
  await typing.click(screen.getByRole('button', { name: 'Enter the event' }));
  await vi.advanceTimersByTimeAsync(10_000);
  await screen.findByText('The server did not answer. Check your connection, then try again.');
  server.isHeard = true;
  // The page hears of the entry before it is sent again.
  await client.load();
  await screen.findByText('1 player');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ann');
  await typing.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Your link', { selector: 'h2 *' });
  expect(server.event.state.players.size).toBe(1);
  vi.useRealTimers();
});

test('without a connection the page says so', async () => {
  const { client } = await publicPage();
  const sentence =
    'No connection to the server. What you see may be out of date. Muster keeps trying to connect.';
  expect(screen.queryByText(sentence)).toBeNull();
  act(() => client.store.set({ connection: 'offline' }));
  expect(screen.getByText(sentence).getAttribute('role')).toBe('status');
});

test('there is no form before the event is open, where players are invited or once the lists are locked, and none in a full event', async () => {
  const server = new FakeServer({ opens: Date.UTC(2026, 10, 20, 9), zone: 'UTC' });
  const client = await server.client('public');
  render(<PublicPage client={client} store={client.store} />);
  expect(region('Enter').textContent).toMatch(/Entry is not open yet\. It opens on .*20 Nov/);
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  await publicPage({ entry: 'invitation' });
  expect(screen.queryByRole('region', { name: 'Enter' })).toBeNull();
  cleanup();
  await publicPage({ maxPlayers: 2 }, ({ event }) => {
    event.enter('ann-1234', 'Ann');
    event.enter('ben-1234', 'Ben');
  });
  expect(region('Enter').textContent).toContain('The event is full: 2 players have entered.');
  cleanup();
  await publicPage({}, ({ event }) => event.stepTo('locked'));
  expect(screen.queryByRole('region', { name: 'Enter' })).toBeNull();
});

test('steps back, unlocked lists and looks are told with their reasons, the latest first', async () => {
  await publicPage({}, ({ event }) => {
    event.enter('ann-1234', 'Ann');
    event.stepTo('locked');
    event.organiser({ act: 'unlock', player: 'ann-1234', reason: 'A wrong file' });
    event.organiser({ act: 'look', reason: 'A dispute' });
    event.organiser({ act: 'step', to: 'open', reason: 'Too early' });
  });
  const notices = within(region('Notices')).getAllByRole('listitem');
  expect(notices.map(({ textContent }) => textContent?.replace(/\d+ November.*\d\d:\d\d/, ''))).toEqual([
    'The event went back from “Lists locked” to “Open for lists”.. Reason: Too early',
    'The organiser looked at the lists before the reveal.. Reason: A dispute',
    'The list of Ann was unlocked.. Reason: A wrong file',
  ]);
});

/** Ann's list is sent by her page, as the server checks it. */
async function withList(server: FakeServer) {
  server.event.enter('ann-1234', 'Ann');
  const { store, ask } = await server.client({ player: 'ann-1234' }).then((client) => ({
    store: client.store,
    ask: client.ask.bind(client),
  }));
  const [me] = store.snapshot().view?.players ?? [];
  await ask({ act: 'send', roster: combined }, me?.revision ?? 0);
}

test('lists are hidden until the reveal, and then opened and verified', async () => {
  const { server, client } = await publicPage();
  await withList(server);
  server.event.stepTo('locked');
  await client.load();
  await screen.findByText('List locked');
  expect(screen.queryByRole('button', { name: 'Open the list of Ann' })).toBeNull();
  expect(region('Verify the lists').textContent).toContain(
    'This can be checked once the lists are revealed.',
  );

  server.event.stepTo('revealed');
  await client.load();
  await press('Open the list of Ann');
  const dialog = screen.getByRole('dialog', { name: 'Harbour Watch' });
  await within(dialog).findByText('Checked: this list matches its seal.');
  await within(dialog).findByRole('region', { name: 'Sheet' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await press('Verify the lists');
  await screen.findByText('The only list matches its seal.');
});

test('the list of a player who withdrew before the lock is not among the revealed ones', async () => {
  const { server, client } = await publicPage();
  await withList(server);
  server.event.enter('ben-1234', 'Ben');
  server.event.send('ben-1234', 'Burning Error');
  server.event.player('ben-1234', { act: 'drop', isOut: true });
  server.event.stepTo('locked', 'revealed');
  await client.load();
  await screen.findByText('1 player, 1 withdrawn');
  screen.getByText('1 list');
  expect(screen.queryByRole('button', { name: 'Open the list of Ben' })).toBeNull();
  await press('Verify the lists');
  await screen.findByText('The only list matches its seal.');
});

test('a list that the server changed after the lock is found', async () => {
  const { server, client } = await publicPage();
  await withList(server);
  server.event.stepTo('locked', 'revealed');
  await client.load();
  const { contents, state } = server.event;
  const content = state.players.get('ann-1234')?.list?.content ?? '';
  contents.set(content, new TextEncoder().encode(JSON.stringify({ ...combined, name: 'Harbour Watch 2' })));
  await press('Verify the lists');
  await screen.findByText(/1 list does not match its seal/);
  await press('Open the list of Ann');
  await screen.findByText(/^This list does not match its seal/);
});

test('pairings of a round are found by name, with their results', async () => {
  await publicPage({ maxPlayers: 40 }, ({ event }) => {
    for (let index = 1; index <= 25; index++) event.enter(`player-${index}`, `Player ${index}`);
    event.stepTo('locked', 'revealed', 'running');
    event.organiser({ act: 'pair', round: 1, players: 'all' });
    event.organiser({ act: 'begin', round: 1 });
    event.organiser({ act: 'result', round: 1, pairing: 0, score: { a: 20, b: 3, winner: 'a' } });
  });
  const pairings = region('Pairings');
  const lines = () =>
    within(pairings)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(lines()).toHaveLength(13);
  expect(lines()[0]).toMatch(/^Table 1Player \d+, winneragainst Player \d+20 : 3settled by the organiser$/);
  expect(lines().at(-1)).toMatch(/^–Player \d+Bye$/);
  await user.type(within(pairings).getByRole('searchbox', { name: 'Find a player' }), 'player 25');
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain('Player 25');
});

/** Ann beats Ben, and Cid has a bye. */
function oneRound({ event }: FakeServer) {
  for (const name of ['Ann', 'Ben', 'Cid']) event.enter(`${name.toLowerCase()}-1234`, name);
  event.stepTo('locked', 'revealed', 'running');
  const tables = [
    { a: 'ben-1234', b: 'ann-1234' },
    { a: 'cid-1234', b: null },
  ];
  event.organiser({ act: 'pair', round: 1, players: 'all', tables });
  event.organiser({ act: 'begin', round: 1 });
  event.organiser({ act: 'result', round: 1, pairing: 0, score: { a: 3, b: 20, winner: 'b' } });
}

test('standings have a column for each tie-break, and a row opens to show its results and sums', async () => {
  const scoring = { win: 3, draw: 1, loss: 0, bye: 3, tieBreaks: ['scored', 'difference'] } as const;
  await publicPage({ scoring }, oneRound);
  expect(region('Standings').textContent).toContain('In the tie-breaks a bye counts as 0.');
  const standings = region('Standings');
  const rows = within(standings).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1Ann3 pointsGames 1–0–01 won, 0 drawn, 0 lostPoints scored 20Difference 17',
    '2Cid3 pointsGames 0–0–00 won, 0 drawn, 0 lost, 1 byePoints scored 0Difference 0',
    '3Ben0 pointsGames 0–0–10 won, 0 drawn, 1 lostPoints scored 3Difference −17',
  ]);
  await user.click(within(standings).getByText('Cid'));
  expect((await within(standings).findByText('Round 1')).nextSibling?.textContent).toBe('Bye');
  await user.click(within(standings).getByText('Ann'));
  await within(standings).findByText('20 − 3 = 17, scored and conceded');
  expect(standings.textContent).toContain('Round 120 : 3, won, against Ben');
});

test('the standings come before the rounds once the event is closed', async () => {
  const { server, client } = await publicPage({}, oneRound);
  const parts = () =>
    screen
      .getAllByRole('region')
      .slice(0, 2)
      .map((part) => within(part).getByRole('heading').textContent);
  expect(parts()).toEqual(['Pairings', 'Standings']);
  server.event.stepTo('closed');
  await client.load();
  await screen.findByText('final');
  expect(parts()).toEqual(['Standings', 'Pairings']);
});

test('the page for a projector says what its numbers are, and shows long names in full', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { client } = await publicPage({}, oneRound);
  cleanup();
  const view = client.store.snapshot().view as EventView;
  render(<ScreenPairings view={view} round={view.rounds[0] as Round} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Annagainst BenTable 1',
    'Benagainst AnnTable 1',
    'CidBye–',
  ]);
  expect(document.querySelector('.truncate')).toBeNull();
  cleanup();
  render(<ScreenStandings view={view} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('2Cid0–0–01 bye3');
});
