import { expect, test } from 'vitest';
import { system } from '@/lib/systems/command-horizon/system';

/** Every rule of the game: id, severity, section. Listed independently of the code, to check it. */
const rules = `
  pack/max-elements error null
  pack/most error null
  pack/ban error null
  ch/force/empty error null
  ch/force/unit-limit error null
  ch/unit/faction error Infantry
  ch/unit/models error II Command points
  ch/drone/host error III Vehicles
  ch/drone/number warning III Vehicles
  ch/infantry/deploy error Infantry
  ch/infantry/groups error Infantry
  ch/infantry/attach error Infantry
  ch/infantry/team-squads error Infantry
  ch/command/none advice VIII Concentrate Command
  ch/command/several warning VIII Concentrate Command
`;

test('the rules include those of the digest', () => {
  const listed = rules
    .trim()
    .split('\n')
    .map((line) => line.trim());
  expect(system.rules.map(({ id, severity, page }) => `${id} ${severity} ${page}`)).toEqual(
    expect.arrayContaining(listed),
  );
});

/** Every ruling: id, default, other values. */
const rulings = `
  drone-reactivation 2 1
  drone-number unit model
  team-attachment squad single
  team-stuns counted not-counted
  raised-half down up
  fire-power both attack
  artillery-dice piece unit
  artillery-overkill ranged-in never always
`;

test('the rulings are the agreed ones, each with its default first', () => {
  expect(system.rulings.map(({ id, values }) => [id, ...values.map(({ value }) => value)].join(' '))).toEqual(
    rulings.trim().split(/\s*\n\s*/),
  );
  for (const { default: usual, values } of system.rulings) expect(values[0]?.value).toBe(usual);
});
