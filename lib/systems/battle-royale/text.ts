import type { Mech } from './force';

/** What a mech is when it has no name. */
export const kindName = ({ presence }: Pick<Mech, 'presence'>): string => `P${presence} mech`;

/** What a mech is called: its name, else what it is. */
export const mechLabel = (mech: Pick<Mech, 'name' | 'presence'>): string =>
  mech.name.trim() || kindName(mech);

/** What the pilot is called. */
export const pilotLabel = ({ pilot }: Pick<Mech, 'pilot'>): string => pilot.trim() || 'Pilot';
