import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@/tests/fixtures/dom';
import { openRaw } from '../fixtures/database';
import { fill, openPage, press, reload, savedBy, soon, user } from '../fixtures/page';
import { drop, openElsewhere } from './files';
import {
  ban,
  choosePack,
  chosen,
  fillNumber,
  newForceForPack,
  newPack,
  sentence,
  sharedLink,
  untilStored,
} from './packs';
import { choose, headField, text, untilSaved } from './steps';

const OPEN = 'Calais Open 2026';

const main = () => text(screen.getByRole('main'));

/** The records of a table of the database, changed without the app. */
async function changeStored(
  table: 'rosters' | 'library',
  change: (records: Record<string, unknown>[]) => Record<string, unknown>[],
) {
  const db = await openRaw();
  const store = db.transaction(table, 'readwrite').objectStore(table);
  const reading = store.getAll();
  await new Promise((resolve, reject) => {
    reading.onsuccess = () => {
      for (const record of change(reading.result)) store.put(record);
    };
    store.transaction.oncomplete = resolve;
    store.transaction.onabort = reject;
  });
  db.close();
}

describe('a force whose pack this version cannot read', () => {
  test('is checked against the rules only, says why, and keeps the pack', async () => {
    await newPack('Horizon Wars', OPEN);
    await newForceForPack();
    await fill(screen.getByLabelText('Force name'), 'Ours');
    await untilSaved();
    const address = window.location.href;
    await openPage('/');
    await changeStored('rosters', (rosters) =>
      rosters.map((stored) => ({ ...stored, pack: { ...(stored.pack as object), musterPack: 2 } })),
    );
    await openPage(address);
    const notice = async () => {
      const mark = await screen.findByText('Checked without its pack.');
      return mark.closest('p')?.parentElement?.parentElement as HTMLElement;
    };
    expect(text(await notice())).toMatch(new RegExp(`built for “${OPEN}”, which this version`));
    await fill(screen.getByLabelText('Force name'), 'Still there');
    await untilSaved();
    await reload();
    const kept = await notice();
    const file = await savedBy(async () =>
      user.click(await within(kept).findByRole('button', { name: 'Save the pack to a file' })),
    );
    expect(JSON.parse(file.text)).toMatchObject({ musterPack: 2, name: OPEN });
    await press('Use the current pack');
    await soon(() => screen.queryByText('Checked without its pack.')).toBeNull();
    expect(chosen(await headField('Pack'))).toBe(OPEN);
  });
});

test('a stored pack that this version cannot read is listed, and can be saved or deleted', async () => {
  await newPack('Horizon Wars', OPEN);
  await untilStored();
  await changeStored('library', () =>
    [
      ['new', 'horizon-wars'],
      ['other', 'a-game-to-come'],
    ].map(([id, system]) => ({
      id,
      system,
      kind: 'pack',
      value: { musterPack: 2, name: `<b>${id}</b>`, system },
    })),
  );
  await openPage('/pack');
  const packs = await screen.findByRole('region', { name: 'Your packs' });
  await soon(() => text(packs)).toMatch(
    /1 pack.*cannot read 2 records.*<b>new<\/b> ?Pack · value\.musterPack: This is 2; it must be 1\./i,
  );
  const file = await savedBy(() => press('Save <b>new</b> to a file'));
  expect(JSON.parse(file.text)).toEqual({ musterPack: 2, name: '<b>new</b>', system: 'horizon-wars' });
  await user.click(within(packs).getByRole('button', { name: 'Delete <b>other</b>' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete permanently' }));
  await soon(() => within(packs).getAllByRole('listitem').length).toBe(2);
  await openPage('/pack?p=new');
  await screen.findByRole('heading', { name: 'This pack cannot be read' });
  await soon(main).toMatch(/cannot read one record.*<b>new<\/b> ?Pack/);
});

describe('a pack', () => {
  test('is shared by link with another browser, which shows it and stores it only on request', async () => {
    await newPack('Command Horizon', '<img src=x> Open');
    await fillNumber('Maximum units', '9');
    await soon(sentence).toBe('At most 9 units.');
    const link = await sharedLink();
    expect(link).toMatch(/^https:\/\/muster\.test\/open#p1\./);
    await openElsewhere(link);
    await screen.findByRole('heading', { name: '<img src=x> Open' });
    await screen.findByText('At most 9 units.');
    await openPage('/pack');
    await screen.findByText(/^A pack holds the restrictions of an event/);
    await openPage(link);
    await press('Save the pack');
    const name = await screen.findByLabelText<HTMLInputElement>('Name of the pack');
    expect(name.value).toBe('<img src=x> Open');
    await openPage(link);
    await screen.findByRole('link', { name: 'Open the one saved here' });
  });

  test('is part of a force’s link: the verdict includes it, and both are stored on request', async () => {
    await newPack('Horizon Wars', OPEN);
    await fillNumber('Maximum elements', '1');
    await soon(sentence).toContain('at most 1 element');
    await untilStored();
    await openPage('/');
    await press(/^Sample Harbour Watch/);
    await choosePack(OPEN);
    await choose('More actions', /^Share/);
    const dialog = within(await screen.findByRole('dialog'));
    const { value: link } = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Link/ });
    await openElsewhere(link);
    await waitFor(() =>
      expect(main()).toContain(`Built for “${OPEN}” and checked against it: Any era, at most 1 element.`),
    );
    await soon(main).toMatch(/Horizon Wars · .*Not legal.*Pack.*allows 1\./is);
    await press('Save and edit');
    await soon(async () => chosen(await headField('Pack'))).toBe(OPEN);
    await openPage('/pack');
    await screen.findByRole('link', { name: new RegExp(OPEN) });
    await openPage(link);
    await screen.findByRole('link', { name: 'Open your saved roster' });
    await openPage(link.slice(0, -20));
    await screen.findByRole('heading', { name: 'This link cannot be read' });
    await soon(main).toContain('its pack');
  });

  test('is shared by file, dropped on the shelf or opened, and is not stored twice', async () => {
    await newPack('Horizon Wars', OPEN);
    await ban('Banned types', 'Reconnaissance');
    await soon(sentence).toBe('Any era, no reconnaissance elements.');
    const file = await savedBy(() => press('Save to a file'));
    expect(file.name).toBe('Calais-Open-2026.pack.json');
    await openElsewhere('/');
    await screen.findByRole('button', { name: 'New pack' });
    for (const _ of ['once', 'twice']) {
      await drop(new File([file.text], 'open.json'));
      await screen.findByLabelText('Name of the pack');
      await soon(sentence).toBe('Any era, no reconnaissance elements.');
      await openPage('/');
      await screen.findByRole('link', { name: new RegExp(OPEN) });
      expect(screen.getAllByRole('link', { name: new RegExp(OPEN) })).toHaveLength(1);
    }
    await drop(new File(['{"musterPack":1,"system":"horizon-wars","limit":-1}'], 'bad.json'));
    const refused = await screen.findByRole('dialog', { name: 'This file cannot be read' });
    await soon(() => text(refused)).toMatch(/name.*limit.*0 to 9999/);
  });

  test('accepts no more custom names than a pack may have, and says so', async () => {
    await openPage('/');
    await screen.findByRole('button', { name: 'New pack' });
    const types = Array.from({ length: 200 }, (_, at) => `card-${at}`);
    const pack = { musterPack: 1, name: OPEN, system: 'at-43', bans: { types } };
    await drop(new File([JSON.stringify(pack)], 'full.json'));
    await fill(await screen.findByLabelText('Id of another card'), 'my-card');
    await screen.findByText('A pack has at most 200 in this list.');
    await user.keyboard('{Enter}');
    await press('Remove card-199');
    await user.click(screen.getByLabelText('Id of another card'));
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Remove my-card' });
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(200);
  });
});
