import {
  type Fighter,
  type Figures,
  ownTargetFigures,
  ownTargetLabel,
  type Side,
  type SituationField,
} from '@/lib/odds/model';
import type { Card, Structure, SupportWeapon } from '../catalogue/card';
import { sampleCards } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { attachedHeroOf, fightersOf, protections, supportOf } from '../evaluate/table-values';
import { weaponPart } from '../paper/marks';
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

/** What of a unit is attacked, as the figure `part`. */
export const attacked = { unit: 0, support: 1, hero: 2 } as const;

/** A unit as it is attacked: a hero takes impacts last (p.77), machines one by one (p.61). */
function defenderOf(unit: EvaluatedUnit, now: Figures = {}): Defender {
  const { card, label } = unit;
  const guest = attachedHeroOf(unit);
  const support = supportOf(unit);
  if (now.part === attacked.hero && guest !== null)
    return { ...profileOf(guest.hero.name, guest.card, now), fighters: now.fighters ?? 1 };
  if (now.part === attacked.support) return supportDefender(unit, card?.supportWeapon ?? null, now);
  const own = profileOf(label, card, now);
  return {
    ...own,
    fighters: now.fighters ?? fightersOf(unit),
    notCounted: [
      ...(guest === null ? [] : [`${guest.hero.name}: takes impacts only when no other is left (p.77)`]),
      ...(support === 0 ? [] : [`Support weapons of ${label}: their own protection and combat (p.48)`]),
      ...own.notCounted,
    ],
  };
}

const profileOf = (label: string, card: Card | null, now: Figures): Omit<Defender, 'fighters'> => ({
  label,
  protection: card?.protection ?? null,
  combat: card?.combat ?? null,
  infantry: card === null ? null : isInfantry(card.category),
  structure: structureNow(card?.structure ?? null, now),
  notCounted: (card?.abilities ?? []).map((ability) => `${label}: ${ability}`),
});

/** Support weapons, which are fighters with a protection and combat of their own (p.48, 70). */
const supportDefender = (unit: EvaluatedUnit, weapon: SupportWeapon | null, now: Figures): Defender => ({
  label: `${weapon?.name ?? 'Support weapons'} of ${unit.label}`,
  protection: weapon?.protection ?? null,
  combat: weapon?.combat ?? null,
  infantry: true,
  fighters: now.fighters ?? supportOf(unit),
  structure: null,
  notCounted: [],
});

/** The structure points that are left, where a match says so. */
const structureNow = (structure: Structure | null, now: Figures): Structure | null =>
  structure && {
    frame: now.frame ?? structure.frame,
    propulsion: now.propulsion ?? structure.propulsion,
    weapons: structure.weapons.map((each, index) => ({
      ...each,
      points: now[weaponPart(index)] ?? each.points,
    })),
  };

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

/** The figures of a target that an attack depends on; whether it is infantry is not known. */
export const ownTarget: SituationField[] = [
  { id: 'protection', label: 'Protection', kind: 'number', min: 1, max: 30, start: 5 },
  { id: 'combat', label: 'Combat', kind: 'number', min: 0, max: 30, start: 5 },
];

/** A target by its id: one of the game, or one with figures that a player sets. */
function targetOf(target: string): Defender {
  const figures = ownTargetFigures(ownTarget, target);
  const { defender } = (targets.find(({ id }) => id === target) ?? targets[0]) as Target;
  if (figures === null) return defender;
  const { protection = null, combat = null } = figures;
  const label = ownTargetLabel(ownTarget, figures);
  return { ...defender, label, protection, combat, infantry: null };
}

/** A unit of a company; undefined for a target. */
export const unitAt = (side: Side<Evaluation>): EvaluatedUnit | undefined =>
  'target' in side ? undefined : side.force.units.find(({ id }) => id === side.id);

/** What is attacked, of either kind. */
export const defenderAt = (side: Side<Evaluation>): Defender =>
  'target' in side ? targetOf(side.target) : defenderOf(unitAt(side) as EvaluatedUnit, side.now);

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
