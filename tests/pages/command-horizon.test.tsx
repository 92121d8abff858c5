import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { press, soon, user } from '../fixtures/page';
import { begin, problemsWith, select, set } from './games';
import { printedOn } from './print';
import { shown } from './shown';
import { choose, labels, panel, remove, total, verdict } from './steps';

/** Starts a force of the Asori with a spearhead. */
async function beginSpearhead() {
  await begin('Command Horizon', 'Red Tide');
  await press('Add unit');
  await press('Asori', 'radio');
  await press('Groups', 'tab');
  await press('Add spearhead');
}

describe('a player of Command Horizon', () => {
  test('builds from scratch, attaches one team too many, reads the error, fixes it and prints', async () => {
    await begin('Command Horizon', 'Border Levy');
    await press('Add unit');
    for (const type of ['medium command', 'light tanks', 'infantry platoon', 'heavy weapons platoon'])
      await press(`Add ${type}`);
    await soon(labels).toEqual([
      'Medium command',
      'Light tanks',
      'Infantry platoon',
      'Heavy weapons platoon',
    ]);
    await soon(verdict).toMatch(/legal/i);

    await press(/^Edit/);
    await set('Squads with Infantry platoon', 2);
    const attach = () => problemsWith('ch/infantry/attach').map(shown);
    await soon(attach).toEqual([
      expect.stringContaining('Infantry platoon has 6 teams with it; the maximum is 3.'),
    ]);
    await soon(verdict).toMatch(/not legal/i);
    await set('Squads with Infantry platoon', 1);
    await soon(verdict).not.toMatch(/not legal/i);
    await soon(() => shown(panel('Heavy weapons platoon'))).toContain('3 of 9, 6 stay');
    const [platoon] = screen.getAllByRole('button', { name: /^Infantry platoon/ });
    await soon(() => shown(platoon)).toContain('6 of the dice from 3 teams, to 20 cm, never raised');

    await choose('More actions for Infantry platoon', /^Deploy as squads/);
    await soon(() => total('With Concentrate Command')).toBe('9');

    const paper = await printedOn('A4');
    expect(paper).toContain('Border Levy');
    for (const words of ['Infantry platoon, squad 3', 'WHAT COMMAND POINTS BUY', 'RANGED-IN', 'CLOSE COMBAT'])
      expect(paper).toContain(words);
  });

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
