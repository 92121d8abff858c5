import type { Fighter, Side } from '@/lib/odds/model';
import type { Structure, Weapon } from '../catalogue/card';
import { sampleCards } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import {
  attachedHeroOf,
  carriersOf,
  fightersOf,
  protections,
  supportOf,
  weaponsOf,
} from '../evaluate/table-values';
import { figuresText, isInfantry, statText } from '../paper/text';

/** What is attacked: a unit, or a target of which less is known. */
export interface Defender {
  label: string;
  /** Null if not known. */
  protection: number | null;
  combat: number | null;
  /** Whether a point of damage eliminates a fighter (p.51); null if that is not known. */
  infantry: boolean | null;
  /** Its fighters or machines; null for a target. */
  fighters: number | null;
  structure: Structure | null;
  /** What it has that the odds leave out. */
  notCounted: string[];
}

/** A unit as it is attacked: a hero takes impacts last (p.77), machines one by one (p.61). */
function defenderOf(unit: EvaluatedUnit): Defender {
  const { card, label } = unit;
  const guest = attachedHeroOf(unit);
  const support = supportOf(unit);
  return {
    label,
    protection: card?.protection ?? null,
    combat: card?.combat ?? null,
    infantry: card === null ? null : isInfantry(card.category),
    fighters: fightersOf(unit),
    structure: card?.structure ?? null,
    notCounted: [
      ...(guest === null ? [] : [`${guest.hero.name}: takes impacts only when no other is left (p.77)`]),
      ...(support === 0 ? [] : [`Support weapons of ${label}: their own protection and combat (p.48)`]),
      ...(card?.abilities ?? []).map((ability) => `${label}: ${ability}`),
    ],
  };
}

/** A target of the game, by id. */
interface Target {
  id: string;
  defender: Defender;
}

/** The infantry of the app's cards whose protection is known, with as many fighters as there may be. */
const known: Target[] = sampleCards.flatMap(({ id, designation, category, protection, combat }) =>
  protection === null || !isInfantry(category)
    ? []
    : [
        {
          id,
          defender: {
            label: `${designation}, protection ${protection}`,
            protection,
            combat,
            infantry: true,
            fighters: null,
            structure: null,
            notCounted: [],
          },
        },
      ],
);

/** Cards with a protection, then every protection by itself; which fighters have it is not known. */
export const targets: readonly Target[] = [
  ...known,
  ...protections.map((protection) => ({
    id: `protection-${protection}`,
    defender: {
      label: `Protection ${protection}`,
      protection,
      combat: null,
      infantry: null,
      fighters: null,
      structure: null,
      notCounted: [],
    },
  })),
];

/** A unit of a company; undefined for a target. */
export const unitAt = (side: Side<Evaluation>): EvaluatedUnit | undefined =>
  'target' in side ? undefined : side.force.units.find(({ id }) => id === side.id);

/** What is attacked, of either kind. */
export const defenderAt = (side: Side<Evaluation>): Defender =>
  'target' in side
    ? (targets.find(({ id }) => id === side.target) as Target).defender
    : defenderOf(unitAt(side) as EvaluatedUnit);

/** A unit in a list: "6 fighters · protection 5 · combat –". */
export const fighterOf = (unit: EvaluatedUnit): Fighter => ({
  id: unit.id,
  label: unit.label,
  stats: [
    figuresText(fightersOf(unit), unit.card),
    `protection ${statText(unit.card?.protection ?? null)}`,
    `combat ${statText(unit.card?.combat ?? null)}`,
  ].join(' · '),
});

/** A weapon with those that attack with it. */
export interface Armed {
  weapon: Weapon;
  fighters: number;
}

/**
 * The weapons of a unit and of a hero with it.
 * @param idle how many of those with ordinary weapons do not attack
 */
export function armedOf(unit: EvaluatedUnit, idle: number): Armed[] {
  return [
    ...weaponsOf(unit).map(({ weapon, bearers }) => ({
      weapon,
      fighters: bearers ?? Math.max(0, carriersOf(unit) - idle),
    })),
    ...(attachedHeroOf(unit)?.card.weapons ?? []).map((weapon) => ({ weapon, fighters: 1 })),
  ];
}
