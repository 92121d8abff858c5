import { screen, within } from '@testing-library/react';
import { describe, test } from 'vitest';
import { press, soon, user } from '../fixtures/page';
import { begin, select } from './games';
import { labels, remove, total } from './steps';

/** Starts a force of the Asori with a spearhead. */
async function beginSpearhead() {
  await begin('Command Horizon', 'Red Tide');
  await press('Add unit');
  await press('Asori', 'radio');
  await press('Groups', 'tab');
  await press('Add spearhead');
}

describe('a player of Command Horizon', () => {
  test('adds a group of the other faction, removes a platoon and undoes that', async () => {
    await beginSpearhead();
    await soon(labels).toEqual(['Throne', 'Hunters', 'Fangs', 'Hammers']);
    await soon(() => total('Command points per turn')).toBe('6');
    await remove('Hunters');
    await soon(labels).toEqual(['Throne', 'Fangs', 'Hammers']);
    // The button in the message, not the one above the list.
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(await messages.findByRole('button', { name: 'Undo' }));
    await soon(labels).toEqual(['Throne', 'Hunters', 'Fangs', 'Hammers']);
  });

  test('changes the type of a unit, reads what is lost with it, and undoes that', async () => {
    await beginSpearhead();
    await press(/^Edit/);
    const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value;
    await select('Type', 'Light tanks');
    const lost = within(screen.getByRole('region', { name: 'Messages' }));
    await lost.findByText('Throne lost 1 shield drone with its type.', { selector: 'p' });
    await user.click(lost.getByRole('button', { name: 'Undo' }));
    await soon(type).toBe('command');
    await soon(() => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Shield drones' }).value).toBe(
      '1',
    );
  });
});
