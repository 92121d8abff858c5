import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '@/components/frame/keep-focus';
import { Dialog } from '@/components/ui/dialog';
import '../fixtures/dialogs';
import { eventually } from '../fixtures/eventually';

const user = userEvent.setup();
let end = () => {};
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => {
  end();
  cleanup();
});

const names = ['Ann', 'Ben', 'Cid'];
/** Draws the list again: with these rows, which are other elements than before. */
let draw: (rows: readonly string[]) => void = () => {};

/** A page with a list, from each row of which a dialog is opened. */
function Page({ startsOpen = false }: { startsOpen?: boolean }) {
  const [drawn, setDrawn] = useState({ time: 0, rows: startsOpen ? [] : (names as readonly string[]) });
  const [isOpen, setOpen] = useState(startsOpen);
  draw = (rows) => setDrawn(({ time }) => ({ time: time + 1, rows }));
  return (
    <main>
      <h1>Players</h1>
      <section key={drawn.time}>
        <button type="button">Search</button>
        {drawn.rows.map((name) => (
          <p key={name}>
            <button type="button">{name}</button>
            <button type="button" aria-label={`Actions for ${name}`} onClick={() => setOpen(true)} />
          </p>
        ))}
      </section>
      <Dialog open={isOpen} title="Note" onClose={() => setOpen(false)}>
        <input aria-label="Note" data-autofocus />
      </Dialog>
    </main>
  );
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const untilFocused = (name: string) => eventually(() => expect(focused()).toBe(name));

async function openFrom(name: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  expect(focused()).toBe('Note');
}

test('the focus is back on the row of a dialog whose list was drawn again meanwhile', async () => {
  render(<Page />);
  await openFrom('Ben');
  draw(names.toReversed());
  await user.keyboard('{Escape}');
  await untilFocused('Actions for Ben');
});

test('the focus is back on the row of a dialog once its list is drawn again', async () => {
  render(<Page />);
  await openFrom('Ben');
  draw([]);
  await user.keyboard('{Escape}');
  await untilFocused('Search');
  draw(names);
  await untilFocused('Actions for Ben');
});

test('the focus stays where the user has taken it before the list is drawn again', async () => {
  render(<Page />);
  await openFrom('Ben');
  draw([]);
  await user.keyboard('{Escape}');
  await untilFocused('Search');
  await user.keyboard('a');
  draw([...names, 'Dan']);
  await screen.findByText('Dan');
  // Its button was drawn again too.
  await untilFocused('Search');
});

test('a dialog that opens with its page leaves the focus on the heading', async () => {
  const { rerender } = render(
    <main>
      <button type="button">Before</button>
    </main>,
  );
  screen.getByRole('button', { name: 'Before' }).focus();
  rerender(<Page startsOpen />);
  await untilFocused('Note');
  await user.keyboard('{Escape}');
  await untilFocused('Players');
});

test('a row that has gone gives the focus to the one in its place', async () => {
  render(<Page />);
  await openFrom('Ben');
  draw(['Ann', 'Cid']);
  await user.keyboard('{Escape}');
  await untilFocused('Search');
});
