import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { changedRulings, changedRulingTexts } from '@/lib/roster/ruling';
import { sheetVerdict } from '@/lib/roster/sentence';
import type { Sheet, SheetFact, SheetNote } from '@/lib/sheet/sheet';
import { rulings } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { uncheckedLines } from '../evaluate/unchecked';
import type { Force } from '../force';
import { rules } from '../rules/registry';
import { commandFacts } from './command-facts';
import { buildingTables } from './sheet-building';
import { companyTables } from './sheet-company';
import { worthText } from './text';

/** The book's two sheets: company building (p.118), and on a new page the company sheet for play (p.119). */
export function sheet(roster: Roster<Force>, evaluation: Evaluation, report: Report): Sheet {
  return {
    title: roster.name,
    system: 'AT-43',
    player: roster.player,
    orientation: 'landscape',
    facts: facts(evaluation),
    verdict: sheetVerdict(report, { rules }),
    tables: [...buildingTables(evaluation), ...companyTables(evaluation)],
    notes: notes(roster, evaluation),
  };
}

function facts(evaluation: Evaluation): SheetFact[] {
  const { force, limit } = evaluation;
  const { value, assault, reinforcement } = worthText(evaluation);
  const changed = changedRulings(rulings, evaluation.rulings);
  return [
    { label: 'Army', value: force.army },
    { label: 'Faction', value: force.faction ?? '–' },
    { label: 'A.P.', value: limit === null ? value : `${value} of ${limit}` },
    { label: 'A.P./Assault', value: assault },
    { label: 'A.P./Reinforcement', value: reinforcement },
    ...commandFacts(evaluation),
    ...(changed.length > 0 ? [{ label: 'Rulings', value: `${changed.length} changed` }] : []),
  ];
}

function notes(roster: Roster<Force>, evaluation: Evaluation): SheetNote[] {
  const unchecked = uncheckedLines(evaluation);
  const changed = changedRulingTexts(rulings, evaluation.rulings);
  return [
    ...(unchecked.length > 0 ? [{ title: 'Unknown, so not checked', lines: unchecked }] : []),
    ...(changed.length > 0 ? [{ title: 'Rulings changed', lines: changed }] : []),
    ...(roster.notes.trim() === '' ? [] : [{ title: 'Notes', lines: roster.notes.split(/\r?\n/) }]),
  ];
}
