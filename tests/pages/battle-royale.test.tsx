import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, soon, user } from '../fixtures/page';
import { open, write } from './games';
import { savedOn } from './print';
import { shown } from './shown';
import { choose, headField, problems, text, verdict } from './steps';

/** Presses a button of the game on the shelf. */
async function pressOnShelf(button: RegExp | string) {
  await openPage('/');
  await press(button);
}

async function sample(name: string) {
  await pressOnShelf(new RegExp(`^Sample ${name}`));
  await screen.findByRole('button', { name: /^Ready-made mechs/ });
}

const mech = () => text(screen.getByRole('button', { name: /^Mech/ }));

describe('a mech of a battle royale', () => {
  test('is built from scratch, breaks rules, is fixed, and is printed with another mech', async () => {
    await sample('Cinder Queen');
    await pressOnShelf('New force of Battle Royale');
    await fill(await screen.findByLabelText('Force name'), 'Lantern');
    await fill(await headField('Player (commander)'), 'Red side');
    await screen.findByRole('heading', { name: 'Mech', level: 2 });

    await open('Ready-made mechs');
    await press('Use Rocketeer, P1 mech');
    await write('Name of the mech', 'Paper Lantern');
    await soon(verdict).toMatch(/legal/i);
    await soon(() => shown(document.body)).toMatch(/Base ?0 of 11 left Upgrades only ?0 of 8 left/i);

    // Drones with no effect, too many points, and two upgrades that exclude each other.
    await open('Custom upgrades');
    for (const upgrade of [
      /^Support drones/,
      /^Spotter drone/,
      /^Intimidating reputation/,
      /^Aura of immolation/,
    ])
      await press(upgrade, 'checkbox');
    await soon(() => problems().length).toBe(3);
    const all = problems().join(' ');
    expect(all).toMatch(/upgrades 12, 8 of them from the extra points, take 15 build points/);
    expect(all).toMatch(/Spotter drone has no effect without Indirect fire/);
    expect(all).toMatch(/at most one of them/);
    // Custom upgrades count towards the points spent, and their panel shows the pools.
    await soon(() => shown(document.querySelector('[data-panel]'))).toMatch(/4 over \(15 of 11\)/);

    for (const upgrade of [/^Aura of immolation/, /^Intimidating reputation/, /^Support drones/])
      await press(upgrade, 'checkbox');
    await soon(() => problems().length).toBe(0);

    await open('Pilot');
    await write('Name of the pilot', 'Jun');
    await press('Print');
    await press('Cinder Queen', 'checkbox');
    const paper = await savedOn('A4');
    for (const part of ['8, 4 a player', '18″ at least', 'Paper Lantern', 'Cinder Queen', 'Jun', 'Red side'])
      expect(paper).toContain(part);
  });

  test('can have its build undone', async () => {
    await sample('Two Faces');
    await screen.findByRole('button', { name: /^Fix: Remove Intimidating reputation/ });
    // It has no elements that Why could mark.
    expect(screen.queryByRole('button', { name: 'Why' })).toBeNull();
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
    await pressOnShelf('New force of Battle Royale');
    await open('Ready-made mechs');
    await press('Use Cinder Queen of the collection');
    await soon(mech).toBe(stats);
  });
});
