import { describe, expect, test } from 'vitest';
import { isAllowed, type OddsModel, type SituationField } from '@/lib/odds/model';
import { evaluate as evaluateDuel } from '@/lib/systems/battle-royale/evaluate/evaluate';
import { forceSchema as duelSchema } from '@/lib/systems/battle-royale/force';
import { type Evaluation, evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { forceSchema } from '@/lib/systems/horizon-wars/force';
import { loadSystem } from '@/lib/systems/registry';

const oddsOf = async <Force>(id: string) => (await (await loadSystem(id))?.odds?.()) as OddsModel<Force>;
const odds = await oddsOf<Evaluation>('horizon-wars');
const duel = await oddsOf<ReturnType<typeof evaluateDuel>>('battle-royale');

const stats = { m: 3, f: 3, a: 2, d: 2 };
const force = evaluate(
  forceSchema.parse({
    elements: [
      { id: 'mech', kind: 'mech', name: 'Tom', presence: 1, stats },
      { id: 'striker', kind: 'conventional', type: 'heavy-cavalry' },
      { id: 'chq', kind: 'mech', name: 'Queen', presence: 1, stats, chq: true },
      { id: 'jet', kind: 'aircraft', name: 'Jet', presence: 1, stats: { m: 4, f: 5, a: 2, d: 2 } },
      { id: 'guns', kind: 'conventional', type: 'light-artillery' },
      { id: 'foot', kind: 'conventional', type: 'heavy-infantry' },
      { id: 'scouts', kind: 'conventional', type: 'recon' },
    ],
    commandResources: [{ type: 'heavy-cavalry', upgrades: ['strike'] }],
  }),
  null,
);
const of = (id: string) => ({ force, id });

/** What can be set between two elements beside the distance and the cover, with the actions. */
const between = (attack: string, a: string, b: string) =>
  (odds.fieldsOf?.(attack, of(a), of(b)) ?? [])
    .filter(({ id }) => id !== 'distance' && id !== 'cover')
    .map(({ id, options }) => (options ? options.map(({ label }) => label).join(' | ') : id));

describe('what can be set about shooting', () => {
  test('has the actions of the shooter', () => {
    expect(between('shooting', 'mech', 'mech')).toEqual(['Shoot | Move & Shoot']);
    expect(between('shooting', 'striker', 'mech')).toEqual(['Shoot | Move & Shoot | Strike']);
    // Cumbersome: it can only stand, so nothing is to be chosen.
    expect(between('shooting', 'guns', 'mech')).toEqual([]);
  });
  test('has the altitude of aircraft alone', () => {
    expect(between('shooting', 'jet', 'mech')).toEqual(['Engage | Strike', 'altitude']);
    expect(between('shooting', 'mech', 'jet')).toEqual(['Shoot | Move & Shoot', 'target-altitude']);
  });
  test('has digging in of targets that can, and Guide Fire of shooters that have it', () => {
    expect(between('shooting', 'mech', 'foot')).toEqual(['Shoot | Move & Shoot', 'dug-in']);
    expect(between('shooting', 'scouts', 'scouts')).toEqual(['Shoot | Move & Shoot', 'indirect']);
    expect(between('shooting', 'chq', 'mech')).toEqual(['Shoot | Move & Shoot', 'indirect']);
  });
  test('has for custom mechs what their upgrades need', () => {
    const mechOf = (...upgrades: object[]) => ({
      force: evaluateDuel(
        duelSchema.parse({ mech: { name: 'M', pilot: '', presence: 2, stats, upgrades } }),
        null,
      ),
      id: 'mech',
    });
    const [plain, feared] = [mechOf(), mechOf({ id: 'intimidating-reputation' })];
    const missiles = mechOf({ id: 'smart-missile', times: 1 });
    const ids = (a: typeof plain, b: typeof plain) =>
      duel.fieldsOf?.('shooting', a, b).map(({ id }) => id) ?? [];
    const always = ['distance', 'action', 'cover'];
    expect(ids(plain, plain)).toEqual(always);
    expect(ids(missiles, plain)).toEqual([...always, 'smart-missile']);
    expect(ids(plain, feared)).toEqual([...always, 'damaged', 'unseen']);
  });
});

test('a counter-charge can be set of infantry alone', () => {
  expect(between('charge', 'mech', 'foot')).toEqual(['counter-charge']);
  expect(between('charge', 'mech', 'mech')).toEqual([]);
});

test('a field can have the values between its limits, 0 and 1, or those of its options', () => {
  const field = { id: 'x', label: 'X', start: 0 };
  const number: SituationField = { ...field, kind: 'number', min: 2, max: 4 };
  const toggle: SituationField = { ...field, kind: 'toggle' };
  const choice: SituationField = { ...field, kind: 'choice', options: [{ value: 3, label: 'Three' }] };
  const allowed = (some: SituationField) => [-1, 0, 1, 2, 3, 4, 5].filter((value) => isAllowed(some, value));
  expect([allowed(number), allowed(toggle), allowed(choice)]).toEqual([[2, 3, 4], [0, 1], [3]]);
});
