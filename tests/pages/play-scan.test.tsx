import { expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { bitmap, codePicture } from '../browser/codes';
import { small } from '../fixtures/lists';
import { openPage, press, soon, user } from '../fixtures/page';
import '../fixtures/pictures';
import { chooseFiles } from './choose-files';
import { askToPlay, begin, findDialog, rows } from './play';
import { forceName } from './shelf';
import { shown } from './shown';
import { text } from './steps';

// The list of the other side, from the code on its sheet.

const code = {
  name: 'code.bmp',
  type: 'image/bmp',
  content: new Uint8Array(codePicture(small('Lancers', 'Ann'))),
};
const none = { ...code, content: new Uint8Array(bitmap(new Uint8Array(10_000), 100, 100)) };

/** The sides to show. */
const sides = () =>
  within(screen.getByRole('group', { name: 'Side' }))
    .getAllByRole('radio')
    .map((radio) => text(radio.parentElement as HTMLElement));

test('the other side’s list comes from a picture of its code; a picture without one is refused', async () => {
  const asked = await askToPlay('Harbour Watch');
  const choose = async ({ name, type, content }: typeof code) =>
    user.upload(
      within(asked).getByLabelText('The opponent’s list: file'),
      new File([content], name, { type }),
    );
  await choose(none);
  await soon(() => shown(within(asked).queryByRole('alert'))).toContain(
    'No QR code can be seen in this picture.',
  );
  await choose(code);
  await soon(() => within(asked).queryByRole('alert')).toBeNull();
  // Until the picture is read, the match would not start.
  const theirs = { name: 'The opponent’s list: which' };
  await soon(() => shown(within(asked).queryByRole('combobox', theirs))).toContain('Lancers');
  await begin(asked);
  expect(sides()).toEqual(['Mine', 'Ann', 'Both']);
});

test('a scanned list is played against with the own roster that was changed last', async () => {
  await openPage('/');
  await press(/^Sample Harbour Watch/);
  await forceName();
  await openPage('/scan');
  await chooseFiles('Choose a picture', code);
  await press('Open the roster');
  await press('Play against it');
  const asked = await findDialog('Play');
  const own = await within(asked).findByRole<HTMLSelectElement>('combobox', { name: 'Your list: which' });
  await soon(() => own.selectedOptions[0]?.text).toBe('Harbour Watch');
  await begin(asked);
  expect(sides()).toEqual(['Mine', 'Ann', 'Both']);
  await soon(() => rows().length).toBe(11);
});

test('reading a picture and checking its roster are said at once', async () => {
  await openPage('/scan');
  const status = within(screen.getByRole('main')).getAllByRole('status').at(-1) as HTMLElement;
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(text(status)));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  await chooseFiles('Choose a picture', code);
  await screen.findByRole('button', { name: 'Open the roster' });
  observer.disconnect();
  expect(said.filter((line, index) => line !== '' && line !== said[index - 1])).toEqual([
    'Reading the picture …',
    'Checking the roster …',
  ]);
});
