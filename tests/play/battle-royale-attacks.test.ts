import { expect, test } from 'vitest';
import { AttacksAtTable } from './attacks';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

const game = (await playedGames()).find(({ id }) => id === 'battle-royale') as PlayedGame;
const attacks = await AttacksAtTable.of(game);
const samples = await game.system.samples();
const rosterOf = (name: string) => samples.find((each) => each.name === name)?.roster as object;
const table = (): Table => tableOf([rosterOf('Cinder Queen'), rosterOf('Paper Lantern')], game);

const valuesOf = ({ standing }: Table, side: string, row: string) =>
  standing.sides.find(({ id }) => id === side)?.rows.find((each) => each.row.id === row)?.values.values ?? {};

test('a mech brought to 0 A by a shot puts its pilot on foot, with the tokens that it had left', () => {
  const match = table();
  const { a } = valuesOf(match, 'b', 'mech');
  attacks.make(match, 'shooting', ['a', 'mech'], ['b', 'mech'], {
    dice: { fire: [12, 12, 12, 12], incoming: [] },
    input: { take: Array<string>(Number(a)).fill('a'), tokens: 1 },
  });
  expect(valuesOf(match, 'b', 'mech')).toMatchObject({ status: 'wreck', tokens: 0 });
  expect(valuesOf(match, 'b', 'pilot')).toMatchObject({ status: 'on-foot', tokens: 1 });
  expect(match.log).toHaveLength(1);
});

test('one point short of that the pilot stays', () => {
  const match = table();
  const { a } = valuesOf(match, 'b', 'mech');
  attacks.make(match, 'shooting', ['a', 'mech'], ['b', 'mech'], {
    dice: { fire: [12], incoming: [] },
    input: { take: Array<string>(Number(a) - 1).fill('a'), tokens: 0 },
  });
  expect(valuesOf(match, 'b', 'pilot')).toMatchObject({ status: 'in-mech', tokens: 0 });
});

test('an undamaged target is known to be so, and a damaged one', () => {
  const match = table();
  const damaged = () =>
    attacks
      .ask(match, 'shooting', ['b', 'mech'], ['a', 'mech'])
      .resolution.situation?.(
        attacks.ask(match, 'shooting', ['b', 'mech'], ['a', 'mech']).asked.a,
        attacks.ask(match, 'shooting', ['b', 'mech'], ['a', 'mech']).asked.b,
      ).damaged;
  expect(damaged()).toBe(0);
  match.do({ act: 'damage', row: ['a', 'mech'], input: { take: ['f'] } });
  expect(damaged()).toBe(1);
});

test('an attack by the dialog marks what the same marks by hand do', () => {
  const [made, byHand] = [table(), table()];
  attacks.make(made, 'charge', ['a', 'mech'], ['b', 'mech'], {
    dice: { attacker: [3, 2, 1], defender: [4] },
    input: { take: ['m'], own: ['f'] },
  });
  byHand.do({ act: 'act', row: ['a', 'mech'] });
  byHand.do({ act: 'charged', row: ['a', 'mech'], input: { take: ['f'] } });
  byHand.do({ act: 'charged', row: ['b', 'mech'], input: { take: ['m'] } });
  expect(made.standing.sides).toEqual(byHand.standing.sides);
});

test('a smart missile that is used up cannot be chosen', () => {
  const match = table();
  const fieldsOf = () => {
    const { asked } = attacks.ask(match, 'shooting', ['a', 'mech'], ['b', 'mech']);
    return attacks.odds.fieldsOf?.('shooting', asked.attacker, asked.target).map(({ id }) => id);
  };
  const had = fieldsOf()?.includes('smart-missile');
  match.do({ set: ['a', 'mech', 'missiles'], to: 9 });
  expect([had, fieldsOf()?.includes('smart-missile')]).toEqual([had, false]);
});
