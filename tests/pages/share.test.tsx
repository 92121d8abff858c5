import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { fifteen } from '../browser/fifteen';
import { type Game, games } from '../browser/two-games';
import { fillDatabase } from '../fixtures/database';
import { fill, openPage, press, savedBy, soon, user } from '../fixtures/page';
import { codeIn } from '../fixtures/pictures';
import { drop } from './files';
import { openPrint, savedPdf } from './print';
import { expectForceName, forceName, openShelf, storedRosters } from './shelf';
import { choose, openFiles, openSample, text, untilSaved } from './steps';

/** Opens a force in the builder from a file. */
async function openForce(content: string) {
  await openShelf();
  await openFiles(new File([content], 'force.json'));
  await forceName();
  await untilSaved();
}

/** Opens a force of 15 elements in the builder. */
const openFifteen = (game: Game) => openForce(JSON.stringify(fifteen(game)));

async function share(): Promise<HTMLElement> {
  await choose('More actions', /^Share/);
  return screen.findByRole('dialog', { name: 'Share the roster' });
}

const field = (dialog: HTMLElement) => dialog.querySelector('textarea');

const chooseForm = async (dialog: HTMLElement, form: string) =>
  user.click(within(dialog).getByRole('radio', { name: form }));

/** Presses Copy, and returns the text on the clipboard. */
async function copied(dialog: HTMLElement): Promise<string> {
  await navigator.clipboard.writeText('');
  await user.click(await within(dialog).findByRole('button', { name: /^Copy( the link)?$/ }));
  await within(dialog).findByText('Copied.');
  return navigator.clipboard.readText();
}

// All games share one dialog; unit tests cover the text of each.
describe.each(games.slice(0, 1))('a force of $name is shared', (game) => {
  test('as text, Markdown and CSV, each copied with one press and as it is shown', async () => {
    await openFifteen(game);
    await fill(await forceName(), '=1+1 <b>| *Hostile*');
    const dialog = await share();
    for (const [form, says] of [
      ['Text', /=1\+1 <b>\| \*Hostile\*/],
      ['Markdown', /\|[^\n]*\|\n\|( ?:?-+:? ?\|)+/],
      ['CSV', /Anvil 1/],
    ] as const) {
      await chooseForm(dialog, form);
      await soon(() => field(dialog)?.value).toMatch(says);
      const shown = field(dialog)?.value ?? '';
      for (const name of ['Anvil 1', 'Hollow 8', 'Osprey 15']) expect(shown).toContain(name);
      expect((await copied(dialog)).replaceAll('\r\n', '\n')).toBe(shown.replaceAll('\r\n', '\n'));
    }
  });

  test('as a file of the chosen format, named after the force', async () => {
    await openFifteen(game);
    const [stored] = await storedRosters();
    const dialog = await share();
    for (const [form, ending] of [
      ['Link', 'json'],
      ['Chat', 'chat.txt'],
      ['Text', 'txt'],
      ['Markdown', 'md'],
      ['CSV', 'csv'],
      ['PDF', 'pdf'],
    ] as const) {
      await chooseForm(dialog, form);
      const save = await within(dialog).findByRole('button', { name: 'Save to a file' });
      const { name, text: saved, bytes } = await savedBy(() => user.click(save));
      expect(name).toBe(`The-Fifteen-of-Ashford.${ending}`);
      // By a byte order mark, a spreadsheet reads UTF-8.
      if (form === 'CSV') expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      if (form === 'Link') expect(JSON.parse(saved)).toEqual(stored);
      else if (form === 'PDF') expect(saved.slice(0, 5)).toBe('%PDF-');
      else expect(saved.replaceAll('\r\n', '\n')).toBe(field(dialog)?.value.replaceAll('\r\n', '\n'));
    }
    expect(field(dialog)).toBeNull();
    await within(dialog).findByText('The-Fifteen-of-Ashford.pdf saved.');
  });

  test('as a copy for the opponent, which has no notes in any format', async () => {
    await openForce(JSON.stringify({ ...fifteen(game), notes: 'Hidden ford' }));
    const dialog = await share();
    const whole = field(dialog)?.value;
    await user.click(within(dialog).getByRole('checkbox', { name: /^Opponent’s copy/ }));
    await soon(() => field(dialog)?.value).not.toBe(whole);
    const saved = await savedBy(() => press('Save to a file'));
    expect(JSON.parse(saved.text)).toMatchObject({ ...fifteen(game), notes: '' });
    await chooseForm(dialog, 'Text');
    await soon(() => field(dialog)?.value).toContain('Anvil 1');
    expect(field(dialog)?.value).not.toContain('Hidden ford');
  });

  test('with an app of the device: link, text, table and PDF', async () => {
    const shared: ShareData[] = [];
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { share: async (data: ShareData) => void shared.push(data) }),
    );
    await openFifteen(game);
    const dialog = await share();
    const link = field(dialog)?.value;
    for (const form of ['Link', 'Chat', 'CSV', 'PDF']) {
      await chooseForm(dialog, form);
      const before = shared.length;
      await user.click(await within(dialog).findByRole('button', { name: 'Share with an app' }));
      await soon(() => shared.length).toBe(before + 1);
    }
    const [asLink, asText, ...files] = shared;
    expect(asLink).toEqual({ title: 'The Fifteen of Ashford', url: link });
    expect(asText?.text).toContain('Anvil 1');
    expect(files.flatMap((data) => data.files ?? []).map(({ name, type }) => [name, type])).toEqual([
      ['The-Fifteen-of-Ashford.csv', 'text/csv'],
      ['The-Fifteen-of-Ashford.pdf', 'application/pdf'],
    ]);
  });

  test('as a chat text that is checked by its link when pasted, and shortened for chats with a limit', async () => {
    await openForce(
      JSON.stringify(fifteen(game)).replace(/"name":"(\w+ \d+)"/g, '"name":"$1 of the Ashford Foot"'),
    );
    const dialog = await share();
    const link = await copied(dialog);
    await chooseForm(dialog, 'Chat');
    const whole = await copied(dialog);
    expect(whole.trimEnd().split('\n').at(-1)).toBe(link);
    for (const name of ['Anvil 1', 'Hollow 8', 'Osprey 15']) expect(whole).toContain(name);
    expect(whole.length).toBeGreaterThan(2000);
    await user.click(within(dialog).getByRole('checkbox', { name: /^Short, for chats with a limit/ }));
    const short = await copied(dialog);
    expect(short.length).toBeLessThanOrEqual(2000);
    expect(short).toContain('Left out: ');
    expect(short.trimEnd().split('\n').at(-1)).toBe(link);

    await openPage('/check');
    for (const [before, chat] of [whole, short].entries()) {
      await press('Paste links or lists');
      const pasting = within(await screen.findByRole('dialog', { name: 'Paste links or lists' }));
      await fill(pasting.getByLabelText('Links or lists'), chat);
      await user.click(pasting.getByRole('button', { name: 'Check' }));
      const rows = (said: RegExp) => screen.queryAllByRole('row').filter((row) => said.test(text(row)));
      await soon(() => rows(/The Fifteen of Ashford/).length).toBe(before + 1);
      expect(rows(/cannot be read/i)).toEqual([]);
    }
  });

  test('as text and as Markdown, with the link last', async () => {
    await openFifteen(game);
    const dialog = await share();
    const link = await copied(dialog);
    for (const [form, last] of [
      ['Text', link],
      ['Markdown', `<${link}>`],
    ] as const) {
      await chooseForm(dialog, form);
      expect((await copied(dialog)).trimEnd().split('\n').at(-1)).toBe(last);
    }
  });

  test('as CSV with the separator that was chosen last', async () => {
    await openFifteen(game);
    let dialog = await share();
    await chooseForm(dialog, 'CSV');
    expect(await copied(dialog)).toMatch(/^"[^"]*","/);
    await user.click(within(dialog).getByRole('radio', { name: 'Semicolon' }));
    expect(await copied(dialog)).toMatch(/^"[^"]*";"/);
    await user.keyboard('{Escape}');
    dialog = await share();
    await chooseForm(dialog, 'CSV');
    expect(await copied(dialog)).toMatch(/^"[^"]*";"/);
  });

  test('as CSV in which no name is a formula', async () => {
    const roster = fifteen(game);
    const [first] =
      Object.values(roster.force as Record<string, { name: string }[]>).find(
        (list) => Array.isArray(list) && list[0]?.name === 'Anvil 1',
      ) ?? [];
    if (first) first.name = '=HYPERLINK("https://example.org")';
    await openForce(JSON.stringify(roster));
    const dialog = await share();
    await chooseForm(dialog, 'CSV');
    const csv = await copied(dialog);
    expect(csv).toContain('HYPERLINK');
    expect(csv).not.toMatch(/(^|[,\n"])=HYPERLINK/);
  });

  test('as a PDF that opens exactly the same roster when dropped', async () => {
    await openFifteen(game);
    const [before] = await storedRosters();
    await press('Print');
    await screen.findByText(/is ready\.$/);
    const { bytes } = await savedBy(() => press('Save PDF'));
    await openPage('/');
    await fillDatabase([]);
    await openShelf();
    await screen.findByText(/^No rosters yet/);
    await drop(new File([bytes], 'force.pdf'));
    await expectForceName('The Fifteen of Ashford');
    await untilSaved();
    expect(await storedRosters()).toEqual([before]);
  });

  test('as a QR code on the sheet, if selected', async () => {
    await openSample(game.sample.name);
    const dialog = await share();
    const link = field(dialog)?.value;
    await user.keyboard('{Escape}');
    const print = await openPrint();
    expect(await onPaper((await savedPdf(print)).bytes)).toBeNull();
    await user.click(print.getByRole('checkbox', { name: 'QR code' }));
    await soon(() => print.queryByText('Making the PDF …')).toBeNull();
    await print.findByText(/is ready\.$/);
    expect(await onPaper((await savedPdf(print)).bytes)).toBe(link);
  });
});

/** A picture in grey, as `pdftoppm` writes it. */
function greyPicture(file: Buffer): ImageData {
  const head = file.toString('latin1', 0, 40).match(/^P5\s(\d+)\s(\d+)\s255\s/);
  if (!head) throw new Error('This is no picture in grey.');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const colours = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [at, grey] of file.subarray(head[0].length).entries()) colours.fill(grey, at * 4, at * 4 + 3);
  return new ImageData(colours, width, height);
}

/** The content of the QR code on any page of a sheet, or null if there is none. */
async function onPaper(pdf: Uint8Array): Promise<string | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-qr-'));
  try {
    const file = path.join(folder, 'sheet.pdf');
    writeFileSync(file, pdf);
    execFileSync('pdftoppm', ['-r', '200', '-gray', file, path.join(folder, 'page')]);
    for (const name of readdirSync(folder).filter((name) => name.endsWith('.pgm'))) {
      const code = await codeIn(greyPicture(readFileSync(path.join(folder, name))));
      if (code) return code;
    }
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
