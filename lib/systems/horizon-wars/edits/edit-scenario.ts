import { produce } from 'immer';
import { assign } from '@/lib/roster/edits/edits';
import type { Page } from '@/lib/roster/rule';
import { changedRulings } from '@/lib/roster/ruling';
import { counted, inList, signed } from '@/lib/roster/text/words';
import {
  battle,
  battleSize,
  condition,
  context as contextOf,
  contexts,
  era,
  missionActions,
  missionPurposes,
  rulings,
  setPieces,
} from '../catalogue/catalogue';
import type { BattlefieldCondition, Era } from '../catalogue/data-schema';
import type { Evaluation } from '../evaluate/evaluate';
import { sizeIndex } from '../evaluate/settings';
import type { Force, Place, Scenario, SetPiece } from '../force';
import { startsDamaged } from '../paper/marks';
import { points } from '../paper/text';

export type Adventure = Extract<Scenario, { kind: 'adventure' }>;

/** The parts of an adventure that a D12 decides (p.88-92). */
export type AdventurePart = 'context' | 'action' | 'purpose';

/** Faces of the die that decides them. */
export const DIE_FACES = 12;

/** Sets the kind of scenario, or none; from one kind to the other the places are retained. */
export function setScenarioKind(force: Force, kind: Scenario['kind'] | null): Force {
  if ((force.scenario?.kind ?? null) === kind) return force;
  if (kind === null) return { ...force, scenario: null };
  const disposition = force.scenario?.disposition ?? {};
  const first = setPieces.battles[0];
  const size = setPieces.sizes[first?.points.indexOf(force.limit ?? 0) ?? 0] ?? setPieces.sizes[2];
  const scenario =
    kind === 'set-piece'
      ? { kind, battle: first?.id, size: size?.id, role: 'attacker', disposition }
      : { kind, context: contexts[0]?.id, disposition };
  return { ...force, scenario: scenario as Scenario };
}

/** Sets the battle, size or side of a set-piece battle. */
export const setSetPiece = (
  force: Force,
  choice: Partial<Pick<SetPiece, 'battle' | 'size' | 'role'>>,
): Force =>
  produce(force, ({ scenario }) => {
    if (scenario?.kind === 'set-piece') assign(scenario, choice);
  });

/** Sets a part of an adventure; null leaves an action or a purpose open. */
export const setAdventure = (force: Force, part: AdventurePart, id: string | null): Force =>
  produce(force, ({ scenario }) => {
    if (scenario?.kind !== 'adventure' || (part === 'context' && id === null)) return;
    assign<Adventure>(scenario, { [part]: id ?? undefined });
  });

/** What a roll of the D12 gives for a part of an adventure; null if the commander chooses (p.89, 92). */
export function adventureRoll(part: AdventurePart, roll: number): string | null {
  if (part === 'context') return contexts.find((each) => each.roll === roll)?.id ?? null;
  const table = part === 'action' ? missionActions : missionPurposes;
  return table.find((each) => each.rolls.includes(roll))?.id ?? null;
}

/** Places elements in a part of the force; null removes their places. */
export const place = (force: Force, ids: readonly string[], where: Place | null): Force =>
  produce(force, ({ scenario }) => {
    // A file cannot hold a place under `__proto__`.
    const placed = ids.filter((id) => id !== '__proto__').map((id) => [id, where ?? undefined]);
    if (scenario) assign(scenario.disposition, Object.fromEntries(placed));
  });

/** Places every element of the force; null removes all places. */
export const placeAll = (force: Force, where: Place | null): Force =>
  place(
    force,
    force.elements.map(({ id }) => id),
    where,
  );

/** Places the elements that have no place yet. */
export function placeRest(force: Force, where: Place): Force {
  const placed = force.scenario?.disposition ?? {};
  const rest = force.elements.filter(({ id }) => !Object.hasOwn(placed, id));
  return place(
    force,
    rest.map(({ id }) => id),
    where,
  );
}

/** Sizes of a battle, with the points each side has to spend (p.75-86). */
export const sizesOf = (battleId: string) =>
  setPieces.sizes.map((size) => ({ ...size, points: battle(battleId).points[sizeIndex(size.id)] ?? 0 }));

/** A line to remember at the table, and its page. */
export interface Reminder {
  text: string;
  page: Page;
}

/** What to remember of the scenario at the table, other than where elements start. */
export function scenarioReminders(evaluation: Evaluation): Reminder[] {
  const chosen = evaluation.scenario?.scenario;
  if (!chosen) return [];
  if (chosen.kind === 'set-piece') {
    const damaged = evaluation.elements.filter((element) => startsDamaged(element, evaluation));
    if (damaged.length === 0) return [];
    const names = inList(damaged.map(({ label }) => label));
    return [
      {
        text: `${names} ${damaged.length === 1 ? 'starts' : 'start'} with four damage and M at most 1.`,
        page: 79,
      },
    ];
  }
  const { terrain, page } = contextOf(chosen.context);
  const action = missionActions.find(({ id }) => id === chosen.action);
  const purpose = missionPurposes.find(({ id }) => id === chosen.purpose);
  return [
    { text: `You pick ${terrain} pieces of terrain.`, page },
    ...(action
      ? [
          { text: `${action.name}: your zone is ${action.zone}.`, page: action.page },
          { text: action.effect, page: action.page },
        ]
      : []),
    ...(purpose ? [{ text: purpose.effect, page: purpose.page }] : []),
  ];
}

/** "Starting momentum 11: P12 after the losses, −1 for the context."; null in a set-piece battle (p.88). */
export function momentumText({ scenario, forcePresence }: Evaluation): string | null {
  if (scenario?.scenario.kind !== 'adventure' || scenario.momentum === null) return null;
  const { name, momentum } = contextOf(scenario.scenario.context);
  return `Starting momentum ${scenario.momentum}: P${forcePresence - scenario.placed.lost} after the losses, ${signed(momentum)} for ${name}.`;
}

/** "Deliberate Attack, Troop, attacker", "Adventure, Losing", "None". */
export function scenarioName({ scenario }: Evaluation): string {
  if (scenario === null) return 'None';
  const chosen = scenario.scenario;
  return chosen.kind === 'set-piece'
    ? `${battle(chosen.battle).name}, ${battleSize(chosen.size).name}, ${chosen.role}`
    : `Adventure, ${contextOf(chosen.context).name}`;
}

/** "Deliberate Attack, Troop, attacker · 3 without a place". */
export function scenarioSummary(evaluation: Evaluation): string {
  const open = evaluation.scenario?.unassigned.length ?? 0;
  return open > 0 ? `${scenarioName(evaluation)} · ${open} without a place` : scenarioName(evaluation);
}

/** Points limits of the set-piece battles, ascending (p.77-86). */
export const commonLimits: readonly number[] = [
  ...new Set(setPieces.battles.flatMap((battle) => battle.points)),
].sort((a, b) => a - b);

/** The allegiances a force can choose from, and one left over from another era, if any (p.109). */
export function allegianceOf(force: Pick<Force, 'era' | 'allegiance'>): {
  choices: Era['allegiances'];
  leftOver: string | null;
} {
  const choices = era(force.era).allegiances;
  const known = force.allegiance === null || choices.some(({ id }) => id === force.allegiance);
  return { choices, leftOver: known ? null : force.allegiance };
}

/** The records of a force's battlefield conditions. */
const conditionsOf = (force: Force): BattlefieldCondition[] => force.battlefield.map((id) => condition(id));

/** "15 points · Open · no conditions". */
export function forceSummary({ force, settings }: Evaluation): string {
  const chosen = allegianceOf(force).choices.find(({ id }) => id === force.allegiance);
  const changed = changedRulings(rulings, force.rulings).length;
  return [
    settings.limit === null ? 'No limit' : points(settings.limit),
    ...(settings.mechCap === null ? [] : [`mechs ${settings.mechCap}`]),
    ...(settings.superMechs ? ['super-mechs'] : []),
    era(force.era).name + (chosen ? `, ${chosen.name}` : ''),
    force.battlefield.length === 0 ? 'no conditions' : inList(conditionsOf(force).map(({ name }) => name)),
    ...(changed === 0 ? [] : [counted(changed, 'ruling changed', 'rulings changed')]),
  ].join(' · ');
}
