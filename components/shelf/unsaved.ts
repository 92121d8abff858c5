import type { Roster } from '@/lib/roster/roster';

/** Rosters that the database would not take, kept in memory so that work goes on in this tab. */
export const unsaved = new Map<string, Roster>();

/** The address of a roster's builder. */
export const builderAddress = (id: string): string => `/build?r=${encodeURIComponent(id)}`;
