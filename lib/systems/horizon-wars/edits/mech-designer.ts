import type { Consequence } from '@/lib/roster/offer';
import { counted, inList } from '@/lib/roster/text/words';
import type { MechUpgrade } from '../catalogue/data-schema';
import { mechUpgrades } from '../catalogue/mech';
import type { TakenUpgrade } from '../evaluate/evaluate-elements';
import { frameLimit, weaponLimit } from '../rules/mech';
import { offeredOf, type UpgradeGroup } from './offered';

const limitRules = { weapon: weaponLimit.id, frame: frameLimit.id };
const headings = { weapon: 'Weapon upgrades', frame: 'Frame upgrades', command: 'Command upgrades' };

/** What upgrade offers depend on in a mech; upgrades of other books may be among those taken. */
interface Upgraded {
  presence: number;
  mechUpgrades: readonly (Omit<TakenUpgrade, 'record'> & {
    record: Omit<TakenUpgrade['record'], 'kind' | 'page'> & { kind: string };
  })[];
}

/** Who may take an upgrade: mechs up to a Presence, or one in a number of mechs. Undefined if all may. */
function only({ maxPresence, oneIn }: MechUpgrade, alone: boolean): string | undefined {
  if (maxPresence !== null)
    return `${inList(Array.from({ length: maxPresence }, (_, index) => `P${index + 1}`))} only`;
  return oneIn !== undefined && !alone ? `One in ${counted(oneIn, 'mech')}` : undefined;
}

/**
 * The upgrades of a mech: weapon and frame up to its Presence each, command without limit (p.61-63). With `alone`,
 * limits of one in several mechs are not shown.
 */
export const mechUpgradeGroups = (
  { presence, mechUpgrades: taken }: Upgraded,
  { alone = false }: { alone?: boolean } = {},
): UpgradeGroup[] =>
  (['weapon', 'frame', 'command'] as const).map((kind) => ({
    id: kind,
    title: headings[kind],
    upgrades: offeredOf(
      mechUpgrades.filter((record) => record.kind === kind),
      taken,
    ).map((offered) => ({ ...offered, only: only(offered.record as MechUpgrade, alone) })),
    limit:
      kind === 'command'
        ? null
        : {
            used: taken.filter(({ record }) => record.kind === kind).length,
            most: presence,
            rule: limitRules[kind],
          },
  }));

/** Something that can be chosen: whether it is, and the edits that choose it and undo the choice. */
export interface Choice<Force> {
  id: string;
  taken: boolean;
  put: (force: Force) => Force;
  drop: (force: Force) => Force;
}

/**
 * Maps each choice's id to the rules it breaks, whether or not it is taken now: rules broken with the choice and not
 * without it, either next to the other choices (one too many) or alone, as in `bare` (banned by itself).
 */
export function consequencesOfChoices<Force>(
  { now, bare }: { now: Force; bare: Force },
  choices: readonly Choice<Force>[],
  broken: (force: Force) => Consequence[],
): Map<string, Consequence[]> {
  const brokenNow = broken(now);
  const brokenBare = broken(bare);
  return new Map(
    choices.map(({ id, taken, put, drop }) => {
      const withOthers = taken ? added(broken(drop(now)), brokenNow) : added(brokenNow, broken(put(now)));
      const alone = added(brokenBare, broken(put(bare)));
      return [id, [...withOthers, ...added(withOthers, alone)]];
    }),
  );
}

const added = (before: readonly Consequence[], after: readonly Consequence[]) =>
  after.filter(({ rule }) => before.every((each) => each.rule !== rule));
