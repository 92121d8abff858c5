import { type RecordTable, recordColumns } from '@/lib/roster/records';
import { signed } from '@/lib/roster/words';
import {
  attackDice,
  closeDice,
  mostStuns,
  rangeText,
  reactionDice,
  type Stand,
  standsOf,
  strengths,
} from './dice';
import type { Reckoning } from './reckon';
import { typeName } from './text';

const columns = recordColumns(
  {
    name: 'Unit',
    type: 'Type',
    cp: 'CP',
    range: 'Range',
    attack: 'Attack dice',
    attackAfter: 'Attack dice after each loss',
    close: 'Close combat',
    reaction: 'Reaction',
    reactionAfter: 'Reaction after each loss',
    defence: 'Defence',
    closeDefence: 'Defence in close combat',
    models: 'Models',
    teams: 'Teams',
    sends: 'Teams with others',
    stuns: 'Stuns',
    drones: 'Drones',
  },
  ['attackAfter', 'reactionAfter'],
);

/** One line per unit, squad or group of squads; what belongs to the whole unit is in its first line. */
export const records = (reckoning: Reckoning): RecordTable[] => [
  {
    columns,
    rows: reckoning.units.flatMap((unit) =>
      standsOf(unit).map((stand, index) => ({
        id: unit.id,
        cells: cellsOf(stand, index === 0, reckoning),
      })),
    ),
  },
];

function cellsOf(stand: Stand, first: boolean, { force, unit: byId }: Reckoning) {
  const { unit, models, teams } = stand;
  const { type, profile, sends, drones } = unit;
  const { defence, closeDefence = 0 } = profile;
  const after = (dice: (stand: Stand, left: number) => number | null) =>
    strengths(stand)
      .slice(1)
      .flatMap((left) => dice(stand, left) ?? [])
      .map(String);
  return {
    name: stand.label,
    type: typeName(type, force.faction),
    cp: first ? profile.commandPoints : 0,
    range: rangeText(profile, teams),
    attack: models + teams > 0 ? attackDice(stand, models) : '',
    attackAfter: after(attackDice),
    close: closeDice(stand, models) ?? '',
    reaction: reactionDice(stand, models) ?? '',
    reactionAfter: after(reactionDice),
    defence: defence > 0 ? signed(defence) : '',
    closeDefence: closeDefence > 0 ? signed(closeDefence) : '',
    models,
    teams,
    sends: first ? sends.map(({ to, teams: sent }) => `${sent} with ${byId(to).label}`) : [],
    stuns: mostStuns(stand),
    drones: first ? drones : 0,
  };
}
