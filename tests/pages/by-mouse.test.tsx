import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press, soon, user } from '../fixtures/page';
import { rosterLink } from './shelf';
import { labels, list, openSample, remove, row, text, untilSaved } from './steps';

/** Presses Undo in the message of what was just removed. */
const undo = async () =>
  user.click(
    await within(screen.getByRole('region', { name: 'Messages' })).findByRole('button', { name: 'Undo' }),
  );

describe('with a mouse, on a wide screen', () => {
  test('Undo restores a removed element and the references to it', async () => {
    await openSample('Harbour Watch');
    const rows = () => list().map(text);
    const before = rows();
    expect(text(row('Rope Section'))).toMatch(/Embarked/);
    await remove('Tern');
    await soon(labels).not.toContain('Tern');
    expect(text(row('Rope Section'))).not.toMatch(/Embarked/);
    await undo();
    await soon(rows).toEqual(before);
  });

  test('Undo restores a roster deleted from the shelf', async () => {
    await openSample('Rustbelt Rovers');
    await untilSaved();
    await press('Rosters', 'link');
    await press('Delete Rustbelt Rovers');
    await screen.findByText(/^No rosters yet/);
    await undo();
    await rosterLink('Rustbelt Rovers');
  });
});
