import { describe, expect, test, vi } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fillDatabase } from '../fixtures/database';
import { fill, openPage, press, saved, soon, user } from '../fixtures/page';
import { arm, begin, edit } from './forge-of-war';
import { open, pressProblem, problemsWith, set } from './games';
import { printedOn } from './print';
import { choose, labels, openFiles, panel, spaced, text, total, untilSaved, verdict } from './steps';

/** Creates a custom weapon from a plain one. */
async function ownWeapon(name: string, range: number, value: number) {
  await open('Custom weapons');
  await press('New weapon');
  await fill(await within(panel('Custom weapons')).findByLabelText('Name'), name);
  await set('Range in inches', range);
  await set('Value', value);
}

/** Saves the roster to a file and returns its content. */
async function savedFile(): Promise<string> {
  await untilSaved();
  await choose('More actions', 'Save to a file');
  await soon(() => saved.length).toBe(1);
  return (await saved[0]?.blob.text()) ?? '';
}

describe('a player of Forge of War', () => {
  test('starts with a generic troop, changes it, and makes it generic again', async () => {
    await begin('Home Guard', ['Humans', 'Line Infantry'], ['Humans', 'Commandos']);
    await soon(labels).toEqual(['Line Infantry', 'Commandos']);
    const changed = () => problemsWith('fow/unit/troop');
    await edit('Line Infantry');
    const unit = await screen.findByRole('region', { name: 'Line Infantry' });
    await soon(() => spaced(unit)).toContain('Generic');
    expect(changed()).toEqual([]);

    await set('SV', 8);
    await user.click(within(unit).getByRole('radio', { name: 'Militia 2' }));
    await soon(() => spaced(unit)).toContain(
      'Changed training militia instead of professional and SV 8 instead of 7',
    );
    await soon(() => changed().map(text).join()).toContain(
      'Line Infantry is no longer the generic Line Infantry: training militia instead of professional and SV 8 instead of 7.',
    );
    expect(changed().map(text).join()).toContain('section 15');
    await soon(verdict).toMatch(/^legal/i);
    await soon(() => total('D-markers the units can carry')).toBe('6');

    await user.click(within(unit).getByRole('button', { name: 'Reset to generic' }));
    await soon(changed).toEqual([]);
    await soon(() => total('D-markers the units can carry')).toBe('7');
  });

  test('adds a listed and a custom weapon, saves the custom one, and carries it in the file', async () => {
    await begin('First', ['Modified humans', 'Marines']);
    await ownWeapon('Storm lance', 30, 5);
    await user.click(within(panel('Custom weapons')).getByRole('radio', { name: 'By target' }));
    await set('Infantry', 3);
    await set('Horde', 5);
    await set('Vehicle', 2);
    await press('Save Storm lance in this browser');

    await edit('Marines');
    await arm('rpg-he', 2);
    await arm('own-1', 1);
    const borne = '30" · value 5 · fire 3 infantry, 5 horde, 2 vehicle';
    await soon(() => spaced(panel('Marines'))).toContain(borne);
    await soon(() => spaced(panel('Marines'))).toContain(
      'RPG (HE) 24" · value 0 · fire 2 infantry, 3 horde, 1 vehicle',
    );
    await fill(within(panel('Marines')).getByLabelText('Name'), 'Lancers');
    await press('Save for other forces');
    const file = await savedFile();

    await begin('Second', ['Your troops', 'Lancers']);
    await soon(labels).toEqual(['Lancers']);
    await edit('Lancers');
    await soon(() => spaced(panel('Lancers'))).toContain(borne);
    await open('Custom weapons');
    const stored = () => within(panel('Custom weapons')).queryAllByRole('list').map(spaced).join();
    await soon(stored).toContain('Storm lance');
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await press('Delete Storm lance');
    await soon(() => spaced(panel('Custom weapons'))).toContain('Nothing saved yet');
    await user.click(await messages.findByRole('button', { name: 'Undo' }));
    await soon(stored).toContain('Storm lance');
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    await press('Delete Storm lance');
    await soon(() => spaced(screen.getByRole('region', { name: 'Messages' }))).toMatch(/storage is full/);
    expect(stored()).toContain('Storm lance');
    vi.restoreAllMocks();

    // Another player, who has the file alone.
    await fillDatabase([]);
    await openPage('/');
    await openFiles(new File([file], 'list.json', { type: 'application/json' }));
    await soon(labels).toEqual(['Lancers']);
    await edit('Lancers');
    await soon(() => spaced(panel('Lancers'))).toContain(borne);
    await open('Custom weapons');
    await soon(() => spaced(panel('Custom weapons'))).toContain('Nothing saved yet');
    expect(within(panel('Custom weapons')).getByLabelText('Name')).toHaveProperty('value', 'Storm lance');
  });

  test('mounts a weapon, dismounts riders, changes a ruling and finds all of it on paper', async () => {
    await begin('Outriders', ['Vehicles', 'Armoured Personnel Carrier'], ['Blank', 'Riders']);
    await edit('Armoured Personnel Carrier');
    const gun = within(await screen.findByRole('group', { name: 'Heavy machine gun' }));
    await user.selectOptions(gun.getByLabelText('Mount'), 'Pintle');
    await user.click(gun.getByLabelText('Crewed'));

    await edit('Riders');
    await set('Figures', 10);
    const riders = within(panel('Riders'));
    await user.click(riders.getByLabelText('Terrifying'));
    await user.click(riders.getByLabelText('Frag grenades'));
    await user.selectOptions(riders.getByLabelText('Generic troop on foot'), 'line-infantry');
    await set('SV on foot', 8);
    await soon(() => problemsWith('fow/unit/troop').map(text).join()).toContain(
      'Riders is on foot no longer the generic Line Infantry: SV 8 instead of 7.',
    );
    await user.click(riders.getByLabelText('Values on foot'));
    const none = () => problemsWith('fow/on-foot/none');
    await soon(() => none().length).toBe(1);
    await open('Command');
    await pressProblem('fow/on-foot/none');
    await soon(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent).toContain(
      'Values on foot',
    );
    await user.keyboard(' ');
    await soon(none).toEqual([]);
    await set('SV on foot', 5);
    await arm('howitzer', 1);

    await open('Command');
    const command = within(panel('Command and rulings'));
    await user.click(command.getByText('Rulings'));
    await user.click(command.getByLabelText('It fires as other weapons do.'));
    await user.click(command.getByLabelText(/^It is added to the AV/));
    await soon(() => spaced(panel('Command and rulings'))).toContain('2 of 8 changed');

    const paper = await printedOn('A4');
    for (const words of [
      '2 × Heavy machine gun · pintle · crewed · 36" · value 2 · fire 3',
      'Terrifying · Frag grenades',
      'On foot, 8 figures: CV 7, SV 5, FV 6, AV 1',
      '1 × Howitzer · 120" · value 7 (9 against vehicles) · fire 6 infantry, 8 horde, 1 vehicle',
      'Riders on foot: Howitzer 60"',
      'CLOSE COMBAT NUMBERS',
      'Hard cover AV +2',
      'RULINGS CHANGED',
      'Fire of the howitzer: It fires as other weapons do.',
    ])
      expect(paper).toContain(words);
    expect(paper).not.toContain('indirect, inaccurate');
  });

  test('presses a problem and reaches the control that fixes it', async () => {
    await openPage('/');
    await press('New force of Forge of War');
    await soon(() => problemsWith('fow/force/empty').length).toBe(1);
    await pressProblem('fow/force/empty');
    await soon(() => document.activeElement?.textContent?.trim()).toBe('Add the first unit');
    await user.keyboard('{Enter}');
    await press('Humans', 'tab');
    await press('Add Line Infantry');
    await edit('Line Infantry');
    await set('SV', 11);
    await set('Figures', 30);
    await open('Target numbers');
    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.closest('[data-place]')?.querySelector('label')?.textContent;

    await pressProblem('fow/unit/size');
    await soon(focused).toMatch(/^Figures/);
    await open('Target numbers');
    await pressProblem('fow/unit/values');
    await soon(focused).toMatch(/^CV/);
    await soon(() => spaced(panel('Line Infantry'))).toContain('1 to 10');
    await set('SV', 7);
    await soon(() => problemsWith('fow/unit/values')).toEqual([]);
  });
});
