import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PapersMenu } from '@/components/event/papers/papers-menu';
import { ToastProvider } from '@/components/ui/toast';
import { type EventView, viewOf } from '@/lib/events/view';
import { printInBrowser } from '@/lib/sheet/pdf/in-browser';
import { TestEvent } from '../../events/play';
import './fake-server';

vi.mock('next/navigation', () => ({ usePathname: () => '/event' }));
vi.mock('@/lib/sheet/pdf/in-browser', () => ({ printInBrowser: vi.fn() }));

const user = userEvent.setup();
const print = vi.mocked(printInBrowser);
/** The names of the files that were saved. */
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  print.mockReset().mockResolvedValue(new Blob(['%PDF']));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The menu of an event of four players in its second round. */
function menu(rounds = 2) {
  const event = new TestEvent();
  event.stepTo('open');
  for (const name of ['Ann', 'Ben', 'Cid', 'Eve']) event.enter(`player-${name}`, name);
  event.stepTo('locked', 'revealed', 'running');
  for (let round = 1; round <= rounds; round++) {
    event.organiser({ act: 'pair', round, players: 'all' });
    event.organiser({ act: 'begin', round });
    for (const pairing of round < rounds ? [0, 1] : [])
      event.organiser({ act: 'result', round, pairing, score: { a: 2, b: 1, winner: 'a' } });
  }
  const view = viewOf(event.state, { role: 'organiser' }, event.now) as EventView;
  render(
    <ToastProvider>
      <PapersMenu view={view} />
    </ToastProvider>,
  );
}

/** Opens the menu, as browsers do when its button is pressed. */
function openMenu() {
  const list = screen.getByRole('menu', { name: 'Print and save', hidden: true });
  Object.assign(list, { hidePopover: () => {} });
  const opening = createEvent('beforetoggle', list);
  Object.assign(opening, { newState: 'open' });
  fireEvent(list, opening);
}

const choose = async (line: string) => {
  openMenu();
  await user.click(screen.getByRole('menuitem', { name: line, hidden: true }));
};

test('a paper of the newest round is made at once, and again for another round or size', async () => {
  menu();
  await choose('Pairings by name');
  const dialog = await screen.findByRole('dialog', { name: 'Pairings by name' });
  await within(dialog).findByText('The PDF is ready.');
  expect(print.mock.lastCall?.[0]).toMatchObject([{ tables: [{ title: 'Round 2 of 3' }] }]);
  expect(print.mock.lastCall?.[1]).toEqual({ paper: 'a4' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Round' }), 'Round 1');
  await user.click(within(dialog).getByRole('radio', { name: 'US Letter' }));
  await within(dialog).findByText('The PDF is ready.');
  expect(print.mock.lastCall?.[0]).toMatchObject([{ tables: [{ title: 'Round 1 of 3' }] }]);
  expect(print.mock.lastCall?.[1]).toEqual({ paper: 'letter' });
  await user.click(within(dialog).getByRole('button', { name: 'Save PDF' }));
  expect(saved).toEqual(['Autumn-Cup-Pairings-by-name-round-1.pdf']);
});

test('a paper that cannot be made says why', async () => {
  print.mockRejectedValue(new Error('The PDF could not be made: no fonts.'));
  menu();
  await choose('Result slips');
  const dialog = await screen.findByRole('dialog', { name: 'Result slips' });
  await within(dialog).findByText('The PDF could not be made: no fonts.');
  expect(within(dialog).getByRole('button', { name: 'Open to print' })).toHaveProperty('disabled', true);
});

test('results are saved as CSV and JSON, and the separator is kept', async () => {
  localStorage.clear();
  menu();
  for (const line of ['Standings as CSV', 'Games as CSV', 'Results as JSON']) {
    await choose(line);
    if (line.endsWith('CSV')) {
      const dialog = within(await screen.findByRole('dialog', { name: line }));
      const chosen = dialog.getByRole<HTMLInputElement>('radio', { name: 'Semicolon' });
      expect(chosen.checked).toBe(line === 'Games as CSV');
      await user.click(chosen);
      await user.click(dialog.getByRole('button', { name: 'Save to a file' }));
    }
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved.pop()).toBe(
      {
        'Standings as CSV': 'Autumn-Cup-standings.csv',
        'Games as CSV': 'Autumn-Cup-games.csv',
        'Results as JSON': 'Autumn-Cup-results.json',
      }[line],
    );
  }
});

test('before the first round there is nothing to print', () => {
  menu(0);
  openMenu();
  const lines = screen.getAllByRole('menuitem', { hidden: true });
  expect(lines.map((line) => line.getAttribute('aria-disabled'))).toEqual(Array(7).fill('true'));
});
