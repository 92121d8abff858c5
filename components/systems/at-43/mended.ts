import { play } from '@/lib/systems/at-43/catalogue';
import type { At43Pack } from '@/lib/systems/at-43/pack';
import { type Chosen, type ReckonedUnit, tooManyBearers } from '@/lib/systems/at-43/reckon-unit';

/** Rules by the part of the sections' editors where their problems are mended; the parts mark themselves by it. */
export const mended = {
  add: ['at43/force/empty'],
  tooMany: ['pack/max-elements'],
  limit: ['at43/force/over-limit'],
  commander: ['at43/commander/*'],
  /** With a unit's slot, and with the unit. */
  place: ['at43/platoon/*'],
} as const satisfies Record<string, readonly string[]>;

/** The parts of a unit's editor. */
export type UnitPart = 'card' | 'strength' | 'leader' | 'specialists' | 'equipment' | 'value';

const always: Record<UnitPart, readonly string[]> = {
  card: ['at43/unit/army'],
  strength: ['at43/unit/numbers', 'at43/unit/special-fighters'],
  leader: ['at43/force/hero-twice', 'at43/unit/one-officer', 'at43/unit/hero'],
  specialists: [],
  equipment: [],
  value: ['at43/unit/value-unknown'],
};

const partOf: Record<Chosen['kind'], UnitPart> = {
  'special-weapon': 'strength',
  officer: 'leader',
  hero: 'leader',
  specialist: 'specialists',
  equipment: 'equipment',
};

/** Rules whose problem is mended in one part of a unit or another, by what is wrong with it. */
const byUnit: Record<string, (unit: ReckonedUnit, pack: At43Pack | null) => UnitPart> = {
  'at43/unit/card': ({ card }) => (card === null ? 'card' : 'leader'),
  'at43/unit/options': (unit) => {
    const stray = unit.chosen.find(({ offered }) => !offered);
    return tooManyBearers(unit).length > 0 || !stray ? 'strength' : partOf[stray.kind];
  },
  'at43/unit/sheet-lines': ({ source }) =>
    source.specialists.length > play.sheetLines.specialists ? 'specialists' : 'equipment',
  'pack/ban': ({ source, chosen }, pack) => {
    const banned = chosen.find(({ name, count }) => count > 0 && pack?.bans?.upgrades?.includes(name));
    if (pack?.bans?.types?.includes(source.card)) return 'card';
    return banned ? partOf[banned.kind] : 'leader';
  },
};

/** The rules whose problems with a unit are mended in a part of its editor. */
export const mendedIn = (part: UnitPart, unit: ReckonedUnit, pack: At43Pack | null): string[] => [
  ...always[part],
  ...Object.keys(byUnit).filter((rule) => byUnit[rule]?.(unit, pack) === part),
];
