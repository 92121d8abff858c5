import { screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, user } from '../fixtures/page';
import { text } from './steps';

// Steps and places that the tests of single games share.

/** Starts a new force of a game. */
export async function begin(game: string, name: string) {
  await openPage('/');
  await press(`New force of ${game}`);
  await fill(await screen.findByLabelText('Force name'), name);
}

/** Opens a section of the outline, whose row begins with its title. */
export const open = (title: string) => press(new RegExp(`^${title}`));

/** Fills in a number field of the open panel. */
export const set = async (field: string, value: number) =>
  fill(await screen.findByRole('spinbutton', { name: field }), `${value}`);

/** Fills in a text field of the open panel. */
export const write = async (field: string, words: string) =>
  fill(await screen.findByRole('textbox', { name: field }), words);

/** Chooses an option of a select field by its value or its text. */
export const select = async (field: string | RegExp, option: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: field }), option);

/** The problems under the verdict whose text has these words. */
export const problemsWith = (words: string): HTMLElement[] => {
  const region = screen.queryByRole('region', { name: 'Problems' });
  return region
    ? within(region)
        .queryAllByRole('listitem')
        .filter((item) => text(item).includes(words))
    : [];
};

/** Presses a problem under the verdict, which opens what fixes it. */
export const pressProblem = (words: string) =>
  user.click(within(problemsWith(words)[0] as HTMLElement).getAllByRole('button')[0] as HTMLElement);
