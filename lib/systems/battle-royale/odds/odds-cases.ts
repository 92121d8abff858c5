import { casesOf } from '@/lib/systems/horizon-wars/odds/cases';

/** The cases of Battle Royale that scripts may ask about: those of Horizon Wars. */
export const oddsCases = casesOf('battle-royale');
