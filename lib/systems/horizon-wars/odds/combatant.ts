import type { Fighter, Figures, Situation, SituationField } from '@/lib/odds/model';
import { conventionalTypes } from '../catalogue/catalogue';
import type { ConventionalType } from '../catalogue/data-schema';
import type { Stats } from '../catalogue/mech';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';

/** An element as odds look at it: with its stats as they start, or as they are in a match. */
export interface Combatant {
  label: string;
  /** Its element type (p.19). */
  type: 'infantry' | 'vehicle' | 'mech' | 'aircraft';
  presence: number;
  stats: Stats;
  ace: boolean;
  /** Its special rules and upgrades, by id, each with its option or "". */
  specials: ReadonlyMap<string, string>;
}

const without = (ids: readonly string[]) => new Map(ids.map((id) => [id, '']));

/** A conventional type as the catalogue has it (p.64). */
const combatantOfType = ({ name, element, presence, stats, special }: ConventionalType): Combatant => ({
  label: name,
  type: element,
  presence,
  stats,
  ace: false,
  specials: without(special),
});

/** An element of a force. */
export function combatantOf(element: EvaluatedElement): Combatant {
  const { kind, type, label, presence, stats, ace, isChq, mechUpgrades, aircraftUpgrades, tacticalUpgrades } =
    element;
  return {
    label,
    type: kind === 'conventional' ? (type?.element ?? 'infantry') : kind,
    presence,
    stats,
    ace,
    specials: new Map([
      ...without([...(type?.special ?? []), ...tacticalUpgrades]),
      // The CHQ has it too (p.58).
      ...without(isChq && kind !== 'aircraft' ? ['guide-fire'] : []),
      ...[...mechUpgrades, ...aircraftUpgrades].map(
        ({ record, option }) => [record.id, option ?? ''] as const,
      ),
    ]),
  };
}

/** The elements of a force that are still there when the battle starts. */
export const present = ({ elements, scenario }: Evaluation): EvaluatedElement[] =>
  elements.filter(({ id }) => scenario?.placeOf(id) !== 'lost');

/** Starts the name of a figure that says that something is used up or lost: "without-stealth-suite". */
export const WITHOUT = 'without-';

/** A combatant with its figures as they are in a match: stats by name, and what it is without. */
export function combatantNow(combatant: Combatant, now: Figures | undefined): Combatant {
  if (now === undefined) return combatant;
  const { stats, specials } = combatant;
  const { m = stats.m, f = stats.f, a = stats.a, d = stats.d } = now;
  const left = [...specials].filter(([id]) => now[WITHOUT + id] !== 1);
  return { ...combatant, stats: { m, f, a, d }, specials: new Map(left) };
}

/** A combatant in a list: "P 2 · F 3 · A 3 · D 2". */
export const fighterOf = (id: string, { label, presence, stats: { f, a, d } }: Combatant): Fighter => ({
  id,
  label,
  stats: `P ${presence} · F ${f} · A ${a} · D ${d}`,
});

/** A target of the game, by id. */
export interface Target {
  id: string;
  label: string;
  /** Worked out when it is asked for: most targets never are. */
  combatant: () => Combatant;
}

const DEFAULT = { a: 3, d: 2 };

/** The first conventional type with A 3 and D 2, the default target. */
const typical = conventionalTypes.find(({ stats }) => stats.a === DEFAULT.a && stats.d === DEFAULT.d);

/** The default target with A 3 and D 2. */
export const defaultTarget: Target[] =
  typical === undefined
    ? []
    : [
        {
          id: 'a3-d2',
          label: `A 3, D 2 (${typical.name.toLowerCase()})`,
          combatant: () => combatantOfType(typical),
        },
      ];

/** The conventional types, the default first. */
export const conventionalTargets: Target[] = [
  ...defaultTarget,
  ...conventionalTypes.map((type) => ({
    id: type.id,
    label: type.name,
    combatant: () => combatantOfType(type),
  })),
];

/** A number that changes dice or range, with its words: "Agile frame − 1". */
export interface Term {
  value: number;
  text: string;
}

/** Whether something that can be set matters between two elements, by field; what is not in it always does. */
export type Matters = Readonly<Record<string, (a: Combatant, b: Combatant) => boolean>>;

/** Where a game that uses these rules differs from Horizon Wars. */
export interface Variant {
  shootingFields: readonly SituationField[];
  /** When one of these matters. */
  matters: Matters;
  /** Dice that the shooter has fewer. */
  fewerDice: (target: Combatant, situation: Situation) => Term | null;
  /** The range that the distance counts as. */
  range: (shooter: Combatant, situation: Situation) => Term | null;
  /** What is added to P in a charge. */
  chargePresence: (fighter: Combatant) => Term | null;
  /** Whether equal totals of a charge are won. */
  winsDraws: (fighter: Combatant) => boolean;
  /** What could change an attack and is left out. */
  notCounted: (attack: string, a: Combatant, b: Combatant) => string[];
}

/** Horizon Wars itself: no differences. */
export const plainVariant: Variant = {
  shootingFields: [],
  matters: {},
  fewerDice: () => null,
  range: () => null,
  chargePresence: () => null,
  winsDraws: () => false,
  notCounted: () => [],
};
