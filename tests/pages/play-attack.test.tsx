import { expect, test } from 'vitest';
import sierra from '@/data/at-43/samples/sierra-company.json';
import host from '@/data/command-horizon/samples/rush-host.json';
import { screen, within } from '@/tests/fixtures/dom';
import { rosterText } from '../browser/files';
import { soon, user } from '../fixtures/page';
import {
  askToPlay,
  begin,
  chooseAction,
  expectUndo,
  findDialog,
  open,
  pressIn,
  savedMatch,
  undo,
  untilClosed,
} from './play';
import { shown } from './shown';

/** Starts a match of a sample against a list, and opens a row of it. */
async function openAgainst(sample: string, list: string, named: RegExp, label: string) {
  const asked = await askToPlay(sample);
  const theirs = new File([list], 'theirs.json', { type: 'application/json' });
  await user.upload(within(asked).getByLabelText('The opponent’s list: file'), theirs);
  await within(asked).findByText(named);
  await begin(asked);
  return open(label);
}

/** Starts a match of Harbour Watch against a list of three, and opens the attack of an element. */
async function attack(label: string) {
  const list = rosterText({ name: 'Lancers', player: 'Ann' }, { limit: 5 });
  await pressIn(await openAgainst('Harbour Watch', list, /Lancers/, label), 'Attack …');
  return findDialog('Attack');
}

const numberIn = (dialog: HTMLElement, label: string) =>
  within(dialog)
    .getByRole('button', { name: `Increase ${label}` })
    .parentElement?.querySelector('output')?.textContent;

test('an attack is typed, proposed, changed and marked on both sides as one step, with its dice in the history', async () => {
  const dialog = await attack('Breakwater');
  const target = await within(dialog).findByRole<HTMLSelectElement>('combobox', { name: 'Target' });
  await soon(() => target.selectedOptions[0]?.textContent).toBe('First Troop · P 2 · F 3 · M 5 · A 3 · D 2');
  await within(dialog).findByText('At least 1 hit');
  await user.type(
    within(dialog).getByRole('textbox', { name: /^Fire dice \(6 dice, D12\)/ }),
    '12 12 9 8 5 1',
  );
  await user.type(within(dialog).getByRole('textbox', { name: /^Incoming dice/ }), '8 13');
  await within(dialog).findByText('“13” is not on a D12: it must be 1 to 12.');
  expect(within(dialog).queryByText(/^Left after Incoming/)).toBeNull();
  await user.type(within(dialog).getByRole('textbox', { name: /^Incoming dice/ }), ' 2');
  await within(dialog).findByText('Left after Incoming: 12, 12, 9, 5, 1');
  await soon(() => numberIn(dialog, 'Hits')).toBe('3');
  expect(numberIn(dialog, 'Tokens that the target loses')).toBe('1');
  // As many hits as its P take no token.
  await pressIn(dialog, 'Decrease Hits');
  await soon(() => numberIn(dialog, 'Tokens that the target loses')).toBe('0');
  await user.click(within(dialog).getByRole('radio', { name: 'React' }));
  await pressIn(dialog, 'Mark');
  await untilClosed('Attack');
  await expectUndo('Breakwater: Shooting · React at First Troop');
  await chooseAction('History');
  const history = await findDialog('History');
  await soon(() => shown(history)).toContain(
    'Fire dice 12, 12, 9, 8, 5, 1; Incoming dice 8, 2; Hits 2, of them critical 2',
  );
  await pressIn(history, 'Close');
  const { match } = await savedMatch();
  expect(match.log).toHaveLength(1);
  await user.click(undo());
  await expectUndo('');
});

test('dice can be rolled by Muster, a result can be given alone, and a recovery says what it needs', async () => {
  const dialog = await attack('Breakwater');
  await within(dialog).findByText('At least 1 hit');
  await pressIn(dialog, 'Roll for me');
  await within(dialog).findByText(/^Effective range 9: /);
  const rolled = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Fire dice/ }).value;
  expect(
    rolled
      .split(' ')
      .map(Number)
      .filter((face) => face >= 1 && face <= 12),
  ).toHaveLength(6);
  // What was rolled survives Escape; Cancel gives it up.
  await user.keyboard('{Escape}');
  await untilClosed('Attack');
  const sheet = screen.getByRole('region', { name: 'Breakwater' });
  const fire = async () => {
    await pressIn(sheet, 'Attack …');
    const again = await findDialog('Attack');
    return within(again).getByRole<HTMLInputElement>('textbox', { name: /^Fire dice/ });
  };
  expect((await fire()).value).toBe(rolled);
  await pressIn(await findDialog('Attack'), 'Cancel');
  await untilClosed('Attack');
  expect((await fire()).value).toBe('');
  await pressIn(await findDialog('Attack'), 'Cancel');
  await untilClosed('Attack');
  await pressIn(sheet, 'Recover: 2 dice, each above 0 …');
  const recovery = await findDialog('Recover');
  await pressIn(recovery, 'Increase Points restored');
  expect(shown(recovery)).toContain('This marks nothing yet.');
});

test('its odds lead to those both ways, of both as they stand, and back to the match', async () => {
  const dialog = await attack('Breakwater');
  await within(dialog).findByText('At least 1 hit');
  await pressIn(dialog, 'Increase Hits');
  await pressIn(dialog, 'Mark');
  await untilClosed('Attack');
  await pressIn(screen.getByRole('region', { name: 'Breakwater' }), 'Attack …');
  const again = await findDialog('Attack');
  await user.click(await within(again).findByRole('link', { name: 'Odds both ways and by distance' }));
  const second = await screen.findByRole('group', { name: 'Second' });
  await soon(() => shown(second)).toContain('P 2 · F 3 · M 4 of 5 · A 3 · D 2');
  await screen.findByRole('heading', { name: 'First Troop against Breakwater' });
  await user.click(within(second).getByRole('link', { name: 'Back to the match' }));
  await screen.findByRole('button', { name: /^Undo Breakwater: Shooting/ });
});

const chosenIn = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLSelectElement>('combobox', { name: 'Target' }).selectedOptions[0]?.textContent;

test('a part of an element is attacked by itself, and one that is out is not the next target', async () => {
  const sheet = await openAgainst('Third Battlegroup', JSON.stringify(host), /Host of the Red/, 'Line Troop');
  await pressIn(sheet, 'Attack …');
  const dialog = await findDialog('Attack');
  const target = await within(dialog).findByRole<HTMLSelectElement>('combobox', { name: 'Target' });
  const squad = [...target.options].find(({ text }) => text.startsWith('Squad 2 · Watchers'));
  await user.selectOptions(target, squad as HTMLOptionElement);
  // Its two bases, by kills of as many.
  await pressIn(dialog, 'Increase Kills on the target');
  await pressIn(dialog, 'Increase Kills on the target');
  await soon(() => numberIn(dialog, 'Squad 2: base lost')).toBe('2');
  await pressIn(dialog, 'Mark');
  await untilClosed('Attack');
  await expectUndo('Line Troop: Fire at Squad 2 · Watchers');
  await pressIn(screen.getByRole('region', { name: 'Line Troop' }), 'Attack …');
  await soon(async () => chosenIn(await findDialog('Attack'))).toMatch(/^Tide Throne/);
});

test('a roll without a target says its result once, and an unknown figure leaves the result to the player', async () => {
  const list = JSON.stringify(sierra);
  const sheet = await openAgainst('Harbour Guard', list, /Sierra company/, 'Breakwater walker 1');
  await pressIn(sheet, /^Morale test: 1 die, 4\+/);
  const morale = await findDialog('Morale test');
  await user.type(await within(morale).findByRole('textbox', { name: /^Morale/ }), '3');
  await soon(() => within(morale).getByRole<HTMLInputElement>('radio', { name: 'Failed' }).checked).toBe(
    true,
  );
  expect(within(morale).queryByRole('checkbox')).toBeNull();
  expect(within(morale).queryByRole('link', { name: 'Odds both ways and by distance' })).toBeNull();
  await pressIn(morale, 'Cancel');
  await untilClosed('Morale test');
  await pressIn(sheet, 'Attack …');
  const dialog = await findDialog('Attack');
  const target = await within(dialog).findByRole<HTMLSelectElement>('combobox', { name: 'Target' });
  const machine = [...target.options].find(({ text }) => text.startsWith('Machine 2 · Foxtrot Toxic'));
  await user.selectOptions(target, machine as HTMLOptionElement);
  await within(dialog).findByText(/protection\. You can still enter the result below\.$/);
  await pressIn(dialog, 'Increase Propulsion');
  expect(within(dialog).queryByRole('button', { name: /^Increase Machine 1/ })).toBeNull();
  await pressIn(dialog, 'Mark');
  await untilClosed('Attack');
  await expectUndo('Breakwater walker 1: Shooting · In its activation at Machine 2 · Foxtrot Toxic');
});
