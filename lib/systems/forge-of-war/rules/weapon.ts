import { forceFinding } from '@/lib/roster/rule';
import { counted, inList } from '@/lib/roster/text/words';
import { printedPlay } from '../catalogue/catalogue';
import type { AnyWeapon, EvaluatedUnit } from '../evaluate/evaluate-units';
import type { CustomWeapon } from '../force';
import { figuresText } from '../paper/text';
import { elementFinding, rule } from './rule';

export const unknown = rule({
  id: 'fow/weapon/unknown',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: '16',
  title: "A weapon is in the list or among the force's own",
  breach: 'Weapon that is not in the list',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const ids = unit.weapons.filter(({ weapon }) => weapon === null).map(({ id }) => `"${id}"`);
      return ids.length > 0 ? [elementFinding(unit, ['weapons'], { ids })] : [];
    }),
  message: ({ label, ids }) =>
    `${label} has ${inList(ids)}, which ${ids.length === 1 ? 'is' : 'are'} neither in the list nor among the force's custom weapons`,
});

export const count = rule({
  id: 'fow/weapon/count',
  severity: 'warning',
  ofElement: true,
  page: '8.3',
  title: 'A unit has no more of a weapon than figures, armour and vehicles aside',
  breach: 'More of a weapon than figures',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const { figures } = unit.source;
      const over = unit.vehicle ? [] : unit.weapons.filter((each) => each.count > figures);
      const names = over.map(({ id, count, weapon }) => `${count} × ${weapon?.name ?? id}`);
      return names.length > 0 ? [elementFinding(unit, ['weapons'], { names, figures })] : [];
    }),
  message: ({ label, names, figures }) => `${label} has ${inList(names)} for ${figuresText(figures)}`,
});

export const crew = rule({
  id: 'fow/weapon/crew',
  severity: 'warning',
  ofElement: true,
  page: '4.2, 16',
  title: 'Infantry below AV 4 has two figures for each heavy weapon; by a ruling, infantry of any AV',
  breach: 'Too few figures for the heavy weapons',
  check: ({ units, rulings }) =>
    units
      .filter(({ source: { figures }, heavy, crew: men }) => men > 1 && men * heavy > figures)
      .map((unit) =>
        elementFinding(unit, ['weapons'], {
          heavy: unit.heavy,
          figures: unit.source.figures,
          belowAv: rulings['mounted-heavy'] === 'heavy' ? null : printedPlay.crew.unaidedFrom,
        }),
      ),
  message: ({ label, heavy, figures, belowAv }) =>
    `${label} has ${counted(heavy, 'heavy weapon')} for ${figuresText(figures)}; each takes two${belowAv === null ? '' : ` below AV ${belowAv}`}`,
});

/** The names of a unit's custom weapons that are faulty by a test. */
const ownNames = ({ weapons }: EvaluatedUnit, isFaulty: (weapon: AnyWeapon) => boolean): string[] =>
  weapons.flatMap(({ id, weapon }) =>
    weapon?.own && isFaulty(weapon) ? [weapon.name.trim() || `"${id}"`] : [],
  );

type Figured = Pick<CustomWeapon, 'range' | 'value' | 'weightOfFire' | 'indirect' | 'accuracy' | 'template'>;

/** Whether a weapon has no dice against any target. */
const firesNothing = ({ weightOfFire: weight }: Pick<CustomWeapon, 'weightOfFire'>): boolean =>
  typeof weight === 'number' ? weight === 0 : Object.values(weight).every((dice) => dice === 0);

/** Whether a custom weapon is harmless: a value below 0, or a range without dice or a template (8.3). */
export const isHarmless = (weapon: Figured): boolean =>
  weapon.value < 0 || (weapon.range > 0 && weapon.template === undefined && firesNothing(weapon));

/** Whether an indirect weapon lacks accuracy or template, or another weapon has them (14). */
const isUnclear = ({ indirect, accuracy, template }: Figured): boolean =>
  indirect
    ? accuracy === undefined || template === undefined
    : accuracy !== undefined || template !== undefined;

/** What to do about a custom weapon that is faulty; null if it is not. */
export function faultOf(weapon: AnyWeapon): string | null {
  if (!weapon.own) return null;
  if (isHarmless(weapon)) return 'It does no damage: give it a value and dice';
  return isUnclear(weapon) ? 'Accuracy and template go with indirect fire: set them' : null;
}

export const own = rule({
  id: 'fow/weapon/own',
  severity: 'warning',
  ofElement: true,
  page: '8.3, 16',
  title: 'A weapon of the player has a value of 0 or more, and dice or a template where it has a range',
  breach: 'Custom weapon that does no damage',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const names = ownNames(unit, isHarmless);
      return names.length > 0 ? [elementFinding(unit, ['weapons'], { names })] : [];
    }),
  message: ({ label, names }) =>
    `${label} has ${inList(names)}, with a value below 0, or with a range and no dice, so it does no damage`,
});

export const indirect = rule({
  id: 'fow/weapon/indirect',
  severity: 'advice',
  ofElement: true,
  page: '14',
  title: 'An indirect weapon of the player says how accurate it is and has a template; others have neither',
  breach: 'Custom weapon with incomplete indirect fire',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const names = ownNames(unit, isUnclear);
      return names.length > 0 ? [elementFinding(unit, ['weapons'], { names })] : [];
    }),
  message: ({ label, names }) =>
    `${label} has ${inList(names)}: accuracy and template go with indirect fire, and only with it`,
});

export const none = rule({
  id: 'fow/weapon/none',
  severity: 'advice',
  page: '16',
  title: 'A force has weapons',
  breach: 'No weapon in the force',
  check: ({ units }) =>
    units.length > 0 && units.every(({ weapons }) => weapons.length === 0)
      ? [forceFinding(['weapons'], {})]
      : [],
  message: () => 'No unit has a weapon',
});

export const unarmed = rule({
  id: 'fow/weapon/unarmed',
  severity: 'advice',
  page: '16',
  title: 'In a force with weapons, every figure has or crews one',
  breach: 'Unarmed figures',
  check: ({ units }) =>
    units.every(({ weapons }) => weapons.length === 0)
      ? []
      : units
          .filter((unit) => unit.unarmed > 0)
          .map((unit) =>
            elementFinding(unit, ['weapons'], { figures: unit.source.figures, unarmed: unit.unarmed }),
          ),
  message: ({ label, figures, unarmed: without }) =>
    `${label} has ${without === figures ? figuresText(without) : `${without} of ${figuresText(figures)}`} without a weapon`,
});

export const mountType = rule({
  id: 'fow/mount/type',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: '10.2',
  title: 'Mounted and crewed weapons are for what is built like a vehicle',
  breach: 'Mounted or crewed weapon on what is not built like a vehicle',
  check: ({ units }) =>
    units.flatMap((unit) => {
      if (unit.features) return [];
      const names = unit.weapons
        .filter(({ entries }) => entries.some(({ mount, crewed }) => mount !== undefined || crewed))
        .map(({ id, weapon }) => weapon?.name ?? id);
      return names.length > 0 ? [elementFinding(unit, ['mounts'], { names })] : [];
    }),
  message: ({ label, names }) =>
    `${label} has ${inList(names)} mounted or crewed but is not built like a vehicle`,
});
