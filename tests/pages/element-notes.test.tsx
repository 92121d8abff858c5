import { expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, reload, savedBy, soon, user } from '../fixtures/page';
import { pdfMarks } from '../fixtures/pdf-marks';
import { chooseAction, findDialog, open as openRow, pressIn, start } from './play';
import { openPrint, savedPdf } from './print';
import { add, choose, newForce, remove, row, text, untilSaved } from './steps';

const NOTE = 'Hold the old bridge';
const open = (label: string) => user.click(screen.getByRole('button', { name: new RegExp(`^${label} `) }));
const notesField = () => screen.findByLabelText<HTMLTextAreaElement>('Notes');

test('a note of an element is in its row, copied with it, removed and brought back, printed, and in a match', async () => {
  await newForce('Noted');
  await add('Conventional', 'heavy infantry');
  const label = 'Heavy infantry';
  await open(label);
  await fill(await notesField(), NOTE);
  await soon(() => text(row(label))).toContain(NOTE);
  await untilSaved();
  await reload();
  await soon(() => text(row(label))).toContain(NOTE);

  await choose(`More actions for ${label}`, /^Duplicate/);
  await soon(() => text(row(`${label} 2`))).toContain(NOTE);
  await fill(await notesField(), 'Behind the first');
  await soon(() => text(row(`${label} 2`))).toContain('Behind the first');
  expect(text(row(`${label} 1`))).toContain(NOTE);
  await remove(`${label} 2`);
  await soon(() => screen.queryByText('Behind the first')).toBeNull();
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  await user.click(messages.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  await soon(() => text(row(`${label} 2`))).toContain('Behind the first');

  const dialog = await openPrint();
  expect((await savedPdf(dialog)).words).not.toContain(NOTE);
  await user.click(dialog.getByRole('checkbox', { name: 'Notes of elements' }));
  await soon(() => dialog.queryByText('Making the PDF …')).toBeNull();
  await dialog.findByText(/is ready\.$/);
  expect((await savedPdf(dialog)).words).toContain(NOTE);
  await user.click(dialog.getByRole('checkbox', { name: 'Opponent’s copy' }));
  await soon(() => dialog.queryByRole('checkbox', { name: 'Notes of elements' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  await start();
  expect(text(await openRow(`${label} 1`))).toContain(`Notes in the list: ${NOTE}`);
  await chooseAction('Print as it stands');
  const print = await findDialog('Print as it stands');
  const words = async () => {
    await soon(() => within(print).queryByText('Making the PDF …')).toBeNull();
    await soon(() => text(print)).toContain('The PDF is ready.');
    return (await pdfMarks((await savedBy(() => pressIn(print, 'Save PDF'))).bytes)).text;
  };
  expect(await words()).not.toContain(NOTE);
  await user.click(within(print).getByRole('checkbox', { name: 'Notes of elements' }));
  expect(await words()).toContain(NOTE);
});

test('the mech of a battle royale has its notes in the row of its section', async () => {
  await openPage('/');
  await press(/^Sample Cinder Queen/);
  await fill(await notesField(), NOTE);
  const section = () => text(screen.getByRole('button', { name: /^Mech/ }));
  await soon(section).toContain(NOTE);
  await untilSaved();
  await reload();
  await soon(section).toContain(NOTE);
  await user.clear(await notesField());
  await soon(section).not.toContain(NOTE);
  // Without notes there is nothing to choose.
  expect((await openPrint()).queryByRole('checkbox', { name: /^Notes of/ })).toBeNull();
});
