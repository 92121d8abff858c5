import { expect, test } from 'vitest';
import { toNumber } from '@/lib/odds/fraction';
import type { OddsModel, Situation } from '@/lib/odds/model';
import { type Evaluation, evaluate } from '@/lib/systems/battle-royale/evaluate/evaluate';
import { forceSchema } from '@/lib/systems/battle-royale/force';
import { system } from '@/lib/systems/battle-royale/system';
import { exactSum } from './sums';

const odds = (await system.odds?.()) as OddsModel<Evaluation>;

const mechOf = (name: string, ...upgrades: object[]) => ({
  force: evaluate(
    forceSchema.parse({
      mech: { name, pilot: '', presence: 2, stats: { m: 3, f: 5, a: 3, d: 2 }, upgrades },
    }),
    null,
  ),
  id: 'mech',
});
const plain = mechOf('Plain');
const feared = mechOf('Feared', { id: 'intimidating-reputation' });
const aura = mechOf('Aura', { id: 'aura-of-immolation' });
const missiles = mechOf(
  'Rocket',
  { id: 'smart-missile', times: 2 },
  { id: 'extended-range', option: 'long' },
);
const drones = mechOf('Drones', { id: 'support-drones', abilities: ['shield', 'gun'] });

const shoot = (a: typeof plain, b: typeof plain, situation: Situation = {}) =>
  odds.attack('shooting', a, b, situation);

test('fighters are the mech and its pilot on foot', () => {
  expect(odds.fighters(plain.force)).toEqual([
    { id: 'mech', label: 'Plain', stats: 'P 2 · F 5 · A 3 · D 2' },
    { id: 'pilot', label: 'Pilot', stats: 'P 1 · F 1 · A 2 · D 5' },
  ]);
});

test('an intimidating reputation takes a die while undamaged, and two from out of sight', () => {
  const dice = (situation: Situation) => shoot(plain, feared, situation).because[0];
  expect(dice({})).toBe('F 5, Intimidating reputation − 1 → 4');
  expect(dice({ unseen: 1 })).toBe('F 5, Intimidating reputation − 2 → 3');
  expect(dice({ damaged: 1, unseen: 1 })).toBe('F 5');
});

test('a smart missile counts the range as 12″, of a mech that has one', () => {
  const range = (a: typeof plain) => shoot(a, plain, { distance: 40, 'smart-missile': 1 }).because[1];
  expect(range(missiles)).toBe('smart missile 12 + A 3 = 15');
  expect(range(plain)).toBe('range 40 + A 3 = 43');
});

test('a reputation or an aura adds a die to a charge, and an aura wins draws', () => {
  const charge = (a: typeof plain, b: typeof plain) => odds.attack('charge', a, b, { distance: 0 });
  expect(charge(feared, aura).because).toEqual([
    'Feared: P 2, Intimidating reputation + 1 → 3',
    'Aura: P 2, Aura of immolation + 1 → 3',
  ]);
  const back = (a: typeof plain, b: typeof plain) =>
    toNumber(
      charge(a, b).chances.find(({ label }) => label === 'Attacker moved back')?.value ?? { n: 0n, d: 1n },
    );
  expect(back(feared, aura)).toBeGreaterThan(back(feared, feared));
});

test('drones are named as left out', () => {
  expect(shoot(drones, drones).notCounted).toEqual([
    'Gun drone: the shooter’s re-roll of dice',
    'Support drones: a hit cancelled for the target',
    'Shield drone: the target’s re-roll of D dice',
  ]);
});

test('every attack on every target adds up to 1', () => {
  for (const { id } of odds.fighters(drones.force))
    for (const target of odds.targets)
      for (const { id: attack } of odds.attacks) {
        const [a, b] = [{ ...drones, id }, { target: target.id }];
        if (odds.can(attack, a, b) !== null) continue;
        expect(exactSum(odds.attack(attack, a, b, {}).outcomes), `${attack} ${target.id}`).toBe('1');
      }
});
