import type { Rule } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/text/words';
import { buildPoints } from '@/lib/systems/horizon-wars/paper/text';
import * as mech from '@/lib/systems/horizon-wars/rules/mech';
import type { RuledMech } from '@/lib/systems/horizon-wars/rules/rule';
import type { Evaluation } from '../evaluate/evaluate';
import { found, rule } from './rule';

type MechRule<Facts> = Rule<{ mechs: readonly RuledMech[] }, Facts>;

/** Adapts a Horizon Wars mech rule to the single mech: findings name no element, and texts may be replaced. */
const forSingleMech = <Facts extends object>(
  rule: MechRule<Facts>,
  texts: Partial<Pick<MechRule<Facts>, 'title' | 'breach' | 'message'>> = {},
): Rule<Evaluation, Facts> => ({
  ...rule,
  ...texts,
  check: (evaluation) =>
    rule
      .check(evaluation)
      .map((finding) => ({ ...finding, elements: [], path: ['mech', ...finding.path.slice(2)] })),
});

export const statMinimum = forSingleMech(mech.statMinimum);
export const weaponLimit = forSingleMech(mech.weaponLimit);
export const frameLimit = forSingleMech(mech.frameLimit);
export const upgradePresence = forSingleMech(mech.upgradePresence);
export const upgradeRepeated = forSingleMech(mech.upgradeRepeated, {
  title: 'A mech lists an upgrade once, and missiles and flight frames once with the times they are taken',
  breach: 'Upgrade listed more than once',
  message: ({ label, repeated }) =>
    `${label} lists ${inList(repeated)} more than once; an upgrade is listed once, with its times where it may be taken several times`,
});

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
