import { capitalised } from '@/lib/roster/words';
import { buildPoints } from '../paper/stats';
import { elementFinding, rule } from './rule';

/** The two rules on the points spent on stats and upgrades of mechs or of aircraft (p.60, 68). */
export function pointsRules(kind: 'mech' | 'aircraft', page: number) {
  const list = kind === 'mech' ? 'mechs' : 'aircraft';
  const article = kind === 'mech' ? 'a mech' : 'an aircraft';
  const over = rule({
    id: `hw/${kind}/points-over`,
    severity: 'error',
    ofElement: true,
    repairs: { own: ['stat', 'upgrade-off', 'presence'] },
    page,
    title: `${capitalised(article)}'s stats and upgrades cost at most the build points of its Presence`,
    breach: `${capitalised(kind)} over the build points of its Presence`,
    check: ({ [list]: elements }) =>
      elements.flatMap((element) => {
        const { budget } = element;
        return budget && budget.left < 0 ? [elementFinding(element, ['stats'], { budget })] : [];
      }),
    message: ({ label, presence, budget }) =>
      `${label}: stats ${budget.onStats} and upgrades ${budget.onUpgrades} come to ${buildPoints(budget.points - budget.left)}; a P${presence} ${kind} has ${budget.points}`,
  });
  const unspent = rule({
    id: `hw/${kind}/points-unspent`,
    severity: 'warning',
    ofElement: true,
    page,
    title: `${capitalised(article)} should leave none of its build points unspent`,
    breach: `${capitalised(kind)} with build points unspent`,
    check: ({ [list]: elements }) =>
      elements.flatMap((element) => {
        const { budget } = element;
        return budget && budget.left > 0 ? [elementFinding(element, ['stats'], { budget })] : [];
      }),
    message: ({ label, presence, budget }) =>
      `${label} uses ${budget.points - budget.left} of the ${buildPoints(budget.points)} of a P${presence} ${kind}: ${budget.left} left`,
  });
  return { over, unspent };
}
