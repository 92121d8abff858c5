import { describe, expect, test, vi } from 'vitest';
import sample from '@/data/horizon-wars/samples/combined-force.json';
import { screen, waitFor, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, reload, setWidth, soon, user } from '../fixtures/page';
import { expectBanned, fillNumber, newForceForPack, newPack, sentence, untilStored } from './packs';
import { add, text } from './steps';

const CLUB = 'Club night, 15 points';

/** Opens the sample of Horizon Wars on the packs page. */
async function openClubNight() {
  await openPage('/pack');
  await press(new RegExp(CLUB));
  await screen.findByLabelText('Name of the pack');
}

const packName = () => screen.getByLabelText<HTMLInputElement>('Name of the pack').value;

/** Adds a type to the list of types with a maximum. */
async function limit(type: string) {
  await user.selectOptions(screen.getByLabelText(/^Limit (a|another) type$/), type);
  await press(`Add ${type}`);
}

describe('a pack created from a sample', () => {
  test('is what rosters are checked against, as it was edited', async () => {
    await openClubNight();
    await fillNumber('Minimum points', '16');
    await fillNumber('Limit', '');
    await limit('Reconnaissance');
    await fillNumber('Maximum, Mechs', '2');
    await soon(sentence).toBe(
      'At least 16 points, only the era “Open”, no super-mechs, at most 15 elements, ' +
        'at most 1 special forces, 1 reconnaissance element, 2 mechs and 1 aircraft.',
    );
    await untilStored();
    await press('Check lists against this pack');
    await screen.findByRole('heading', { name: 'Check lists' });
    const roster = JSON.stringify({ ...sample, name: 'Harbour Watch', player: 'Pat' });
    await user.upload(screen.getByLabelText('Lists', { selector: 'input' }), new File([roster], 'list.json'));
    const table = within(await screen.findByRole('table', { name: 'Rosters' }));
    await user.click(await table.findByRole('button', { name: /Harbour Watch/ }));
    const said = () => text(screen.getByRole('dialog', { name: 'Harbour Watch' }));
    await soon(said).toContain(`The force costs 15 points; “${CLUB}” requires at least 16: 1 too few.`);
    expect(said()).toContain(`The force has 3 mechs (Breakwater, Capstan and Jackdaw); “${CLUB}” allows 2.`);
    expect(said()).toContain(`The force has 2 reconnaissance elements`);
  });

  test('leaves the sample unchanged, and the picker marks types at their maximum', async () => {
    await openClubNight();
    await fill(screen.getByLabelText('Name of the pack'), 'Ours');
    await newForceForPack();
    await add('Conventional', 'special forces');
    await expectBanned('Add special forces', 'At most 1 by “Ours”; the force has 1.');
    await add('Aircraft');
    await press(/^Start from bare stats ?: P1 aircraft/);
    await press('Add element');
    await press(/Aircraft/, 'tab');
    await soon(() => text(document.body)).toContain('Aircraft: at most 1 by “Ours”; the force has 1.');
    await openPage('/pack');
    await screen.findByRole('link', { name: /^Ours/ });
    expect(screen.getAllByRole('button', { name: new RegExp(CLUB) })).toHaveLength(1);
  });
});

describe('a type at its maximum', () => {
  test.for([
    { game: 'Command Horizon', type: 'Light tanks', button: 'Add light tanks' },
    { game: 'Forge of War', type: 'Garrison', button: 'Add Garrison' },
    { game: 'AT-43', type: 'TacArms', button: 'Add TacArms' },
  ])('is greyed out in $game, and says why', async ({ game, type, button }) => {
    await newPack(game, 'Ours');
    await limit(type);
    await soon(sentence).toContain('t most 1 unit of');
    await newForceForPack();
    await press('Add unit');
    await press(button);
    await expectBanned(button, 'At most 1 by “Ours”; the force has 1.');
    expect(text(document.body)).not.toContain('pack allows');
  });
});

describe('undo in a pack', () => {
  test('reverts a typed number in one step, and the actions of buttons', async () => {
    // Digits typed one after the other are one step, however slow the machine is.
    const clock = performance.now.bind(performance);
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => clock() / 100);
    await newPack('AT-43', 'League');
    screen.getByRole('spinbutton', { name: 'Limit' }).focus();
    await user.keyboard('1500');
    await soon(sentence).toBe('1500 A.P.');
    await fill(screen.getByLabelText('Another card by its id'), 'my-card');
    await user.keyboard('{Enter}');
    const most = () => screen.queryByRole('spinbutton', { name: 'Maximum, my-card' });
    await waitFor(() => expect(most()).not.toBeNull());
    await soon(() => document.activeElement).toBe(most());
    await soon(sentence).toBe('1500 A.P., at most 1 unit of my-card.');
    await press('Remove my-card');
    await soon(() => document.activeElement).toBe(screen.getByLabelText('Limit a type'));
    const undo = screen.getByRole('button', { name: 'Undo' });
    await user.click(undo);
    await user.click(undo);
    await soon(sentence).toBe('1500 A.P.');
    await user.click(undo);
    await soon(sentence).toBe('No restrictions.');
    expect(packName()).toBe('League');
    await soon(() => document.activeElement).toBe(undo);
    await reload();
    await screen.findByLabelText('Name of the pack');
    await soon(sentence).toBe('No restrictions.');
  });
});

describe('browser Back in the pack editor', () => {
  test('closes open dialogs first, and stays on the pack', async () => {
    setWidth(360);
    await openClubNight();
    await press('Share');
    const dialog = () => screen.queryByRole('dialog', { name: 'Share the pack' });
    await waitFor(() => expect(dialog()).not.toBeNull());
    await soon(() => history.state?.musterLayers).toBe(1);
    history.back();
    await soon(dialog).toBeNull();
    expect(packName()).toBe(CLUB);
    history.back();
    await screen.findByRole('heading', { name: 'Packs' });
    await screen.findByRole('link', { name: new RegExp(`^${CLUB}`) });
    await press('New pack');
    await screen.findByRole('menuitem', { name: 'Horizon Wars' });
    await soon(() => history.state?.musterLayers).toBe(1);
    history.back();
    await soon(() => screen.queryAllByRole('menuitem')).toEqual([]);
    await screen.findByRole('heading', { name: 'Packs' });
  });
});
