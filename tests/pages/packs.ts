import { expect } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, soon, user } from '../fixtures/page';
import { description } from '../fixtures/reading';
import { headField, text } from './steps';

// Steps in the pack editor, and checks of a pack's effects in the builder.

/** Creates a named pack of a game from the shelf. */
export async function newPack(game: string, name: string) {
  await openPage('/');
  await press('New pack');
  await press(game, 'menuitem');
  await fill(await screen.findByLabelText('Name of the pack'), name);
}

/** Fills in a number field by its label. */
export const fillNumber = async (label: string, value: string) =>
  fill(await screen.findByRole('spinbutton', { name: label }), value);

/** Bans something in one of the pack's lists. */
export const ban = (list: string, name: string) =>
  user.click(within(screen.getByRole('group', { name: list })).getByLabelText(name));

/** The one-sentence summary of the pack on the screen. */
export const sentence = () => text(document.querySelector('output') as Element);

/** Waits until the pack is stored. */
export const untilStored = () => screen.findByText('Saved in this browser');

/** Opens a new force for the open pack. */
export async function newForceForPack() {
  await press('New force for this pack');
  await screen.findByLabelText('Force name');
}

/** Chooses the pack of the open force, once the packs are read. */
export async function choosePack(name: string) {
  const field = await headField('Pack');
  await user.selectOptions(field, await within(field).findByRole('option', { name }));
}

/** The text of a select field's chosen option. */
export const chosen = (field: HTMLElement) =>
  text((field as HTMLSelectElement).selectedOptions[0] as HTMLOptionElement);

/** Expects a button to be greyed out, focusable and described by the reason, then presses it. */
export async function expectBanned(button: string, why: string) {
  const add = await screen.findByRole('button', { name: button });
  add.focus();
  expect(document.activeElement).toBe(add);
  await soon(() => add.getAttribute('aria-disabled')).toBe('true');
  expect(description(add)).toContain(why);
  await user.keyboard('{Enter}');
  await soon(() => screen.queryAllByRole('status').map(({ textContent }) => textContent)).toContain(why);
}

/** The sharing link of the open pack. */
export async function sharedLink(): Promise<string> {
  await press('Share');
  const dialog = within(await screen.findByRole('dialog', { name: 'Share the pack' }));
  const link = (await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Link/ })).value;
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  return link;
}
