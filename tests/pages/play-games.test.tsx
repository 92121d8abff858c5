import { expect, test } from 'vitest';
import harbour from '@/data/horizon-wars/samples/combined-force.json';
import { screen, within } from '@/tests/fixtures/dom';
import { openPage, soon, user } from '../fixtures/page';
import {
  act,
  acted,
  chooseIn,
  expectUndo,
  findDialog,
  next,
  open,
  play,
  pressIn,
  redoTitle,
  row,
  rowNames,
  rows,
  showSide,
  sideBars,
  start,
  undo,
  untilClosed,
} from './play';
import { shown } from './shown';
import { openFiles } from './steps';

// One short match of each other game: a mark, an action, the end of a turn, and all of it taken back.

interface Game {
  sample: string;
  rows: number;
  /** The row that is marked, and how it begins. */
  label: string;
  before: string;
  mark: (place: HTMLElement) => Promise<void>;
  marked: [undo: string, shown: string];
  action: (place: HTMLElement) => Promise<void>;
  acted: [undo: string, shown: string];
  /** What ends the turn, what is listed then, and what is shown of the row. */
  next: [button: string, message: string, undo: string, shown: string];
}

const games: Game[] = [
  {
    sample: 'Cinder Queen',
    rows: 2,
    label: 'Cinder Queen',
    before: 'Cinder Queen P 3 F 4 M 4 A 4 D 2 missiles left: 1',
    mark: (place) => pressIn(place, 'Smart missiles used, 1 of 1'),
    marked: ['Cinder Queen: Smart missiles used +1', 'Cinder Queen P 3 F 4 M 4 A 4 D 2 missiles left: 0'],
    action: (place) => act(place, 'Hit', 'A', 'A', 'A', 'A'),
    acted: [
      'Cinder Queen: Hit',
      'Cinder Queen P 3 F 4 M 4 A 0/4 of 4 D 2 damage 4 · wreck · missiles left: 0',
    ],
    next: [
      'Round 2',
      'Round 2. Ottoline Vash not activated, 1 token unused. Reset: Action tokens (1 row).',
      'Round 2',
      'Cinder Queen P 3 F 4 M 4 A 0/4 of 4 D 2 damage 4 · wreck · missiles left: 0',
    ],
  },
  {
    sample: 'Third Battlegroup',
    rows: 13,
    label: 'Group Command',
    before: 'Group Command Att. 8 React. 4 Def. 1',
    mark: (place) => pressIn(place, 'Models lost, 1 of 4'),
    marked: [
      'Group Command: Models lost +1',
      'Group Command Att. 6/8 of 8 React. 3/4 of 4 Def. 1 3 of 4 left',
    ],
    action: () => user.click(acted('Group Command', 'Fired')),
    acted: ['Group Command: Fired', 'Group Command Att. 6/8 of 8 React. 3/4 of 4 Def. 1 3 of 4 left'],
    next: [
      'Pass to Opponent',
      'Opponent’s turn. Third Battlegroup: 7 not activated.',
      'Opponent’s turn',
      'Group Command Att. 6/8 of 8 React. 3/4 of 4 Def. 1 3 of 4 left',
    ],
  },
  {
    sample: 'Third Dragoons',
    rows: 7,
    label: 'Captain Ferris',
    before: 'Captain Ferris CV 9 SV 7 FV 8 AV 2 W 3 Activate 9 Rally 9 aboard a transport',
    mark: (place) => pressIn(place, 'D-markers, 2 of 5'),
    marked: [
      'Captain Ferris: D-markers +2',
      'Captain Ferris CV 7/9 of 9 SV 5/7 of 7 FV 6/8 of 8 AV 2 W 3 Activate 7/9 of 9 Rally 7/9 of 9 2 D-markers · aboard a transport',
    ],
    action: async (place) => {
      await pressIn(place, /^Try to activate: D10, \d or less …$/);
      const asked = await findDialog('Try to activate');
      await chooseIn(asked, 'Activated');
      await pressIn(asked, 'Mark');
      await untilClosed('Try to activate');
    },
    acted: [
      'Captain Ferris: Try to activate · Activated',
      'Captain Ferris CV 7/9 of 9 SV 5/7 of 7 FV 6/8 of 8 AV 2 W 3 Activate 7/9 of 9 Rally 7/9 of 9 2 D-markers · aboard a transport',
    ],
    next: [
      'Turn 2',
      'Turn 2. 6 not activated. Reset: Attempt to activate (1 row).',
      'Turn 2',
      'Captain Ferris CV 7/9 of 9 SV 5/7 of 7 FV 6/8 of 8 AV 2 W 3 Activate 7/9 of 9 Rally 7/9 of 9 2 D-markers · aboard a transport',
    ],
  },
  {
    sample: 'Sierra company',
    rows: 12,
    label: 'Sierra Able',
    before: 'Sierra Able Fighters 8 Mov. 14 Prot. 5 Comb. ?',
    mark: (place) => pressIn(place, 'Fighters lost, 3 of 8'),
    marked: ['Sierra Able: Fighters lost +3', 'Sierra Able Fighters 5/8 of 8 Mov. 14 Prot. 5 Comb. ?'],
    action: async (place) => {
      await pressIn(place, 'Activate …');
      await pressIn(await findDialog('Activate'), 'Mark');
      await untilClosed('Activate');
    },
    acted: ['Sierra Able: Activate', 'Sierra Able Fighters 5/8 of 8 Mov. 14 Prot. 5 Comb. ?'],
    next: [
      'Round 2',
      'Round 2. 5 not activated. Reset: Activated (1 row).',
      'Round 2',
      'Sierra Able Fighters 5/8 of 8 Mov. 14 Prot. 5 Comb. ?',
    ],
  },
];

test.for(games)('$sample is played and taken back', async (game) => {
  await play(game.sample);
  expect(rows()).toHaveLength(game.rows);
  const shownRow = () => shown(row(game.label));
  const side = shown(sideBars()[0]);
  await soon(shownRow).toBe(game.before);
  const place = await open(game.label);
  await game.mark(place);
  await expectUndo(game.marked[0]);
  await soon(shownRow).toBe(game.marked[1]);
  await game.action(place);
  await expectUndo(game.acted[0]);
  await soon(shownRow).toBe(game.acted[1]);
  await soon(() => shown(next())).toBe(game.next[0]);
  await user.click(next());
  const messages = screen.getByRole('region', { name: 'Messages' });
  await soon(() => within(messages).queryAllByRole('paragraph').map(shown)).toEqual([game.next[1]]);
  await expectUndo(game.next[2]);
  // Where each side has its own turn, the view follows it.
  await showSide('Mine');
  await soon(shownRow).toBe(game.next[3]);
  for (const title of [game.next[2], game.acted[0], game.marked[0]]) {
    await expectUndo(title);
    await user.click(undo());
  }
  await expectUndo('');
  await soon(shownRow).toBe(game.before);
  expect(shown(sideBars()[0])).toBe(side);
  await soon(redoTitle).toBe(`Redo ${game.marked[0]}`);
});

test('a wager leaves the points, and the box of a row pays as its action does, until it is tapped again', async () => {
  await play('Sierra company');
  const points = () => shown(sideBars()[0]).match(/^LP \d+/)?.[0];
  await user.click(sideBars()[0] as HTMLElement);
  for (const name of ['Leadership points', 'Leadership points', 'Leadership points', 'Wager'])
    await user.click(screen.getByRole('button', { name: `Increase ${name}` }));
  await soon(points).toBe('LP 2');
  const counter = screen.getByRole('button', { name: 'Increase Leadership points' });
  await soon(() => shown(counter.parentElement as HTMLElement)).toBe('2');
  const label = rowNames().find((name) => shown(row(name)).includes('1 LP to act')) ?? '';
  await user.click(acted(label));
  await expectUndo(`${label}: Activate`);
  await soon(points).toBe('LP 1');
  await user.click(acted(label));
  await soon(points).toBe('LP 2');
  expect(redoTitle()).toBe(`Redo ${label}: Activate`);
});

test('the arrows lead through the squads of a platoon in the order of the list, both ways', async () => {
  await play('Third Battlegroup');
  const labels = rowNames();
  const from = labels.indexOf('Bastion Troop');
  expect(labels.slice(from + 1, from + 4)).toEqual([
    'Rifle Platoon',
    'Squad 1 · Rifle Platoon',
    'Squad 2 · Rifle Platoon',
  ]);
  const place = await open('Bastion Troop');
  const isOpen = (name = '') => soon(() => within(place).queryByRole('heading', { name })).not.toBeNull();
  const path = labels.slice(from);
  for (const [label, step] of [
    ...path.slice(1).map((name) => [name, 'Next'] as const),
    ...path
      .toReversed()
      .slice(1)
      .map((name) => [name, 'Previous'] as const),
  ]) {
    await pressIn(place, step);
    await isOpen(label);
    expect(within(place).queryByRole('textbox', { name: /Note$/ }), label).not.toBeNull();
  }
});

test('an element whose id has quotes is closed, with the focus on its row', async () => {
  const roster = structuredClone(harbour);
  const [first] = roster.force.elements.filter(({ name }) => name === 'Lookouts');
  if (first) first.id = 'a"b';
  await openPage('/');
  await screen.findByRole('button', { name: 'Open a file' });
  await openFiles(new File([JSON.stringify(roster)], 'quoted.json'));
  await screen.findByLabelText('Force name');
  await start();
  await pressIn(await open('Lookouts'), 'Close');
  await soon(() => shown(document.activeElement as Element)).toMatch(/^Lookouts/);
});

test('the guide is hidden with one tap, stays hidden, keeps the focus, and comes back from the menu', async () => {
  await play('Sierra company');
  const hide = () => screen.queryByRole('button', { name: 'Hide the guide' });
  const line = () => screen.getByRole('button', { name: 'Not set who goes first: tap to set it p.55, 57' });
  await soon(hide).not.toBeNull();
  hide()?.focus();
  await user.keyboard('{Enter}');
  await soon(hide).toBeNull();
  expect(document.activeElement).toBe(line());
  expect(localStorage.getItem('muster-play-guide-hidden')).toBe('on');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show the guide' }));
  await soon(hide).not.toBeNull();
  expect(localStorage.getItem('muster-play-guide-hidden')).not.toBe('on');
});

test('a tap on the guide shows the next phase, round to the first, and a mark or a new turn leads back', async () => {
  await play('Sierra company');
  const guide = () => screen.getByRole('button', { name: /Show the next phase$/ });
  const phases = [/^Leadership points/, /^Reveal the next card/, /^Control phase/, /^Leadership points/];
  for (const [step, phase] of phases.entries()) {
    if (step > 0) await user.click(guide());
    await soon(() => shown(guide())).toMatch(phase);
  }
  await user.click(guide());
  await soon(() => shown(guide())).toMatch(/^Reveal the next card/);
  await user.click(next());
  await soon(() => shown(guide())).toMatch(/^Leadership points/);
  await user.click(guide());
  await user.click(guide());
  await soon(() => shown(guide())).toMatch(/^Control phase/);
  await user.click(screen.getByRole('button', { name: /^Not set who goes first/ }));
  await chooseIn(await screen.findByRole('group', { name: /^Activates first/ }), 'Opponent');
  await soon(() => shown(guide())).toMatch(/^Reveal the next card/);
});
