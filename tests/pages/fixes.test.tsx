import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fiveErrors } from '../fixtures/five-errors';
import { fill, openPage, press, setWidth, soon, user } from '../fixtures/page';
import { expectFocus, pressKeys } from './focus';
import { shown } from './shown';
import { add, choose, headField, labels, openFiles, openSample, row, text, verdict } from './steps';

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
    // Below the fixes, and announced.
    const sentence = 'Terrier alone breaks the rule, whatever else is in the force.';
    await soon(() => screen.queryAllByText(sentence).length).toBe(2);
    await user.click(why);
    await soon(marked).toBeNull();
    expect(screen.queryAllByText(sentence).length).toBe(1);
    await user.click(fix);
    await isLegal();
  });

  test('keeps its fixes while a phone’s sheet covers them', async () => {
    setWidth(360);
    await openSample('Ninth Column');
    await screen.findByRole('button', { name: 'Fix: Remove Assisted targeting from Terrier' });
    await user.click(await screen.findByRole('button', { name: /^Terrier / }));
    await screen.findByRole('dialog', { name: /^Terrier/ });
    expect(screen.queryByRole('button', { name: /^Fix: / })).toBeNull();
    await user.keyboard('{Escape}');
    await screen.findByRole('region', { name: 'Problems' });
    expect(screen.queryByText('Searching for a fix …')).toBeNull();
    screen.getByRole('button', { name: 'Fix: Remove Assisted targeting from Terrier' });
  });

  test('is made legal by keyboard alone', async () => {
    await openSample('Ninth Column');
    // The key does what the button does, once it is known what is wrong.
    await screen.findByRole('button', { name: 'Make it legal' });
    await pressKeys('f');
    const dialog = await fixDialog();
    await dialog.findByRole('radio', { name: /Remove Assisted targeting from Terrier/ });
    await dialog.findByText(/This is the smallest change|There may be a smaller change/);
    dialog.getAllByRole('radio')[0]?.focus();
    await pressKeys('{ArrowDown}');
    await soon(() => dialog.getByRole('radio', { name: /Remove Terrier/ })).toHaveProperty('checked', true);
    dialog.getByRole('button', { name: 'Apply' }).focus();
    await pressKeys('{Enter}');
    await isLegal();
    await expectFocus(document.querySelector('[data-verdict]') as Element);
    expect(labels()).not.toContain('Terrier');
    // Then it has nothing to show, like its line in the menu.
    await pressKeys('f');
    await screen.findAllByText('The force has no errors to fix.');
    expect(screen.queryByRole('dialog')).toBeNull();
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
  test('is undone by the first fix, and its element is removed by no other', async () => {
    await openPage('/');
    await screen.findByRole('button', { name: 'Open a file' });
    await openFiles(new File([JSON.stringify(sixInfantry)], 'legal.json'));
    await screen.findByLabelText('Force name');
    await choose('More actions for Light infantry 8', /^Duplicate/);
    await screen.findByRole('button', { name: /^Fix: Undo: Remove Light infantry 9 again/ });
    expect(screen.queryAllByRole('button', { name: /^Fix: .*infantry 9/ })).toHaveLength(1);
    await press('Make it legal');
    const dialog = await fixDialog();
    await dialog.findByRole('radio', { name: /^Undo: Remove Light infantry 9 again/ });
    await dialog.findByText(/This is the smallest change|There may be a smaller change/);
    expect(dialog.queryAllByRole('radio', { name: /infantry/ })).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await soon(() =>
      screen
        .getAllByRole('paragraph')
        .some((each) => text(each).includes('Made legal: Undo: Remove Light infantry 9 again.')),
    ).toBe(true);
  });
});

describe('a file with one element too many', () => {
  test('is made legal by a fix that has a choice of like elements', async () => {
    await openPage('/');
    await screen.findByRole('button', { name: 'Open a file' });
    const tooMany = { ...sixInfantry, force: { ...sixInfantry.force, limit: 6 } };
    await openFiles(new File([JSON.stringify(tooMany)], 'too-many.json'));
    await screen.findByLabelText('Force name');
    await press('Make it legal');
    const dialog = await fixDialog();
    await user.click(await dialog.findByRole('radio', { name: /^Remove Light infantry .*or 8/ }));
    const which = await dialog.findByLabelText('Which one');
    const offered = within(which).getAllByRole('option').map(text);
    expect(offered).toEqual(
      offered.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    );
    await user.selectOptions(which, 'Light infantry 3');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await soon(() =>
      screen.getAllByRole('paragraph').some((each) => text(each).includes('Made legal by 1 change.')),
    ).toBe(true);
  });
});

describe.each([1440, 360])('a 17-point force with five errors, on a screen %i wide', (width) => {
  test('is made legal in one step, and the message says what was taken from it', async () => {
    setWidth(width);
    await openPage('/');
    await screen.findByRole('button', { name: 'Open a file' });
    await openFiles(new File([JSON.stringify(fiveErrors)], 'five.json'));
    await screen.findByLabelText('Force name');
    const narrow = width < 720;
    if (narrow) await press(/^Verdict: /);
    const place = within(
      narrow ? await screen.findByRole('dialog', { name: 'Verdict' }) : screen.getByRole('main'),
    );
    const errors = () =>
      within(place.getByRole('region', { name: 'Problems' }))
        .getAllByRole('listitem')
        .filter((each) => /^\s*error/i.test(text(each)));
    await soon(() => errors().length).toBe(5);
    const fixesIn = (error: HTMLElement) => within(error).queryAllByRole('button', { name: /^Fix: / });
    await soon(() => errors().flatMap(fixesIn).length).toBeGreaterThan(5);
    await soon(() => errors().filter((error) => fixesIn(error).length === 0)).toEqual([]);
    for (const error of errors()) expect(fixesIn(error).length).toBeLessThanOrEqual(3);

    await user.click(place.getByRole('button', { name: 'Make it legal' }));
    const dialog = await fixDialog();
    const apply = dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
    await soon(() => apply.disabled || apply.getAttribute('aria-disabled') === 'true').toBe(false);
    await soon(() => shown(dialog.queryByRole('region', { name: 'Left after the change' }))).toMatch(
      /Left after the change: .*advice.* of 15: \d+ left to spend\./i,
    );
    const ways = () => dialog.getAllByRole('radio').map((way) => way.closest('label') as HTMLElement);
    await soon(() => ways().length).toBeGreaterThan(2);
    // Several steps on one stat are one change.
    for (const way of ways()) {
      const told = [...way.querySelectorAll('bdi')].map(text);
      const stats = told.flatMap((change) => /^Lower (.*) to \d+$/.exec(change)?.[1] ?? []);
      expect(new Set(stats).size).toBe(stats.length);
    }
    const says = shown(ways()[0]);
    const [, changes] = /(\d+) changes$/.exec(says) ?? [];
    await user.click(apply);
    // On a phone the verdict is below the list too.
    const verdicts = () => screen.getAllByRole('region', { name: 'Verdict' });
    await soon(() => text(verdicts()[0]?.querySelector('p') as Element)).toMatch(/^legal$/i);
    expect(says).toMatch(/FC \d+ → \d+ of 15/);
    await soon(() => screen.getAllByRole('paragraph').map(text).join()).toContain(
      `Made legal by ${changes} changes.`,
    );
    await soon(() => screen.getAllByRole('status').map(text).join()).toContain('Made legal by');
  });
});
