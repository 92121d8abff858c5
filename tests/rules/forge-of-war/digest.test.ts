import { expect, test } from 'vitest';
import { system } from '@/lib/systems/forge-of-war/system';

/** Every rule of the game: id, severity, section. Listed independently of the code, to check it. */
const rules = `
  fow/force/empty error null
  fow/unit/values error 3.1, 10.7
  fow/unit/armour-scale warning 3.4, 10.1
  fow/unit/facing error 10.3
  fow/unit/front warning 10.3
  fow/unit/size warning 3.3
  fow/unit/single warning 4.1, 10.1
  fow/unit/troop advice 15
  fow/on-foot/type error 3.3
  fow/on-foot/none advice 3.3
  fow/weapon/unknown error 16
  fow/weapon/count warning 8.3
  fow/weapon/crew warning 4.2, 16
  fow/weapon/own warning 8.3, 16
  fow/weapon/indirect advice 14
  fow/weapon/none advice 16
  fow/weapon/unarmed advice 16
  fow/mount/type error 10.2
  fow/transport/type error 10.5
  fow/transport/capacity error 10.5
  fow/transport/eligible error 10.5
  fow/transport/twice error 10.5
  fow/jump/type error 6.3
  fow/grav/type error 10.5
  fow/command/none advice 4.1
  fow/command/several warning 4.1
  fow/command/squad advice 4.1
  pack/max-elements error null
  pack/most error null
  pack/ban error null
`;

const linesOf = (text: string) => text.trim().split(/\s*\n\s*/);

test('the rules include those of the book and of packs, each with the agreed severity and section', () => {
  const said = system.rules.map(({ id, severity, page }) => `${id} ${severity} ${page}`);
  expect(said).toEqual(expect.arrayContaining(linesOf(rules)));
});

/** Every ruling: id, default, other values. */
const rulings = `
  vehicle-features cavalry vehicles creatures
  passengers troops infantry
  vehicle-groups single unit
  mounted-heavy light heavy
  cover modifier armour
  shortfall-dice all divided
  howitzer indirect direct
  vehicle-wound any moderate
`;

test('the rulings are the agreed ones, each with its default first', () => {
  expect(system.rulings.map(({ id, values }) => [id, ...values.map(({ value }) => value)].join(' '))).toEqual(
    linesOf(rulings),
  );
  for (const { default: usual, values } of system.rulings) expect(values[0]?.value).toBe(usual);
});
