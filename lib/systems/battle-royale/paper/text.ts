import type { Mech } from '../force';

/** What an unnamed mech is called. */
export const kindName = ({ presence }: Pick<Mech, 'presence'>): string => `P${presence} mech`;

/** The label of a mech: its name, else its kind. */
export const mechLabel = (mech: Pick<Mech, 'name' | 'presence'>): string =>
  mech.name.trim() || kindName(mech);

/** The label of the pilot. */
export const pilotLabel = ({ pilot }: Pick<Mech, 'pilot'>): string => pilot.trim() || 'Pilot';
