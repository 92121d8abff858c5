import { expect, test, vi } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, reload, soon, user } from '../fixtures/page';
import { rows } from './check';
import { chooseFiles } from './choose-files';
import { tabTo } from './focus';
import { openPrint, type PrintDialog, savedPdf } from './print';
import { add, headField, newForce, openSample, text, untilSaved } from './steps';

const chosen = (dialog: PrintDialog) => {
  const isChosen = (role: 'checkbox' | 'radio', name: string) =>
    dialog.getByRole<HTMLInputElement>(role, { name }).checked;
  return {
    cards: isChosen('checkbox', 'Cards'),
    qr: isChosen('checkbox', 'QR code'),
    large: isChosen('checkbox', 'Larger print'),
    letter: isChosen('radio', 'US Letter'),
    portrait: isChosen('radio', 'Portrait'),
  };
};

test('choices for one game do not apply to another, by mouse or keyboard', async () => {
  const none = { cards: false, qr: false, large: false, letter: false, portrait: false };
  const all = { cards: true, qr: true, large: true, letter: true, portrait: true };
  // Elsewhere the paper is US Letter from the start.
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  await openSample('Harbour Watch');
  const first = await openPrint();
  expect(chosen(first)).toEqual(none);
  for (const name of ['Cards', 'QR code', 'Larger print'])
    await user.click(first.getByRole('checkbox', { name }));
  for (const name of ['US Letter', 'Portrait']) await user.click(first.getByRole('radio', { name }));

  await openSample('Third Dragoons');
  const other = await openPrint();
  expect(chosen(other)).toEqual(none);
  await tabTo(other.getByRole('checkbox', { name: 'QR code' }));
  await user.keyboard(' ');

  await openSample('Ninth Column');
  expect(chosen(await openPrint())).toEqual(all);
  await openSample('Iron Chapter');
  expect(chosen(await openPrint())).toEqual({ ...none, qr: true });
});

test('an opponent’s copy has no notes, on the pages and in the file', async () => {
  await openSample('Harbour Watch');
  await fill(await headField('Notes, printed below the roster'), 'Hold the left flank.');
  const dialog = await openPrint();
  expect((await savedPdf(dialog)).words).toContain('left flank');
  await user.click(dialog.getByRole('checkbox', { name: 'Opponent’s copy' }));
  await soon(() => dialog.queryByText('Making the PDF …')).toBeNull();
  await dialog.findByText(/is ready\.$/);
  const { words } = await savedPdf(dialog);
  expect(words).not.toContain('left flank');
  expect(words).toContain('OPPONENT’S COPY');
});

test('a force has the same fingerprint on paper before and after a reload, and on the check page', async () => {
  await newForce('Reloaded');
  await add('Conventional', 'heavy infantry', 'light infantry');
  await add('Mechs', 'Raider, P1 mech');
  await untilSaved();
  const printed = async () => {
    const pdf = await savedPdf(await openPrint());
    return { ...pdf, mark: /Fingerprint ((?:[0-9a-f]{4} ){4})/.exec(pdf.words)?.[1]?.trim() };
  };
  const before = await printed();
  expect(before.mark).toBeDefined();
  await reload();
  const after = await printed();
  expect(after.mark).toBe(before.mark);

  await openPage('/check');
  await chooseFiles('Choose files', { name: 'before.pdf', content: before.bytes });
  await soon(() => rows().length).toBe(1);
  await user.click(within(rows()[0] as HTMLElement).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: 'Reloaded' });
  await soon(() => text(dialog)).toContain(`Fingerprint ${before.mark}`);
});
