import { inList } from '@/lib/roster/words';
import { ARMOUR_SCALE } from '../catalogue';
import type { ReckonedUnit } from '../reckon-units';
import { figuresText } from '../text';
import { culprit, rule } from './rule';

/** What is wrong with a unit's values, each with what it may be (3.1, 10.7). */
function wrongValues({ source: { profile }, vehicle }: ReckonedUnit): string[] {
  const { cv, sv, fv, attacks, av, w } = profile;
  const leastWounds = vehicle ? 0 : 1;
  return [
    ...(cv < 1 || cv > 10 ? [`CV ${cv} (1 to 10)`] : []),
    ...(sv < 0 || sv > 10 ? [`SV ${sv} (0 to 10)`] : []),
    ...(fv < 0 || fv > 10 ? [`FV ${fv} (0 to 10)`] : []),
    ...(av < 0 ? [`AV ${av} (0 or more)`] : []),
    ...(w < leastWounds ? [`W ${w} (${leastWounds} or more)`] : []),
    ...(attacks < 1 ? [`attacks ${attacks} (1 or more)`] : []),
  ].map((text) => text.replace('-', '−'));
}

export const values = rule({
  id: 'fow/unit/values',
  severity: 'error',
  page: '3.1, 10.7',
  title: 'CV is 1 to 10, SV and FV are 0 to 10, AV is not below 0, and attacks and W are 1 or more',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const wrong = wrongValues(unit);
      return wrong.length > 0 ? [culprit(unit, { wrong })] : [];
    }),
  message: ({ label, wrong }) => `${label} has ${inList(wrong)}.`,
});

export const armourScale = rule({
  id: 'fow/unit/armour-scale',
  severity: 'warning',
  page: '3.4, 10.1',
  title: 'AV is 9 at most, and 6 or more for armour and vehicles',
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
      : `${label} has AV ${av < 0 ? `−${-av}` : av}; armour and vehicles have ${ARMOUR_SCALE.vehicle} or more.`,
});

export const facing = rule({
  id: 'fow/unit/facing',
  severity: 'error',
  page: '10.3',
  title: 'Armour that differs front and rear is for armour and vehicles',
  check: ({ units }) =>
    units
      .filter(({ vehicle, source }) => !vehicle && source.profile.facing !== 0)
      .map((unit) => culprit(unit, { facing: unit.source.profile.facing })),
  message: ({ label, facing: given }) =>
    `${label} has facing ${given < 0 ? `−${-given}` : given}; only armour and vehicles differ front and rear.`,
});

/** Figures of a unit of infantry or cavalry (3.3). */
const SIZE = { least: 5, most: 20 };

export const size = rule({
  id: 'fow/unit/size',
  severity: 'warning',
  page: '3.3',
  title: 'Units of infantry and cavalry have 5 to 20 figures, hordes any number',
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
  check: ({ units }) =>
    units
      .filter(({ changes }) => changes.length > 0)
      .map((unit) => culprit(unit, { changes: unit.changes, generic: unit.troop?.name ?? '' })),
  message: ({ label, generic, changes }) =>
    `${label} is no longer the generic ${generic}: ${inList(
      changes.map(({ what, is, was }) => `${what} ${is} for ${was}`),
    )}.`,
});

export const jumpType = rule({
  id: 'fow/jump/type',
  severity: 'error',
  page: '6.3',
  title: 'Jump packs are for infantry',
  check: ({ units }) =>
    units
      .filter(({ source }) => source.jumpPacks && source.type !== 'infantry')
      .map((unit) => culprit(unit, {})),
  message: ({ label }) => `${label} has jump packs and is not infantry.`,
});

export const gravType = rule({
  id: 'fow/grav/type',
  severity: 'error',
  page: '10.5',
  title: 'Grav is for armour and vehicles',
  check: ({ units }) =>
    units.filter(({ source, vehicle }) => source.grav && !vehicle).map((unit) => culprit(unit, {})),
  message: ({ label }) => `${label} has grav and is neither armour nor a vehicle.`,
});
