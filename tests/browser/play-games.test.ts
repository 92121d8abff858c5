import type { Locator, Page } from 'playwright-core';
import { soon, text } from './builder';
import {
  act,
  acted,
  dialog,
  expectUndo,
  next,
  open,
  phone,
  play,
  redo,
  row,
  rows,
  sideBar,
  undo,
} from './play';
import { expect, test } from './visit';

// One short match of each other game: a mark, an action, the end of a turn, and all of it taken back.

interface Game {
  sample: string;
  rows: number;
  /** The row that is marked, and how it begins. */
  label: string;
  before: string;
  mark: (page: Page, place: Locator) => Promise<void>;
  marked: [undo: string, shown: string];
  action: (page: Page, place: Locator) => Promise<void>;
  acted: [undo: string, shown: string];
  /** What ends the turn, what is listed then, and what is shown of the row. */
  next: [button: string, message: string, undo: string, shown: string];
}

const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click();

const games: Game[] = [
  {
    sample: 'Cinder Queen',
    rows: 2,
    label: 'Cinder Queen',
    before: 'Cinder Queen P 3 F 4 M 4 A 4 D 2 missiles left: 1',
    mark: (_, place) => press(place, 'Smart missiles used, 1 of 1'),
    marked: ['Cinder Queen: Smart missiles used +1', 'Cinder Queen P 3 F 4 M 4 A 4 D 2 missiles left: 0'],
    action: (page, place) => act(page, place, 'Hit', 'A', 'A', 'A', 'A'),
    acted: [
      'Cinder Queen: Hit',
      'Cinder Queen P 3 F 4 M 4 A 0/4 of 4 D 2 damage 4 · wreck · missiles left: 0',
    ],
    next: [
      'Round 2',
      'Round 2. Reset: Action tokens (1 row).',
      'Round 2',
      'Cinder Queen P 3 F 4 M 4 A 0/4 of 4 D 2 damage 4 · wreck · missiles left: 0',
    ],
  },
  {
    sample: 'Third Battlegroup',
    rows: 13,
    label: 'Group Command',
    before: 'Group Command Att. 8 React. 4 Def. 1',
    mark: (_, place) => press(place, 'Models lost, 1 of 4'),
    marked: [
      'Group Command: Models lost +1',
      'Group Command Att. 6/8 of 8 React. 3/4 of 4 Def. 1 3 of 4 left',
    ],
    action: async (page) => {
      await acted(page, 'Group Command', 'Fired').click();
    },
    acted: ['Group Command: Fired', 'Group Command Att. 6/8 of 8 React. 3/4 of 4 Def. 1 3 of 4 left'],
    next: [
      'Pass to Opponent',
      'Opponent’s turn.',
      'Opponent’s turn',
      'Group Command Att. 6/8 of 8 React. 3/4 of 4 Def. 1 3 of 4 left',
    ],
  },
  {
    sample: 'Third Dragoons',
    rows: 7,
    label: 'Captain Ferris',
    before: 'Captain Ferris CV 9 SV 7 FV 8 AV 2 W 3 Activate 9 Rally 9 aboard a transport',
    mark: (_, place) => press(place, 'D-markers, 2 of 5'),
    marked: [
      'Captain Ferris: D-markers +2',
      'Captain Ferris CV 7/9 of 9 SV 5/7 of 7 FV 6/8 of 8 AV 2 W 3 Activate 7/9 of 9 Rally 7/9 of 9 2 D-markers · aboard a transport',
    ],
    action: async (page, place) => {
      await press(place, 'Try to activate …');
      const asked = dialog(page, 'Try to activate');
      await asked.getByRole('radio', { name: 'Activated' }).check({ force: true });
      await asked.getByRole('button', { name: 'Mark', exact: true }).click();
      await asked.waitFor({ state: 'hidden' });
    },
    acted: [
      'Captain Ferris: Try to activate · Activated',
      'Captain Ferris CV 7/9 of 9 SV 5/7 of 7 FV 6/8 of 8 AV 2 W 3 Activate 7/9 of 9 Rally 7/9 of 9 2 D-markers · aboard a transport',
    ],
    next: [
      'Turn 2',
      'Turn 2. Reset: Attempt to activate (1 row).',
      'Turn 2',
      'Captain Ferris CV 7/9 of 9 SV 5/7 of 7 FV 6/8 of 8 AV 2 W 3 Activate 7/9 of 9 Rally 7/9 of 9 2 D-markers · aboard a transport',
    ],
  },
  {
    sample: 'Sierra company',
    rows: 12,
    label: 'Sierra Able',
    before: 'Sierra Able Fighters 8 Mov. 14 Prot. 5 Comb. ?',
    mark: (_, place) => press(place, 'Fighters lost, 3 of 8'),
    marked: ['Sierra Able: Fighters lost +3', 'Sierra Able Fighters 5/8 of 8 Mov. 14 Prot. 5 Comb. ?'],
    action: async (page, place) => {
      await press(place, 'Activate …');
      await dialog(page, 'Activate').getByRole('button', { name: 'Mark', exact: true }).click();
      await dialog(page, 'Activate').waitFor({ state: 'hidden' });
    },
    acted: ['Sierra Able: Activate', 'Sierra Able Fighters 5/8 of 8 Mov. 14 Prot. 5 Comb. ?'],
    next: [
      'Round 2',
      'Round 2. Reset: Activated (1 row).',
      'Round 2',
      'Sierra Able Fighters 5/8 of 8 Mov. 14 Prot. 5 Comb. ?',
    ],
  },
];

test.for(games)('$sample is played and taken back', async (game, { visit }) => {
  const page = await visit(phone);
  await play(page, game.sample);
  expect(await rows(page).count()).toBe(game.rows);
  const shown = () => text(row(page, game.label).first());
  const side = await text(sideBar(page));
  await soon(shown).toBe(game.before);
  const place = await open(page, game.label);
  await game.mark(page, place);
  await expectUndo(page, game.marked[0]);
  await soon(shown).toBe(game.marked[1]);
  await game.action(page, place);
  await expectUndo(page, game.acted[0]);
  await soon(shown).toBe(game.acted[1]);
  await soon(() => text(next(page))).toBe(game.next[0]);
  await next(page).click();
  await soon(() => text(page.getByRole('region', { name: 'Messages' }).getByRole('paragraph'))).toBe(
    game.next[1],
  );
  await expectUndo(page, game.next[2]);
  // Where each side has its own turn, the view follows it.
  await page.getByRole('radio', { name: 'Mine', exact: true }).check({ force: true });
  await soon(shown).toBe(game.next[3]);
  for (const title of [game.next[2], game.acted[0], game.marked[0]]) {
    await expectUndo(page, title);
    await undo(page).click();
  }
  await expectUndo(page, '');
  await soon(shown).toBe(game.before);
  expect(await text(sideBar(page))).toBe(side);
  await soon(() => redo(page).getAttribute('aria-label')).toBe(`Redo ${game.marked[0]}`);
});
