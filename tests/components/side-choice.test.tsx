import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Brought, SideChoice } from '@/components/shared/matches/start-match';
import sample from '@/data/horizon-wars/samples/combined-force.json';
import type { StoredRoster } from '@/lib/storage/db';
import { system } from '@/lib/systems/horizon-wars/system';

// The saved rosters are read when the test says so.

let shelf: { rosters: StoredRoster[] | undefined; arrive: () => void };

vi.mock('@/components/shared/rosters/use-rosters', async (load) => ({
  ...(await load<object>()),
  useRosters: () => {
    const [, again] = useState(0);
    shelf.arrive = () => again((count) => count + 1);
    return { rosters: shelf.rosters, unread: [], failure: null };
  },
}));

afterEach(cleanup);

const saved = { id: 'r1', roster: sample, pack: null, binned: null, changed: 1 } as unknown as StoredRoster;

/** A side whose form is shown before the saved rosters are read; returns what it brings. */
function drawSide() {
  shelf = { rosters: undefined, arrive: () => undefined };
  let brought: Brought = { kind: 'bare' };
  const Side = () => {
    const [value, setValue] = useState<Brought>(brought);
    brought = value;
    const common = { label: 'First side', system, onReading: () => undefined };
    return <SideChoice {...common} canBeAbsent value={value} onChange={setValue} other={{ kind: 'bare' }} />;
  };
  render(<Side />);
  return () => brought;
}

const rostersArrive = (rosters: StoredRoster[]) =>
  act(async () => {
    shelf.rosters = rosters;
    shelf.arrive();
  });

const openings = () => {
  const opened = vi.fn();
  document.addEventListener(
    'click',
    ({ target }) => target instanceof HTMLInputElement && target.type === 'file' && opened(),
  );
  return opened;
};

test('“A list” pressed before the saved rosters are read chooses the first once they are', async () => {
  const brought = drawSide();
  const opened = openings();
  fireEvent.click(screen.getByRole('radio', { name: 'A list' }));
  await rostersArrive([saved]);
  expect(brought()).toMatchObject({ kind: 'list', id: 'r1' });
  expect(opened).not.toHaveBeenCalled();
});

test('another choice made before that stays', async () => {
  const brought = drawSide();
  screen.getByText(/“Without a list” to mark only a score .* “Not marked” to leave the side out/);
  fireEvent.click(screen.getByRole('radio', { name: 'A list' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Not marked' }));
  await rostersArrive([saved]);
  expect(brought()).toEqual({ kind: 'absent' });
});

test('“A list” opens the choice of a file if no roster is saved', async () => {
  drawSide();
  const opened = openings();
  await rostersArrive([]);
  fireEvent.click(screen.getByRole('radio', { name: 'A list' }));
  expect(opened).toHaveBeenCalledOnce();
});
