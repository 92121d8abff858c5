import { describe, expect, test } from 'vitest';
import { screen, within } from '@/tests/fixtures/dom';
import { TWELVE_MODELS } from '../fixtures/boxes';
import { fill, openPage, press, setWidth, soon, user } from '../fixtures/page';
import { choose, openFiles, text, total, verdict } from './steps';

async function openBox() {
  await openPage('/collection');
  await screen.findByRole('button', { name: 'Open a file' });
  await openFiles(new File([TWELVE_MODELS], 'box.json'));
  await screen.findByLabelText('Name of the collection');
}

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Build from collection' }));

const EARLIER = 'The answers below are for the earlier one.';

describe('the best rosters of a collection', () => {
  test('say what they gain and lack, and spend command resources as a step that can be undone', async () => {
    await openBox();
    await press('Build from collection');
    const dialog = await dialogOf();
    // An allegiance is offered in the era that has one, and dropped with it.
    const era = await dialog.findByRole('combobox', { name: 'Era' });
    const allegiance = () => dialog.queryByRole('combobox', { name: 'Allegiance' });
    expect(allegiance()).toBeNull();
    await user.selectOptions(era, 'The New Colonial Age');
    await user.selectOptions(allegiance() as HTMLElement, 'Martian');
    await user.selectOptions(era, 'Open');
    expect(allegiance()).toBeNull();
    await user.click(await dialog.findByRole('button', { name: 'Build the best rosters' }));
    await dialog.findByText('3 rosters found, the best first.');
    const second = dialog.getByRole('article', { name: 'Roster 2' });
    await soon(() => text(second)).toMatch(/(Gains|Lacks) against roster 1 ?\d/i);
    expect(text(second)).toMatch(/differ from roster 1 by 2 models or more, none ranks higher\./);
    expect(text(dialog.getAllByRole('article')[0] as HTMLElement)).not.toMatch(/against roster/i);
    // Answers to an earlier request say so until the request is the same again.
    const limit = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Points limit' });
    const asked = limit.value;
    expect(dialog.queryByText(EARLIER, { exact: false })).toBeNull();
    await fill(limit, '12');
    await dialog.findByText(EARLIER, { exact: false });
    await fill(limit, asked);
    await soon(() => dialog.queryByText(EARLIER, { exact: false })).toBeNull();
    const spends = dialog.getByRole<HTMLInputElement>('checkbox', {
      name: /^Spend the command resources/,
    });
    expect(spends.checked).toBe(true);
    const spent = () => /CR ?(\d+) of (\d+)/.exec(text(second))?.slice(1).map(Number) ?? [];
    const [some = 0, earned = 0] = spent();
    expect(some).toBeGreaterThan(0);
    await user.click(spends);
    expect(spent()).toEqual([0, earned]);
    await user.click(spends);
    await user.click(dialog.getByRole('button', { name: 'Open roster 2' }));
    await soon(() => screen.queryByLabelText<HTMLInputElement>('Force name')?.value).toBe(
      'My box, 15 points, 2',
    );
    await soon(() => total('Command resources')).toMatch(new RegExp(`^${some} of ${earned}`));
    // The page takes keys once its parts are there.
    await screen.findByLabelText('Collection');
    await user.keyboard('{Control>}z{/Control}');
    await soon(() => total('Command resources')).toMatch(new RegExp(`^0 of ${earned}`));
    await soon(verdict).toMatch(/^legal$/i);
    await user.keyboard('{Control>}y{/Control}');
    await soon(() => total('Command resources')).toMatch(new RegExp(`^${some} of ${earned}`));
  });

  test('are explained if impossible: the conflict is shown, and one press builds the smallest change', async () => {
    setWidth(360);
    await openBox();
    await openPage('/');
    await choose('More actions', /^Build from collection/);
    const dialog = await dialogOf();
    await fill(await dialog.findByRole('spinbutton', { name: 'Points limit' }), '3');
    await user.click(dialog.getByText('Required models'));
    await fill(dialog.getByRole('spinbutton', { name: 'Required models, Thunderer' }), '2');
    await user.click(dialog.getByRole('button', { name: 'Build the best rosters' }));
    await dialog.findByText(/No legal roster can be built/);
    const all = screen.getByRole('dialog', { name: 'Build from collection' });
    await soon(() => text(all)).toContain('limit 3; 2 × Thunderer required: 4');
    await user.click(dialog.getByRole('button', { name: 'Build with a limit of 4' }));
    const found = await dialog.findByText(/found/);
    expect(dialog.queryByText(EARLIER, { exact: false })).toBeNull();
    // The button that was pressed is gone: the answer has the focus.
    expect(document.activeElement).toBe(found);
    await soon(() => text(dialog.getAllByRole('article')[0] as HTMLElement)).toContain('2 × Thunderer');
    expect(dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Points limit' }).value).toBe('4');
    await user.keyboard('{Escape}');
    const actions = screen.getByRole('button', { name: 'More actions' });
    await soon(() => document.activeElement === actions).toBe(true);
  });

  test('or a random one, of all models of a game too: legal, drawn again, and opened', async () => {
    await openPage('/');
    await choose('More actions', /^Build from collection/);
    const dialog = await dialogOf();
    await dialog.findByText('No collections yet');
    const source = await dialog.findByRole('combobox', { name: 'Collection' });
    await user.selectOptions(source, 'All models of AT-43');
    await dialog.findByText('No models of AT-43');
    await user.selectOptions(source, 'All models of Horizon Wars');
    await user.click(await dialog.findByRole('button', { name: 'A random legal force' }));
    const force = async () => text(await dialog.findByRole('article', { name: 'A random force' }));
    const first = await force();
    expect(first).toContain('Legal, and drawn at random.');
    await user.click(dialog.getByRole('button', { name: 'Another random force' }));
    // Two draws of the same force are one in many thousands.
    await soon(force).not.toBe(first);
    await user.click(await dialog.findByRole('button', { name: 'Open this force' }));
    await soon(verdict).toMatch(/^legal$/i);
    await soon(() => total('Force cost')).toMatch(/^1[345] of 15/);
  });
});
