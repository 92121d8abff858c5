import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { press, soon, user } from '../fixtures/page';
import { rosterLink } from './shelf';
import { add, labels, list, newForce, openSample, remove, row, text, untilSaved } from './steps';

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

  test('a removed element is not named as one that the list still has', async () => {
    await newForce('Numbered');
    await add('Conventional', 'light infantry', 'light infantry');
    await press('Close');
    await soon(labels).toEqual(['Light infantry 1', 'Light infantry 2']);
    await remove('Light infantry 1');
    await soon(labels).toEqual(['Light infantry']);
    const message = () => text(screen.getByRole('region', { name: 'Messages' }));
    await soon(message).toContain('Light infantry removed from position 1 of 2.');
    await undo();
    await soon(labels).toEqual(['Light infantry 1', 'Light infantry 2']);
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
