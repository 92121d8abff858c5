import { describe, expect, test, vi } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { badRosters, badTexts, goodRoster } from '../check/bad-rosters';
import { rosterText } from '../fixtures/lists';
import { openPage, press, savedBy, soon, user } from '../fixtures/page';
import { chooseFiles, type InputFile } from './choose-files';
import { drop, openElsewhere } from './files';
import { choose, labels, list, openSample, problems, text, total, verdict } from './steps';

const file = (content: InputFile['content'], name = 'list.json') => ({ name, content });

describe('files', () => {
  test('opening a roster file adds a roster to the shelf, with its verdict', async () => {
    await openPage('/');
    await chooseFiles('Open a file', file(rosterText({ player: 'Blue side' })));
    await soon(labels).toEqual(['First Troop', 'Heavy cavalry', 'Light infantry']);
    await soon(verdict).toMatch(/not legal/i);
    expect(total('Force cost')).toBe('5 of 3');
    await press('Rosters', 'link');
    await soon(() => text(screen.getByRole('link', { name: /^Lancers/ }))).toMatch(
      /Blue side.*FC 5 of 3.*Not legal/i,
    );
  });

  test('a file that the system opens with the app opens in the builder', async () => {
    const handle = { getFile: async () => new File([rosterText({})], 'list.json') };
    const launchQueue = { setConsumer: (take: (launch: object) => void) => take({ files: [handle] }) };
    vi.stubGlobal('launchQueue', launchQueue);
    await openPage('/open?files');
    await soon(labels).toEqual(['First Troop', 'Heavy cavalry', 'Light infantry']);
  });

  test('the page for files says so if none arrived', async () => {
    await openPage('/open?files');
    await screen.findByText('No file arrived. Choose it by Open a file.');
  });

  test('a roster saved to a file opens again with the same report', async () => {
    await openSample('Ninth Column');
    const report = () => [
      list().map(text),
      problems(),
      verdict(),
      text(screen.getByRole('region', { name: 'Verdict' })),
    ];
    await screen.findAllByRole('button', { name: /^Fix: / });
    const before = report();
    const saved = await savedBy(() => choose('More actions', 'Save to a file'));
    expect(saved.name).toBe('Ninth-Column.json');
    await openElsewhere('/');
    await chooseFiles('Open a file', file(saved.bytes));
    await screen.findByRole('button', { name: 'Add element' });
    await soon(report).toEqual(before);
  });

  test('an unreadable file is rejected with paths and sentences, and nothing is changed', async () => {
    await openSample('Harbour Watch');
    await soon(() => list().length).toBe(11);
    const before = list().map(text);
    const refused = (): HTMLElement => {
      const title = screen.getByText('This file cannot be read', { selector: 'dialog[open] h2' });
      return title.closest('dialog') as HTMLElement;
    };
    await press('More actions');
    await chooseFiles({ role: 'menuitem', name: 'Open a file' }, file('{', 'cut.json'));
    await screen.findByRole('dialog', { name: 'This file cannot be read' });
    await soon(() => text(refused())).toContain('cut.json');

    const refuses = async (content: InputFile['content'], path: string, says: string) => {
      const shown = text(refused());
      await chooseFiles('Choose another file', file(content));
      await soon(() => text(refused())).not.toBe(shown);
      const now = text(refused());
      expect(now).toContain(says);
      if (path !== '') expect(now).toContain(path);
    };
    for (const [, path, says, damage] of badRosters.filter((_, at) => at % 2 === 0)) {
      // A pack file is recognised here and stored with the packs.
      if (says.startsWith('This is a pack')) continue;
      const roster = goodRoster();
      damage(roster);
      await refuses(JSON.stringify(roster), path, says);
    }
    await refuses(' \n ', '', 'This is empty');
    const ownTexts = badTexts.filter(([, content]) => content.includes('"muster"'));
    for (const [, content, says] of ownTexts.filter((_, at) => at % 3 === 1))
      await refuses(content, '', says);
    await refuses(rosterText({ notes: 'x'.repeat(1024 * 1024) }), '', '256 KiB');
    await refuses(`{"muster":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, '', 'nested more than 64 deep');
    await refuses(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), '', 'UTF-8');
    await refuses(
      '{"muster":1,"system":"horizon-wars","name":"x","__proto__":{"a":1}}',
      '__proto__',
      'Unknown field',
    );

    await user.click(within(refused()).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await soon(() => screen.queryByRole('dialog', { name: 'This file cannot be read' })).toBeNull();
    expect(list().map(text)).toEqual(before);
    await press('Rosters', 'link');
    await screen.findByRole('link', { name: /^Harbour Watch/ });
    expect(screen.getAllByRole('link', { name: /FC/ })).toHaveLength(1);
  });
});

describe('reading files', () => {
  const isReading = () => screen.queryByRole('progressbar', { name: 'Reading' }) !== null;

  test.for(['/', '/pack', '/collection'])('dropped on %s shows its progress at once', async (address) => {
    await openPage(address);
    await drop(new File([rosterText({ name: address })], 'list.json'));
    expect(isReading()).toBe(true);
    await screen.findByLabelText('Force name');
    expect(isReading()).toBe(false);
  });

  test('in the builder shows its progress at once', async () => {
    await openSample('Ninth Column');
    let shown = false;
    const watch = new MutationObserver(() => {
      shown ||= isReading();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await press('More actions');
    await chooseFiles({ role: 'menuitem', name: 'Open a file' }, file(rosterText({ name: 'Imported' })));
    await soon(() => screen.queryByLabelText<HTMLInputElement>('Force name')?.value).toBe('Imported');
    watch.disconnect();
    expect(shown).toBe(true);
    expect(isReading()).toBe(false);
  });
});
