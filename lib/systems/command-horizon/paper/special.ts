import { abilities } from '../catalogue/catalogue';
import type { Effect } from '../catalogue/data-schema';
import { modelsOnTable } from '../evaluate/dice';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';

/** The special rules of a unit's type, without those of a whole platoon if it is in squads. */
export const effectsOf = ({ type, profile, inSquads }: EvaluatedUnit): Effect[] =>
  [...type.effects, ...(profile.effects ?? [])].filter(({ whole = false }) => !(whole && inSquads));

/** The same, with those of all light or other units, unless nothing of it is on the table. */
export const specialsOf = (unit: EvaluatedUnit): Effect[] =>
  modelsOnTable(unit) === 0
    ? effectsOf(unit)
    : [...effectsOf(unit), ...(unit.type.light ? abilities.light : abilities.other)];

/** "Radar jammer: enemy units within 15 cm give no CP." */
export const effectText = ({ name, effect }: Effect): string =>
  `${name}: ${effect.charAt(0).toLowerCase()}${effect.slice(1)}`;
