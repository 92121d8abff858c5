import { screen, within } from '@/tests/fixtures/dom';
import { openRaw } from '../fixtures/database';
import { openPage, press, savedBy, soon, user } from '../fixtures/page';
import { shown } from './shown';
import { choose } from './steps';

// Places of a match that is played, and steps that many tests share.

interface Started {
  /** What the other side brings: trackers alone by default. */
  other?: 'Not marked';
  /** Changes the dialog before the match is started. */
  change?: (dialog: HTMLElement) => Promise<void>;
}

export const findDialog = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name });

/** Waits until a dialog is closed. */
export const untilClosed = (name: string | RegExp) =>
  soon(() => screen.queryByRole('dialog', { name })).toBeNull();

/** Presses a button within a place. */
export const pressIn = async (place: HTMLElement, name: string | RegExp) =>
  user.click(await within(place).findByRole('button', { name }));

/** Chooses from the radio buttons within a place. */
export const chooseIn = async (place: HTMLElement, name: string) =>
  user.click(await within(place).findByRole('radio', { name }));

/** Opens the dialog that starts a match, from the builder. */
export async function askToStart(): Promise<HTMLElement> {
  await press('Play');
  return findDialog('Play');
}

/** Opens a sample in the builder, and the dialog that starts a match with it. */
export async function askToPlay(sample: string): Promise<HTMLElement> {
  await openPage('/');
  await press(new RegExp(`^Sample ${sample}`));
  return askToStart();
}

/** Starts a match from the builder, and waits until its rows are there. */
export async function start({ other, change }: Started = {}) {
  const asked = await askToStart();
  if (other) {
    const list = await within(asked).findByRole('group', { name: 'The opponent’s list' });
    await chooseIn(list, other);
  }
  await change?.(asked);
  await begin(asked);
}

/** Starts the match of the dialog. */
export async function begin(asked: HTMLElement) {
  await pressIn(asked, 'Start the match');
  await untilRows();
}

/** Opens a sample in the builder, and starts a match with it. */
export async function play(sample = 'Harbour Watch', how: Started = {}) {
  await openPage('/');
  await press(new RegExp(`^Sample ${sample}`));
  await start(how);
}

/** The rows of the match, each the button that opens it. */
export const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('li button[data-place]')];

export const untilRows = () => soon(() => rows().length).toBeGreaterThan(0);

const nameOf = (row: HTMLElement) => row.querySelector('bdi')?.textContent ?? '';

/** The names of the rows, in order. */
export const rowNames = (): string[] => rows().map(nameOf);

/** The button that opens a row. */
export const row = (label: string): HTMLElement =>
  rows().find((each) => nameOf(each) === label) ?? fail(`No row ${label}`);

/** The bars of the sides, which open their trackers. */
export const sideBars = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('section > [data-place]'),
];

/** What a row has to tap in the list. */
export const acted = (label: string, what = 'Activated'): HTMLElement =>
  screen.getByRole('button', { name: `${label}, ${what}` });

/** Whether a row is marked as activated. */
export const isActed = (label: string) => acted(label).getAttribute('aria-pressed');

/** Opens a row. */
export async function open(label: string): Promise<HTMLElement> {
  await user.click(row(label));
  return screen.findByRole('region', { name: label });
}

/** Presses an action that asks for something, adds to its steppers, and marks it. */
export async function act(place: HTMLElement, action: string, ...steps: string[]) {
  await pressIn(place, new RegExp(`^${action} …$`));
  const asked = await findDialog(action);
  for (const step of steps) await pressIn(asked, `Increase ${step}`);
  await pressIn(asked, 'Mark');
  await untilClosed(action);
}

/** The bar at the bottom: undo, redo and the end of the turn. */
const bar = (): HTMLElement =>
  document.querySelector<HTMLElement>('main + [data-chrome]') ?? fail('No bar below the match');
export const undo = (): HTMLElement => within(bar()).getByRole('button', { name: /^Undo/ });
const redo = (): HTMLElement | null => within(bar()).queryByRole('button', { name: /^Redo/ });
export const next = (): HTMLElement => within(bar()).getAllByRole('button').at(-1) ?? fail('No button');

/** What redo would do again: "Redo Turn 2". */
export const redoTitle = () => redo()?.getAttribute('aria-label');

/** Expects what undo would take back. */
export const expectUndo = (title: string) =>
  soon(() => shown(undo())).toBe(title === '' ? 'Undo' : `Undo ${title}`);

/** Shows a side of the match: "Mine", the name of the other, "Both". */
export const showSide = async (name: string) => user.click(await screen.findByRole('radio', { name }));

/** Chooses an action from the menu of the match. */
export const chooseAction = (action: string | RegExp) => choose('More actions', action);

/** Saves the match with its history from the menu, and returns what is in the file. */
export async function savedMatch() {
  const { name, text } = await savedBy(() => chooseAction('Save to a file'));
  return { name, match: JSON.parse(text) };
}

/** The stored events of all matches, read from the database without the app. */
async function storedEvents(): Promise<unknown[]> {
  const db = await openRaw();
  const all = db.transaction('matchEvents').objectStore('matchEvents').getAll();
  await new Promise((resolve) => all.addEventListener('success', resolve));
  db.close();
  return all.result;
}

/** Waits until this many events are stored. */
export const expectStored = (count: number) => soon(async () => (await storedEvents()).length).toBe(count);

function fail(message: string): never {
  throw new Error(message);
}
