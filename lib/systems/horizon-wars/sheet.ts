import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sheetVerdict } from '@/lib/roster/verdict';
import { inList } from '@/lib/roster/words';
import type { Sheet, SheetCell, SheetFact, SheetNote, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import { appendixColumns, DAMAGE_TOTAL, damageBoxes } from './appendix';
import { battle, battleSize, condition, context, era, missionActions, missionPurposes } from './catalogue';
import type { Force, Place } from './force';
import type { Stat } from './mech-schema';
import type { Reckoning } from './reckon';
import type { ReckonedElement } from './reckon-elements';
import { specialsOf } from './special';
import { kindName } from './text';
import { discountText, figures } from './totals';

/** The roster of Appendix 3 (p.119): a line an element, its damage boxes, and what the force comes to. */
export function sheet(roster: Roster<Force>, reckoning: Reckoning, report: Report): Sheet {
  return {
    title: roster.name,
    system: 'Horizon Wars',
    player: roster.player,
    orientation: 'landscape',
    facts: facts(reckoning),
    verdict: sheetVerdict(report, reckoning.elements),
    tables: [elementTable(reckoning)],
    notes: notes(roster, reckoning),
  };
}

const placeLetters: Record<Place, string> = { advance: 'A', reserve: 'R', lost: 'L' };

function elementTable(reckoning: Reckoning): SheetTable {
  const placed = reckoning.scenario
    ? [{ id: 'place', label: 'A/R/L', width: 4, align: 'center' as const }]
    : [];
  return {
    title: 'Elements',
    columns: appendixColumns(placed),
    rows: reckoning.elements.map((element) => row(element, reckoning)),
    empty: 'No elements yet.',
  };
}

function row(element: ReckonedElement, reckoning: Reckoning): SheetRow {
  const place = reckoning.scenario?.placeOf(element.id);
  return {
    cells: {
      name: { kind: 'text', text: element.label, lines: marks(element, reckoning), strong: element.isChq },
      place: { kind: 'text', text: place ? placeLetters[place] : '–' },
      p: { kind: 'text', text: `${element.presence}` },
      f: statCell(element, 'f'),
      m: statCell(element, 'm'),
      a: statCell(element, 'a'),
      d: statCell(element, 'd'),
      special: {
        kind: 'text',
        text: specialsOf(element, reckoning)
          .map(({ name }) => name)
          .join(', '),
      },
      damage: damageCell(element, reckoning),
    },
  };
}

/** A stat as printed: an aircraft's M with its bonus, a raised stat with what it was. */
function statCell(element: ReckonedElement, stat: Stat): SheetCell {
  const value = element.stats[stat];
  const raised = element.raised[stat] ?? 0;
  if (stat === 'm' && element.kind === 'aircraft')
    return { kind: 'text', text: `${value}`, lines: [`(+${element.moveBonus})`] };
  return raised > 0
    ? { kind: 'text', text: `${value}`, strong: true, lines: [`${value - raised} + ${raised}`] }
    : { kind: 'text', text: `${value}` };
}

/** What an element is and the marks it bears: CHQ, Ace, squadron, who carries whom, points. */
export function marks(element: ReckonedElement, { force, element: byId }: Reckoning): string[] {
  const { id, cost } = element;
  const kind = kindName(element.source);
  const what = [
    ...(element.label.startsWith(kind) ? [] : [kind]),
    ...(element.isChq ? ['CHQ'] : []),
    ...(element.ace ? ['Ace'] : []),
    `${cost} ${cost === 1 ? 'point' : 'points'}`,
  ];
  const lines = [what.join(' · ')];
  const squadrons = force.squadrons.flatMap(({ mechs }, index) =>
    mechs.includes(id) ? [`${index + 1}`] : [],
  );
  if (squadrons.length > 0) lines.push(`Squadron ${inList(squadrons)}`);
  for (const { aircraft, passengers } of force.transports) {
    if (passengers.includes(id)) lines.push(`Embarked on ${byId(aircraft).label}`);
    if (aircraft === id && passengers.length > 0)
      lines.push(`Carries ${inList([...new Set(passengers)].map((each) => byId(each).label))}`);
  }
  return lines;
}

/** Damage with which the advance force of The Rescue's attackers starts, and its most M (p.79). */
const RESCUE = { battle: 'the-rescue', damage: 4, movement: 1 };

/** Does this element start The Rescue damaged (p.79)? */
export function startsDamaged(element: ReckonedElement, { scenario }: Reckoning): boolean {
  const chosen = scenario?.scenario;
  return (
    chosen?.kind === 'set-piece' &&
    chosen.battle === RESCUE.battle &&
    chosen.role === 'attacker' &&
    scenario?.placeOf(element.id) === 'advance'
  );
}

/** Boxes of an element's damage track: an aircraft's are its only active stats, M value + A (p.31, 46). */
const boxesOf = ({ kind, stats }: ReckonedElement): number =>
  kind === 'aircraft' ? stats.m + stats.a : damageBoxes(stats);

function damageCell(element: ReckonedElement, reckoning: Reckoning): SheetCell {
  const damaged = startsDamaged(element, reckoning);
  const count = boxesOf(element);
  return {
    kind: 'boxes',
    count,
    ticked: damaged ? Math.min(RESCUE.damage, count) : 0,
    total: DAMAGE_TOTAL,
    ...(damaged
      ? { lines: [`Starts with ${RESCUE.damage} damage, M at most ${RESCUE.movement} (p.79)`] }
      : {}),
  };
}

function facts(reckoning: Reckoning): SheetFact[] {
  const { force, chq, scenario, discounts } = reckoning;
  const allegiance = era(force.era).allegiances.find(({ id }) => id === force.allegiance);
  const list: SheetFact[] = [
    ...figures(reckoning).map(({ title, value }) => ({ label: title, value })),
    { label: 'CHQ', value: chq?.label ?? 'None' },
    { label: 'Era', value: era(force.era).name + (allegiance ? `, ${allegiance.name}` : '') },
    {
      label: 'Battlefield',
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

function scenarioFacts(scenario: NonNullable<Reckoning['scenario']>): SheetFact[] {
  const { placed, most, loss, momentum, scenario: chosen } = scenario;
  const disposition = {
    label: 'Disposition',
    value: `Advance P${placed.advance} of ${most.advance}, reserve P${placed.reserve} of ${most.reserve}, lost P${placed.lost} of ${loss}`,
  };
  if (chosen.kind === 'set-piece') {
    const size = battleSize(chosen.size);
    const role = chosen.role === 'attacker' ? 'Attacker' : 'Defender';
    return [
      { label: 'Scenario', value: `${battle(chosen.battle).name}, ${size.name}, ${role}` },
      { label: 'Table', value: size.table },
      disposition,
    ];
  }
  const action = missionActions.find(({ id }) => id === chosen.action);
  const purpose = missionPurposes.find(({ id }) => id === chosen.purpose);
  return [
    {
      label: 'Adventure',
      value: [context(chosen.context), action, purpose]
        .flatMap((each) => (each ? [each.name] : []))
        .join(', '),
    },
    { label: 'Starting momentum', value: `${momentum}` },
    disposition,
  ];
}

function notes(roster: Roster<Force>, { force }: Reckoning): SheetNote[] {
  const reminders = force.battlefield.flatMap((id) => condition(id).reminders);
  const list: SheetNote[] = [];
  if (reminders.length > 0) list.push({ title: 'Battlefield', lines: reminders });
  if (roster.notes.trim() !== '') list.push({ title: 'Notes', lines: roster.notes.split(/\r?\n/) });
  return list;
}
