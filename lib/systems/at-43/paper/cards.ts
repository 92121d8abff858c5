import { sum } from '@/lib/roster/edits/list-edits';
import { noteCardLines } from '@/lib/roster/element-notes';
import type { Page } from '@/lib/roster/rule';
import type { CardBoxes, CardLine, SheetCard } from '@/lib/sheet/card';
import { cardStats } from '@/lib/sheet/stats';
import type { Structure, Weapon } from '../catalogue/card';
import { profileStats } from '../catalogue/card-fields';
import { play } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { type EvaluatedUnit, leadersOf } from '../evaluate/evaluate-unit';
import {
  attachedHeroOf,
  boxesOf,
  carriersOf,
  fightersOf,
  MACHINES,
  MAX_BOXES,
  moraleOf,
  moraleText,
  supportOf,
  weaponsOf,
  weaponText,
} from '../evaluate/table-values';
import { symbolOf } from './symbol';
import { commandText, figuresText, isInfantry, kindText, statText, sumText, waveNames } from './text';

/** One card per unit: its profile, leader, weapons and options, and boxes for its fighters or structure. */
export const cards = (evaluation: Evaluation): SheetCard[] =>
  evaluation.units.map((unit) => ({
    title: unit.label,
    symbol: symbolOf(unit, evaluation),
    what: whatItIs(unit),
    brief: {
      kind: unit.card?.designation ?? unit.source.card,
      rank: evaluation.commander?.unit === unit ? 'Commander' : undefined,
      details: [
        worth(unit),
        figuresText(fightersOf(unit), unit.card),
        ...unit.chosen.flatMap(({ name, count }) =>
          count === 0 ? [] : count === 1 ? name : `${count} × ${name}`,
        ),
        ...(unit.source.wave === 'reinforcement' ? [waveNames.reinforcement] : []),
        ...(evaluation.platoons.length > 1
          ? [platoonText(`${evaluation.platoons[unit.platoon]?.label}`)]
          : []),
      ],
    },
    marks: marksOf(unit, evaluation),
    stats: unit.card ? cardStats(profileStats, { ...unit.card, morale: moraleOf(unit) }) : [],
    lines: [...linesOf(unit), ...noteCardLines(unit.source)],
    boxes: boxesOn(unit),
  }));

const whatItIs = (unit: EvaluatedUnit): string =>
  [
    ...designationOf(unit),
    unit.card ? kindText(unit.card) : 'no such card',
    figuresText(fightersOf(unit), unit.card),
    worth(unit),
  ].join(' · ');

/** The designation of its card, unless its label starts with it. */
function designationOf({ card, source, label }: EvaluatedUnit): string[] {
  const designation = card?.designation ?? source.card;
  return label.startsWith(designation) ? [] : [designation];
}

/** A platoon in a list of other things: "Platoon Quay". */
const platoonText = (label: string): string => (/^Platoon\b/.test(label) ? label : `Platoon ${label}`);

const worth = (unit: EvaluatedUnit): string => `${sumText(unit.value, [unit])} A.P.`;

const marksOf = (unit: EvaluatedUnit, { commander, platoons }: Evaluation): string[] => [
  ...(commander?.unit === unit ? ['Commander'] : []),
  ...(unit.leader === null ? [`${play.withoutOfficer.cost} LP to act`] : []),
  ...(unit.source.wave === 'reinforcement' ? [waveNames.reinforcement] : []),
  `${platoons[unit.platoon]?.label}, slot ${unit.slot + 1}`,
];

/** The leaders, weapons, options and morale of a unit, each with what it does. */
export function linesOf(unit: EvaluatedUnit): CardLine[] {
  const { card, source } = unit;
  return [
    ...leadersOf(unit).map((leader) => ({ name: leader.name, effect: `${commandText(leader)}.`, page: 55 })),
    ...weaponsOf(unit).map(({ weapon, bearers }) => weaponLine(weapon, `${bearers ?? carriersOf(unit)}`)),
    ...supportLines(unit),
    ...heroLines(unit),
    ...namesLine('Specialists', source.specialists, 48),
    ...namesLine('Equipment', source.equipment),
    ...namesLine('Abilities', card?.abilities ?? []),
    ...(card
      ? [
          {
            name: 'Morale',
            effect: `${moraleText(card, moraleOf(unit)).replace(/^Morale /, '')}.`,
            page: play.morale.page,
          },
        ]
      : []),
  ];
}

const namesLine = (name: string, names: readonly string[], page: Page = null): CardLine[] =>
  names.length === 0 ? [] : [{ name, effect: `${names.join(', ')}.`, page }];

/** Support weapons, which have figures of their own (p.48). */
function supportLines(unit: EvaluatedUnit): CardLine[] {
  const count = supportOf(unit);
  const weapon = unit.card?.supportWeapon;
  if (count === 0) return [];
  const { protection = null, combat = null, size = null } = weapon ?? {};
  const effect = `protection ${statText(protection)}, combat ${statText(combat)}, size ${statText(size)}.`;
  return [{ name: `${weapon?.name ?? 'Support weapon'} (${count})`, effect, page: 48 }];
}

/** The profile and weapons of a hero from another card (p.77). */
function heroLines(unit: EvaluatedUnit): CardLine[] {
  const guest = attachedHeroOf(unit);
  if (guest === null) return [];
  const { card, hero } = guest;
  const figures = cardStats(profileStats, card).map(({ label, value }) => `${label.toLowerCase()} ${value}`);
  return [
    {
      name: `${hero.name}, by ${card.designation}`,
      effect: `${kindText(card)}: ${figures.join(', ')}.`,
      page: 77,
    },
    ...card.weapons.map((weapon) => weaponLine(weapon, hero.name)),
  ];
}

function weaponLine(weapon: Weapon, carriers: string): CardLine {
  const { indirect, fixed, special } = play.weapons;
  const notes = [
    ...(weapon.area === null ? [] : [indirect]),
    ...(weapon.fixed ? [fixed] : []),
    ...(weapon.special ? [special] : []),
  ];
  return {
    name: `${weapon.count > 1 ? `${weapon.count} × ` : ''}${weapon.name} (${carriers})`,
    effect: [`${weaponText(weapon)}.`, ...notes.map(({ effect }) => effect)].join(' '),
    page: notes.length === 0 ? null : `p.${notes.map(({ page }) => page).join(', ')}`,
  };
}

/** Boxes for fighters and support weapons, for the structure points of striders and vehicles, and for the hero. */
const boxesOn = (unit: EvaluatedUnit): CardBoxes[] => [
  ...ownBoxes(unit),
  ...plainBoxes('Support weapons', supportOf(unit)),
  ...heroBoxes(unit),
];

function ownBoxes(unit: EvaluatedUnit): CardBoxes[] {
  const { card } = unit;
  if (card !== null && !isInfantry(card.category))
    return card.structure ? machines(card.structure, fightersOf(unit), 'Structure') : [];
  const boxes = boxesOf(unit);
  return boxes === null ? [] : [{ label: 'Fighters', ...boxes }];
}

const plainBoxes = (label: string, count: number): CardBoxes[] =>
  count === 0 || count > MAX_BOXES ? [] : [{ label, kind: 'boxes', count, ticked: 0, total: '' }];

function heroBoxes(unit: EvaluatedUnit): CardBoxes[] {
  const guest = attachedHeroOf(unit);
  if (guest === null) return [];
  const { card, hero } = guest;
  if (isInfantry(card.category)) return plainBoxes(hero.name, 1);
  return card.structure ? machines(card.structure, 1, hero.name) : [];
}

/** One row of structure points per machine, with a bar between its parts. */
function machines({ frame, propulsion, weapons }: Structure, count: number, alone: string): CardBoxes[] {
  const parts = [{ name: 'frame', points: frame }, { name: 'propulsion', points: propulsion }, ...weapons];
  const drawn = parts.filter(({ points }) => points !== null && points > 0 && points <= MAX_BOXES);
  const ends = drawn.map((_, index) => sum(drawn.slice(0, index + 1), ({ points }) => points ?? 0));
  const boxes = {
    kind: 'boxes' as const,
    count: ends.at(-1) ?? 0,
    ticked: 0,
    total: '',
    bars: ends.slice(0, -1),
    lines: [parts.map(({ name, points }) => `${name} ${points ?? '_____'}`).join(', ')],
  };
  return Array.from({ length: Math.min(count, MACHINES) }, (_, index) => ({
    label: count > 1 ? `Machine ${index + 1}` : alone,
    ...boxes,
  }));
}
