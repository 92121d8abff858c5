import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventClient } from '@/components/event/client/event-client';
import { useEventView } from '@/components/event/client/hooks';
import { RoundsTab } from '@/components/event/organiser/rounds/rounds-tab';
import { ToastProvider } from '@/components/ui/toast';
import type { Pairing, Settings } from '@/lib/events/event';
import { eventually } from '@/tests/fixtures/eventually';
import { FakeServer } from './fake-server';

vi.mock('next/navigation', () => ({ usePathname: () => '/event' }));

const user = userEvent.setup();

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Rounds = ({ client }: { client: EventClient }) => (
  <RoundsTab client={client} view={useEventView(client.store)} sought={null} />
);

const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
const idOf = (name: string) => `${name.toLowerCase()}-1234`;

/** The rounds of a running event with some players. */
async function rounds(
  settings: Partial<Settings> = {},
  prepare: (server: FakeServer) => void = () => {},
  players = names,
) {
  const server = new FakeServer(settings);
  server.event.stepTo('open');
  for (const name of players) server.event.enter(idOf(name), name);
  server.event.stepTo('locked', 'revealed', 'running');
  prepare(server);
  const client = await server.client('organiser');
  render(
    <ToastProvider>
      <Rounds client={client} />
    </ToastProvider>,
  );
  return { server, client };
}

/** Pairs and begins a round. */
const begin =
  (round: number) =>
  ({ event }: FakeServer) => {
    event.organiser({ act: 'pair', round, players: 'all' });
    event.organiser({ act: 'begin', round });
  };

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
const pairings = ({ event }: FakeServer, round = 1) => event.state.rounds[round - 1]?.pairings ?? [];
const nameOf = ({ event }: FakeServer, id: string | null) =>
  id === null ? '' : (event.state.players.get(id)?.name ?? '');
const score = (name: string, table: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Score of ${name}, table ${table}` });

/** The names at a table. */
function at(server: FakeServer, table: number): [a: string, b: string, pairing: Pairing] {
  const pairing = pairings(server)[table - 1];
  if (!pairing) throw new Error(`No table ${table}`);
  return [nameOf(server, pairing.a), nameOf(server, pairing.b), pairing];
}

test('a round is paired, looked at and started', async () => {
  const { server } = await rounds();
  await press('Pair round 1');
  const prepared = await screen.findByRole('region', { name: 'Round 1' });
  expect(within(prepared).getAllByRole('listitem')).toHaveLength(2);
  expect(prepared.textContent).toContain('players do not see it yet');
  await press('Start round 1');
  await user.click(within(await dialog('Start round 1')).getByRole('button', { name: 'Start the round' }));
  await noDialog();
  expect(server.event.state.rounds[0]?.begun).not.toBeNull();
  await screen.findByRole('region', { name: 'Round 1 of 3' });
});

test('players who did not check in are left out, and it is said how many', async () => {
  const { server } = await rounds({}, ({ event }) => {
    for (const name of ['Ann', 'Ben']) event.player(idOf(name), { act: 'check-in', isCheckedIn: true });
  });
  expect(screen.getByText('2 players not checked in are left out of this round.')).toBeTruthy();
  await press('Pair round 1');
  await screen.findByRole('button', { name: 'Start round 1' });
  expect(pairings(server)).toHaveLength(1);
});

test('tables are changed by hand: two players that are chosen change places, with warnings', async () => {
  const { server } = await rounds({}, (each) => {
    begin(1)(each);
    for (const pairing of [0, 1])
      each.event.organiser({ act: 'result', round: 1, pairing, score: { a: 2, b: 1, winner: 'a' } });
    each.event.organiser({ act: 'pair', round: 2, players: 'all' });
  });
  const [first] = pairings(server, 2);
  await press('Change by hand');
  const form = await dialog('Tables of round 2');
  expect(form.textContent).not.toContain('already met');
  const seats = () => within(within(form).getByRole('list', { name: 'Tables' })).getAllByRole('button');
  const met = pairings(server, 1).find(({ a, b }) => a === first?.a || b === first?.a);
  const opponent = nameOf(server, (met?.a === first?.a ? met?.b : met?.a) ?? null);
  const other = seats().find((seat) => seat.textContent?.startsWith(opponent));
  await user.click(seats()[1] as HTMLElement);
  expect(seats()[1]?.getAttribute('aria-pressed')).toBe('true');
  await user.click(other as HTMLElement);
  expect(form.textContent?.match(/already met in round 1\./g)).toHaveLength(2);
  await user.click(within(form).getByRole('button', { name: 'Save the tables' }));
  await noDialog();
  expect(server.event.state.rounds[1]?.how).toBe('by-hand');
  expect(nameOf(server, pairings(server, 2)[0]?.b ?? null)).toBe(opponent);
});

test('players who are paired without a list are named, a few of them, and can be paired', async () => {
  const { server, client } = await rounds({}, () => {}, ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']);
  expect(screen.getByText(/without a list are paired too/).textContent).toBe(
    'Warning: 6 players without a list are paired too: Ann, Ben, Cleo and 3 more.',
  );
  for (const name of ['Ann', 'Ben']) {
    server.event.organiser({ act: 'unlock', player: idOf(name), reason: 'Late' });
    server.event.send(idOf(name));
  }
  for (const name of ['Ann', 'Ben', 'Cleo'])
    server.event.player(idOf(name), { act: 'check-in', isCheckedIn: true });
  await client.load();
  const note = await screen.findByText(/^1 player without/);
  expect(note.textContent).toBe('Warning: 1 player without a list is paired too: Cleo.');
  await press('Pair round 1');
  await screen.findByRole('button', { name: 'Start round 1' });
  expect(pairings(server)).toHaveLength(2);
});

test('a round by hand can leave a player out', async () => {
  const { server } = await rounds({ pairing: 'by-hand' }, () => {}, ['Ann', 'Ben', 'Cleo']);
  expect(screen.queryByRole('button', { name: 'Pair round 1' })).toBeNull();
  await press('Pair by hand');
  const form = await dialog('Tables of round 1');
  await user.click(within(form).getByRole('button', { name: /^Cleo ?, bye$/ }));
  await user.click(within(form).getByRole('button', { name: /^Leave out ?, not in this round$/ }));
  expect(within(form).getByRole('button', { name: /^Cleo ?, not in this round$/ })).toBeTruthy();
  await user.click(within(form).getByRole('button', { name: 'Save the tables' }));
  await noDialog();
  expect(pairings(server)).toMatchObject([{ a: 'ann-1234', b: 'ben-1234', table: 1 }]);
});

test('results are typed with the keyboard alone: the winner follows, and Enter goes on to the next game', async () => {
  const { server } = await rounds({}, begin(1));
  const [a, b] = at(server, 1);
  const [c] = at(server, 2);
  score(a, 1).focus();
  await user.keyboard('20{Tab}11');
  const winner = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Winner, table 1' });
  expect(winner.selectedOptions[0]?.textContent).toBe(`${a} won`);
  expect(document.activeElement).toBe(score(b, 1));
  await user.keyboard('{Enter}');
  await screen.findByText(`20 : 11, ${a} won`);
  expect(at(server, 1)[2].result).toEqual({ a: 20, b: 11, winner: 'a', by: 'organiser' });
  await eventually(() => expect(document.activeElement).toBe(score(c, 2)));
  await user.keyboard('7{Tab}7{Enter}');
  await screen.findByText('7 : 7, drawn');
  expect(at(server, 2)[2].result).toMatchObject({ winner: null });
  await eventually(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('All results of round 1 are in'),
  );
});

test('a result that is not complete says what is missing, and the winner can be another than by score', async () => {
  const { server } = await rounds({}, begin(1));
  const [a, b] = at(server, 1);
  await user.type(score(a, 1), '20{Enter}');
  expect(screen.getByText('Enter two whole numbers from 0 to 9999.')).toBeTruthy();
  expect(score(a, 1).getAttribute('aria-invalid')).toBe(null);
  expect(score(b, 1).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(score(b, 1));
  await user.type(score(b, 1), '11');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Winner, table 1' }), `${b} won`);
  await press('Save the result, table 1');
  await screen.findByText(`20 : 11, ${b} won`);
  expect(at(server, 1)[2].result).toMatchObject({ a: 20, b: 11, winner: 'b' });
});

test('a changed score decides the winner again, and a winner against the score is pointed out', async () => {
  const { server } = await rounds({}, (each) => {
    begin(1)(each);
    each.event.organiser({ act: 'result', round: 1, pairing: 0, score: { a: 20, b: 11, winner: 'a' } });
  });
  const [a, b] = at(server, 1);
  await press('Correct the result of table 1');
  const winner = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Winner, table 1' });
  const warning = () => screen.queryByText(/Check that the scenario says so\.$/)?.textContent;
  await user.selectOptions(winner, `${b} won`);
  expect(warning()).toBe(`${b} won with the lower score. Check that the scenario says so.`);
  await user.selectOptions(winner, 'Drawn');
  expect(warning()).toBe('Drawn with different scores. Check that the scenario says so.');
  await user.clear(score(b, 1));
  await user.type(score(b, 1), '25');
  expect(winner.selectedOptions[0]?.textContent).toBe(`${b} won`);
  expect(warning()).toBeUndefined();
  await user.keyboard('{Enter}');
  await screen.findByText(`20 : 25, ${b} won`);
  expect(a).not.toBe(b);
  expect(at(server, 1)[2].result).toMatchObject({ a: 20, b: 25, winner: 'b' });
});

test('reports that differ are shown side by side, and one of them settles the game', async () => {
  const { server, client } = await rounds({}, begin(1));
  const [a, b, pairing] = at(server, 1);
  const report = (player: string | null, winner: 'a' | 'b') =>
    server.event.player(player ?? '', {
      act: 'report',
      round: 1,
      pairing: 0,
      score: { a: 20, b: 11, winner },
    });
  report(pairing.a, 'a');
  await client.load();
  await screen.findByText(`20 : 11, ${a} won`);
  expect(screen.queryByText('The reports differ')).toBeNull();
  report(pairing.b, 'b');
  await client.load();
  await screen.findByText('The reports differ');
  await press(`Use this report of ${b}`);
  await screen.findByText('(settled)');
  expect(screen.queryByText('The reports differ')).toBeNull();
  expect(at(server, 1)[2].result).toEqual({ a: 20, b: 11, winner: 'b', by: 'organiser' });
});

test('a result that both reported alike is corrected without a word of a difference', async () => {
  await rounds({}, (each) => {
    begin(1)(each);
    const { a, b } = at(each, 1)[2];
    for (const id of [a, b ?? ''])
      each.event.player(id, { act: 'report', round: 1, pairing: 0, score: { a: 4, b: 4, winner: null } });
  });
  await press('Correct the result of table 1');
  expect(screen.getByText('Both players').parentElement?.textContent).toBe(
    'Both players reported: 4 : 4, drawn',
  );
  expect(screen.queryByText('The reports differ')).toBeNull();
});

test('what is typed stays while a report arrives', async () => {
  const { server, client } = await rounds({}, begin(1));
  const [a, , pairing] = at(server, 1);
  await user.type(score(a, 1), '18');
  server.event.player(pairing.a, {
    act: 'report',
    round: 1,
    pairing: 0,
    score: { a: 20, b: 11, winner: 'a' },
  });
  await client.load();
  await screen.findByText(`20 : 11, ${a} won`);
  expect(score(a, 1).value).toBe('18');
});

test('a result is corrected, and a settled one removed', async () => {
  const { server } = await rounds({}, (each) => {
    begin(1)(each);
    each.event.organiser({ act: 'result', round: 1, pairing: 0, score: { a: 20, b: 11, winner: 'a' } });
  });
  const [a, b] = at(server, 1);
  await press('Correct the result of table 1');
  expect(score(a, 1).value).toBe('20');
  expect(document.activeElement).toBe(score(a, 1));
  await user.clear(score(b, 1));
  await user.type(score(b, 1), '12{Enter}');
  await screen.findByText(`20 : 12, ${a} won`);
  await press('Correct the result of table 1');
  await press('Cancel');
  await eventually(() => expect(document.activeElement?.textContent).toBe('Correct the result of table 1'));
  await press('Correct the result of table 1');
  await press('Remove the result');
  await eventually(() => expect(at(server, 1)[2].result).toBeNull());
  await eventually(() => expect(document.activeElement).toBe(score(a, 1)));
});

test('games are found by table or player, and those with a result can be hidden', async () => {
  const players = Array.from({ length: 20 }, (_, at) => `Player ${String.fromCharCode(65 + at)}`);
  const { server } = await rounds(
    { maxPlayers: 40 },
    begin(1),
    players.map((name) => name.replace(' ', '-')),
  );
  const rows = () => screen.getAllByRole('listitem').filter((row) => row.querySelector('form, p'));
  expect(rows()).toHaveLength(10);
  const search = screen.getByRole('searchbox', { name: 'Find a table or player' });
  await user.type(search, '7');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]?.textContent).toContain('Table 7');
  // The next search replaces this one once the result is saved.
  await user.type(score(at(server, 7)[0], 7), '2{Tab}2{Enter}');
  await screen.findByText('2 : 2, drawn');
  await eventually(() => expect(document.activeElement).toBe(search));
  await user.keyboard('8');
  expect(rows()[0]?.textContent).toContain('Table 8');
  await user.clear(search);
  await user.type(search, 'player-c');
  expect(rows()).toHaveLength(1);
  await user.clear(search);
  const [a] = at(server, 3);
  await user.type(score(a, 3), '3{Tab}1{Enter}');
  await screen.findByText(`3 : 1, ${a} won`);
  await user.click(screen.getByRole('checkbox', { name: 'Only games without a result' }));
  expect(rows()).toHaveLength(8);
});

test('the clock of a round is started, extended and stopped, by the time of the server', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28, 8, 30) });
  const { server } = await rounds({}, begin(1));
  const minutes = screen.getByRole('spinbutton', { name: 'Minutes on the clock' });
  await user.clear(minutes);
  await user.type(minutes, '90');
  await press('Start the clock');
  await screen.findByRole('timer');
  expect(server.event.state.rounds[0]?.until).toBe(server.event.now + 90 * 60_000);
  await press('Add 5 minutes');
  await eventually(() => expect(server.event.state.rounds[0]?.until).toBe(server.event.now + 95 * 60_000));
  await press('Stop the clock');
  await screen.findByRole('button', { name: 'Start the clock' });
  vi.useRealTimers();
});

test('a clock is not started for a finished round, but one that runs can be stopped', async () => {
  const { server, client } = await rounds({}, (each) => {
    begin(1)(each);
    each.event.organiser({ act: 'clock', round: 1, until: each.event.now + 60_000 });
    for (const pairing of [0, 1])
      each.event.organiser({ act: 'result', round: 1, pairing, score: { a: 2, b: 1, winner: 'a' } });
  });
  await press('Stop the clock');
  await eventually(() => expect(screen.queryByRole('button', { name: 'Stop the clock' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Start the clock' })).toBeNull();
  server.event.organiser({ act: 'result', round: 1, pairing: 0, score: null });
  await client.load();
  await screen.findByRole('button', { name: 'Start the clock' });
});

test('games of an earlier round are named with their round, and corrected', async () => {
  const { server } = await rounds({}, (each) => {
    for (const round of [1, 2]) {
      begin(round)(each);
      for (const pairing of [0, 1])
        each.event.organiser({ act: 'result', round, pairing, score: { a: 2, b: 1, winner: 'a' } });
    }
  });
  await user.click(screen.getByText('Round 1'));
  await screen.findByRole('button', { name: 'Correct the result of table 1 of round 1' });
  const labels = screen.getAllByRole('button', { name: /^Correct/ }).map(({ textContent }) => textContent);
  expect(new Set(labels).size).toBe(4);
  await press('Correct the result of table 1 of round 1');
  await press('Remove the result');
  await eventually(() => expect(at(server, 1)[2].result).toBeNull());
  expect(screen.queryByRole('button', { name: 'Pair round 3' })).toBeNull();
  const [first, second] = screen.getAllByRole('textbox', { name: /^Score of .*, table 1 of round 1$/ });
  await user.type(first as HTMLElement, '5');
  await user.type(second as HTMLElement, '4{Enter}');
  await screen.findByRole('button', { name: 'Pair round 3' });
});

test('a round without results can be removed', async () => {
  const { server } = await rounds({}, begin(1));
  await press('Remove the round');
  await user.click(within(await dialog('Remove round 1')).getByRole('button', { name: 'Remove the round' }));
  await noDialog();
  expect(server.event.state.rounds).toEqual([]);
  expect(screen.getByRole('button', { name: 'Pair round 1' })).toBeTruthy();
});
