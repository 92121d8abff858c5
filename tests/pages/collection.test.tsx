import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@/tests/fixtures/dom';
import { BOX, box, infantry } from '../fixtures/boxes';
import { fill, openPage, press, reload, savedBy, soon, user } from '../fixtures/page';
import { chooseFiles } from './choose-files';
import { drop, openElsewhere } from './files';
import { add, choose, headField, openFiles, openSample, problems, text, untilSaved } from './steps';

const models = (): HTMLElement[] => {
  const region = screen.queryByRole('region', { name: 'Models' });
  return region ? within(region).queryAllByRole('listitem') : [];
};
const owned = (label: string) => screen.findByRole('spinbutton', { name: `Owned, ${label}` });
const collectionName = async () =>
  (await screen.findByLabelText<HTMLInputElement>('Name of the collection')).value;
const counted = () => document.querySelector('output[aria-live]')?.textContent;
const untilStored = () => screen.findByText('Saved in this browser');
/** Waits for a message on the page, which is also announced. */
const untilMessage = (message: string | RegExp) => screen.findAllByText(message);

/** Opens a file with the page's “Open a file”, once the page is ready. */
async function open(content: string, name: string) {
  await screen.findByRole('button', { name: 'Open a file' });
  await openFiles(new File([content], name));
}

/** Opens a collection file on the collections page. */
async function openBox() {
  await openPage('/collection');
  await open(BOX, 'box.json');
  await screen.findByLabelText('Name of the collection');
  await soon(() => models().length).toBeGreaterThan(0);
}

describe('a collection', () => {
  test('is shared by file and by link, and is not added twice', async () => {
    await openBox();
    expect(await collectionName()).toBe('My <b>box</b>');
    expect(text(screen.getByRole('main'))).toContain('2 designs, at most 300');
    const file = await savedBy(() => press('Save to a file'));
    expect(file.name).toBe('My-b-box-b.collection.json');
    expect(JSON.parse(file.text)).toMatchObject(JSON.parse(BOX));
    await press('Share');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share the collection' }));
    const { value: link } = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Link/ });
    expect(link).toMatch(/^https:\/\/muster\.test\/open#c1\./);

    await openElsewhere(link);
    await waitFor(() => expect(text(screen.getByRole('main'))).toContain('3 models, 2 designs.'));
    await press('Save the collection');
    await owned('Thunderer');
    await openPage('/');
    await screen.findByRole('button', { name: 'New pack' });
    await drop(new File([file.text], 'again.json'));
    await owned('Thunderer');
    await openPage('/collection');
    await screen.findByRole('link', { name: /^My <b>box<\/b>/ });
    expect(screen.getAllByRole('link', { name: /box/ })).toHaveLength(1);
    await open(box('Bad', { id: 'a', count: 100, element: infantry }), 'bad.json');
    const refused = await screen.findByRole('dialog', { name: 'This file cannot be read' });
    await soon(() => text(refused)).toMatch(/entries\[0\]\.count.*1 to 99/);
  });

  test('is filled from a roster by “Add to a collection”, and is part of a backup', async () => {
    await openSample('Harbour Watch');
    await untilSaved();
    await openPage('/');
    await choose('More actions for Harbour Watch', 'Add to a collection');
    const question = await screen.findByRole('dialog', { name: 'New collection' });
    await user.click(within(question).getByRole('button', { name: 'Create' }));
    expect(await collectionName()).toBe('Harbour Watch');
    await soon(() => models().length).toBeGreaterThan(0);
    const count = models().length;
    expect(count).toBeGreaterThan(3);
    // The same roster a second time adds nothing.
    await press('From a roster');
    const rosters = within(await screen.findByRole('dialog'));
    rosters.getByText('Counts below what the roster fields are raised to match it.');
    await user.click(await rosters.findByRole('button', { name: /^Harbour Watch/ }));
    await untilMessage('Everything is already in the collection.');
    expect(models()).toHaveLength(count);
    await untilStored();
    await openPage('/');
    const file = await savedBy(() => press('Back up'));
    await openElsewhere('/');
    await open(file.text, 'backup.json');
    await untilMessage(/^Packs, collections, custom cards.*: 1 added\.$/);
    await openPage('/collection');
    await screen.findByRole('link', { name: /^Harbour Watch/ });
  });
});

test('a collection goes to a spreadsheet and back, and Undo takes that back', async () => {
  await openBox();
  await soon(counted).toBe('3 models, 2 designs');
  const file = await savedBy(() => press('Save as CSV'));
  expect(file.name).toBe('My-b-box-b.csv');
  const more = file.text.replace(/,"2",/, ',"12",');
  expect(more).not.toBe(file.text);
  await chooseFiles('Open a CSV', { name: 'box.csv', content: more.replace('"12"', '"120"') });
  await screen.findByText(/^Row \d, Count: .*The collection is as it was\.$/);
  await chooseFiles('Open a CSV', { name: 'box.csv', content: more });
  await soon(counted).toBe('13 models, 2 designs');
  await press('Undo');
  await soon(counted).toBe('3 models, 2 designs');
});

test('many collections are listed in parts', async () => {
  const library = Array.from({ length: 450 }, (_, at) => ({
    system: 'horizon-wars',
    kind: 'collection',
    id: `c${at}`,
    changed: 1,
    value: { musterCollection: 1, system: 'horizon-wars', name: `Box ${1000 + at}`, entries: [] },
  }));
  await openPage('/');
  await open(JSON.stringify({ musterBackup: 1, made: 1, rosters: [], library }), 'backup.json');
  await untilMessage(/: 450 added\.$/);
  await openPage('/collection');
  const listed = () => screen.queryAllByRole('link', { name: /^Box / }).length;
  await soon(listed).toBe(200);
  await press('Show 200 more of 250');
  await press('Show 50 more of 50');
  await soon(listed).toBe(450);
});

describe('a roster built from a collection', () => {
  test('is offered the models that are left, and warns about those beyond it', async () => {
    await openBox();
    await untilStored();
    await openPage('/');
    await press('New force of Horizon Wars');
    const choice = await headField('Collection');
    const option = await within(choice).findByRole('option', { name: 'My <b>box</b>' });
    await user.selectOptions(choice, option);
    await press('Add element');
    const more = await screen.findByRole('button', { name: 'Add Heavy infantry of the collection' });
    const offer = more.closest('[data-offer]') as HTMLElement;
    await soon(() => text(offer)).toContain('2 of 2 left');
    await user.click(more);
    await user.click(more);
    await soon(() => text(offer)).toContain('0 of 2 left');
    const advice = () => problems().filter((problem) => problem.includes('fielded'));
    expect(advice()).toEqual([]);
    await user.click(more);
    await soon(() => text(offer)).toContain('1 more than owned');
    const said =
      'Heavy infantry 1, Heavy infantry 2 and Heavy infantry 3: 3 fielded, and “My <b>box</b>” has 2.';
    await soon(advice).toEqual([expect.stringContaining(said)]);
    await untilSaved();
    await reload();
    await soon(() => advice().length).toBe(1);
    expect(((await headField('Collection')) as HTMLSelectElement).value).not.toBe('');
    // The roster's file does not mention the collection.
    const file = await savedBy(() => choose('More actions', 'Save to a file'));
    expect(file.text).not.toContain('collection');
    expect(file.text).not.toContain('box');
  });

  test('can save its elements to the collection: a new one, and one with a new design', async () => {
    await openBox();
    await untilStored();
    await openPage('/');
    await press('New force of Horizon Wars');
    await screen.findByLabelText('Force name');
    await add('Mechs', 'Raider, P1 mech');
    await user.keyboard('{Escape}');
    await choose('More actions for Raider', 'Add to a collection');
    await untilMessage('“My <b>box</b>”: 1 design added.');
    await press(/^Raider /);
    await fill(await screen.findByLabelText('Name'), 'Thunderer');
    await user.keyboard('{Escape}');
    await choose('More actions for Thunderer', 'Add to a collection');
    await untilMessage(/Everything is already in the collection\.$/);
    await press(/^Thunderer /);
    await press(/^Ace/, 'checkbox');
    await user.keyboard('{Escape}');
    await choose('More actions for Thunderer', 'Add to a collection');
    const question = await screen.findByRole('alertdialog', { name: '“Thunderer” is in the collection' });
    await user.click(within(question).getByRole('button', { name: 'Replace its design' }));
    await untilMessage('Design of Thunderer replaced in “My <b>box</b>”.');
    await openPage('/collection');
    await press(/^My/, 'link');
    const thunderer = () => models().filter((model) => text(model).includes('Thunderer'));
    await soon(() => thunderer().map(text)).toEqual([expect.stringMatching(/Ace.*field at least 1/)]);
    expect(models()).toHaveLength(3);
  });
});
