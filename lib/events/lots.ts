import { hashOf } from './log';

/** A lot that the event's seed draws for something, as 64 hexadecimal digits: the same for the same seed and names. */
export const lotOf = (seed: string, ...of: readonly (string | number)[]): string =>
  hashOf(JSON.stringify([seed, ...of]));
