import { resolution } from '../catalogue/catalogue';

/** Result needed on a die: 2 to 6; 1 succeeds without a roll, 7 fails without one. */
export type Needed = number;

/** The result the universal table requires at a difference of action value and difficulty (p.51). */
export const neededAt = (difference: number): Needed =>
  resolution.rows.find(({ to }) => to === null || difference <= to)?.needed ?? 1;

/** Chances in six. */
export const sixths = (needed: Needed): number => 7 - needed;

/** "4+", "sure", "–" for no chance. */
export const neededText = (needed: Needed): string =>
  needed === 7 ? '–' : needed === 1 ? 'sure' : needed === 6 ? '6' : `${needed}+`;

/** The protections that the odds of a weapon are shown for. */
export const protections: readonly number[] = Array.from({ length: 15 }, (_, index) => index + 1);

/** The results a damage test needs against protections 1 to 15; null if the penetration is not known (p.51). */
export const damageNeeds = ({ penetration }: { penetration: number | null }): Needed[] | null =>
  penetration === null ? null : protections.map((protection) => neededAt(penetration - protection));
