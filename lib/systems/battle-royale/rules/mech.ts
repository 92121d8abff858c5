import type { Rule } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/words';
import * as mech from '@/lib/systems/horizon-wars/rules/mech';
import type { RuledMech } from '@/lib/systems/horizon-wars/rules/rule';
import type { Reckoning } from '../reckon';

type MechRule<Facts> = Rule<{ mechs: readonly RuledMech[] }, Facts>;

/** A rule of Horizon Wars' mechs as it holds for the one mech here: it names none, and may say what it says otherwise. */
const here = <Facts extends object>(
  rule: MechRule<Facts>,
  otherwise: Partial<Pick<MechRule<Facts>, 'title' | 'breach' | 'message'>> = {},
): Rule<Reckoning, Facts> => ({
  ...rule,
  ...otherwise,
  check: (reckoning) =>
    rule
      .check(reckoning)
      .map((finding) => ({ ...finding, elements: [], path: ['mech', ...finding.path.slice(2)] })),
});

export const statMinimum = here(mech.statMinimum);
export const weaponLimit = here(mech.weaponLimit);
export const frameLimit = here(mech.frameLimit);
export const upgradePresence = here(mech.upgradePresence);
export const upgradeRepeated = here(mech.upgradeRepeated, {
  title: 'A mech lists an upgrade once, and missiles and flight frames once with the times they are taken',
  breach: 'Upgrade listed more than once',
  message: ({ label, repeated }) =>
    `${label} lists ${inList(repeated)} more than once; an upgrade is listed once, with its times where it may be taken several times`,
});
