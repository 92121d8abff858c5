import { forceFinding, idsOf } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/text/words';
import { elementFinding, rule } from './rule';

export const unassigned = rule({
  id: 'hw/scenario/unassigned',
  severity: 'error',
  repairs: { own: ['place', 'place-all'], any: ['scenario'] },
  page: 75,
  title: 'Every element is lost, in the advance force or in reserve',
  breach: 'Elements without a place in the scenario',
  check: ({ scenario }) =>
    scenario && scenario.unassigned.length > 0
      ? [
          {
            elements: idsOf(scenario.unassigned),
            path: ['scenario', 'disposition', scenario.unassigned[0]?.id ?? ''],
            facts: { labels: scenario.unassigned.map(({ label }) => label) },
          },
        ]
      : [],
  message: ({ labels }) => `Not placed yet: ${inList(labels)}; choose advance, reserve or lost`,
});

export const loss = rule({
  id: 'hw/scenario/loss',
  severity: 'error',
  repairs: { any: ['place', 'place-all', 'presence', 'retype', 'remove', 'add', 'scenario'] },
  page: 75,
  title: 'The elements lost come to at least the P the scenario requires',
  breach: 'Too few elements lost',
  check: ({ scenario }) =>
    scenario && scenario.placed.lost < scenario.loss
      ? [forceFinding(['scenario', 'disposition'], { lost: scenario.placed.lost, needed: scenario.loss })]
      : [],
  message: ({ lost, needed }) => `P${lost} is lost; the scenario requires at least P${needed}`,
});

const tooMuchIn = (place: 'advance' | 'reserve', name: string) =>
  rule({
    id: `hw/scenario/${place}`,
    severity: 'error',
    repairs: { any: ['place', 'place-all', 'presence', 'retype', 'remove', 'add', 'scenario'] },
    page: 75,
    title: `The ${name} has at most the P that the scenario allows`,
    breach: `Too much in the ${name}`,
    check: ({ scenario }) =>
      scenario && scenario.placed[place] > scenario.most[place]
        ? [
            forceFinding(['scenario', 'disposition'], {
              placed: scenario.placed[place],
              most: scenario.most[place],
            }),
          ]
        : [],
    message: ({ placed, most }) => `The ${name} holds P${placed}; the scenario allows P${most}`,
  });

export const advance = tooMuchIn('advance', 'advance force');
export const reserve = tooMuchIn('reserve', 'reserve');

export const aircraft = rule({
  id: 'hw/scenario/aircraft',
  severity: 'error',
  repairs: { own: ['place', 'place-all'], any: ['scenario'] },
  page: 75,
  title: 'Advance force and reserve hold the aircraft that the battle allows them',
  breach: 'Aircraft where the battle does not allow it',
  check: ({ scenario, aircraft: all }) =>
    scenario === null
      ? []
      : all.flatMap((each) => {
          const place = scenario.placeOf(each.id);
          if (place === null || place === 'lost') return [];
          const allowed = scenario.aircraft[place];
          const fits = allowed === 'any' || (allowed === 'hover' && each.hover);
          if (fits) return [];
          return [
            { ...elementFinding(each, [], { place, allowed }), path: ['scenario', 'disposition', each.id] },
          ];
        }),
  message: ({ label, place, allowed }) => {
    const where = place === 'advance' ? 'the advance force' : 'the reserve';
    const may = allowed === 'hover' ? 'only aircraft that can hover' : 'no aircraft';
    return `${label} is in ${where}, where this battle allows ${may}`;
  },
});
