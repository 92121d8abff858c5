import { noteCardLines, noteLines } from '@/lib/roster/element-notes';
import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sheetVerdict } from '@/lib/roster/sentence';
import { inList } from '@/lib/roster/text/words';
import type { SheetCard } from '@/lib/sheet/card';
import type { Sheet, SheetFact, SheetNote, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import { cardStats, statCells } from '@/lib/sheet/stats';
import { battlePoints } from '@/lib/systems/horizon-wars/evaluate/settings';
import {
  battle,
  battleSize,
  condition,
  context,
  era,
  missionActions,
  missionPurposes,
} from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import { discountText, figures } from '../evaluate/totals';
import { appendixColumns, elementStats } from '../fields';
import type { Force, Place, Scenario } from '../force';
import { rules } from '../rules/registry';
import { brief, damageBoxesOf, groupMarks, marks, rankMarks, specialsOf, typeAndCost } from './marks';
import { symbolOf } from './symbol';

/** The roster of Appendix 3 (p.119): a line per element with its damage boxes, and the force's totals. */
export function sheet(roster: Roster<Force>, evaluation: Evaluation, report: Report): Sheet {
  return {
    title: roster.name,
    system: 'Horizon Wars',
    player: roster.player,
    orientation: 'landscape',
    facts: facts(evaluation),
    verdict: sheetVerdict(report, { rules }),
    tables: [elementTable(evaluation)],
    notes: notes(roster, evaluation),
  };
}

type SetPiece = Extract<Scenario, { kind: 'set-piece' }>;

const placeLetters: Record<Place, string> = { advance: 'A', reserve: 'R', lost: 'L' };

function elementTable(evaluation: Evaluation): SheetTable {
  const placed = evaluation.scenario
    ? [{ id: 'place', label: 'A/R/L', width: 4, align: 'center' as const }]
    : [];
  return {
    title: 'Elements',
    columns: appendixColumns(placed),
    rows: evaluation.elements.map((element) => row(element, evaluation)),
    empty: 'No elements yet.',
    ...(evaluation.scenario ? { note: 'A/R/L: advance, reserve, lost.' } : {}),
  };
}

function row(element: EvaluatedElement, evaluation: Evaluation): SheetRow {
  const place = evaluation.scenario?.placeOf(element.id);
  return {
    row: element.id,
    cells: {
      name: {
        kind: 'text',
        text: element.label,
        symbol: symbolOf(element, evaluation),
        lines: [...marks(element, evaluation), ...noteLines(element.source)],
        strong: element.isChq,
      },
      place: { kind: 'text', text: place ? placeLetters[place] : '–' },
      ...statCells(elementStats, element),
      special: {
        kind: 'text',
        text: specialsOf(element, evaluation)
          .map(({ name }) => name)
          .join(', '),
      },
      damage: damageBoxesOf(element, evaluation),
    },
  };
}

function facts(evaluation: Evaluation): SheetFact[] {
  const { force, chq, scenario, discounts } = evaluation;
  const allegiance = era(force.era).allegiances.find(({ id }) => id === force.allegiance);
  const list: SheetFact[] = [
    ...figures(evaluation).map(({ title, value }) => ({ label: title, value })),
    { label: 'CHQ', value: chq?.label ?? 'None' },
    {
      label: 'Era',
      value: era(force.era).name + (allegiance ? `, ${allegiance.name}` : ''),
      brief: force.era !== 'open',
    },
    {
      label: 'Battlefield',
      brief: force.battlefield.length > 0,
      value:
        force.battlefield.length > 0
          ? inList(force.battlefield.map((id) => condition(id).name))
          : 'No conditions',
    },
  ];
  if (discounts.length > 0)
    list.push({
      label: 'Discounts',
      value: discounts.map(discountText).join('; '),
    });
  return scenario ? [...list, ...scenarioFacts(scenario)] : list;
}

/** The facts of a set-piece battle that both sides know. */
function setPieceFacts({ battle: battleId, size: sizeId, role }: SetPiece): SheetFact[] {
  const size = battleSize(sizeId);
  const side = role === 'attacker' ? 'Attacker' : 'Defender';
  return [
    { label: 'Scenario', value: `${battle(battleId).name}, ${size.name}, ${side}`, brief: true },
    { label: 'Table', value: size.table },
  ];
}

function scenarioFacts(scenario: NonNullable<Evaluation['scenario']>): SheetFact[] {
  const { placed, most, loss, momentum, scenario: chosen } = scenario;
  const disposition = {
    label: 'Disposition',
    value: `Advance P${placed.advance} of ${most.advance}, reserve P${placed.reserve} of ${most.reserve}, lost P${placed.lost} of ${loss}`,
  };
  if (chosen.kind === 'set-piece') {
    return [...setPieceFacts(chosen), disposition];
  }
  const action = missionActions.find(({ id }) => id === chosen.action);
  const purpose = missionPurposes.find(({ id }) => id === chosen.purpose);
  return [
    {
      label: 'Adventure',
      value: [context(chosen.context), action, purpose]
        .flatMap((each) => (each ? [each.name] : []))
        .join(', '),
      brief: true,
    },
    { label: 'Starting momentum', value: `${momentum}` },
    disposition,
  ];
}

function notes(roster: Roster<Force>, { force }: Evaluation): SheetNote[] {
  const reminders = force.battlefield.flatMap((id) => condition(id).reminders);
  const list: SheetNote[] = [];
  if (reminders.length > 0) list.push({ title: 'Battlefield', lines: reminders });
  if (roster.notes.trim() !== '') list.push({ title: 'Notes', lines: roster.notes.split(/\r?\n/) });
  return list;
}

/**
 * The force as an opponent may see it: without the disposition (p.75, 89) and anything that reveals it, but with the
 * battle that both fight and its points.
 */
export function forOpponent(force: Force): { force: Force; facts: SheetFact[] } {
  const { scenario } = force;
  return {
    force: { ...force, scenario: null, limit: battlePoints(scenario) ?? force.limit },
    facts: scenario?.kind === 'set-piece' ? setPieceFacts(scenario) : [],
  };
}

/** One card per element: its stat line, what each special rule and upgrade does, its damage boxes. */
export const cards = (evaluation: Evaluation): SheetCard[] =>
  evaluation.elements.map((element) => ({
    title: element.label,
    symbol: symbolOf(element, evaluation),
    what: typeAndCost(element),
    brief: brief(element, evaluation),
    marks: [...rankMarks(element), ...groupMarks(element, evaluation)],
    stats: cardStats(elementStats, element),
    lines: [
      ...specialsOf(element, evaluation).map(({ name, effect }) => ({ name, effect })),
      ...noteCardLines(element.source),
    ],
    boxes: [{ label: 'Damage', ...damageBoxesOf(element, evaluation) }],
  }));
