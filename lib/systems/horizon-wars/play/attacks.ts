import type { Evaluation } from '../evaluate/evaluate';
import { parts } from '../odds/odds';
import { attacksOf } from './attack-dice';
import { mayRecover, profileOf } from './rows';

/** Upgrades that are used up or lost, by the tracker that says so. */
const used: Readonly<Record<string, string>> = {
  'stealth-lost': 'stealth-suite',
  strike: 'strike',
  'fragmentation-screen': 'fragmentation-screen',
};

/** Shooting, charges and recovery in a match (p.27–31, 44–46, 61–62). */
export const attacks = attacksOf<Evaluation>({
  odds: parts,
  profileOf,
  mayRecover,
  fighterOf: ({ row }) => row.element,
  withoutOf: (view) =>
    Object.entries(used).flatMap(([tracker, id]) => (view.number(tracker) === 1 ? [id] : [])),
});
