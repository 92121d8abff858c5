import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackLayers, useBackLayer } from '@/components/ui/back-layers';

// Back closes what is open before it leaves the page. The same in a browser, with its Forward, is in tests/browser.

const user = userEvent.setup();
const closed = vi.fn();

/** A layer that is opened and closed by a button of its name; `suffix` is what its latest close function adds. */
function Layer({ name, suffix }: { name: string; suffix: string }) {
  const [open, setOpen] = useState(false);
  useBackLayer(open, () => {
    closed(name + suffix);
    setOpen(false);
  });
  return (
    <button type="button" aria-pressed={open} onClick={() => setOpen(!open)}>
      {name}
    </button>
  );
}

const page = (names: string[], suffix = '') => (
  <>
    <BackLayers />
    {names.map((name) => (
      <Layer key={name} name={name} suffix={suffix} />
    ))}
  </>
);
const draw = (...names: string[]) => render(page(names));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** Waits until these layers are open, and no others. */
const areOpen = (...names: string[]) =>
  expect
    .poll(() => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent))
    .toEqual(names);
/** Waits until the entry that the browser shows is this one: its path, and how many layers are open on it. */
const onEntry = (path: string, layers: number) =>
  expect.poll(() => [location.pathname, history.state?.musterLayers ?? 0]).toEqual([path, layers]);

beforeEach(() => {
  closed.mockClear();
  history.pushState({ router: 7 }, '', '/page');
});
afterEach(cleanup);

test('what opens has an entry of its own at the same address, next to the state of the router', async () => {
  draw('Dialog');
  await press('Dialog');
  await onEntry('/page', 1);
  expect(history.state).toEqual({ router: 7, musterLayers: 1 });
  history.back();
  await onEntry('/page', 0);
  expect(history.state).toEqual({ router: 7 });
  expect(closed.mock.calls).toEqual([['Dialog']]);
});

test('Back closes the topmost first, one at a time, by its latest function', async () => {
  const { rerender } = draw('Dialog', 'Menu');
  await press('Dialog');
  await onEntry('/page', 1);
  await press('Menu');
  await onEntry('/page', 2);
  rerender(page(['Dialog', 'Menu'], ' now'));
  history.back();
  await onEntry('/page', 1);
  expect(closed.mock.calls).toEqual([['Menu now']]);
  await areOpen('Dialog');
  history.back();
  await onEntry('/page', 0);
  expect(closed.mock.calls).toEqual([['Menu now'], ['Dialog now']]);
});

test('what is closed otherwise gives its entry back, and is not closed a second time', async () => {
  draw('Dialog');
  await press('Dialog');
  await onEntry('/page', 1);
  await press('Dialog');
  await onEntry('/page', 0);
  expect(closed).not.toHaveBeenCalled();
});

test('what is closed below another leaves the other open, with one entry', async () => {
  draw('Dialog', 'Menu');
  await press('Dialog');
  await press('Menu');
  await onEntry('/page', 2);
  await press('Dialog');
  await onEntry('/page', 1);
  await areOpen('Menu');
  history.back();
  await onEntry('/page', 0);
  expect(closed.mock.calls).toEqual([['Menu']]);
});

test('what disappears while it is open gives its entry back', async () => {
  const { rerender } = draw('Dialog');
  await press('Dialog');
  await onEntry('/page', 1);
  rerender(page([]));
  await onEntry('/page', 0);
  expect(closed).not.toHaveBeenCalled();
});

test('what closes and opens at once keeps the entry', async () => {
  draw('Dialog', 'Menu');
  await press('Dialog');
  await onEntry('/page', 1);
  const entries = history.length;
  for (const name of ['Dialog', 'Menu']) fireEvent.click(screen.getByRole('button', { name }));
  await areOpen('Menu');
  history.back();
  await expect.poll(() => closed.mock.calls).toEqual([['Menu']]);
  await onEntry('/page', 0);
  expect(history.length).toBe(entries);
});

test('Back from a page that was opened out of a layer skips the entry of the layer', async () => {
  draw('Dialog');
  await press('Dialog');
  await onEntry('/page', 1);
  await press('Dialog');
  history.pushState({ router: 8 }, '', '/other');
  await onEntry('/other', 0);
  history.back();
  await onEntry('/page', 0);
  expect(history.state).toEqual({ router: 7 });
  expect(closed).not.toHaveBeenCalled();
});
