import { expect, test } from 'vitest';
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

/** Starts a match of Harbour Watch against a list of three, and opens the attack of an element. */
async function attack(label: string) {
  const asked = await askToPlay('Harbour Watch');
  const theirs = new File([rosterText({ name: 'Lancers', player: 'Ann' }, { limit: 5 })], 'theirs.json', {
    type: 'application/json',
  });
  await user.upload(within(asked).getByLabelText('The opponent’s list: file'), theirs);
  await within(asked).findByText(/Lancers/);
  await begin(asked);
  const sheet = await open(label);
  await pressIn(sheet, 'Attack …');
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
