import { describe } from 'vitest';
import { openSample, soon, text } from './builder';
import { expectFits } from './fits';
import {
  acted,
  dialog,
  expectStored,
  expectUndo,
  next,
  open,
  phone,
  redo,
  row,
  rows,
  start,
  tokens,
  undo,
} from './play';
import { expect, test } from './visit';

const messages = { name: 'Messages' } as const;

describe('a match on a phone', () => {
  test('is started from the builder, marked, undone, redone and there after a reload', async ({ visit }) => {
    const page = await visit(phone);
    await openSample(page, 'Harbour Watch');
    await start(page);
    await soon(() => page.title()).toBe('Harbour Watch · Horizon Wars · Muster');
    await soon(() => rows(page).count()).toBe(11);
    await expectUndo(page, '');
    expect(await redo(page).count()).toBe(0);

    const breakwater = await open(page, 'Breakwater');
    await breakwater.getByRole('button', { name: 'Hit …' }).click();
    const hit = dialog(page, 'Hit');
    await hit.getByText('This marks nothing yet.').waitFor();
    await hit.getByRole('button', { name: 'Increase F' }).click();
    await hit.getByRole('button', { name: 'Increase M' }).click();
    await soon(() => text(hit.locator('div[role=status]'))).toBe(
      'Damage +2 · F lost +1 · M lost +1. P 3 · F 5 of 6 · M 2 of 3 · A 4 · D 2 · damage 2',
    );
    await hit.getByRole('button', { name: 'Mark', exact: true }).click();
    await hit.waitFor({ state: 'hidden' });
    await expectUndo(page, 'Breakwater: Hit');
    await soon(() => text(row(page, 'Breakwater'))).toBe(
      'Breakwater P 3 F 5/6 of 6 M 2/3 of 3 A 4 D 2 damage 2',
    );
    await breakwater.getByRole('button', { name: 'Close' }).click();

    await tokens(page, 'Breakwater').click();
    await expectUndo(page, 'Breakwater: Action tokens −1');
    await tokens(page, 'Capstan').click();
    await acted(page, 'Capstan').click();
    await expectUndo(page, 'Capstan: Activated');
    expect(await tokens(page, 'Capstan').getAttribute('aria-label')).toBe('Capstan, Action tokens, 1 of 2');
    expect(await acted(page, 'Capstan').getAttribute('aria-pressed')).toBe('true');

    // The turn ends at once; what it reset is listed, with a way back.
    await soon(() => text(next(page))).toBe('Turn 2');
    await next(page).click();
    await soon(() => text(page.getByRole('region', messages).getByRole('paragraph'))).toBe(
      'Turn 2. 10 not activated, 20 tokens unused. Reset: Action tokens (2 rows) and Activated (1 row).',
    );
    await soon(() => text(next(page))).toBe('Turn 3');
    expect(await tokens(page, 'Capstan').getAttribute('aria-label')).toBe('Capstan, Action tokens, 2 of 2');
    expect(await acted(page, 'Capstan').getAttribute('aria-pressed')).toBe('false');
    await soon(() => text(row(page, 'Breakwater'))).toContain('F 5/6 of 6 M 2/3 of 3 A 4 D 2 damage 2');
    await page.getByRole('region', messages).getByRole('button', { name: 'Undo' }).click();
    await soon(() => text(next(page))).toBe('Turn 2');
    expect(await acted(page, 'Capstan').getAttribute('aria-pressed')).toBe('true');

    // Once something else is marked, the message and its Undo are gone: it never takes back another step.
    await next(page).click();
    const toast = page.getByRole('region', messages).getByRole('button', { name: 'Undo' });
    await toast.waitFor();
    await acted(page, 'Capstan').click();
    await toast.waitFor({ state: 'detached' });
    for (let step = 0; step < 2; step += 1) await undo(page).click();
    await soon(() => text(next(page))).toBe('Turn 2');

    // Tap by tap, back to the start and forward again.
    await soon(() => redo(page).getAttribute('aria-label')).toBe('Redo Turn 2');
    const back = [
      'Capstan: Activated',
      'Capstan: Action tokens −1',
      'Breakwater: Action tokens −1',
      'Breakwater: Hit',
    ];
    for (const title of back) {
      await expectUndo(page, title);
      await undo(page).click();
    }
    await expectUndo(page, '');
    await soon(() => text(row(page, 'Breakwater'))).toBe('Breakwater P 3 F 6 M 3 A 4 D 2');
    for (const title of [...back].reverse()) {
      expect(await redo(page).getAttribute('aria-label')).toBe(`Redo ${title}`);
      await redo(page).click();
      await expectUndo(page, title);
    }
    // Seven steps, seven taken back and four made again: each is an event.
    await expectStored(page, 18);

    await page.reload();
    await rows(page).first().waitFor();
    await expectUndo(page, 'Capstan: Activated');
    expect(await redo(page).getAttribute('aria-label')).toBe('Redo Turn 2');
    await soon(() => text(row(page, 'Breakwater'))).toContain('F 5/6 of 6 M 2/3 of 3 A 4 D 2 damage 2');
    expect(await tokens(page, 'Breakwater').getAttribute('aria-label')).toBe(
      'Breakwater, Action tokens, 1 of 2',
    );
    await expectFits(page);
  });
});
