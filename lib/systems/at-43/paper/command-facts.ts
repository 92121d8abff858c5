import type { SheetFact } from '@/lib/sheet/sheet';
import type { LedUnit } from '../evaluate/evaluate';
import { rankText } from './text';

/** Who commands and with what. */
export interface Command {
  commander: LedUnit | null;
  /** Null if they are not known. */
  leadershipPoints: number | null;
  authority: number | null;
  wager: number | null;
}

/** Who commands and with what, before play or as it stands. */
export const commandFacts = ({ commander, leadershipPoints, authority, wager }: Command): SheetFact[] => [
  {
    // The book's sheet calls the player “Commander”.
    label: 'Company commander',
    value:
      commander === null
        ? 'None'
        : `${commander.leader.name}, ${rankText(commander.leader.rank)}, with ${commander.unit.label}`,
  },
  { label: 'Leadership points per round', value: orUnknown(leadershipPoints) },
  { label: 'Authority', value: orUnknown(authority) },
  { label: 'Wager', value: wager === null ? 'unknown' : wager === 0 ? '0' : `0 to ${wager}` },
];

const orUnknown = (value: number | null) => (value === null ? 'unknown' : `${value}`);
