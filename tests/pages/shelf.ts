import type { Roster } from '@/lib/roster/roster';
import { fireEvent, screen, within } from '@/tests/fixtures/dom';
import { forgeOfWarText, rosterText } from '../browser/files';
import { openRaw } from '../fixtures/database';
import { openPage, press, soon, user } from '../fixtures/page';
import { choose, expectRosters, openFiles } from './steps';

// Steps on the shelf.

/** A roster file for a roster with this name. */
export const rosterFile = (name: string, fields: Record<string, unknown> = {}): File =>
  new File([rosterText({ name, ...fields })], `${name}.json`);

/** A roster file of another game, Forge of War. */
export const swarmFile = (): File => new File([forgeOfWarText('Swarm')], 'swarm.json');

/** The links of the rosters on the shelf, in order. */
export const rosterLinks = (): HTMLElement[] => {
  const region = screen.queryByRole('region', { name: 'Rosters' });
  const items = region ? within(region).queryAllByRole('listitem') : [];
  return items.flatMap((item) => within(item).queryAllByRole('link'));
};

/** The link of a roster on the shelf, by the beginning of its text. */
export const rosterLink = (name: string): Promise<HTMLElement> =>
  screen.findByRole('link', { name: new RegExp(`^${name}`) });

export const forceName = (): Promise<HTMLInputElement> => screen.findByLabelText('Force name');

/** Waits until the builder shows a roster of this name. */
export const expectForceName = (name: string) =>
  soon(() => screen.queryByLabelText<HTMLInputElement>('Force name')?.value).toBe(name);

/** Waits until the shelf shows what is stored, and takes files. */
const untilShelf = () => screen.findByRole('button', { name: 'More actions' });

/** Goes from the builder to the shelf. */
export async function goToShelf() {
  await press('Rosters', 'link');
  await untilShelf();
}

export async function openShelf() {
  await openPage('/');
  await untilShelf();
}

/** Sets up a shelf of three rosters of two games, last changed first: Swarm, Lancers, Łódź Rovers. */
export async function shelfOfThree() {
  await openShelf();
  for (const file of [
    rosterFile('Łódź Rovers', { player: 'Zoë' }),
    rosterFile('Lancers', { player: 'Blue side' }),
    swarmFile(),
  ]) {
    await openFiles(file);
    await forceName();
    await goToShelf();
  }
  await expectRosters(['Swarm', 'Lancers', 'Łódź Rovers']);
}

/** Chooses an action from the menu of a roster. */
export const chooseForRoster = (name: string, action: string | RegExp) =>
  choose(`More actions for ${name}`, action);

/** Chooses an action from the menu of the shelf. */
export const chooseForShelf = (action: string | RegExp) => choose('More actions', action);

/** Presses the first of several buttons of the same name. */
export const pressFirst = async (name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

/** Closes an open dialog. */
export async function closeDialog(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
}

/** Pastes a text outside fields until the page takes it: one before that, or while a dialog closes, would be lost. */
export const paste = (pasted: string) =>
  soon(() =>
    fireEvent.paste(document.body, { clipboardData: { files: [], types: [], getData: () => pasted } }),
  ).toBe(false);

/** Selects an option of a list by its text. */
export const select = async (list: string, option: string) =>
  user.selectOptions(await screen.findByLabelText(list), option);

/** The stored rosters, read from the database. */
export async function storedRosters(): Promise<Roster[]> {
  const db = await openRaw();
  const all = db.transaction('rosters').objectStore('rosters').getAll();
  await new Promise((resolve, reject) => {
    all.onsuccess = resolve;
    all.onerror = () => reject(all.error);
  });
  db.close();
  return all.result.map(({ roster }) => roster);
}
