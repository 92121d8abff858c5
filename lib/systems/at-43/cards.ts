import type { CardBoxes, CardLine, CardStat, SheetCard } from '@/lib/sheet/card';
import type { Structure } from './card';
import { play } from './catalogue';
import {
  boxesOf,
  type CarriedWeapon,
  carriersOf,
  fightersOf,
  MACHINES,
  MOST_BOXES,
  moraleOf,
  moraleText,
  rushOf,
  weaponsOf,
  weaponText,
} from './in-play';
import { type Reckoning, sum } from './reckon';
import type { ReckonedUnit } from './reckon-unit';
import { figuresText, isInfantry, kindText, statText, sumText, waveNames } from './text';

/** A card a unit: its profile, its leader, its weapons and options, and boxes for its fighters or structure. */
export const cards = (reckoning: Reckoning): SheetCard[] =>
  reckoning.units.map((unit) => ({
    title: unit.label,
    what: whatItIs(unit),
    marks: marksOf(unit, reckoning),
    stats: statsOf(unit),
    lines: linesOf(unit),
    boxes: boxesOn(unit),
  }));

function whatItIs(unit: ReckonedUnit): string {
  const { card, source, label, value } = unit;
  const designation = card?.designation ?? source.card;
  return [
    ...(label.startsWith(designation) ? [] : [designation]),
    card ? kindText(card) : 'no such card',
    figuresText(fightersOf(unit), card),
    `${sumText(value, [unit])} A.P.`,
  ].join(' · ');
}

const marksOf = (unit: ReckonedUnit, { commander, platoons }: Reckoning): string[] => [
  ...(commander?.unit === unit ? ['Commander'] : []),
  ...(unit.leader === null ? [`${play.withoutOfficer.cost} LP to act`] : []),
  ...(unit.source.wave === 'reinforcement' ? [waveNames.reinforcement] : []),
  `${platoons[unit.platoon]?.label}, slot ${unit.slot + 1}`,
];

/** The profile in the card's order, and the rush after the movement. */
function statsOf(unit: ReckonedUnit): CardStat[] {
  const { card } = unit;
  if (card === null) return [];
  const rush = rushOf(card);
  const morale = moraleOf(unit);
  return [
    { label: 'Mov.', value: statText(card.movement) },
    { label: 'Rush', value: statText(rush) },
    { label: 'Prot.', value: statText(card.protection) },
    { label: 'Comb.', value: statText(card.combat) },
    { label: 'Mor.', value: morale === 'nerves-of-steel' ? 'steel' : statText(morale) },
    { label: 'Size', value: statText(card.size) },
  ];
}

function linesOf(unit: ReckonedUnit): CardLine[] {
  const { card, leader, source } = unit;
  return [
    ...(leader
      ? [
          {
            name: leader.name,
            effect: `rank ${leader.rank}, authority ${statText(leader.authority)}, leadership ${statText(leader.leadership)}.`,
          },
        ]
      : []),
    ...weaponsOf(unit).map((carried) => weaponLine(carried, unit)),
    ...namesLine('Specialists', source.specialists),
    ...namesLine('Equipment', source.equipment),
    ...namesLine('Abilities', card?.abilities ?? []),
    ...(card
      ? [{ name: 'Morale', effect: `${moraleText(card, moraleOf(unit)).replace(/^Morale /, '')}.` }]
      : []),
  ];
}

const namesLine = (name: string, names: readonly string[]): CardLine[] =>
  names.length === 0 ? [] : [{ name, effect: `${names.join(', ')}.` }];

function weaponLine({ weapon, bearers }: CarriedWeapon, unit: ReckonedUnit): CardLine {
  const { indirect, fixed, special } = play.weapons;
  const carriers = bearers ?? carriersOf(unit);
  const notes = [
    ...(weapon.area === null ? [] : [indirect]),
    ...(weapon.fixed ? [fixed] : []),
    ...(weapon.special ? [special] : []),
  ];
  return {
    name: `${weapon.count > 1 ? `${weapon.count} × ` : ''}${weapon.name} (${carriers})`,
    effect: [`${weaponText(weapon)}.`, ...notes.map(({ effect }) => effect)].join(' '),
  };
}

/** A box a fighter; of a strider or vehicle a box a structure point. */
function boxesOn(unit: ReckonedUnit): CardBoxes[] {
  const { card } = unit;
  if (card !== null && !isInfantry(card.category))
    return card.structure ? machines(unit, card.structure) : [];
  const boxes = boxesOf(unit);
  return boxes === null ? [] : [{ label: 'Fighters', ...boxes }];
}

/** The structure points of each machine in a row, with a bar between its parts. */
function machines(unit: ReckonedUnit, { frame, propulsion, weapons }: Structure): CardBoxes[] {
  const count = fightersOf(unit);
  const parts = [{ name: 'frame', points: frame }, { name: 'propulsion', points: propulsion }, ...weapons];
  const drawn = parts.filter(({ points }) => points !== null && points > 0 && points <= MOST_BOXES);
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
    label: count > 1 ? `Machine ${index + 1}` : 'Structure',
    ...boxes,
  }));
}
