import { inList, minus } from '@/lib/roster/text/words';
import { ARMOUR_SCALE, printedPlay } from '../catalogue/catalogue';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import type { Profile } from '../force';
import { changeText, figuresText } from '../paper/text';
import { elementFinding, rule } from './rule';

/** A value outside its range. */
interface WrongValue {
  key: keyof Profile;
  value: number;
  /** "1 to 10", "0 or more". */
  range: string;
}

/** The values of a profile outside their ranges (3.1, 10.7). */
function wrongIn(profile: Profile, vehicle: boolean): WrongValue[] {
  const least = vehicle ? 0 : 1;
  const ranges: [keyof Profile, number, number?][] = [
    ['cv', 1, 10],
    ['sv', 1, 10],
    ['fv', least, 10],
    ['av', 0],
    ['w', least],
    ['attacks', 1],
  ];
  return ranges.flatMap(([key, from, to]) => {
    const value = profile[key];
    if (value >= from && value <= (to ?? value)) return [];
    return [{ key, value, range: to === undefined ? `${from} or more` : `${from} to ${to}` }];
  });
}

/** The values of a unit outside their ranges. */
export const wrongValues = ({ source: { profile }, vehicle }: EvaluatedUnit): WrongValue[] =>
  wrongIn(profile, vehicle);

/** The same for its values on foot. */
export const wrongOnFoot = ({ onFoot }: EvaluatedUnit): WrongValue[] =>
  onFoot === null ? [] : wrongIn(onFoot.profile, false);

const wrongText = ({ key, value, range }: WrongValue) =>
  `${key === 'attacks' ? key : key.toUpperCase()} ${minus(value)} (${range})`;

/** Prefixes texts with "on foot". */
const onFootText = (texts: readonly string[]) => texts.map((text) => `on foot ${text}`);

export const values = rule({
  id: 'fow/unit/values',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: '3.1, 10.7',
  title:
    'CV and SV are 1 to 10, FV is 1 to 10 and W 1 or more, on armour and vehicles from 0, AV is 0 or more and attacks are 1 or more',
  breach: 'Value outside its range',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const wrong = [...wrongValues(unit).map(wrongText), ...onFootText(wrongOnFoot(unit).map(wrongText))];
      const at = wrongValues(unit).length > 0 ? ['profile'] : ['onFoot', 'profile'];
      return wrong.length > 0 ? [elementFinding(unit, at, { wrong })] : [];
    }),
  message: ({ label, wrong }) => `${label} has ${inList(wrong)}`,
});

export const armourScale = rule({
  id: 'fow/unit/armour-scale',
  severity: 'warning',
  ofElement: true,
  page: '3.4, 10.1',
  title: 'AV is at most 9, and at least 6 for armour and vehicles',
  breach: 'AV off the scale',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const { av } = unit.source.profile;
      const onFoot = unit.onFoot?.profile.av ?? 0;
      const low = unit.vehicle && av < ARMOUR_SCALE.vehicle;
      const off = [
        ...(av > ARMOUR_SCALE.most || low ? [`AV ${minus(av)}`] : []),
        ...(onFoot > ARMOUR_SCALE.most ? [`AV ${onFoot} on foot`] : []),
      ];
      const at = off[0]?.endsWith('on foot') ? ['onFoot', 'profile'] : ['profile'];
      return off.length > 0 ? [elementFinding(unit, at, { off, low })] : [];
    }),
  message: ({ label, off, low }) =>
    low
      ? `${label} has ${inList(off)}; armour and vehicles have ${ARMOUR_SCALE.vehicle} or more`
      : `${label} has ${inList(off)}; the scale ends at ${ARMOUR_SCALE.most}`,
});

/** What is wrong with a facing: the type may not have one, or it takes front or rear below 0 (10.3). */
export type FacingFault = 'type' | 'below';

/** What is wrong with the facing of a unit; null if nothing is. */
export function facingFault({ features, source: { profile } }: EvaluatedUnit): FacingFault | null {
  const { av, facing: given } = profile;
  if (given === 0) return null;
  if (!features) return 'type';
  return Math.min(av + given, av - given) < 0 ? 'below' : null;
}

const frontAndRear = ({ av, facing: given }: Profile) =>
  `AV ${minus(av + given)} in front and ${minus(av - given)} behind`;

export const facing = rule({
  id: 'fow/unit/facing',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: '10.3',
  title: 'Only what is built like a vehicle has armour that differs front and rear, and neither is below 0',
  breach: 'Facing that the unit may not have',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const fault = facingFault(unit);
      const onFoot = unit.onFoot?.profile.facing ?? 0;
      return fault === null && onFoot === 0
        ? []
        : [
            elementFinding(unit, fault === null ? ['onFoot', 'profile'] : ['profile'], {
              fault,
              onFoot,
              profile: unit.source.profile,
            }),
          ];
    }),
  message: ({ label, fault, onFoot, profile }) => {
    const has = [
      ...(fault === 'type' ? [`facing ${minus(profile.facing)}`] : []),
      ...(onFoot === 0 ? [] : [`facing ${minus(onFoot)} on foot`]),
    ];
    if (has.length === 0) return `${label} has ${frontAndRear(profile)}; neither may be below 0`;
    const below = fault === 'below' ? `${frontAndRear(profile)}, neither of which may be below 0, and ` : '';
    return `${label} has ${below}${inList(has)}; only what is built like a vehicle differs front and rear`;
  },
});

export const front = rule({
  id: 'fow/unit/front',
  severity: 'warning',
  ofElement: true,
  page: '10.3',
  title: 'The front is the heavier armour',
  breach: 'Armour heavier behind than in front',
  check: ({ units }) =>
    units.flatMap((unit) =>
      unit.features && unit.source.profile.facing < 0
        ? [elementFinding(unit, ['profile'], { profile: unit.source.profile })]
        : [],
    ),
  message: ({ label, profile }) => `${label} has ${frontAndRear(profile)}; the front is the heavier`,
});

const SIZE = printedPlay.unitSize;

const hasSize = ({ source: { type, role } }: EvaluatedUnit): boolean =>
  (type === 'infantry' || type === 'cavalry') && role === 'unit';

/** Whether a unit has more figures than one of its type (3.3). */
export const isTooLarge = (unit: EvaluatedUnit): boolean =>
  hasSize(unit) && unit.source.training !== 'horde' && unit.source.figures > SIZE.most;

export const size = rule({
  id: 'fow/unit/size',
  severity: 'warning',
  ofElement: true,
  page: '3.3',
  title:
    'Units of infantry and cavalry have 5 to 20 figures, hordes more too; leaders, command squads and force commanders any number',
  breach: 'Unit below 5 or above 20 figures',
  check: ({ units }) =>
    units
      .filter((unit) => isTooLarge(unit) || (hasSize(unit) && unit.source.figures < SIZE.least))
      .map((unit) => {
        const { type, training, figures } = unit.source;
        return elementFinding(unit, ['figures'], { type, training, figures });
      }),
  message: ({ label, type, training, figures }) =>
    training === 'horde'
      ? `${label} has ${figuresText(figures)}; a horde has ${SIZE.least} or more`
      : `${label} has ${figuresText(figures)}; a unit of ${type} has ${SIZE.least} to ${SIZE.most}`,
});

export const single = rule({
  id: 'fow/unit/single',
  severity: 'warning',
  ofElement: true,
  page: '4.1, 10.1',
  title: 'Each vehicle is a unit by itself, unless a ruling groups them',
  breach: 'Several vehicles in a unit',
  check: ({ units, rulings }) =>
    rulings['vehicle-groups'] !== 'single'
      ? []
      : units
          .filter(({ vehicle, source }) => vehicle && source.figures > 1)
          .map((unit) => elementFinding(unit, ['figures'], { figures: unit.source.figures })),
  message: ({ label, figures }) => `${label} has ${figures} vehicles; each acts as a unit by itself`,
});

/** How a unit differs from its generic troops: "no longer the generic Marines: SV 8 instead of 7". */
function changedParts({ troop: generic, changes, onFoot }: EvaluatedUnit): string[] {
  return [
    { where: '', generic, changes },
    { where: 'on foot ', generic: onFoot?.generic ?? null, changes: onFoot?.changes ?? [] },
  ].flatMap(({ where, generic: troop, changes: changed }) =>
    troop === null || changed.length === 0
      ? []
      : [`${where}no longer the generic ${troop.name}: ${inList(changed.map(changeText))}`],
  );
}

export const troop = rule({
  id: 'fow/unit/troop',
  severity: 'advice',
  ofElement: true,
  page: '15',
  title: 'A generic troop has the training and values of its row',
  breach: 'Generic troop with values of its own',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const parts = changedParts(unit);
      const at = unit.changes.length > 0 ? ['troop'] : ['onFoot', 'troop'];
      return parts.length > 0 ? [elementFinding(unit, at, { parts })] : [];
    }),
  message: ({ label, parts }) => `${label} is ${parts.join('; ')}`,
});
