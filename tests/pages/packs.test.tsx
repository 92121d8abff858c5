import { describe, expect, test, vi } from 'vitest';
import { screen, waitFor, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, reload, soon, user } from '../fixtures/page';
import { description } from '../fixtures/reading';
import {
  ban,
  choosePack,
  chosen,
  expectBanned,
  fillNumber,
  newForceForPack,
  newPack,
  sentence,
  untilStored,
} from './packs';
import { headField, problems, text, untilSaved, verdict } from './steps';

const OPEN = 'Calais Open 2026';

describe('a pack for Horizon Wars', () => {
  test('is reported as stored, and leads to the check page with the pack selected', async () => {
    await newPack('Horizon Wars', OPEN);
    await untilStored();
    await press('Check lists against this pack');
    await screen.findByRole('heading', { name: 'Check lists' });
    await soon(() => chosen(screen.getByLabelText('Check against'))).toContain(OPEN);
  });

  test('is not reported as stored if the browser stores nothing', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    await openPage('/');
    await press('New pack');
    await press('Horizon Wars', 'menuitem');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(text)).toContainEqual(expect.stringContaining('Not saved.')),
    );
    expect(screen.queryByText('Saved in this browser')).toBeNull();
    // Until it is stored it is kept in memory, also for the next test.
    put.mockRestore();
    await fill(screen.getByLabelText('Name of the pack'), OPEN);
    await untilStored();
  });

  test('is chosen for an existing force, then replaced by another pack or none', async () => {
    await newPack('Horizon Wars', OPEN);
    await fillNumber('Maximum elements', '1');
    await untilStored();
    await openPage('/');
    await press(/^Sample Harbour Watch/);
    await choosePack(OPEN);
    await soon(verdict).toMatch(/not legal/i);
    await soon(problems).toContainEqual(expect.stringContaining(`“${OPEN}” allows 1.`));
    await reload();
    await soon(async () => chosen(await headField('Pack'))).toBe(OPEN);
    await choosePack('None');
    await soon(verdict).not.toMatch(/not legal/i);
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    await soon(verdict).toMatch(/not legal/i);
  });

  test('does not change its forces when it is edited later, and says so', async () => {
    await newPack('Horizon Wars', OPEN);
    const pack = window.location.href;
    await fillNumber('Limit', '12');
    await newForceForPack();
    // A force without changes is not stored.
    await fill(screen.getByLabelText('Force name'), 'Ours');
    await untilSaved();
    const force = window.location.href;
    await openPage(pack);
    await fillNumber('Limit', '9');
    await soon(sentence).toBe('9 points, any era.');
    await openPage(force);
    await headField('Pack');
    await screen.findByText('12 points, any era.');
    await press('Use the current pack');
    await screen.findByText('9 points, any era.');
  });
});

describe('a pack for Forge of War', () => {
  test('greys out its troops and weapons, and is named where no more units are allowed', async () => {
    await newPack('Forge of War', OPEN);
    await ban('Banned troops', 'Garrison');
    await ban('Banned weapons', 'Assault rifle');
    await fillNumber('Maximum units', '1');
    await soon(sentence).toBe('At most 1 unit, no Garrison, no assault rifle.');
    await newForceForPack();
    await press('Add unit');
    await expectBanned('Add Garrison', `Banned by “${OPEN}”.`);
    await press('Add Line Infantry');
    await press('Edit Line Infantry');
    await user.selectOptions(await screen.findByLabelText('Weapon to add'), 'assault-rifle');
    await expectBanned('Add weapon', `Banned by “${OPEN}”.`);
    await user.selectOptions(screen.getByLabelText('Weapon to add'), 'automatic-pistol');
    await press('Add weapon');
    await screen.findByRole('spinbutton', { name: 'How many: Automatic pistol' });
    await press('Add unit');
    await press('Add Line Infantry');
    await soon(problems).toContainEqual(expect.stringContaining(`“${OPEN}” allows 1.`));
  });
});

describe('what a pack sets', () => {
  test('is shown in place of the control, with a way to the pack, on a wide screen', async () => {
    await newPack('Horizon Wars', OPEN);
    await fillNumber('Limit', '12');
    await newForceForPack();
    const section = await screen.findByRole('button', { name: /^Force / });
    await user.click(section);
    await waitFor(() => expect(text(document.body)).toContain(`12 points, set by “${OPEN}”.`));
    const choice = screen.getByLabelText('Pack');
    const presses = [
      (button: HTMLElement) => user.click(button),
      async (button: HTMLElement) => {
        button.focus();
        await user.keyboard('{Enter}');
      },
    ];
    for (const press of presses) {
      if (!screen.queryByRole('button', { name: 'Go to the pack' })) await user.click(section);
      await press(await screen.findByRole('button', { name: 'Go to the pack' }));
      await soon(() => document.activeElement).toBe(choice);
    }
    // The new force starts with the same value, which can be edited again without the pack.
    await choosePack('None');
    await user.click(section);
    const limit = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Other limit' });
    expect(limit.value).toBe('12');
  });

  test('is the era of a new force, which then breaks no rule of the pack', async () => {
    await newPack('Horizon Wars', OPEN);
    await ban('Eras', 'The Maul');
    await newForceForPack();
    await press(/^Force /);
    const era = await screen.findByRole('combobox', { name: 'Era' });
    expect(chosen(era)).toBe('The Maul');
    expect(description(era)).toContain(`“${OPEN}”: only the era “The Maul”.`);
    await soon(problems).toContainEqual(expect.stringContaining('hw/force/empty'));
    expect(problems().filter((problem) => problem.includes('pack/'))).toEqual([]);
  });
});

describe('a pack', () => {
  test('is duplicated and deleted from the shelf, and both can be undone', async () => {
    await newPack('AT-43', OPEN);
    await fill(screen.getByLabelText('Id of another card'), 'my-card');
    await user.keyboard('{Enter}');
    await soon(sentence).toBe('No my-card.');
    await openPage('/');
    const packs = () => {
      const region = screen.queryByRole('region', { name: 'Packs' });
      return region ? within(region).queryAllByRole('listitem') : [];
    };
    await press(`More actions for ${OPEN}`);
    await press('Duplicate', 'menuitem');
    await soon(() => packs().length).toBe(2);
    await press('Undo');
    await soon(() => packs().length).toBe(1);
    await press(`Delete ${OPEN}`);
    await soon(() => packs().length).toBe(0);
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    await soon(() => packs().length).toBe(1);
    await user.click(within(packs()[0] as HTMLElement).getByRole('link'));
    await press('Delete');
    await screen.findByRole('heading', { name: 'Pack deleted' });
    await press('Undo');
    await soon(sentence).toBe('No my-card.');
  });
});

describe('a pack that the browser fails to delete', () => {
  test('stays on the shelf and on its page, and both say why', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('No.', 'InvalidStateError');
    });
    const untilSaidWhy = () =>
      waitFor(() =>
        expect(text(document.body)).toContain(`${OPEN} was not deleted. This browser does not allow`),
      );
    await newPack('Horizon Wars', OPEN);
    await soon(() => document.title).toContain(OPEN);
    await press('Delete');
    await untilSaidWhy();
    expect(screen.getByLabelText<HTMLInputElement>('Name of the pack').value).toBe(OPEN);
    await openPage('/');
    await press(`Delete ${OPEN}`);
    await untilSaidWhy();
    await screen.findByRole('link', { name: new RegExp(OPEN) });
  });
});
