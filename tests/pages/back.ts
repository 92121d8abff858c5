import { screen, within } from '@/tests/fixtures/dom';
import { press, soon, user } from '../fixtures/page';
import { pressFirst, rosterLink } from './shelf';
import { openSample } from './steps';

// What opens over a page, and how Back closes it.

/** How many dialogs and menus are open over the page. */
export const openCount = () =>
  document.querySelectorAll('dialog[open], [aria-haspopup=menu][aria-expanded=true]').length;

/** How many layers are open on the current history entry. */
export const entryLayers = (): number => history.state?.musterLayers ?? 0;

/** Expects `count` open layers, with a history entry for each. */
export async function expectOpen(count: number) {
  await soon(openCount).toBe(count);
  await soon(entryLayers).toBe(count);
}

export const expectPath = (path: string) => soon(() => location.pathname).toBe(path);

/** Expects the focus to be on a control, such as the button that opened the closed layer. */
export const expectFocusKept = () => soon(() => document.activeElement?.tagName).not.toBe('BODY');

/** Goes back from the builder, with nothing open, to the shelf. */
export async function expectLeavesForShelf() {
  history.back();
  await expectPath('/');
  await rosterLink('Ninth Column');
}

/** Goes forward by an entry, and waits until it is there. */
export async function goForward() {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.forward();
  await moved;
}

/** The open dialog of this name. */
export const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Opens a dialog from the menu of files. */
export async function openFromFileMenu(name: RegExp | string) {
  await pressFirst('More actions');
  await press(name, 'menuitem');
  await screen.findByRole('dialog');
}

/** The dialogs and menus that open over the builder at any screen size. */
export const overlays: [what: string, show: () => Promise<void>][] = [
  ['the menu of files', () => pressFirst('More actions')],
  ['the menu of a row', () => pressFirst(/^More actions for Terrier/)],
  ['the keys', () => openFromFileMenu(/^Keyboard shortcuts/)],
  ['the share dialog', () => openFromFileMenu(/^Share/)],
  ['the print dialog', () => pressFirst('Print')],
];

/** The panels that open as sheets on screens too narrow for columns. */
export const panels: typeof overlays = [
  ['the picker', () => pressFirst('Add element')],
  ['an element', () => pressFirst(/^Terrier /)],
  ['a section', () => pressFirst(/^Scenario /)],
];

/** The verdict, which opens over the builder where it has no column. */
export const verdict: (typeof overlays)[number] = ['the verdict', () => pressFirst(/^Verdict: /)];

/** Opens the verdict of a sample, and over it the sheet of an element that has an error. */
export async function openErrorOverVerdict() {
  await openSample('Ninth Column');
  await pressFirst(/^Verdict: /);
  const [error] = (await openDialog('Verdict')).getAllByRole('button', { name: /^Error/ });
  await user.click(error as HTMLElement);
  await expectOpen(2);
}
