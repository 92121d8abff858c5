import { elementNotesField } from '@/lib/roster/element-notes';
import type { Fields } from '@/lib/roster/fields';
import type { Mech } from './force';
import { kindName, pilotLabel } from './paper/text';

/** Everything that a force has: its one mech. */
export const mechFields: Fields<Mech> = {
  name: { label: 'Name of the mech', phrase: 'the name', meaning: 'name', placeholder: kindName },
  pilot: {
    label: 'Name of the pilot',
    phrase: 'the pilot',
    meaning: 'name',
    placeholder: () => pilotLabel({ pilot: '' }),
  },
  presence: { label: 'Presence', phrase: 'presence' },
  stats: { label: 'Stats', byHand: true },
  upgrades: { label: 'Upgrades', byHand: true },
  notes: elementNotesField,
};
