import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { linkedText } from '@/lib/check/link';
import { soon, text } from './builder';
import { rosterText } from './files';
import {
  act,
  acted,
  choose,
  dialog,
  expectStored,
  expectUndo,
  next,
  open,
  opened,
  phone,
  play,
  row,
  rows,
  savedMatch,
  sideBar,
} from './play';
import { downloadedBy, openFiles } from './shelf';
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

const pressed = (page: Page, label: string) => acted(page, label).getAttribute('aria-pressed');

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

  test('has no secret marks, neither in the link nor when it is shown', async ({ visit }) => {
    const page = await visit(phone);
    await play(page, 'Sierra company');
    await sideBar(page).click();
    const you = opened(page, 'Sierra company');
    await you
      .getByRole('button', { name: 'Increase Wager' })
      .or(you.getByRole('button', { name: /^increase wager/i }))
      .first()
      .click();
    await you.getByRole('button', { name: 'Close' }).click();
    await acted(page, 'Sierra Able').click();
    expect((await savedMatch(page)).match.log).toHaveLength(2);
    const read = linkedText(await sharedLink(page));
    const { base } = JSON.parse(read.ok ? read.value : '{}');
    expect(base.marks).toEqual([[['a', 'u1', 'activated'], 1]]);
    // The file for the opponent has neither the secret nor the history that led to it.
    await choose(page, /^Share/);
    const share = dialog(page, 'Share the match');
    const file = await downloadedBy(page, () =>
      share.getByRole('button', { name: 'Save without history to a file' }).click(),
    );
    const theirs = JSON.parse(file.text);
    expect(theirs).toMatchObject({ log: [], base: { marks: [[['a', 'u1', 'activated'], 1]] } });
    await share.getByRole('checkbox', { name: 'For the opponent' }).uncheck();
    const whole = await downloadedBy(page, () =>
      share.getByRole('button', { name: 'Save with history to a file' }).click(),
    );
    expect(JSON.parse(whole.text).log).toHaveLength(2);
    await page.goBack();
    await share.waitFor({ state: 'hidden' });
    await choose(page, 'Show to the opponent');
    const shown = dialog(page, 'Sierra company');
    await soon(() => text(shown)).toContain('Sierra Able Fighters 8');
    // What is in reserve is not shown.
    expect(await text(shown)).not.toContain('TacArms');
    await shown.getByRole('button', { name: 'Turn it round' }).click();
    expect(await shown.locator('.rotate-180').count()).toBe(1);
  });
});

describe('a match from a file', () => {
  test('with its history is the same match; a damaged one is refused or read as far as it fits', async ({
    visit,
  }) => {
    const page = await visit(phone);
    await play(page, 'Harbour Watch', { other: 'Not marked' });
    const address = page.url();
    for (const label of ['Capstan', 'Jackdaw', 'Tern']) await acted(page, label).click();
    await expectStored(page, 3);
    const { name, match } = await savedMatch(page);
    expect(name).toBe('Harbour-Watch.match.json');
    expect(match.log).toHaveLength(3);
    const file = JSON.stringify(match);

    await page.goto('/');
    await openFiles(page, { name, content: file });
    await rows(page).first().waitFor();
    expect(page.url()).toBe(address);
    await expectStored(page, 3);

    // A log that goes on from the one here takes its place.
    await page.goto('/');
    const more = { n: 4, at: match.log[2].at, act: 'set', changes: [[['a', 'e11', 'activated'], 0, 1]] };
    await openFiles(page, { name, content: JSON.stringify({ ...match, log: [...match.log, more] }) });
    await rows(page).first().waitFor();
    expect(page.url()).toBe(address);
    await expectUndo(page, 'Pickets: Activated');

    await page.goto('/');
    await openFiles(page, { name, content: file.slice(0, file.length / 2) });
    const refused = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await soon(() => text(refused)).toMatch(/This file cannot be read.*(incomplete|JSON)/i);
    await page.keyboard.press('Escape');
    await refused.waitFor({ state: 'hidden' });

    const other = await visit(phone);
    await other.goto('/');
    const forged = structuredClone(match);
    forged.log[1].changes[0][2] = 5;
    await openFiles(other, { name, content: JSON.stringify(forged) });
    await other.getByText('2 events of its log could not be read; the match goes on from before.').waitFor();
    await expectUndo(other, 'Capstan: Activated');
    expect([await pressed(other, 'Capstan'), await pressed(other, 'Jackdaw')]).toEqual(['true', 'false']);

    const odd = { ...match, sides: [{ ...match.sides[0], fingerprint: '0'.repeat(64) }] };
    await other.goto('/');
    await openFiles(other, { name, content: JSON.stringify({ ...odd, id: 'odd' }) });
    await other.getByText('The fingerprint is not that of the roster: Harbour Watch.').waitFor();
  });
});
