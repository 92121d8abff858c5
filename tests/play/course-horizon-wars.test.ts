import { expect, test } from 'vitest';
import { NEXT } from '@/lib/play/mark';
import { courseOf, games, guide, rowsOf, says, set, tableWith } from './course-table';
import { type PlayedGame, tableOf } from './games';

// Where a turn of Horizon Wars is: whose activation it is, and the limits that count now, one step apart.

test('Horizon Wars alternates from the side with priority on, and passes over one that has nothing left', async () => {
  const table = await tableWith('horizon-wars', 'Rustbelt Rovers', 'Ninth Column');
  const [first, second] = table.setup.sides.map(({ name }) => name);
  const left = (side: string) => rowsOf(table, side).length;
  expect(courseOf(table).whose).toEqual({ text: 'Not set who goes first: tap to set it', page: 22 });
  table.do(set(['first'], 'b'));
  expect(says(table)).toBe(`${second} activates next, ${left('b')} left`);
  const [one] = rowsOf(table, 'b');
  table.do({ act: 'act', row: ['b', one?.id ?? ''] });
  expect(says(table)).toBe(`${first} activates next, ${left('a')} left`);
  for (const { id } of rowsOf(table, 'a')) table.do(set(['a', id, 'activated'], 1));
  expect(says(table)).toBe(`${second} activates next, ${left('b') - 1} left; the other side has none`);
  for (const { id } of rowsOf(table, 'b')) table.do(set(['b', id, 'activated'], 1));
  expect(says(table)).toBe('Every element has been activated');
  expect(guide(table)).toBe('Nothing is left to activate: end the turn with the button below.');
  table.do({ act: NEXT });
  expect(says(table)).toBe('Not set who goes first: tap to set it');
});

test('a squadron of Horizon Wars that acts together has one activation, whoever begins its second action', () => {
  const mech = (id: string) => ({ id, kind: 'mech', presence: 2, stats: { m: 4, f: 4, a: 4, d: 2 } });
  const mechs = ['e1', 'e2', 'e3', 'e4'];
  const force = {
    elements: mechs.map((id) => ({
      ...mech(id),
      upgrades: id === 'e1' ? [{ id: 'squadron-commander' }] : [],
    })),
    squadrons: [{ mechs: ['e1', 'e2', 'e3'] }],
  };
  const roster = (name: string) => ({ muster: 1, system: 'horizon-wars', name, force });
  const table = tableOf([roster('Reds'), roster('Blues')], games.get('horizon-wars') as PlayedGame);
  const together = (id: string, ...others: string[]) =>
    table.do({ act: 'together', row: ['a', id], input: { with: others } });
  table.do(set(['first'], 'a'));
  together('e1', 'e2', 'e3');
  expect(says(table)).toBe('Side 2 activates next, 4 left');
  table.do({ act: 'act', row: ['b', 'e4'] });
  expect(says(table)).toBe('Side 1 activates next, 1 left');
  together('e2', 'e1', 'e3');
  expect(says(table)).toBe('Side 1 activates next, 1 left');
  // One by one they have as many activations.
  table.do(set(['a', 'e1', 'joined'], 0));
  expect(says(table)).toBe('Side 2 activates next, 3 left');
  table.do({ act: NEXT });
  table.do(set(['first'], 'b'));
  expect(says(table)).toBe('Side 2 activates next, 4 left');
});

test('an element of Horizon Wars that has left the table is not waited for', async () => {
  const table = await tableWith('horizon-wars', 'Rustbelt Rovers');
  const [last, ...others] = rowsOf(table, 'a');
  for (const { id } of others) table.do(set(['a', id, 'activated'], 1));
  expect(says(table)).toBe('1 element of Side 1 to activate');
  table.do(set(['a', last?.id ?? '', 'place'], 'left'));
  expect(says(table)).toBe('Every element has been activated');
});

test('an adventure of Horizon Wars says how many tokens momentum still gives', async () => {
  const adventure = {
    ...{ muster: 1, system: 'horizon-wars', name: 'Trek' },
    force: {
      elements: ['e1', 'e2', 'e3'].map((id) => ({ id, kind: 'conventional', type: 'light-infantry' })),
      scenario: { kind: 'adventure', context: 'opening-salvoes', disposition: {} },
    },
  };
  const game = games.get('horizon-wars') as PlayedGame;
  const table = tableOf([adventure, adventure], game);
  const limits = () => courseOf(table).limits?.map(({ text }) => text);
  const give = (row: string) => table.do({ act: 'give', row: ['a', row] });
  expect(courseOf(table).limits?.[0]).toEqual({ text: 'Side 1: 3 tokens to give', page: 88 });
  give('e1');
  give('e1');
  expect(limits()).toEqual(['Side 1: 1 token to give', 'Side 2: 3 tokens to give']);
  give('e2');
  expect(limits()).toEqual(['Side 2: 3 tokens to give']);
  table.do({ act: NEXT });
  expect(limits()).toEqual(['Side 1: 3 tokens to give', 'Side 2: 3 tokens to give']);
  expect(courseOf(tableOf([adventure], game)).limits).toEqual([{ text: '3 tokens to give', page: 88 }]);
});

test('a battle of Horizon Wars says how many reserves have entered of those that may', async () => {
  const elements = ['e1', 'e2', 'e3'].map((id) => ({ id, kind: 'conventional', type: 'light-infantry' }));
  const battle = {
    ...{ muster: 1, system: 'horizon-wars', name: 'Attack' },
    force: {
      elements,
      scenario: {
        ...{ kind: 'set-piece', battle: 'deliberate-attack', size: 'patrol', role: 'defender' },
        disposition: { e1: 'advance', e2: 'reserve', e3: 'reserve' },
      },
    },
  };
  const table = tableOf([battle], games.get('horizon-wars') as PlayedGame);
  table.do({ act: NEXT });
  expect(courseOf(table).limits).toEqual([{ text: '0 of 2 entered', page: 77 }]);
  table.do({ act: 'enter', row: ['a', 'e2'] });
  expect(courseOf(table).limits).toEqual([{ text: '1 of 2 entered', page: 77 }]);
  table.do({ act: 'enter', row: ['a', 'e3'] });
  expect(courseOf(table).limits).toEqual([]);
});
