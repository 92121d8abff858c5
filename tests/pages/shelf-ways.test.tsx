import { describe, expect, test, vi } from 'vitest';
import { linkTo } from '@/lib/check/link';
import type { Roster } from '@/lib/roster/roster';
import { screen, within } from '@/tests/fixtures/dom';
import { forgeOfWarText, resavedPdf, rosterText } from '../browser/files';
import { fillDatabase } from '../fixtures/database';
import { fill, openPage, press, savedBy, soon, user } from '../fixtures/page';
import { dragOver, drop } from './files';
import {
  chooseForRoster,
  chooseForShelf,
  closeDialog,
  expectForceName,
  forceName,
  goToShelf,
  openShelf,
  paste,
  pressFirst,
  rosterFile,
  rosterLink,
  rosterLinks,
  swarmFile,
} from './shelf';
import { expectRosters, openFiles, rosters, spaced } from './steps';

const lines = (...texts: string[]) => texts.map((each) => `${JSON.stringify(JSON.parse(each))}\n`).join('');

/** Waits until the shelf shows so many rosters. */
const expectCount = (count: number) => soon(() => rosterLinks().length).toBe(count);

/** Waits until a dialog of this name says something. */
const expectDialog = (name: string | RegExp) =>
  soon(() => screen.queryAllByRole('dialog', { name }).map(spaced).join());

describe('import to the shelf', () => {
  // The first test: later ones leave the reader of PDFs loaded.
  test('of a PDF that another program saved again adds its rosters, and loads its reader only then', async () => {
    let workers = 0;
    const Started = Worker;
    vi.stubGlobal(
      'Worker',
      class extends Started {
        constructor(file: URL) {
          super(file);
          workers += 1;
        }
      },
    );
    await openShelf();
    await openFiles(swarmFile(), rosterFile('Lancers'));
    await expectCount(2);
    expect(workers).toBe(0);
    await openFiles(new File([resavedPdf.content], resavedPdf.name));
    for (const name of ['Cinder Queen', 'Paper Lantern', 'Two Faces']) await rosterLink(name);
    expect(rosterLinks()).toHaveLength(5);
    expect(workers).toBe(1);
  });

  test('of several files, stores the readable ones and lists the others with path and reason', async () => {
    await openShelf();
    await openFiles(
      swarmFile(),
      rosterFile('Lancers'),
      new File(
        [lines(rosterText({ name: 'A' }), rosterText({ name: 'B' }), rosterText({ name: 'C' }))],
        'many.ndjson',
      ),
    );
    await screen.findAllByText('5 rosters added.');
    await expectCount(5);
    await openFiles(
      rosterFile('New one'),
      new File(['{"muster":1'], 'cut.json'),
      new File([`${lines(rosterText({ name: 'D' }))}{"muster":2}\n`], 'some.ndjson'),
    );
    const title = 'Not everything could be read';
    await expectDialog(title).toContain('2 rosters added.');
    await expectDialog(title).toMatch(/cut\.json the file This is incomplete/);
    await expectDialog(title).toMatch(
      /some\.ndjson:2 muster This is 2, from a newer version of Muster; this one reads 1\./,
    );
    await closeDialog(title);
    await expectCount(7);
  });

  test('by drop anywhere shows a drop target, and opens the builder for a single roster', async () => {
    await openShelf();
    await screen.findByText(/^No rosters yet/);
    await dragOver(swarmFile());
    await screen.findByText('Drop to open');
    await drop(swarmFile());
    await soon(() => screen.queryByText('Drop to open')).toBeNull();
    await expectForceName('Swarm');
    await goToShelf();
    await expectRosters(['Swarm']);
    await drop(rosterFile('X'), rosterFile('Y'));
    await screen.findAllByText('2 rosters added.');
  });

  test('rejects a roster over the size limit with a sentence', async () => {
    await openShelf();
    await openFiles(new File([rosterText({ name: 'Large' }).padEnd(256 * 1024 + 1)], 'large.json'));
    await expectDialog('This file cannot be read').toContain('over 256 KiB');
    await closeDialog('This file cannot be read');
    await screen.findByText(/^No rosters yet/);
  });

  test('by paste works outside fields and in a dialog’s field: JSON, a link, several lines', async () => {
    await openShelf();
    await screen.findByText(/^No rosters yet/);
    await paste(rosterText({ name: 'From a chat' }));
    await expectForceName('From a chat');
    await goToShelf();
    const link = linkTo(window.location.origin, JSON.parse(forgeOfWarText('Linked')) as Roster);
    await chooseForShelf('Paste a roster or link');
    await fill(
      await screen.findByRole('textbox', { name: 'Roster or link' }),
      `${link}\n${lines(rosterText({ name: 'Line' }))}`,
    );
    await press('Open');
    await screen.findAllByText('2 rosters added.');
    await expectCount(3);
    await paste('see you on Friday');
    await expectDialog('The pasted text cannot be read').toContain('pasted text');
    await closeDialog('The pasted text cannot be read');
    await expectCount(3);
  });

  test('of a roster that exists already offers the existing one, also from the bin', async () => {
    const openLancers = async (answer?: string) => {
      await openFiles(rosterFile('Lancers'));
      if (answer) {
        const there = await screen.findByRole('alertdialog', { name: 'This roster is already saved' });
        await user.click(within(there).getByRole('button', { name: answer }));
      }
      await forceName();
      await goToShelf();
    };
    await openShelf();
    await openLancers();
    await expectRosters(['Lancers']);
    await openLancers('Open the saved roster');
    await expectRosters(['Lancers']);
    await openLancers('Keep a second copy');
    await expectRosters(['Lancers', 'Lancers']);

    for (const left of [1, 0]) {
      await pressFirst('Delete Lancers');
      await expectCount(left);
    }
    await openFiles(rosterFile('Lancers'));
    await press('Restore and open it');
    await forceName();
    await goToShelf();
    await expectRosters(['Lancers']);
  });
});

describe('a backup', () => {
  test('made with one press restores everything in another browser, and never overwrites newer rosters', async () => {
    await openShelf();
    await openFiles(swarmFile(), rosterFile('Lancers'), rosterFile('Gone'));
    await expectCount(3);
    await press('Delete Gone');
    await expectCount(2);
    const backup = await savedBy(() => press('Back up'));
    expect(backup.name).toMatch(/^muster-backup-\d{4}-\d\d-\d\d\.json$/);
    await screen.findAllByText(/3 rosters backed up/);

    // Another browser has none of them.
    await openPage('/odds');
    await fillDatabase([]);
    await openShelf();
    await openFiles(new File([backup.text], backup.name));
    await expectDialog('Backup restored').toContain('3 rosters: 3 added.');
    await closeDialog('Backup restored');
    await expectCount(2);
    await soon(async () => spaced(await rosterLink('Lancers'))).toMatch(/FC 5 of 3.*Not legal/i);

    // One roster is newer here, one is damaged in the file, and one was deleted here.
    await chooseForRoster('Lancers', 'Rename');
    await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Lancers of today');
    await user.keyboard('{Enter}');
    await rosterLink('Lancers of today');
    await press('Delete Swarm');
    await expectCount(1);
    const damaged = JSON.parse(backup.text);
    const gone = damaged.rosters.find(({ roster }: { roster: Roster }) => roster.name === 'Gone');
    gone.roster.force.limit = 'many';
    await drop(new File([JSON.stringify(damaged)], 'damaged.json'));
    await expectDialog('Backup restored').toContain(
      '3 rosters: 1 restored from the bin, 1 already newer here, 1 could not be read.',
    );
    await expectDialog('Backup restored').toMatch(
      /damaged\.json: Gone rosters\[\d\]\.roster\.force\.limit This is the text "many"/,
    );
    await closeDialog('Backup restored');
    await soon(rosters).toContain('Lancers of today');
    await expectCount(2);
  });
});
