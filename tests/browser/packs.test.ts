import { describe } from 'vitest';
import { axeFaults } from './axe';
import { add, headField, labels, problems, soon, text } from './builder';
import { expectFocus } from './keyboard';
import { ban, description, expectBanned, expectGreyed, newPack, sentence, sharedLink } from './packs';
import { printOn } from './print';
import { dispatchFiles, downloadedBy, rosters } from './shelf';
import { expect, test } from './visit';

const OPEN = 'Calais Open 2026';

describe('a pack for Horizon Wars', () => {
  test('is created, and a force is built for it', async ({ visit }) => {
    const page = await visit();
    await newPack(page, 'Horizon Wars', OPEN);
    await page.getByRole('spinbutton', { name: 'Limit' }).fill('1');
    await ban(page, 'Banned types', 'Special forces');
    await ban(page, 'Banned upgrades', 'Stealth suite');
    await ban(page, 'Banned upgrades', 'Traps');
    await soon(() => sentence(page)).toBe('1 point, any era, no special forces, no stealth suite or traps.');

    await page.getByRole('button', { name: 'New force for this pack' }).click();
    await add(page, 'Conventional', 'light infantry', 'light infantry');
    await expectBanned(page, 'Add special forces', `Banned by “${OPEN}”.`);
    await soon(() => labels(page)).toEqual(['Light infantry 1', 'Light infantry 2']);
    // The force starts with the pack's limit; the pack's limit still applies if the force has another.
    await page.getByRole('button', { name: /^Force / }).click();
    await (await headField(page, 'Pack')).selectOption('None');
    await page.getByRole('spinbutton', { name: 'Other limit' }).fill('20');
    await (await headField(page, 'Pack')).selectOption(OPEN);
    await soon(() => problems(page).allInnerTexts()).toContainEqual(
      expect.stringContaining(`, by “${OPEN}”.`),
    );

    await add(page, 'Mechs', 'Raider, P1 mech');
    await page.getByRole('button', { name: /^Edit / }).click();
    const stealth = page.getByRole('checkbox', { name: /^Stealth suite/ });
    await expectGreyed(stealth, `Banned by “${OPEN}”.`);
    await page.keyboard.press('Space');
    expect(await stealth.isChecked()).toBe(false);

    await page.getByRole('button', { name: 'Print' }).click();
    expect((await printOn(page, 'A4')).text).toMatch(new RegExp(`PACK\\s+${OPEN}`));
    await page.goto('/');
    await soon(() => rosters(page).first().innerText()).toMatch(new RegExp(`for ${OPEN}.*not legal`, 'is'));
  });

  test('is reported as stored, and leads to the check page with the pack selected', async ({ visit }) => {
    const page = await visit();
    await newPack(page, 'Horizon Wars', OPEN);
    await page.getByText('Saved in this browser', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Check lists against this pack' }).click();
    await page.getByRole('heading', { name: 'Check lists' }).waitFor();
    await soon(() => page.getByLabel('Check against').locator('option:checked').innerText()).toContain(OPEN);
  });

  test('is not reported as stored if the browser stores nothing', async ({ visit }) => {
    const page = await visit({
      before: () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('No room.', 'QuotaExceededError');
        };
      },
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'New pack' }).click();
    await page.getByRole('menuitem', { name: 'Horizon Wars' }).click();
    await page.getByRole('alert').filter({ hasText: 'Not saved.' }).waitFor();
    expect(await page.getByText('Saved in this browser').count()).toBe(0);
  });

  test('is chosen for an existing force, then replaced by another pack or none', async ({ visit }) => {
    const page = await visit();
    await newPack(page, 'Horizon Wars', OPEN);
    await page.getByRole('spinbutton', { name: 'Maximum elements' }).fill('1');
    await page.getByText('Saved in this browser', { exact: true }).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Sample Harbour Watch' }).click();
    await (await headField(page, 'Pack')).selectOption(OPEN);
    await soon(() => text(page.getByRole('region', { name: 'Verdict' }))).toMatch(/not legal/i);
    await soon(() => problems(page).allInnerTexts()).toContainEqual(
      expect.stringContaining(`“${OPEN}” allows 1.`),
    );
    await page.reload();
    await soon(async () => (await headField(page, 'Pack')).locator('option:checked').innerText()).toBe(OPEN);
    await (await headField(page, 'Pack')).selectOption('None');
    await soon(() => text(page.getByRole('region', { name: 'Verdict' }))).not.toMatch(/not legal/i);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await soon(() => text(page.getByRole('region', { name: 'Verdict' }))).toMatch(/not legal/i);
  });

  test('does not change its forces when it is edited later, and says so', async ({ visit }) => {
    const page = await visit();
    await newPack(page, 'Horizon Wars', OPEN);
    const pack = page.url();
    await page.getByRole('spinbutton', { name: 'Limit' }).fill('12');
    await page.getByRole('button', { name: 'New force for this pack' }).click();
    await (await headField(page, 'Pack')).waitFor();
    const force = page.url();
    await page.goto(pack);
    await page.getByRole('spinbutton', { name: 'Limit' }).fill('9');
    await soon(() => sentence(page)).toBe('9 points, any era.');
    await page.goto(force);
    await headField(page, 'Pack');
    await page.getByText('12 points, any era.').waitFor();
    await page.getByRole('button', { name: 'Use the current pack' }).click();
    await page.getByText('9 points, any era.').waitFor();
  });
});

describe('a pack for Forge of War', () => {
  test('greys out its troops and weapons, and is named where no more units are allowed', async ({
    visit,
  }) => {
    const page = await visit();
    await newPack(page, 'Forge of War', OPEN);
    await ban(page, 'Banned troops', 'Garrison');
    await ban(page, 'Banned weapons', 'Assault rifle');
    await page.getByRole('spinbutton', { name: 'Maximum units' }).fill('1');
    await soon(() => sentence(page)).toBe('At most 1 unit, no Garrison, no assault rifle.');
    await page.getByRole('button', { name: 'New force for this pack' }).click();
    await page.getByRole('button', { name: 'Add unit' }).click();
    await expectBanned(page, 'Add Garrison', `Banned by “${OPEN}”.`);
    await page.getByRole('button', { name: 'Add Line Infantry' }).click();
    await page.getByRole('button', { name: 'Edit Line Infantry' }).click();
    await page.getByLabel('Weapon to add').selectOption('assault-rifle');
    await expectBanned(page, 'Add weapon', `Banned by “${OPEN}”.`);
    await page.getByLabel('Weapon to add').selectOption('automatic-pistol');
    await page.getByRole('button', { name: 'Add weapon' }).click();
    await page.getByRole('spinbutton', { name: 'How many: Automatic pistol' }).waitFor();
    await page.getByRole('button', { name: 'Add unit' }).click();
    await page.getByRole('button', { name: 'Add Line Infantry' }).click();
    await soon(() => problems(page).allInnerTexts()).toContainEqual(
      expect.stringContaining(`“${OPEN}” allows 1.`),
    );
  });
});

describe('a force whose pack this version cannot read', () => {
  test('is checked against the rules only, says why, and keeps the pack', async ({ visit }) => {
    const page = await visit();
    await newPack(page, 'Horizon Wars', OPEN);
    await page.getByRole('button', { name: 'New force for this pack' }).click();
    await (await headField(page, 'Pack')).waitFor();
    await page.evaluate(async () => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      const rosters = (await done(indexedDB.open('muster')))
        .transaction('rosters', 'readwrite')
        .objectStore('rosters');
      for (const stored of await done(rosters.getAll()))
        await done(rosters.put({ ...stored, pack: { ...stored.pack, musterPack: 2 } }));
    });
    await page.reload();
    const notice = page.getByText('Checked without its pack').locator('xpath=ancestor::div[2]');
    await soon(() => text(notice)).toMatch(new RegExp(`built for “${OPEN}”, which this version`));
    await page.getByLabel('Force name').fill('Still there');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    const file = await downloadedBy(page, () =>
      notice.getByRole('button', { name: 'Save the pack to a file' }).click(),
    );
    expect(JSON.parse(file.text)).toMatchObject({ musterPack: 2, name: OPEN });
    await page.getByRole('button', { name: 'Use the current pack' }).click();
    await soon(() => notice.count()).toBe(0);
    expect(await (await headField(page, 'Pack')).locator('option:checked').innerText()).toBe(OPEN);
  });
});

test('a stored pack that this version cannot read is listed, and can be saved or deleted', async ({
  visit,
}) => {
  const page = await visit();
  await newPack(page, 'Horizon Wars', OPEN);
  await page.getByText('Saved in this browser', { exact: true }).waitFor();
  await page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const library = (await done(indexedDB.open('muster')))
      .transaction('library', 'readwrite')
      .objectStore('library');
    for (const [id, system] of [
      ['new', 'horizon-wars'],
      ['other', 'a-game-to-come'],
    ])
      await done(
        library.put({ id, system, kind: 'pack', value: { musterPack: 2, name: `<b>${id}</b>`, system } }),
      );
  });
  await page.goto('/pack');
  const packs = page.getByRole('region', { name: 'Your packs' });
  await soon(() => text(packs)).toMatch(
    /1 pack.*cannot read 2 records.*<b>new<\/b> Pack · value\.musterPack: This is 2; it must be 1\./i,
  );
  expect(await axeFaults(page, 'main', false)).toEqual([]);
  const file = await downloadedBy(page, () =>
    page.getByRole('button', { name: 'Save <b>new</b> to a file' }).click(),
  );
  expect(JSON.parse(file.text)).toEqual({ musterPack: 2, name: '<b>new</b>', system: 'horizon-wars' });
  await packs.getByRole('button', { name: 'Delete <b>other</b>' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await soon(() => packs.getByRole('listitem').count()).toBe(2);
  await page.goto('/pack?p=new');
  await page.getByRole('heading', { name: 'This pack cannot be read' }).waitFor();
  await soon(() => text(page.getByRole('main'))).toMatch(/cannot read one record.*<b>new<\/b> Pack/);
  expect(await axeFaults(page, 'main', false)).toEqual([]);
});

describe('what a pack sets', () => {
  test.for([
    ['a wide screen', {}],
    ['a phone', { width: 360, height: 640 }],
  ] as const)(
    'is shown in place of the control, with a way to the pack, on %s',
    async ([, size], { visit }) => {
      const page = await visit(size);
      await newPack(page, 'Horizon Wars', OPEN);
      await page.getByRole('spinbutton', { name: 'Limit' }).fill('12');
      await page.getByRole('button', { name: 'New force for this pack' }).click();
      const section = page.getByRole('button', { name: /^Force / });
      await section.click();
      await page.getByText(`12 points, set by “${OPEN}”.`).waitFor();
      const go = page.getByRole('button', { name: 'Go to the pack' });
      const choice = page.getByLabel('Pack', { exact: true });
      for (const press of [() => go.click(), () => go.press('Enter')]) {
        if ((await go.count()) === 0) await section.click();
        await press();
        await expectFocus(choice);
      }
      // The new force starts with the same value, which can be edited again without the pack.
      await choice.selectOption('None');
      await section.click();
      expect(await page.getByRole('spinbutton', { name: 'Other limit' }).inputValue()).toBe('12');
    },
  );

  test('is the era of a new force, which then breaks no rule of the pack', async ({ visit }) => {
    const page = await visit();
    await newPack(page, 'Horizon Wars', OPEN);
    await page.getByRole('group', { name: 'Eras' }).getByLabel('The Maul').check();
    await page.getByRole('button', { name: 'New force for this pack' }).click();
    await page.getByRole('button', { name: /^Force / }).click();
    const era = page.getByRole('combobox', { name: 'Era' });
    expect(await era.locator('option:checked').innerText()).toBe('The Maul');
    expect(await description(era)).toContain(`“${OPEN}”: only the era “The Maul”.`);
    await problems(page).filter({ hasText: 'hw/force/empty' }).waitFor();
    expect(await problems(page).filter({ hasText: 'pack/' }).count()).toBe(0);
  });
});

describe('a pack', () => {
  test('is shared by link with another browser, which shows it and stores it only on request', async ({
    visit,
    address,
  }) => {
    const page = await visit();
    await newPack(page, 'Command Horizon', '<img src=x> Open');
    await page.getByRole('spinbutton', { name: 'Maximum units' }).fill('9');
    await soon(() => sentence(page)).toBe('At most 9 units.');
    const link = await sharedLink(page);
    expect(link).toMatch(new RegExp(`^${address}/open#p1\\.`));
    const other = await visit();
    await other.goto(link);
    await other.getByRole('heading', { name: '<img src=x> Open' }).waitFor();
    await other.getByText('At most 9 units.').waitFor();
    await other.goto('/pack');
    await other.getByText('A pack holds the restrictions of an event', { exact: false }).waitFor();
    await other.goto(link);
    await other.getByRole('button', { name: 'Save the pack' }).click();
    expect(await other.getByLabel('Name of the pack').inputValue()).toBe('<img src=x> Open');
    await other.goto(link);
    await other.getByRole('link', { name: 'Open the one saved here' }).waitFor();
  });

  test('is part of a force’s link: the verdict includes it, and both are stored on request', async ({
    visit,
  }) => {
    const page = await visit();
    await newPack(page, 'Horizon Wars', OPEN);
    await page.getByRole('spinbutton', { name: 'Maximum elements' }).fill('1');
    await soon(() => sentence(page)).toContain('at most 1 element');
    await page.getByText('Saved in this browser', { exact: true }).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Sample Harbour Watch' }).click();
    await (await headField(page, 'Pack')).selectOption(OPEN);
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Share/ }).click();
    const link = await page.getByRole('dialog').locator('textarea').inputValue();
    const other = await visit();
    await other.goto(link);
    await other
      .getByText(`Built for “${OPEN}” and checked against it: Any era, at most 1 element.`)
      .waitFor();
    await soon(() => text(other.getByRole('main'))).toMatch(/Horizon Wars · .*Not legal.*Pack.*allows 1\./is);
    await other.getByRole('button', { name: 'Save and edit' }).click();
    await soon(async () => (await headField(other, 'Pack')).locator('option:checked').innerText()).toBe(OPEN);
    await other.goto('/pack');
    await other.getByRole('link', { name: new RegExp(OPEN) }).waitFor();
    await other.goto(link);
    await other.getByRole('link', { name: 'Open your saved roster' }).waitFor();
    await other.goto('about:blank');
    await other.goto(link.slice(0, -20));
    await other.getByRole('heading', { name: 'This link cannot be read' }).waitFor();
    await soon(() => text(other.getByRole('main'))).toContain('its pack');
  });

  test('is shared by file, dropped on the shelf or opened, and is not stored twice', async ({ visit }) => {
    const page = await visit();
    await newPack(page, 'Horizon Wars', OPEN);
    await ban(page, 'Banned types', 'Reconnaissance');
    await soon(() => sentence(page)).toBe('Any era, no reconnaissance elements.');
    const file = await downloadedBy(page, () => page.getByRole('button', { name: 'Save to a file' }).click());
    expect(file.name).toBe('Calais-Open-2026.pack.json');
    const other = await visit();
    await other.goto('/');
    await other.getByRole('button', { name: 'New pack' }).waitFor();
    for (const _ of ['once', 'twice']) {
      await dispatchFiles(other, 'drop', [{ name: 'open.json', content: file.text }]);
      await soon(() => sentence(other)).toBe('Any era, no reconnaissance elements.');
      await other.goto('/');
      await other.getByRole('link', { name: new RegExp(OPEN) }).waitFor();
      expect(await other.getByRole('link', { name: new RegExp(OPEN) }).count()).toBe(1);
    }
    await dispatchFiles(other, 'drop', [
      { name: 'bad.json', content: '{"musterPack":1,"system":"horizon-wars","limit":-1}' },
    ]);
    const refused = other.getByRole('dialog', { name: 'This file cannot be read' });
    await soon(() => text(refused)).toMatch(/name.*limit.*0 to 9999/);
  });

  test('accepts no more custom names than a pack may have, and says so', async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'New pack' }).waitFor();
    const types = Array.from({ length: 200 }, (_, at) => `card-${at}`);
    const pack = { musterPack: 1, name: OPEN, system: 'at-43', bans: { types } };
    await dispatchFiles(page, 'drop', [{ name: 'full.json', content: JSON.stringify(pack) }]);
    await page.getByLabel('Id of another card').fill('my-card');
    await page.getByText('A pack has at most 200 in this list.').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove card-199' }).click();
    await page.getByLabel('Id of another card').press('Enter');
    await page.getByRole('button', { name: 'Remove my-card' }).waitFor();
    expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(200);
  });

  test('is duplicated and deleted from the shelf, and both can be undone', async ({ visit }) => {
    const page = await visit();
    await newPack(page, 'AT-43', OPEN);
    await page.getByLabel('Id of another card').fill('my-card');
    await page.keyboard.press('Enter');
    await soon(() => sentence(page)).toBe('No my-card.');
    await page.goto('/');
    const packs = page.getByRole('region', { name: 'Packs', exact: true }).getByRole('listitem');
    await page.getByRole('button', { name: `More actions for ${OPEN}` }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await soon(() => packs.count()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await soon(() => packs.count()).toBe(1);
    await page.getByRole('button', { name: `Delete ${OPEN}` }).click();
    await soon(() => packs.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await soon(() => packs.count()).toBe(1);
    await packs.getByRole('link').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'Pack deleted' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await soon(() => sentence(page)).toBe('No my-card.');
  });
});

describe('a pack that the browser fails to delete', () => {
  test('stays on the shelf and on its page, and both say why', async ({ visit }) => {
    const page = await visit({
      before: () => {
        IDBObjectStore.prototype.delete = () => {
          throw new DOMException('No.', 'InvalidStateError');
        };
      },
    });
    const why = page.getByText(`${OPEN} was not deleted. This browser does not allow`).first();
    await newPack(page, 'Horizon Wars', OPEN);
    await soon(() => page.title()).toContain(OPEN);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await why.waitFor();
    expect(await page.getByLabel('Name of the pack').inputValue()).toBe(OPEN);
    await page.goto('/');
    await page.getByRole('button', { name: `Delete ${OPEN}` }).click();
    await why.waitFor();
    await page.getByRole('link', { name: new RegExp(OPEN) }).waitFor();
  });
});

describe.each([
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
])('axe finds nothing at $width px', (size) => {
  test('on a pack and where it bans', async ({ visit }) => {
    const page = await visit(size);
    // Colours are the same at every width.
    const coloured = size.width > 1000;
    await newPack(page, 'Horizon Wars', OPEN);
    await ban(page, 'Banned types', 'Special forces');
    expect(await axeFaults(page, 'html', coloured)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    const link = await sharedLink(page);
    await page.getByRole('button', { name: 'New force for this pack' }).click();
    await page.getByRole('button', { name: 'Add element' }).click();
    await page.getByRole('button', { name: /^Add / }).nth(1).waitFor();
    expect(await axeFaults(page, 'html', coloured)).toEqual([]);
    await page.goto(link);
    await page.getByRole('heading', { name: OPEN }).waitFor();
    expect(await axeFaults(page, 'html', coloured)).toEqual([]);
    await page.goto('/pack');
    await page.getByRole('link', { name: new RegExp(OPEN) }).waitFor();
    expect(await axeFaults(page, 'html', coloured)).toEqual([]);
  });
});
