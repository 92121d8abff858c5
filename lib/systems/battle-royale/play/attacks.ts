import { attacksOf } from '@/lib/systems/horizon-wars/play/attack-dice';
import type { Evaluation } from '../evaluate/evaluate';
import { parts } from '../odds/odds';
import { hasUpgrade, isMech, profileOf, usesIn, type View } from './rows';

/** Upgrades that are used up or lost. */
const withoutOf = (view: View): string[] => [
  ...(view.number('stealth-lost') === 1 ? ['stealth-suite'] : []),
  ...(hasUpgrade(view, 'smart-missile') && view.number('missiles') >= usesIn(view, 'smart-missile')
    ? ['smart-missile']
    : []),
];

/** Shooting, charges and recovery of mechs and their pilots, by the rules of Horizon Wars. */
export const attacks = attacksOf<Evaluation>({
  odds: parts,
  profileOf,
  mayRecover: () => true,
  fighterOf: ({ row }) => row.id,
  withoutOf,
  // Intimidating reputation protects an undamaged mech only.
  situation: (_, b) => ({ damaged: b !== null && isMech(b) && b.number('damage') > 0 ? 1 : 0 }),
});
