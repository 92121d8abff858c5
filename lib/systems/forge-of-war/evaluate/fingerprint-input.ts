import { inPlayOf } from '@/lib/roster/fields';
import { compare, type FingerprintInput, nonDefaultRulings, unordered } from '@/lib/roster/fingerprint-input';
import { rulings } from '../catalogue/catalogue';
import { unitFields, weaponFields } from '../fields';
import type { Force, Unit } from '../force';

/** The part of a force that matters in play: everything but names of units, and names and notes of custom weapons. */
export function fingerprintInput(force: Force): FingerprintInput {
  const weapons = force.customWeapons
    .map((weapon) => ({ id: weapon.id, text: JSON.stringify(asWeapon(weapon)) }))
    .sort((a, b) => compare(a.text, b.text));
  const numbers = new Map(weapons.map(({ id }, number) => [id, number]));
  return {
    whole: {
      ...force,
      units: undefined,
      customWeapons: weapons.map(({ text }) => text),
      rulings: nonDefaultRulings(rulings, force.rulings),
    },
    elements: force.units.map((unit) => ({ id: unit.id, own: asUnit(unit, numbers) })),
    references: force.units
      .filter(({ passengers }) => passengers.length > 0)
      .map(({ id, passengers }) => ({ as: 'passenger', from: id, to: passengers })),
  };
}

const asWeapon = inPlayOf(weaponFields);
const ownOf = inPlayOf(unitFields);

/** A unit with custom weapons replaced by their numbers. */
const asUnit = (unit: Unit, numbers: ReadonlyMap<string, number>) => ({
  ...ownOf(unit),
  passengers: undefined,
  weapons: unordered(
    numbers.size === 0
      ? unit.weapons
      : unit.weapons.map((weapon) => ({ ...weapon, id: numbers.get(weapon.id) ?? weapon.id })),
    ({ id }) => `${id}`,
  ),
});
