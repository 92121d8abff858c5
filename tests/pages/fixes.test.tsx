import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fill, openPage, press, soon, user } from '../fixtures/page';
import { add, choose, headField, openFiles, openSample, row, text, verdict } from './steps';

// Errors have verified fixes, which depend on the pack and on what was done before.

/** A legal force of 7 points without names: the CHQ is free. */
const sixInfantry = {
  muster: 1,
  system: 'horizon-wars',
  name: 'Six',
  force: {
    limit: 7,
    elements: ['chq', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({
      id,
      kind: 'conventional',
      type: 'light-infantry',
      ...(id === 'chq' && { chq: true }),
    })),
  },
};

const isLegal = () => soon(verdict).toMatch(/^legal$/i);

const fixDialog = async () => within(await screen.findByRole('dialog', { name: 'Make it legal' }));

describe('a force with one error', () => {
  test('is made legal by the error’s own button, and Why marks what breaks the rule', async () => {
    await openSample('Ninth Column');
    const fix = await screen.findByRole('button', { name: 'Fix: Remove Assisted targeting from Terrier' });
    const why = screen.getByRole('button', { name: 'Why' });
    const marked = () => within(row('Terrier')).queryByText(/Part of the problem:/);
    await user.click(why);
    await soon(marked).not.toBeNull();
    await screen.findByText('These elements break the rule: Terrier.');
    await user.click(why);
    await soon(marked).toBeNull();
    await user.click(fix);
    await isLegal();
  });

  test('has other fixes once another pack is chosen', async () => {
    await openPage('/');
    await choose('New pack', 'Horizon Wars');
    await fill(await screen.findByLabelText('Name of the pack'), 'One point');
    await fill(screen.getByRole('spinbutton', { name: 'Limit' }), '1');
    await press('New force for this pack');
    await user.selectOptions(await headField('Pack'), 'None');
    await fill(await screen.findByRole('spinbutton', { name: 'Other limit' }), '2');
    await add('Conventional', 'light infantry', 'light infantry', 'light infantry');
    await screen.findAllByRole('button', { name: /^Fix: / });
    await user.selectOptions(await headField('Pack'), 'One point');
    await press('Make it legal');
    const dialog = await fixDialog();
    await dialog.findAllByRole('radio');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await isLegal();
  });
});

describe('a slip in a legal force', () => {
  test('is undone by the first fix, or by one that has a choice of like elements', async () => {
    await openPage('/');
    await screen.findByRole('button', { name: 'Open a file' });
    await openFiles(new File([JSON.stringify(sixInfantry)], 'legal.json'));
    await screen.findByLabelText('Force name');
    await choose('More actions for Light infantry 8', /^Duplicate/);
    await screen.findByRole('button', { name: /^Fix: Undo: Remove Light infantry 9 again/ });
    await press('Make it legal');
    const dialog = await fixDialog();
    await dialog.findByRole('radio', { name: /^Undo: Remove Light infantry 9 again/ });
    await user.click(await dialog.findByRole('radio', { name: /^Remove Light infantry .*or 9/ }));
    const which = await dialog.findByLabelText('Which one');
    const offered = within(which).getAllByRole('option').map(text);
    expect(offered).toEqual(
      offered.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    );
    await user.selectOptions(which, 'Light infantry 3');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await soon(() =>
      screen
        .getAllByRole('paragraph')
        .some((each) => text(each).includes('Made legal: Remove Light infantry 3.')),
    ).toBe(true);
  });
});
