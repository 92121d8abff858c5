import { screen, within } from '@testing-library/react';
import { describe, test } from 'vitest';
import { openPage, press, soon, user } from '../fixtures/page';
import { open } from './games';
import { choose, problems, text } from './steps';

/** Presses a button of the game on the shelf. */
async function pressOnShelf(button: RegExp | string) {
  await openPage('/');
  const card = (await screen.findByRole('heading', { name: 'Battle Royale' })).closest('article');
  await user.click(await within(card as HTMLElement).findByRole('button', { name: button }));
}

async function sample(name: string) {
  await pressOnShelf(new RegExp(`^Sample ${name}`));
  await screen.findByRole('button', { name: /^Ready-made mechs/ });
}

const mech = () => text(screen.getByRole('button', { name: /^Mech/ }));

describe('a mech of a battle royale', () => {
  test('can have its build undone', async () => {
    await sample('Two Faces');
    await open('Ready-made mechs');
    await press('Use Missile boat, P2 mech');
    await soon(problems).toEqual([]);
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await messages.findByText('The mech is now Missile boat.', { selector: 'p' });
    await user.click(messages.getByRole('button', { name: 'Undo' }));
    await soon(() => problems().length).toBe(1);
  });

  test('is saved to a collection and can be used in the next force', async () => {
    await sample('Cinder Queen');
    const stats = mech();
    await choose('More actions', 'Add to a collection');
    const dialog = await screen.findByRole('dialog', { name: 'New collection' });
    await user.click(await within(dialog).findByRole('button', { name: 'Create' }));
    await screen.findByText(/created: 1 model/, { selector: 'p' });
    await pressOnShelf(/^New force/);
    await open('Ready-made mechs');
    await press('Use Cinder Queen of the collection');
    await soon(mech).toBe(stats);
  });
});
