import { elementNotesField } from '@/lib/roster/element-notes';
import type { Fields } from '@/lib/roster/fields';
import { type DisplayedStats, NO_VALUE } from '@/lib/roster/shown/displayed-stat';
import { counted, signed } from '@/lib/roster/text/words';
import { factions } from './catalogue/catalogue';
import {
  attackDice,
  closeDice,
  type DeployedPart,
  deployedPartsOf,
  isOnTable,
  rangeText,
  reactionDice,
} from './evaluate/dice';
import type { Evaluation } from './evaluate/evaluate';
import type { EvaluatedUnit } from './evaluate/evaluate-units';
import type { Force, Unit } from './force';

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
      if (!isOnTable(stand)) return { value: NO_VALUE };
      const value = attackDice(stand, stand.models);
      const close = closeDice(stand, stand.models);
      return { value, below: close === null || close === value ? [] : [`${close} close`] };
    },
  },
  reaction: {
    letter: 'React.',
    name: 'Reaction',
    label: 'Reaction',
    width: 3.25,
    show: ({ stand }) => ({
      value: (isOnTable(stand) ? reactionDice(stand, stand.models) : null) ?? NO_VALUE,
    }),
  },
  defence: {
    letter: 'Def.',
    name: 'Defence',
    label: 'Defence',
    width: 4,
    show: ({ stand: { unit } }) => {
      const { defence, closeDefence = 0 } = unit.profile;
      return {
        value: defence > 0 ? signed(defence) : NO_VALUE,
        ...(closeDefence > 0 && { aside: `${signed(closeDefence)} close` }),
      };
    },
  },
};

/** What deploying in squads means for a unit. */
function squadsHelp({ squads }: EvaluatedUnit): string {
  if (squads === 0) return 'All its squads are split among infantry.';
  return squads
    ? 'Each squad or group of squads is a separate unit: it counts, marks and adds to Concentrate Command separately.'
    : 'This unit has no squads.';
}

/** Everything that a unit has. */
export const unitFields: Fields<Unit, EvaluatedUnit> = {
  id: { label: 'Id', meaning: 'id' },
  name: {
    label: 'Name',
    meaning: 'name',
    placeholder: (_, { profile, type }) => profile.name ?? type.name,
  },
  type: { label: 'Type' },
  models: { label: 'Models' },
  shieldDrones: { label: 'Shield drones' },
  deployAs: {
    label: 'Deployed as',
    phrase: 'the deployment',
    options: (_, { squads }) => ({
      platoon: squads ? 'A platoon' : 'One unit',
      squads: squads ? counted(squads, 'squad') : 'Squads',
    }),
    help: (_, unit) => squadsHelp(unit),
  },
  groups: { label: 'Groups', byHand: true },
  attachTo: { label: 'Attached teams', byHand: true },
  notes: elementNotesField,
};

/** Everything that a force has besides its units. */
export const forceFields: Fields<Force, Evaluation> = {
  faction: {
    label: 'Faction',
    options: Object.fromEntries(factions.map(({ id, name }) => [id, name])),
    help: ({ units }) => (units.length > 0 ? 'The units stay, each as the other faction has it.' : undefined),
  },
  unitLimit: {
    label: 'Maximum units',
    phrase: 'the agreed number of units',
    help: (_, { unitCount }) =>
      `The game has no points: agree on a number of units, or leave it empty. There are ${unitCount} now; a platoon in squads counts a unit for each squad or group.`,
    packField: 'maxElements',
    most: 9999,
    empty: 'none',
  },
  rulings: { label: 'Rulings', byHand: true },
  units: { label: 'Units', byHand: true },
};
