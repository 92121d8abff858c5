import { afterEach, beforeEach, vi } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, soon, user } from '../fixtures/page';
import { chooseFiles, type InputFile } from './choose-files';
import { text } from './steps';

// Steps on the check page.

/** Some lists in one file. */
export const given = (...rosters: object[]): InputFile => ({
  name: 'lists.ndjson',
  content: rosters.map((roster) => JSON.stringify(roster)).join('\n'),
});

/** Opens the check page and adds lists. */
export async function checked(...rosters: object[]) {
  await openPage('/check');
  await chooseFiles('Choose files', given(...rosters));
  await soon(() => count('Lists')).toBe(String(rosters.length));
}

/** Pastes text into the dialog for links and lists. */
export async function pasteLists(pasted: string) {
  await press('Paste links or lists');
  await fill(await screen.findByRole('textbox', { name: 'Links or lists' }), pasted);
  await press('Check');
}

/** A number of the summary, by its label: "Lists", "Legal". */
export function count(what: string): string | undefined {
  const region = screen.queryByRole('region', { name: 'Rosters' });
  const term = [...(region?.querySelectorAll('dt') ?? [])].find((each) => text(each) === what);
  return term?.nextElementSibling?.textContent?.trim();
}

export const table = () => screen.getByRole('table', { name: 'Rosters' });

/** The rows, without the header. */
export const rows = (): HTMLElement[] =>
  [...table().querySelectorAll<HTMLElement>('[role=row]')].filter((row) => row.querySelector('[data-row]'));

/** The text of a row, by its place in the table. */
export const rowText = (at: number): string => text(rows()[at] as Element);

/** The number of rows by the table's aria-rowcount, without the header. */
export const rowCount = (): number => Number(table().getAttribute('aria-rowcount')) - 1;

/** The button of a list in the table. */
export const opener = (name: string) => within(table()).getByRole('button', { name });

/** Clears all lists, as a user does; one is cleared without a question. */
export async function clearLists() {
  await soon(() => screen.getByRole('button', { name: 'Clear' })).toHaveProperty('disabled', false);
  await press('Clear');
  const question = screen.queryByRole('alertdialog');
  if (question) await user.click(within(question).getByRole('button', { name: 'Clear all' }));
  await soon(() => screen.queryByRole('region', { name: 'Rosters' })).toBeNull();
}

// Rows have a height, so that only those in the window are drawn.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('[role=row]') ? 53 : 0;
  });
});

// What a load of the page forgets.
afterEach(async () => {
  if (screen.queryByRole('button', { name: 'Clear' })) await clearLists();
});
