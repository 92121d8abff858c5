import { inPlayOf } from '@/lib/roster/fields';
import { type FingerprintInput, unordered, unorderedWords } from '@/lib/roster/fingerprint-input';
import { mechFields } from '../fields';
import type { Force, Upgrade } from '../force';

const inPlay = inPlayOf(mechFields);

/** The part of a mech that matters in play: everything but its name and its pilot's. */
export const fingerprintInput = ({ mech }: Force): FingerprintInput => ({
  whole: {
    ...inPlay(mech),
    upgrades: unordered(mech.upgrades.map(asTaken), ({ id }) => id),
  },
  elements: [],
  references: [],
});

/** An upgrade without a redundant `times: 1` or empty `abilities`. */
function asTaken(upgrade: Upgrade) {
  const { times, abilities, ...others } = upgrade;
  if (times === undefined && abilities === undefined) return upgrade;
  return {
    ...others,
    times: times === 1 ? undefined : times,
    abilities: abilities && abilities.length > 0 ? unorderedWords(abilities) : undefined,
  };
}
