import { inList } from '@/lib/roster/words';
import { buildPoints } from '@/lib/systems/horizon-wars/paper/stats';
import { found, rule } from './rule';

/** "11", "11 and 8 more for upgrades". */
const allowance = ({ base, extra }: { base: number; extra: number }) =>
  extra > 0 ? `${base} and ${extra} more for upgrades` : `${base}`;

export const pointsOver = rule({
  id: 'br/mech/points-over',
  severity: 'error',
  figure: 'Base',
  ofElement: true,
  repairs: { own: ['stat', 'upgrade-off', 'ability-off', 'presence'] },
  page: null,
  title:
    'Stats, and upgrades not paid for with extra points, cost no more than the build points of the Presence',
  breach: 'Over the build points of its Presence',
  check: (evaluation) => {
    const { budget } = evaluation;
    return budget.baseLeft < 0 ? [found(evaluation, ['stats'], { budget })] : [];
  },
  message: ({ label, presence, budget }) => {
    const { base, extra, onStats, onUpgrades, fromExtra, baseLeft } = budget;
    const upgrades = `upgrades ${onUpgrades}${extra > 0 ? `, ${fromExtra} of them from the extra points,` : ''}`;
    return `${label}: stats ${onStats} and ${upgrades} take ${buildPoints(base - baseLeft)}; a P${presence} mech has ${allowance(budget)}`;
  },
});

export const pointsUnspent = rule({
  id: 'br/mech/points-unspent',
  severity: 'warning',
  ofElement: true,
  page: null,
  title: 'A mech should leave none of its build points unspent, those for upgrades included',
  breach: 'Points left unspent',
  check: (evaluation) => {
    const { budget } = evaluation;
    const kept = budget.baseLeft >= 0;
    return kept && budget.baseLeft + budget.extraLeft > 0 ? [found(evaluation, ['stats'], { budget })] : [];
  },
  message: ({ label, presence, budget }) => {
    const left = [
      ...(budget.baseLeft > 0 ? [buildPoints(budget.baseLeft)] : []),
      ...(budget.extraLeft > 0 ? [`${buildPoints(budget.extraLeft)} for upgrades`] : []),
    ];
    return `${label} leaves ${inList(left)} unspent; a P${presence} mech has ${allowance(budget)}`;
  },
});
