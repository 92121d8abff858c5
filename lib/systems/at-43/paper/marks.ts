// The ids of what is marked at the table, for the boxes on paper.

/** The row of the support weapons of a unit. */
export const supportRow = (unit: string): string => `${unit}/support`;

/** The row of a unit's hero from another card. */
export const heroRow = (unit: string): string => `${unit}/hero`;

/** The row of a unit's strider or vehicle, counted from 0. */
export const machineRow = (unit: string, index: number): string => `${unit}/${index + 1}`;

/** The tracker of fighters lost. */
export const LOST = 'lost';

/** The tracker of a machine's weapon, counted from 0. */
export const weaponPart = (index: number): string => `weapon-${index + 1}`;
