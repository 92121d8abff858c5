import type { Pack } from '@/lib/roster/pack';

/** The label of a pack in a list. */
export const packLabel = ({ name }: Pick<Pack, 'name'>): string => name.trim() || 'No name';

/** The address of a pack's page; of all packs without an id. */
export const packAddress = (id?: string): string =>
  id === undefined ? '/pack' : `/pack?p=${encodeURIComponent(id)}`;
