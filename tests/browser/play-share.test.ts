import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { linkedText } from '@/lib/check/link';
import { soon, text } from './builder';
import { rosterText } from './files';
import { act, choose, dialog, expectUndo, next, open, opened, phone, play, row, rows } from './play';
import { expect, test } from './visit';

const againstLancers = {
  change: async (asked: ReturnType<typeof dialog>) => {
    const buffer = Buffer.from(rosterText({ notes: 'Their plans' }));
    await asked
      .getByLabel('The opponent’s list: file')
      .setInputFiles({ name: 'theirs.json', mimeType: 'application/json', buffer });
    await asked.getByRole('combobox', { name: 'The opponent’s list: which' }).getByText('Lancers').waitFor({
      state: 'attached',
    });
  },
};

/** The link of the match as it stands, for the opponent unless this is unchecked. */
async function sharedLink(page: Page): Promise<string> {
  await choose(page, /^Share/);
  const share = dialog(page, 'Share the match');
  const link = await share.locator('textarea').inputValue();
  expect(await share.getByRole('checkbox', { name: 'For the opponent' }).isChecked()).toBe(true);
  await page.goBack();
  await share.waitFor({ state: 'hidden' });
  return link;
}

describe('a shared match', () => {
  test('opens for the opponent as it stands, without notes, and with the sides changed', async ({
    visit,
  }) => {
    const page = await visit(phone);
    await play(page, 'Harbour Watch', againstLancers);
    const capstan = await open(page, 'Capstan');
    await capstan.getByRole('textbox', { name: 'Note' }).fill('Feint to the left');
    await expectUndo(page, 'Capstan: Note');
    await act(page, capstan, 'Damage', 'F');
    await next(page).click();
    const link = await sharedLink(page);
    expect(link).toMatch(/\/open#g1\./);
    const read = linkedText(link);
    const match = JSON.parse(read.ok ? read.value : '{}');
    expect(match.log).toEqual([]);
    expect(match.sides.map((side: { mine: boolean }) => side.mine)).toEqual([false, true]);
    expect(JSON.stringify(match)).not.toMatch(/Feint|Their plans/);

    const other = await visit(phone);
    await other.goto(link);
    await other.getByRole('heading', { level: 1, name: 'Harbour Watch – Lancers' }).waitFor();
    await soon(() => text(other.getByRole('main'))).toContain(
      'Capstan · P 2 · F 3 of 4 · M 4 · A 3 · D 2 · damage 1',
    );
    await other.getByRole('button', { name: 'Save and play' }).click();
    await rows(other).first().waitFor();
    // Their own side is the one that opens.
    await soon(() => rows(other).count()).toBe(3);
    await soon(() => text(next(other))).toBe('Turn 3');
    await expectUndo(other, '');
    await other.getByRole('radio', { name: 'Harbour Watch', exact: true }).check({ force: true });
    await soon(() => text(row(other, 'Capstan'))).toBe('Capstan P 2 F 3/4 of 4 M 4 A 3 D 2 damage 1');
    await open(other, 'Capstan');
    expect(await opened(other, 'Capstan').getByRole('textbox', { name: 'Note' }).inputValue()).toBe('');
    // Opening the link again finds the same match.
    const address = other.url();
    await other.goto(link);
    await other.getByRole('button', { name: 'Save and play' }).click();
    await rows(other).first().waitFor();
    expect(other.url()).toBe(address);
  });
});
