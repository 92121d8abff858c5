import { expect, test } from 'vitest';
import { NEXT } from '@/lib/play/mark';
import { courseOf, games, guide, rowsOf, says, set, tableWith } from './course-table';
import { bareRoster, type PlayedGame, tableOf } from './games';

// Where a turn is: whose activation it is, by each game's own rule, one step apart.

test('Battle Royale turns over a card for each player', async () => {
  const table = await tableWith('battle-royale', 'Cinder Queen', 'Paper Lantern');
  expect(says(table)).toMatch(/^Turn over the next card: 0 of 2 turned, left /);
  table.do(set(['a', 'card'], 1));
  expect(says(table)).toMatch(/^Turn over the next card: 1 of 2 turned, left /);
  table.do(set(['b', 'card'], 1));
  expect(says(table)).toBe('Every card is turned over');
});

test('a mech of Battle Royale is activated by its card, not by its tokens', async () => {
  const table = await tableWith('battle-royale', 'Cinder Queen', 'Paper Lantern');
  const toActivate = () =>
    table.standing.sides.flatMap(({ id, rows }) =>
      rows.flatMap(({ row, values }) => (values.is.toActivate ? [`${id} ${row.id}`] : [])),
    );
  // Reactions take its tokens, not its activation.
  table.do(set(['a', 'mech', 'tokens'], 0));
  expect(toActivate()).toEqual(['a mech', 'b mech']);
  table.do(set(['a', 'card'], 1));
  expect(toActivate()).toEqual(['b mech']);
  // Who acts has had the card turned over.
  table.do({ act: 'act', row: ['b', 'mech'] });
  expect(toActivate()).toEqual([]);
  expect(says(table)).toBe('Every card is turned over');
  table.do({ act: 'hit', row: ['b', 'mech'], input: { take: ['a', 'a', 'a', 'a'] } });
  expect(toActivate()).toEqual([]);
  table.do({ act: NEXT });
  expect(toActivate()).toEqual(['a mech', 'b pilot']);
});

test('Command Horizon has turns of one side, with its command points', async () => {
  const table = await tableWith('command-horizon', 'Third Battlegroup', 'Host of the Red Tide');
  const [first, second] = table.setup.sides.map(({ name }) => name);
  expect(says(table)).toBe(`${first} to play`);
  const points = () => courseOf(table).limits?.[0]?.text;
  const before = points();
  table.do({ add: ['a', 'cp'], by: -1 });
  expect([before, points()]).not.toEqual([before, before]);
  table.do({ act: NEXT });
  expect(says(table)).toBe(`${second} to play`);
});

test('Command Horizon says only whose turn it is of a side without a list', async () => {
  const game = games.get('command-horizon') as PlayedGame;
  const roster = (await game.system.samples()).find(({ name }) => name === 'Third Battlegroup')?.roster;
  const table = tableOf([roster, bareRoster(game)], game);
  expect(courseOf(table).limits?.map(({ text }) => text)).toEqual(['CP 7 of 7', '8 to activate']);
  table.do({ act: NEXT });
  expect(courseOf(table)).toEqual({
    whose: { text: 'Side 2 to play', page: 'I' },
    guide: { text: 'Its units are not marked here. When it has played, pass the turn below.', page: 'I' },
  });
  table.do({ act: NEXT });
  expect(says(table)).toBe('Side 1 to play');
  expect(courseOf(table).limits).toHaveLength(2);
});

test('Forge of War leaves the initiative with one side until a unit fails, or alone with units to try', async () => {
  const table = await tableWith('forge-of-war', 'Third Dragoons', 'Iron Chapter');
  const [first, second] = table.setup.sides.map(({ name }) => name);
  expect(says(table)).toBe('Not set who has the initiative: tap to set it');
  table.do(set(['initiative'], 'a'));
  expect(says(table)).toMatch(new RegExp(`^${first} has the initiative, \\d+ to try$`));
  for (const { id } of rowsOf(table, 'b')) table.do(set(['b', id, 'tried'], 'failed'));
  expect(says(table)).toMatch(new RegExp(`^${first} has the initiative, \\d+ to try, and keeps it`));
  for (const { id } of rowsOf(table, 'a')) table.do(set(['a', id, 'tried'], 'activated'));
  expect(says(table)).toBe('Every unit has tried to activate');
  table.do(set(['b', rowsOf(table, 'b')[0]?.id ?? '', 'tried'], 'none'));
  expect(says(table)).toBe(`${first} has tried every unit: the other side goes on`);
  table.do(set(['initiative'], 'b'));
  expect(says(table)).toBe(
    `${second} has the initiative, 1 to try, and keeps it: the other side has none left`,
  );
});

test('a failure of Forge of War passes the initiative, unless nobody else has units left to try', async () => {
  const table = await tableWith('forge-of-war', 'Third Dragoons', 'Iron Chapter');
  const [first, second] = table.setup.sides.map(({ name }) => name);
  const [one = '', two = '', three = ''] = rowsOf(table, 'a').map(({ id }) => id);
  const [last, ...others] = rowsOf(table, 'b').map(({ id }) => id);
  const tries = (id: string, result: string, side = 'a') =>
    table.do({ act: 'try', row: [side, id], input: { result } });
  table.do(set(['initiative'], 'a'));
  for (const id of others) table.do(set(['b', id, 'tried'], 'activated'));
  tries(one, 'activated');
  expect(says(table)).toMatch(new RegExp(`^${first} has the initiative`));
  tries(two, 'failed');
  expect(says(table)).toBe(`${second} has the initiative, 1 to try`);
  tries(last ?? '', 'failed', 'b');
  expect(says(table)).toMatch(new RegExp(`^${first} has the initiative, \\d+ to try, and keeps it`));
  // Nobody else is left to try, so that it stays.
  tries(three, 'failed');
  expect(says(table)).toMatch(new RegExp(`^${first} has the initiative, \\d+ to try, and keeps it`));
  // A failure that is marked again passes nothing.
  table.do(set(['b', last ?? '', 'tried'], 'none'));
  tries(three, 'failed');
  expect(table.standing.match.values.initiative).toBe('a');
});

test.each([
  ['horizon-wars', 'Rustbelt Rovers', 'element', 'elements', 'activated', 1],
  ['at-43', 'Sierra company', 'unit', 'units', 'activated', 1],
] as const)(
  '%s asks who goes first, and says it, against a side without a list',
  async (system, name, one, several, tracker, done) => {
    const game = games.get(system) as PlayedGame;
    const roster = (await game.system.samples()).find((each) => each.name === name)?.roster as object;
    const table = tableOf([roster, bareRoster(game)], game);
    const units = table.setup.sides[0]?.rows.filter(({ row }) => row.under === undefined) ?? [];
    expect(says(table)).toBe('Not set who goes first: tap to set it');
    table.do(set(['first'], 'b'));
    expect(says(table)).toBe(`Side 2 goes first: ${units.length} ${several} of Side 1 to activate`);
    for (const { row } of units.slice(1)) table.do(set(['a', row.id, tracker], done));
    expect(says(table)).toBe(`Side 2 goes first: 1 ${one} of Side 1 to activate`);
    const before = guide(table);
    table.do(set(['a', units[0]?.row.id ?? '', tracker], done));
    expect(says(table)).toBe(`Side 2 goes first: 0 ${several} of Side 1 to activate`);
    expect([before, guide(table)]).not.toEqual([before, before]);
  },
);

test('Forge of War asks for the initiative against a side without a list, which may have units left', async () => {
  const game = games.get('forge-of-war') as PlayedGame;
  const roster = (await game.system.samples()).find(({ name }) => name === 'Iron Chapter')?.roster as object;
  const table = tableOf([roster, bareRoster(game)], game);
  const [last, ...others] = rowsOf(table, 'a').map(({ id }) => id);
  const tries = (id: string, result: string) => table.do({ act: 'try', row: ['a', id], input: { result } });
  expect(says(table)).toBe('Not set who has the initiative: tap to set it');
  table.do(set(['initiative'], 'a'));
  expect(says(table)).toBe(`Side 1 has the initiative, ${others.length + 1} to try`);
  for (const id of others) tries(id, 'activated');
  expect(says(table)).toBe('Side 1 has the initiative, 1 to try');
  tries(last ?? '', 'failed');
  expect(says(table)).toBe('Side 2 has the initiative, and keeps it: the other side has none left');
  expect(guide(table)).toMatch(/^The other side goes on/);
});

test('AT-43 has units in turn after the authority test', async () => {
  const table = await tableWith('at-43', 'Sierra company', 'Harbour Guard');
  const [, second] = table.setup.sides.map(({ name }) => name);
  expect(says(table)).toBe('Not set who goes first: tap to set it');
  expect(guide(table)).toMatch(/authority test/);
  table.do(set(['first'], 'b'));
  expect(says(table)).toMatch(new RegExp(`^${second} activates next, \\d+ left$`));
});

test('AT-43 counts a delayed activation as a turn, and an extra one after it as none', async () => {
  const table = await tableWith('at-43', 'Sierra company', 'Harbour Guard');
  const units = (side: string) =>
    table.setup.sides.find(({ id }) => id === side)?.rows.filter(({ row }) => row.under === undefined) ?? [];
  const acts = (side: string, at: number) =>
    table.do({ act: 'activate', row: [side, units(side)[at]?.row.id ?? ''] });
  const buys = (act: string) => table.do({ act, side: 'a' });
  const next = (side: number, left: number) => `Side ${side} activates next, ${left} left`;
  const [a, b] = [units('a').length, units('b').length];
  table.do(set(['first'], 'a'));
  expect(courseOf(table).limits).toEqual([]);
  buys('delay');
  expect(says(table)).toBe(next(2, b));
  expect(courseOf(table).limits).toEqual([{ text: 'Side 1 may not delay again', page: 57 }]);
  acts('b', 0);
  expect(says(table)).toBe(next(1, a));
  // One unit in the next turn leaves the side an activation behind.
  acts('a', 0);
  expect(courseOf(table).limits).toEqual([]);
  expect(says(table)).toBe(next(2, b - 1));
  table.do({ undo: 1 });
  buys('extra');
  acts('a', 0);
  expect(says(table)).toBe(next(1, a - 1));
  acts('a', 1);
  expect(says(table)).toBe(next(2, b - 1));
  table.do({ act: NEXT });
  expect(table.standing.sides[0]?.side.values).toMatchObject({ delayed: 0, passes: 0 });
});

test('a mark of AT-43 that is taken back was no pass', async () => {
  const table = await tableWith('at-43', 'Sierra company', 'Harbour Guard');
  table.do(set(['first'], 'a'));
  const passes = () => table.standing.sides[0]?.side.values.passes;
  table.do(set(['a', 'delayed'], 1));
  expect(passes()).toBe(1);
  table.do(set(['a', 'delayed'], 0));
  expect(passes()).toBe(0);
  expect(says(table)).toMatch(/^Side 1 activates next/);
});

test('every game says something for any sides, also for none with a list', async () => {
  for (const game of games.values()) {
    const course = courseOf(tableOf([bareRoster(game), bareRoster(game)], game));
    const phases = [course.guide, ...(course.later ?? [])].map(({ text }) => text);
    expect(phases, game.id).not.toContain('');
    expect(new Set(phases).size, game.id).toBe(phases.length);
  }
});
