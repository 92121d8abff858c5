import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorsAdded } from '@/components/builder/fields/ban';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import type { Problem } from '@/lib/roster/report';
import { sentenceOf } from '@/lib/roster/sentence';
import { placeAll, placeRest } from '@/lib/systems/horizon-wars/edits/edit-scenario';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { battle, conventional, force, mech, several } from '../fixtures/horizon-wars';
import { anyRoster } from '../rules/horizon-wars/arbitrary';

const elements = [
  mech('Bastion', { presence: 3, chq: true }),
  ...several('heavy-infantry', 'One', 'Two'),
  conventional('Guns', 'light-artillery'),
];

const errorsOf = (disposition: Record<string, string>, change: (force: Force) => Force): string[] => {
  const roster = force(elements, {
    scenario: battle('deliberate-attack', 'patrol', 'attacker', disposition),
  });
  const { report } = checkRoster(roster, system);
  return errorsAdded({ roster, report, pack: null }, change as (force: unknown) => unknown, system).map(
    ({ rule }) => rule,
  );
};

const allTo = (where: 'advance' | 'reserve' | 'lost' | null) => (now: Force) => placeAll(now, where);

test.each([
  ['places all where there is too little room', {}, allTo('reserve'), ['hw/scenario/reserve']],
  ['places all as lost, which has no limit', {}, allTo('lost'), []],
  [
    'places the rest where there is room',
    { Bastion: 'advance', One: 'lost', Two: 'lost' },
    (now: Force) => placeRest(now, 'reserve'),
    [],
  ],
  [
    'clears all places',
    { Bastion: 'lost', One: 'lost', Two: 'lost', Guns: 'lost' },
    allTo(null),
    ['hw/scenario/unassigned', 'hw/scenario/loss'],
  ],
  [
    'places all where they are already',
    { Bastion: 'reserve', One: 'reserve', Two: 'reserve', Guns: 'reserve' },
    allTo('reserve'),
    [],
  ],
])('%s', (_, disposition, change, rules) => {
  expect(errorsOf(disposition, change)).toEqual(rules);
});

test('the errors predicted for an edit are those that are new after it', () => {
  const said = (problem: Problem) => `${problem.rule} ${sentenceOf(problem, system)}`;
  fc.assert(
    fc.property(anyRoster, fc.constantFrom('advance', 'reserve', 'lost', null), (raw, where) => {
      const read = parseRoster(raw, system);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const roster = read.value;
      const { report } = checkRoster(roster, system);
      const change = (now: unknown) => placeAll(now as Force, where);
      const before = report.problems.map(said);
      const after = checkRoster({ ...roster, force: change(roster.force) }, system).report.problems;
      expect(errorsAdded({ roster, report, pack: null }, change, system).map(said)).toEqual(
        after.filter((each) => each.severity === 'error' && !before.includes(said(each))).map(said),
      );
    }),
  );
});
