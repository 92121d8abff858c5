import type { Row, RowPlace, RowView, SideView } from '@/lib/play/model';
import { sum } from '@/lib/roster/list-edits';
import { damageBoxes } from '@/lib/systems/horizon-wars/paper/appendix';
import {
  activeStats,
  ceilingOf,
  currentOf,
  lostOf,
  type Profile,
  TOKENS,
} from '@/lib/systems/horizon-wars/play/damage';
import { pilotLine } from '../catalogue/catalogue';
import type { Evaluation, TakenUpgrade } from '../evaluate/evaluate';
import { MECH, PILOT, usesOf } from '../paper/special';
import { pilotSymbol, symbolOf } from '../paper/symbol';
import { pilotLabel } from '../paper/text';

export type Place = RowPlace<Evaluation>;
export type View = RowView<Evaluation>;

/** A mech and its pilot, who is marked once on foot. */
export const rows = ({ mech }: Evaluation): Row[] => [
  { id: MECH, element: mech.id, label: mech.label, symbol: symbolOf(mech) },
  { id: PILOT, element: mech.id, label: pilotLabel(mech.source), symbol: pilotSymbol, under: MECH },
];

export const isMech = ({ row }: Place): boolean => row.id === MECH;
export const isPilot = ({ row }: Place): boolean => row.id === PILOT;

/** What damage starts from: a pilot has no tokens before leaving the mech. */
export function profileOf(place: Place): Profile {
  const { presence, stats } = isMech(place) ? place.force.mech : pilotLine;
  return {
    presence,
    stats,
    active: activeStats,
    boxes: damageBoxes(stats),
    damage: 0,
    lostM: 0,
    tokens: isMech(place) ? TOKENS : 0,
  };
}

const taken = (place: Place, id: string): TakenUpgrade[] =>
  isMech(place) ? place.force.mech.mechUpgrades.filter(({ record }) => record.id === id) : [];

/** Whether a row's mech has an upgrade; the pilot has none. */
export const hasUpgrade = (place: Place, id: string): boolean => taken(place, id).length > 0;

/** The uses of an upgrade that a row's mech has, to tick off. */
export const usesIn = (place: Place, id: string): number => sum(taken(place, id), usesOf);

/** The row of the mech, or of the pilot, of a side. */
export const rowOf = (side: SideView<Evaluation>, id: string): View | undefined =>
  side.rows.find(({ row }) => row.id === id);

export type PilotPlace = 'in-mech' | 'on-foot' | 'killed';

/** Where a pilot is: killed at 0 A as well. */
export function pilotPlace(pilot: View): PilotPlace {
  const isDead = currentOf(profileOf(pilot), pilot, 'a') === 0 || pilot.number('removed') === 1;
  return isDead ? 'killed' : (pilot.text('place') as PilotPlace);
}

/** Whether a mech stands: with its pilot, or empty; at 0 A it is a wreck, which may come back. */
export function mechStatus(mech: View): 'standing' | 'empty' | 'wreck' {
  if (currentOf(profileOf(mech), mech, 'a') === 0 || mech.number('removed') === 1) return 'wreck';
  const pilot = rowOf(mech.side, PILOT);
  return pilot && pilotPlace(pilot) !== 'in-mech' ? 'empty' : 'standing';
}

/** Tokens in a new round: only a mech with its pilot inside and a pilot on foot have any. */
export function tokensOf(row: View): number {
  const acts = isMech(row) ? mechStatus(row) === 'standing' : pilotPlace(row) === 'on-foot';
  return acts ? TOKENS : 0;
}

/** Whether a mark of lost A leaves a row without any. */
export const leavesNone = (row: View, tracker: string | undefined, to: unknown): boolean =>
  tracker === lostOf('a') && Number(to) >= ceilingOf(profileOf(row), row, 'a');
