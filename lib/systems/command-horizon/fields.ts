import type { DisplayedStats } from '@/lib/roster/displayed-stat';
import { signed } from '@/lib/roster/words';
import {
  attackDice,
  closeDice,
  type DeployedPart,
  deployedPartsOf,
  isOnTable,
  rangeText,
  reactionDice,
} from './evaluate/dice';
import type { EvaluatedUnit } from './evaluate/evaluate-units';

/** A unit, or the squad or group of squads of one; what belongs to the whole unit is in its first line. */
export interface UnitLine {
  id: string;
  stand: DeployedPart;
  isFirst: boolean;
}

export const linesOf = (unit: EvaluatedUnit): UnitLine[] =>
  deployedPartsOf(unit).map((stand, index) => ({ id: unit.id, stand, isFirst: index === 0 }));

/** The line that stands for a unit in a list: of its first part on the table. */
export function mainLine(unit: EvaluatedUnit): UnitLine {
  const lines = linesOf(unit);
  const line = lines.find(({ stand }) => isOnTable(stand)) ?? lines[0];
  return { ...(line as UnitLine), isFirst: true };
}

const NONE = '–';

/** The figures of a unit at full strength. */
export const unitStats: DisplayedStats<UnitLine, 'cp' | 'range' | 'attack' | 'reaction' | 'defence'> = {
  cp: {
    letter: 'CP',
    name: 'Command points',
    show: ({ stand, isFirst }) => ({ value: isFirst ? stand.unit.profile.commandPoints : 0 }),
  },
  range: {
    letter: 'Range',
    name: 'Range',
    width: 4,
    show: ({ stand: { unit, teams } }) => ({ value: rangeText(unit.profile, teams) }),
  },
  attack: {
    letter: 'Att.',
    name: 'Attack',
    label: 'Attack',
    show: ({ stand }) => {
      if (!isOnTable(stand)) return { value: NONE };
      const value = attackDice(stand, stand.models);
      const close = closeDice(stand, stand.models);
      return { value, below: close === null || close === value ? [] : [`${close} close`] };
    },
  },
  reaction: {
    letter: 'React.',
    name: 'Reaction',
    label: 'Reaction',
    show: ({ stand }) => ({ value: (isOnTable(stand) ? reactionDice(stand, stand.models) : null) ?? NONE }),
  },
  defence: {
    letter: 'Def.',
    name: 'Defence',
    label: 'Defence',
    width: 4,
    show: ({ stand: { unit } }) => {
      const { defence, closeDefence = 0 } = unit.profile;
      return {
        value: defence > 0 ? signed(defence) : NONE,
        ...(closeDefence > 0 && { aside: `${signed(closeDefence)} close` }),
      };
    },
  },
};
