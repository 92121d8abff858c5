import { counted, inList } from '@/lib/roster/words';
import { CREW } from '../reckon-units';
import { figuresText } from '../text';
import { culprit, rule } from './rule';

export const unknown = rule({
  id: 'fow/weapon/unknown',
  severity: 'error',
  page: '16',
  title: "A weapon is in the list or among the force's own",
  breach: 'Weapon that is not in the list',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const ids = unit.weapons.filter(({ weapon }) => weapon === null).map(({ id }) => `"${id}"`);
      return ids.length > 0 ? [culprit(unit, { ids })] : [];
    }),
  message: ({ label, ids }) =>
    `${label} bears ${inList(ids)}, which ${ids.length === 1 ? 'is' : 'are'} neither in the list nor among the force's own weapons.`,
});

export const count = rule({
  id: 'fow/weapon/count',
  severity: 'warning',
  page: '8.3',
  title: 'A unit has no more of a weapon than figures, armour and vehicles aside',
  breach: 'More of a weapon than figures',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const { figures } = unit.source;
      const over = unit.vehicle ? [] : unit.weapons.filter((each) => each.count > figures);
      const names = over.map(({ id, count, weapon }) => `${count} × ${weapon?.name ?? id}`);
      return names.length > 0 ? [culprit(unit, { names, figures })] : [];
    }),
  message: ({ label, names, figures }) => `${label} has ${inList(names)} for ${figuresText(figures)}.`,
});

export const crew = rule({
  id: 'fow/weapon/crew',
  severity: 'warning',
  page: '4.2, 16',
  title: 'Infantry below AV 4 has two figures for each heavy weapon',
  breach: 'Too few figures for the heavy weapons',
  check: ({ units }) =>
    units
      .filter(({ source: { figures }, heavy, crew: men }) => men > 1 && men * heavy > figures)
      .map((unit) => culprit(unit, { heavy: unit.heavy, figures: unit.source.figures })),
  message: ({ label, heavy, figures }) =>
    `${label} has ${counted(heavy, 'heavy weapon')} for ${figuresText(figures)}; each takes two below AV ${CREW.unaided}.`,
});
