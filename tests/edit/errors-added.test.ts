import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import type { Problem } from '@/lib/roster/report';
import { sentenceOf } from '@/lib/roster/sentence';
import { errorsAdded } from '@/lib/roster/what-if';
import { placeAll, placeRest } from '@/lib/systems/horizon-wars/edit-scenario';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { battle, conventional, force, mech, several } from '../fixtures/horizon-wars';
import { anyRoster } from '../rules/horizon-wars/arbitrary';

const elements = [
  mech('Bastion', { presence: 3, chq: true }),
  ...several('heavy-infantry', 'One', 'Two'),
  conventional('Guns', 'light-artillery'),
];

const brought = (disposition: Record<string, string>, change: (force: Force) => Force): string[] => {
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
  ['all to where too few fit', {}, allTo('reserve'), ['hw/scenario/reserve']],
  ['all to the lost, who may be any number', {}, allTo('lost'), []],
  [
    'the rest, where they fit',
    { Bastion: 'advance', One: 'lost', Two: 'lost' },
    (now: Force) => placeRest(now, 'reserve'),
    [],
  ],
  [
    'all places taken away',
    { Bastion: 'lost', One: 'lost', Two: 'lost', Guns: 'lost' },
    allTo(null),
    ['hw/scenario/unassigned', 'hw/scenario/loss'],
  ],
  [
    'nothing, where all is so already',
    { Bastion: 'reserve', One: 'reserve', Two: 'reserve', Guns: 'reserve' },
    allTo('reserve'),
    [],
  ],
])('%s', (_, disposition, change, rules) => {
  expect(brought(disposition, change)).toEqual(rules);
});

test('what is said before an edit is just what is new among the errors after it', () => {
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
