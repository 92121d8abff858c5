import { idsOf } from '@/lib/roster/rule';
import { capitalised, counted, inList } from '@/lib/roster/text/words';
import { isSuperMech, mechs as mechData, mechUpgrade } from '../catalogue/mech';
import { buildPoints, statNames, statOrder } from '../paper/text';
import { elementFinding, mechRule, rule, upgradePath } from './rule';

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

export const presence = rule({
  id: 'hw/mech/presence',
  severity: 'error',
  repairs: { own: ['presence'] },
  ofElement: true,
  page: 63,
  title: 'Mechs of P4 and more are fielded only where super-mechs are allowed',
  breach: 'Super-mech not allowed',
  check: ({ mechs, settings }) =>
    settings.superMechs
      ? []
      : mechs
          .filter((mech) => isSuperMech(mech.presence))
          .map((mech) => elementFinding(mech, ['presence'], {})),
  message: ({ label, presence }) =>
    `${label} is P${presence}, a super-mech; this force allows mechs up to P${mechData.superMech.presence - 1}`,
});

export const statMinimum = mechRule({
  id: 'hw/mech/stat-minimum',
  severity: 'error',
  repairs: { own: ['stat'] },
  ofElement: true,
  page: 60,
  title: 'A mech has at least 1 in each of F, M, A and D',
  breach: 'Mech with a stat of 0',
  check: ({ mechs }) =>
    mechs.flatMap((mech) => {
      const low = statOrder.filter((stat) => mech.stats[stat] < 1);
      return low.length > 0 ? [elementFinding(mech, ['stats'], { low })] : [];
    }),
  message: ({ label, low }) =>
    `${label} has 0 in ${inList(low.map((stat) => statNames[stat]))}; a mech has at least 1 in each stat`,
});

export const { over: pointsOver, unspent: pointsUnspent } = pointsRules('mech', 60);

/** The rule that a mech has no more upgrades of a kind than its Presence (p.61, 62). */
const upgradeLimit = (kind: 'weapon' | 'frame', page: number) =>
  mechRule({
    id: `hw/mech/${kind}-limit`,
    severity: 'error',
    ofElement: true,
    repairs: { own: ['upgrade-off', 'presence'] },
    page,
    title: `A mech has no more ${kind} upgrades than its Presence`,
    breach: `Too many ${kind} upgrades on a mech`,
    check: ({ mechs }) =>
      mechs.flatMap((mech) => {
        const count = mech.mechUpgrades.filter(({ record }) => record.kind === kind).length;
        return count > mech.presence ? [elementFinding(mech, ['upgrades', kind], { count })] : [];
      }),
    message: ({ label, presence, count }) =>
      `${label} has ${counted(count, `${kind} upgrade`)}; a P${presence} mech may have ${presence}`,
  });

export const weaponLimit = upgradeLimit('weapon', 61);
export const frameLimit = upgradeLimit('frame', 62);

export const upgradePresence = mechRule({
  id: 'hw/mech/upgrade-presence',
  severity: 'error',
  repairs: { own: ['upgrade-off', 'presence'] },
  ofElement: true,
  page: 62,
  title: 'Drop harness, jump jets and stealth suite are for mechs of P1 and P2',
  breach: 'Mech too large for its upgrade',
  check: ({ mechs }) =>
    mechs.flatMap((mech) => {
      const refused = mech.mechUpgrades.filter(
        ({ record }) => record.maxPresence !== null && mech.presence > record.maxPresence,
      );
      const tooBig = refused.map(({ record }) => ({ name: record.name, most: record.maxPresence }));
      return tooBig.length > 0 ? [elementFinding(mech, upgradePath(refused), { tooBig })] : [];
    }),
  message: ({ label, presence, tooBig }) =>
    `${label} is P${presence} and may not have ${inList([...new Set(tooBig.map(({ name, most }) => `${name} (up to P${most})`))])}`,
});

export const upgradeRepeated = mechRule({
  id: 'hw/mech/upgrade-repeated',
  severity: 'error',
  repairs: { own: ['upgrade-off'] },
  ofElement: true,
  page: 61,
  title: 'A mech has each upgrade at most once',
  breach: 'Mech upgrade taken more than once',
  check: ({ mechs }) =>
    mechs.flatMap((mech) => {
      const repeated = repeatedOf(mech.mechUpgrades);
      return repeated.length > 0
        ? [elementFinding(mech, upgradePath(repeated), { repeated: namesOf(repeated) })]
        : [];
    }),
  message: ({ label, repeated }) =>
    `${label} has ${inList(repeated)} more than once; an upgrade is taken once`,
});

/** The upgrades listed more than once, each once. */
export function repeatedOf<Taken extends { record: { id: string } }>(taken: readonly Taken[]): Taken[] {
  const seen = new Set<string>();
  const repeated = new Map<string, Taken>();
  for (const each of taken) {
    const { id } = each.record;
    if (seen.has(id)) repeated.set(id, each);
    seen.add(id);
  }
  return [...repeated.values()];
}

/** The distinct names of upgrades. */
export const namesOf = (taken: readonly { record: { name: string } }[]): string[] => [
  ...new Set(taken.map(({ record }) => record.name)),
];

export const engineerRatio = rule({
  id: 'hw/mech/engineer-ratio',
  severity: 'error',
  repairs: { any: ['upgrade-off', 'remove'] },
  page: 62,
  title: 'One mech in every five may be an engineer',
  breach: 'Too many engineers',
  check: ({ mechs, settings }) => {
    const engineers = mechs.filter((mech) =>
      mech.mechUpgrades.some(({ record }) => record.id === 'engineer'),
    );
    const fives = mechs.length / (mechUpgrade('engineer').oneIn ?? 1);
    const orPart = settings.rulings['engineer-ratio'] === 'per-five-or-part';
    const allowed = orPart ? Math.ceil(fives) : Math.floor(fives);
    if (engineers.length <= allowed) return [];
    return [
      {
        elements: idsOf(engineers),
        path: ['elements', engineers[0]?.id ?? '', 'upgrades', 'engineer'],
        facts: { engineers: engineers.map(({ label }) => label), mechs: mechs.length, allowed, orPart },
      },
    ];
  },
  message: ({ engineers, mechs, allowed, orPart }) =>
    `${counted(engineers.length, 'engineer')} (${inList(engineers)}) among ${counted(mechs, 'mech')}; one for every ${orPart ? 'five or part of five' : 'full five'} allows ${allowed}`,
});
