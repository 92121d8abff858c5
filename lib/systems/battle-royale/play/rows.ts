import type { Derived, DerivedRow } from '@/lib/play/derived';
import type { MatchView, Row, RowPlace, RowView, SideView } from '@/lib/play/model';
import { sum } from '@/lib/roster/edits/list-edits';
import { damageBoxes } from '@/lib/systems/horizon-wars/fields';
import {
  activeStats,
  ceilingOf,
  currentOf,
  currentStats,
  lostOf,
  moves,
  movesText,
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
function mechStatus(mech: View): 'standing' | 'empty' | 'wreck' {
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

const countedUpgrades = [
  ['missiles', 'smart-missile'],
  ['flights', 'flight-frame'],
  ['drones', 'support-drones'],
] as const;

/** What follows for a mech or its pilot: the stats as they are, and what is left of upgrades. */
export function row(view: View): DerivedRow {
  const profile = profileOf(view);
  const { presence, stats } = profile;
  const { f, m, a } = currentStats(profile, view);
  const damage = view.number('damage');
  const status = isMech(view) ? mechStatus(view) : pilotPlace(view);
  const left = countedUpgrades.flatMap(([tracker, upgrade]) => {
    const left = Math.max(0, usesIn(view, upgrade) - view.number(tracker));
    return hasUpgrade(view, upgrade) ? [[`${tracker}-left`, left] as const] : [];
  });
  return {
    values: {
      p: presence,
      m,
      f,
      a,
      d: stats.d,
      ...moves(m),
      status,
      ...(isMech(view) ? { undamaged: damage === 0 } : {}),
      ...Object.fromEntries(left),
    },
    stats: [
      { label: 'P', now: presence },
      { label: 'F', now: f, start: stats.f, cell: 'f' },
      { label: 'M', now: m, start: stats.m, cell: 'm' },
      { label: 'A', now: a, start: stats.a, cell: 'a' },
      { label: 'D', now: stats.d },
    ],
    details: movesText(moves(m)),
    states: [
      ...(damage > 0 ? [`damage ${damage}`] : []),
      ...(status === 'standing' ? [] : [status.replace('-', ' ')]),
      ...left.map(([id, count]) => `${id.replace('-left', '')} left: ${count}`),
    ],
    is: {
      destroyed: status === 'wreck' || status === 'killed',
      damaged: damage > 0 || m < stats.m || f < stats.f || a < stats.a,
      away: status === 'in-mech',
      // The card of its player activates it, whatever tokens reactions have left.
      toActivate: view.side.number('card') === 0 && ['standing', 'on-foot'].includes(status),
    },
  };
}

/** What follows for a side: whether its mech stands; not known of a side without a list. */
export function side(view: SideView<Evaluation>): Derived {
  const status = statusOfSide(view);
  return { values: { status }, lines: status === null ? [] : [status] };
}

function statusOfSide(view: SideView<Evaluation>): string | null {
  const mech = rowOf(view, MECH);
  return mech ? mechStatus(mech) : null;
}

/** The last mech standing wins; pilots on foot do not count. */
export function match(view: MatchView<Evaluation>): Derived {
  const known = view.sides.filter((each) => statusOfSide(each) !== null);
  const standing = known.filter((each) => statusOfSide(each) !== 'wreck');
  const [last] = standing;
  const isOver = view.sides.length > 1 && standing.length === 1 && last !== undefined;
  return {
    values: {},
    watches: [
      {
        id: 'last-standing',
        label: 'Last mech standing',
        page: null,
        is: known.length < view.sides.length ? null : isOver ? last.id : false,
        text: `${standing.length} of ${known.length} mechs standing`,
      },
    ],
    lines: [`round ${view.number('turn')}`, `cells ${view.number('cells')}`],
  };
}
