import { counted } from '@/lib/roster/text/words';
import type { Stat } from '../catalogue/mech';

/** The names of the stats (p.16-17). */
export const statNames: Record<Stat, string> = {
  m: 'Movement',
  f: 'Firepower',
  a: 'Armour/Agility',
  d: 'Defence',
};

/** The stats after P, in the order of the roster (p.119). */
export const statOrder: readonly Stat[] = ['f', 'm', 'a', 'd'];

/** A number of points: "1 point", "3 points". */
export const points = (count: number): string => counted(count, 'point');

/** A number of build points, which a design is bought from: "1 build point", "17 build points". */
export const buildPoints = (count: number): string => counted(count, 'build point');
