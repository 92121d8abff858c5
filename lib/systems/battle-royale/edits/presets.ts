import presetsData from '@/data/battle-royale/presets.json';
import { mechPoints, mechs } from '@/lib/systems/horizon-wars/catalogue/mech';
import { extraPoints } from '../catalogue/catalogue';
import type { Preset } from '../catalogue/data-schema';
import type { Mech } from '../force';

/** A mech without its name and pilot. */
export type Build = Pick<Mech, 'presence' | 'stats' | 'upgrades'>;

/** A ready-made mech to start from. */
export interface ReadyMade {
  id: string;
  name: string;
  about: string;
  build: Build;
}

/** A class of mechs, with the builds to start from. */
export interface StartingClass {
  presence: number;
  name: string;
  /** Points for stats and upgrades, and for upgrades alone. */
  base: number;
  extra: number;
  builds: ReadyMade[];
}

/** A mech with minimum stats and no upgrades. */
export function bareMech(presence: number): Build {
  const { value } = mechs.statMinimum;
  return { presence, stats: { m: value, f: value, a: value, d: value }, upgrades: [] };
}

const { classes, superMech } = mechs;

/** The classes of mechs, the smallest super-mech last. */
export const startingClasses: readonly StartingClass[] = [
  ...classes,
  { presence: superMech.presence, name: 'Super-mech' },
].map(({ presence, name }) => ({
  presence,
  name,
  base: mechPoints(presence),
  extra: extraPoints(presence),
  builds: (presetsData as Preset[])
    .filter((preset) => preset.presence === presence)
    .map(({ id, name, about, presence, stats, upgrades }) => ({
      id,
      name,
      about,
      build: { presence, stats, upgrades },
    })),
}));
