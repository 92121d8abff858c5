import { counted } from '@/lib/roster/words';
import type { Stat } from './mech-schema';

/** What a stat is called (p.16-17). */
export const statNames: Record<Stat, string> = {
  m: 'Movement',
  f: 'Firepower',
  a: 'Armour/Agility',
  d: 'Defence',
};

/** The stats in the order they are bought. */
export const statOrder: readonly Stat[] = ['m', 'f', 'a', 'd'];

/** Points and how many: "1 point", "3 points". */
export const points = (count: number): string => counted(count, 'point');

/** What a design is bought from: "1 build point", "17 build points". */
export const buildPoints = (count: number): string => counted(count, 'build point');
