import type { Derived, DerivedRow } from '@/lib/play/derived';
import type { MatchView, SideView } from '@/lib/play/model';
import { currentStats } from '@/lib/systems/horizon-wars/play/damage';
import { moves, movesText } from '@/lib/systems/horizon-wars/play/words';
import type { Evaluation } from '../evaluate/evaluate';
import { MECH } from '../paper/special';
import { hasUpgrade, isMech, mechStatus, pilotPlace, profileOf, rowOf, usesIn, type View } from './rows';

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
      toActivate: view.number('tokens') > 0 && ['standing', 'on-foot'].includes(status),
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
