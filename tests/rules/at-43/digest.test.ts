import { expect, test } from 'vitest';
import { system } from '@/lib/systems/at-43/system';

/** Every rule of the game: id, severity, page. Listed independently of the code, to check it. */
const rules = `
  at43/force/empty error null
  at43/force/over-limit error 53
  at43/force/hero-twice warning 48
  at43/platoon/slots error 118
  at43/platoon/pattern error 118
  at43/unit/card error 50
  at43/unit/army error 50
  at43/unit/numbers error 50
  at43/unit/options error 48
  at43/unit/special-fighters error 48
  at43/unit/sheet-lines warning 118
  at43/unit/one-officer error 55
  at43/unit/hero error 76
  at43/unit/value-unknown warning null
  at43/commander/none warning 55
  at43/commander/rank error 55
  at43/commander/choose warning 55
  pack/max-elements error null
  pack/min-points error null
  pack/most error null
  pack/ban error null
`;

test('the rules include those of the book and of packs, each with the agreed severity and page', () => {
  const lines = rules.trim().split(/\s*\n\s*/);
  expect(system.rules.map(({ id, severity, page }) => `${id} ${severity} ${page}`)).toEqual(
    expect.arrayContaining(lines),
  );
});

/** Every ruling: id, page, default, other values. */
const rulings = `
  hero-aboard 76 designation category-type
  special-fighters 48 apart bearers
  command-units 54 all assault
  value-between 80 proportional maximum
  factions 50 one any
`;

test('the rulings are the agreed ones, each with its default first', () => {
  expect(
    system.rulings.map((ruling) =>
      [ruling.id, ruling.page, ...ruling.values.map(({ value }) => value)].join(' '),
    ),
  ).toEqual(rulings.trim().split(/\s*\n\s*/));
  for (const { default: usual, values } of system.rulings) expect(values[0]?.value).toBe(usual);
});
