import type { Rule } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/words';
import * as mech from '@/lib/systems/horizon-wars/rules/mech';
import type { RuledMech } from '@/lib/systems/horizon-wars/rules/rule';
import type { Evaluation } from '../evaluate/evaluate';

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
