import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sheetVerdict } from '@/lib/roster/verdict';
import type { Sheet, SheetFact, SheetNote } from '@/lib/sheet/sheet';
import type { Force, Wave } from './force';
import type { Reckoning } from './reckon';
import { buildingTables } from './sheet-building';
import { companyTables } from './sheet-company';
import { sumText } from './text';
import { uncheckedLines } from './unchecked';

/** The two sheets of the book: company building (p.118), and the company sheet for play (p.119) on a page of its own. */
export function sheet(roster: Roster<Force>, reckoning: Reckoning, report: Report): Sheet {
  return {
    title: roster.name,
    system: 'AT-43',
    player: roster.player,
    orientation: 'landscape',
    facts: facts(reckoning),
    verdict: sheetVerdict(report, reckoning.units),
    tables: [...buildingTables(reckoning), ...companyTables(reckoning)],
    notes: notes(roster, reckoning),
  };
}

const orUnknown = (value: number | null) => (value === null ? 'not known' : `${value}`);

function facts(reckoning: Reckoning): SheetFact[] {
  const { force, value, limit, assault, reinforcement, commander, leadershipPoints, authority, wager } =
    reckoning;
  const worth = sumText(value, reckoning.units);
  const inWave = (which: Wave) => reckoning.units.filter(({ source }) => source.wave === which);
  return [
    { label: 'Army', value: force.army },
    { label: 'Faction', value: force.faction ?? '–' },
    { label: 'A.P.', value: limit === null ? worth : `${worth} of ${limit}` },
    { label: 'A.P./Assault', value: sumText(assault, inWave('assault')) },
    { label: 'A.P./Reinforcement', value: sumText(reinforcement, inWave('reinforcement')) },
    {
      // The sheet's own “Commander” is the player.
      label: 'Company commander',
      value:
        commander === null
          ? 'None'
          : `${commander.leader.name}, rank ${commander.leader.rank}, with ${commander.unit.label}`,
    },
    { label: 'Leadership points a round', value: orUnknown(leadershipPoints) },
    { label: 'Authority', value: orUnknown(authority) },
    { label: 'Wager', value: wager === 0 ? '0' : `0 to ${wager}` },
  ];
}

function notes(roster: Roster<Force>, reckoning: Reckoning): SheetNote[] {
  const unchecked = uncheckedLines(reckoning);
  return [
    ...(unchecked.length > 0 ? [{ title: 'Not known, so not checked', lines: unchecked }] : []),
    ...(roster.notes.trim() === '' ? [] : [{ title: 'Notes', lines: roster.notes.split(/\r?\n/) }]),
  ];
}
