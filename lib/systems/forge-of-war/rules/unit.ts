import { inList } from '@/lib/roster/words';
import { ARMOUR_SCALE } from '../catalogue';
import type { Profile } from '../force';
import type { ReckonedUnit } from '../reckon-units';
import { changeText, figuresText, minus } from '../text';
import { culprit, rule } from './rule';

/** A value that is outside what it may be. */
interface WrongValue {
  key: keyof Profile;
  value: number;
  /** "1 to 10", "0 or more". */
  range: string;
}

/** The values of a unit that are outside what they may be (3.1, 10.7). */
export function wrongValues({ source: { profile }, vehicle }: ReckonedUnit): WrongValue[] {
  const ranges: [keyof Profile, number, number?][] = [
    ['cv', 1, 10],
    ['sv', 0, 10],
    ['fv', 0, 10],
    ['av', 0],
    ['w', vehicle ? 0 : 1],
    ['attacks', 1],
  ];
  return ranges.flatMap(([key, least, most]) => {
    const value = profile[key];
    if (value >= least && value <= (most ?? value)) return [];
    return [{ key, value, range: most === undefined ? `${least} or more` : `${least} to ${most}` }];
  });
}

const wrongText = ({ key, value, range }: WrongValue) =>
  `${key === 'attacks' ? key : key.toUpperCase()} ${minus(value)} (${range})`;

export const values = rule({
  id: 'fow/unit/values',
  severity: 'error',
  page: '3.1, 10.7',
  title:
    'CV is 1 to 10, SV and FV are 0 to 10, AV is 0 or more, attacks are 1 or more, and W is 1 or more, on armour and vehicles 0 or more',
  breach: 'Value outside its range',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const wrong = wrongValues(unit).map(wrongText);
      return wrong.length > 0 ? [culprit(unit, { wrong })] : [];
    }),
  message: ({ label, wrong }) => `${label} has ${inList(wrong)}.`,
});

export const armourScale = rule({
  id: 'fow/unit/armour-scale',
  severity: 'warning',
  page: '3.4, 10.1',
  title: 'AV is 9 at most, and 6 or more for armour and vehicles',
  breach: 'AV off the scale',
  check: ({ units }) =>
    units
      .filter(
        ({ vehicle, source: { profile } }) =>
          profile.av > ARMOUR_SCALE.most || (vehicle && profile.av < ARMOUR_SCALE.vehicle),
      )
      .map((unit) => culprit(unit, { av: unit.source.profile.av })),
  message: ({ label, av }) =>
    av > ARMOUR_SCALE.most
      ? `${label} has AV ${av}; the scale ends at ${ARMOUR_SCALE.most}.`
      : `${label} has AV ${minus(av)}; armour and vehicles have ${ARMOUR_SCALE.vehicle} or more.`,
});

export const facing = rule({
  id: 'fow/unit/facing',
  severity: 'error',
  page: '10.3',
  title: 'Armour that differs front and rear is for armour and vehicles',
  breach: 'Front and rear armour on what is no vehicle',
  check: ({ units }) =>
    units
      .filter(({ vehicle, source }) => !vehicle && source.profile.facing !== 0)
      .map((unit) => culprit(unit, { facing: unit.source.profile.facing })),
  message: ({ label, facing: given }) =>
    `${label} has facing ${minus(given)}; only armour and vehicles differ front and rear.`,
});

/** Figures of a unit of infantry or cavalry (3.3). */
const SIZE = { least: 5, most: 20 };

export const size = rule({
  id: 'fow/unit/size',
  severity: 'warning',
  page: '3.3',
  title:
    'Units of infantry and cavalry have 5 to 20 figures; hordes, leaders, command squads and force commanders any number',
  breach: 'Unit below 5 or above 20 figures',
  check: ({ units }) =>
    units
      .filter(
        ({ source: { type, role, training, figures } }) =>
          (type === 'infantry' || type === 'cavalry') &&
          role === 'unit' &&
          training !== 'horde' &&
          (figures < SIZE.least || figures > SIZE.most),
      )
      .map((unit) => culprit(unit, { type: unit.source.type, figures: unit.source.figures })),
  message: ({ label, type, figures }) =>
    `${label} has ${figuresText(figures)}; a unit of ${type} has ${SIZE.least} to ${SIZE.most}.`,
});

export const troop = rule({
  id: 'fow/unit/troop',
  severity: 'advice',
  page: '15',
  title: 'A generic troop has the training and values of its row',
  breach: 'Generic troop with values of its own',
  check: ({ units }) =>
    units
      .filter(({ changes }) => changes.length > 0)
      .map((unit) => culprit(unit, { changes: unit.changes, generic: unit.troop?.name ?? '' })),
  message: ({ label, generic, changes }) =>
    `${label} is no longer the generic ${generic}: ${inList(changes.map(changeText))}.`,
});

export const jumpType = rule({
  id: 'fow/jump/type',
  severity: 'error',
  page: '6.3',
  title: 'Jump packs are for infantry',
  breach: 'Jump packs on what is not infantry',
  check: ({ units }) =>
    units
      .filter(({ source }) => source.jumpPacks && source.type !== 'infantry')
      .map((unit) => culprit(unit, {})),
  message: ({ label }) => `${label} has jump packs but is not infantry.`,
});

export const gravType = rule({
  id: 'fow/grav/type',
  severity: 'error',
  page: '10.5',
  title: 'Grav is for armour and vehicles',
  breach: 'Grav on what is no vehicle',
  check: ({ units }) =>
    units.filter(({ source, vehicle }) => source.grav && !vehicle).map((unit) => culprit(unit, {})),
  message: ({ label }) => `${label} has grav but is neither armour nor a vehicle.`,
});
