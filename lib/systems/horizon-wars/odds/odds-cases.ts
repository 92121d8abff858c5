import { casesOf } from './cases';

/** The cases of Horizon Wars that scripts may ask about. */
export const oddsCases = casesOf('horizon-wars');
