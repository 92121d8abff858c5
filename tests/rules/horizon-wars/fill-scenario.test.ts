import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '@/lib/roster/edits/list-edits';
import { applyFilling, fillScenario, MAX_PRESENCE } from '@/lib/systems/horizon-wars/edits/fill-scenario';
import { evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force, Place } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import {
  adventure,
  aircraft,
  battle,
  conventional,
  mech,
  type RawElement,
  type RawForce,
  force as roster,
} from '../../fixtures/horizon-wars';
import { runs } from '../../fixtures/runs';
import { anyElement } from './arbitrary';

const PLACES = ['advance', 'reserve', 'lost'] as const;

const force = (elements: RawElement[], rest: RawForce = {}): Force => roster(elements, rest).force;

const scenarioRules = system.rules.filter(({ id }) => id.startsWith('hw/scenario/'));

const isAllowed = (filled: Force) => {
  const evaluation = evaluate(filled, null);
  return scenarioRules.every((rule) => rule.check(evaluation).length === 0);
};

/** Elements moved, CHQs lost, P lost, points lost, their squares and mechs, P in reserve: lower is better, and the first difference decides. */
function rank(filled: Force, before: Force): number[] {
  const { elements, scenario } = evaluate(filled, null);
  const had = before.scenario?.disposition ?? {};
  const lost = elements.filter(({ id }) => scenario?.placeOf(id) === 'lost');
  return [
    elements.filter(({ id }) => Object.hasOwn(had, id) && had[id] !== scenario?.placeOf(id)).length,
    elements.filter(({ id, isChq }) => isChq && scenario?.placeOf(id) === 'lost').length,
    scenario?.placed.lost ?? 0,
    sum(lost, ({ cost }) => cost),
    sum(lost, ({ cost, kind }) => cost ** 2 + (kind === 'mech' ? 1 : 0)),
    scenario?.placed.reserve ?? 0,
  ];
}

const compare = (one: number[], other: number[]): number => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
};

/** The rank of the best of all ways to place the elements; null if none is allowed. */
function bestByEnumeration(before: Force): number[] | null {
  let best: number[] | null = null;
  const ids = before.elements.map(({ id }) => id);
  for (let code = 0; code < 3 ** ids.length; code += 1) {
    const places = new Map(ids.map((id, at) => [id, PLACES[Math.floor(code / 3 ** at) % 3] as Place]));
    const filled = applyFilling(before, places);
    if (!isAllowed(filled)) continue;
    const found = rank(filled, before);
    if (best === null || compare(found, best) < 0) best = found;
  }
  return best;
}

const anyScenario = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('deliberate-attack', 'the-rescue', 'failed-ambush', 'reconnaissance-in-force'),
      fc.constantFrom('patrol', 'troop'),
      fc.constantFrom<'attacker' | 'defender'>('attacker', 'defender'),
    )
    .map((parts) => battle(...parts)),
  fc.constantFrom('open-warfare', 'beaten', 'full-retreat', 'winning').map((context) => adventure(context)),
);

const anyForce = fc
  .tuple(
    fc.array(anyElement, { minLength: 1, maxLength: 5 }),
    anyScenario,
    fc.array(fc.constantFrom<Place | null>(...PLACES, null), { minLength: 5, maxLength: 5 }),
    fc.constantFrom('total', 'remaining'),
  )
  .map(([elements, scenario, places, basis]) => {
    const own = elements.map((element, at) => ({ ...element, id: `e${at}` }) as unknown as RawElement);
    const disposition = Object.fromEntries(
      own.flatMap(({ id }, at) => (places[at] ? [[id, places[at]] as const] : [])),
    );
    return force(own, {
      scenario: { ...scenario, disposition },
      rulings: basis === 'total' ? { 'adventure-share-basis': 'total' } : {},
    });
  });

describe('filling in the places', () => {
  test('is as good as the best of all possible ways', () => {
    fc.assert(
      fc.property(anyForce, (before) => {
        const filling = fillScenario(evaluate(before, null));
        const best = bestByEnumeration(before);
        if (filling === null || 'refused' in filling) {
          expect(best).toBeNull();
          return;
        }
        const filled = applyFilling(before, filling.places);
        expect(isAllowed(filled)).toBe(true);
        expect(rank(filled, before)).toEqual(best);
      }),
      { numRuns: runs(24, 120) },
    );
  });

  test('leaves a legal disposition as it is', () => {
    const before = force([mech('m1'), conventional('c1', 'heavy-infantry')], {
      scenario: {
        ...battle('deliberate-attack', 'troop', 'defender'),
        disposition: { m1: 'reserve', c1: 'advance' },
      },
    });
    const filling = fillScenario(evaluate(before, null));
    expect(filling).toMatchObject({ added: 0, moved: 0, lost: 0 });
    expect(filling && 'places' in filling && applyFilling(before, filling.places)).toEqual(before);
  });

  test('loses the cheapest elements, in whichever order they are listed', () => {
    const elements = [
      mech('walker', { presence: 3 }),
      mech('chq', { chq: true }),
      conventional('gun', 'armoured-artillery'),
      ...['a', 'b', 'c'].map((id) => conventional(id, 'light-infantry')),
    ];
    const scenario = battle('deliberate-attack', 'troop', 'attacker');
    const lostOf = (listed: RawElement[]) => {
      const filling = fillScenario(evaluate(force(listed, { scenario }), null));
      const places = filling && 'places' in filling ? [...filling.places] : [];
      return places.flatMap(([id, place]) => (place === 'lost' ? [id] : [])).sort();
    };
    fc.assert(
      fc.property(fc.shuffledSubarray(elements, { minLength: elements.length }), (listed) => {
        expect(lostOf(listed)).toEqual(['a', 'b', 'c']);
      }),
      { numRuns: runs(10, 30) },
    );
    // Without them, what is no mech.
    expect(lostOf(elements.slice(0, 3))).toEqual(['gun']);
    expect(lostOf(elements.slice(0, 3).reverse())).toEqual(['gun']);
  });

  test('puts an aircraft only where the battle allows it', () => {
    const before = force([aircraft('a1')], { scenario: battle('deliberate-attack', 'troop', 'defender') });
    const filling = fillScenario(evaluate(before, null));
    expect(filling && 'places' in filling && [...filling.places]).toEqual([['a1', 'reserve']]);
  });

  test('reports that the force has less Presence than the loss', () => {
    const scenario = battle('deliberate-attack', 'troop', 'attacker');
    expect(fillScenario(evaluate(force([conventional('c1', 'heavy-infantry')], { scenario }), null))).toEqual(
      {
        refused: 'loss',
        loss: 3,
        presence: 2,
      },
    );
  });

  test('refuses forces beyond a maximum Presence', () => {
    const many = (count: number) =>
      force(
        Array.from({ length: count }, (_, at) => mech(`m${at}`, { presence: 3 })),
        { scenario: adventure('open-warfare') },
      );
    expect(fillScenario(evaluate(many(MAX_PRESENCE / 3 + 1), null))).toMatchObject({ refused: 'too-large' });
    expect(fillScenario(evaluate(many(MAX_PRESENCE / 3), null))).toMatchObject({ added: MAX_PRESENCE / 3 });
  });
});
