import { describe, expect, test } from 'vitest';
import { breaksOfChoices, offerOf, priceOf } from '@/lib/systems/horizon-wars/edits/designer';
import { addDesignUpgrade, removeDesignUpgrade, setAce, setChq } from '@/lib/systems/horizon-wars/edits/edit';
import type { Choice } from '@/lib/systems/horizon-wars/edits/mech-designer';
import { bareDraft, conventionalDraft } from '@/lib/systems/horizon-wars/edits/presets';
import { evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { forceOf } from './horizon-wars-forces';

const underChq = (type: string, more: object = {}) =>
  evaluate(forceOf({ elements: [{ id: 'e1', kind: 'conventional', type, chq: true }], ...more }), null);
const price = (type: string, evaluation: ReturnType<typeof underChq>) =>
  priceOf(offerOf(conventionalDraft(type), evaluation).element, evaluation.chq);
const rulesOf = (list: readonly { rule: string }[] | undefined) => list?.map(({ rule }) => rule);

describe('what an element would cost', () => {
  test.each([
    ['heavy-infantry', 'light-infantry', '2 + 1 = 3 points', 'light infantry CHQ (p.58)'],
    ['heavy-infantry', 'heavy-cavalry', '2 − 1 = 1 point', 'heavy cavalry CHQ (p.58)'],
    ['light-infantry', 'light-infantry', '1 point', null],
  ])('%s under a %s CHQ', (type, chq, sum, why) => {
    expect(price(type, underChq(chq))).toEqual({ sum, why });
  });

  test('no modifier applies without a conventional CHQ', () => {
    expect(price('recon', evaluate(forceOf({ elements: [] }), null))).toEqual({ sum: '2 points', why: null });
  });

  test('the CHQ itself is free', () => {
    const { chq } = underChq('heavy-infantry');
    expect(chq && priceOf(chq, chq)).toEqual({ sum: '0 points', why: 'a conventional CHQ is free (p.57)' });
  });

  test('a sum below 0 is shown as 0', () => {
    const { chq, elements } = underChq('heavy-infantry');
    const cheap = { ...elements[0], isChq: false, basePoints: 1, modifier: -2, cost: 0 } as NonNullable<
      typeof chq
    >;
    expect(priceOf(cheap, chq)).toEqual({
      sum: '1 − 2: 0 points',
      why: 'heavy infantry CHQ (p.58), never below 0',
    });
  });

  test('an Ace costs a point', () => {
    const { element } = offerOf({ ...bareDraft('mech', 3), ace: true } as never, underChq('recon'));
    expect(priceOf(element, null).sum).toBe('P3 + Ace 1 = 4 points');
  });
});

describe('which rules an element would break', () => {
  const breaks = (type: string, more: object) =>
    rulesOf(offerOf(conventionalDraft(type), underChq('heavy-infantry', more)).breaks);

  test('a type that the era excludes', () => {
    expect(breaks('special-forces', { era: 'colonial-war' })).toEqual([
      'hw/era/colonial-war/conventional-types',
    ]);
    expect(breaks('recon', { era: 'colonial-war' })).toEqual([]);
    expect(breaks('recon', { era: 'maul' })).toEqual(['hw/era/maul/mechs-only']);
  });

  test('a super-mech in a force without super-mechs', () => {
    const offer = (superMechs: boolean) =>
      rulesOf(offerOf(bareDraft('mech', 4), underChq('heavy-infantry', { superMechs })).breaks);
    expect(offer(false)).toEqual(['hw/mech/presence']);
    expect(offer(true)).toEqual([]);
  });

  test('a missing scenario place is not reported', () => {
    expect(
      breaks('recon', {
        scenario: { kind: 'adventure', context: 'all-is-quiet', disposition: { e1: 'advance' } },
      }),
    ).toEqual([]);
  });
});

describe('which rules a choice breaks', () => {
  const stats = { m: 3, f: 3, a: 1, d: 1 };
  const upgrades = [{ id: 'assault-rig' }];
  const mech = { id: 'e1', kind: 'mech', presence: 1, stats, upgrades };
  const upgrade = (id: string, taken: boolean): Choice<Force> => ({
    id,
    taken,
    put: (force) => addDesignUpgrade(force, 'e1', id),
    drop: (force) => removeDesignUpgrade(force, 'e1', id),
  });
  const found = (force: object, choices: Choice<Force>[]) => {
    const map = breaksOfChoices(evaluate(forceOf(force), null), 'e1', choices);
    return Object.fromEntries([...map].map(([id, list]) => [id, list.map(({ rule }) => rule)]));
  };

  test('each of the upgrades breaks the limit when there is one frame upgrade too many', () => {
    const overfull = { ...mech, upgrades: [...upgrades, { id: 'minelayer' }] };
    expect(
      found({ elements: [overfull] }, [
        upgrade('assault-rig', true),
        upgrade('minelayer', true),
        upgrade('assisted-targeting', false),
      ]),
    ).toEqual({
      'assault-rig': ['hw/mech/frame-limit'],
      minelayer: ['hw/mech/frame-limit'],
      'assisted-targeting': [],
    });
  });

  test('bans of the era are reported for each, even if another upgrade breaks the rule already', () => {
    expect(
      found({ elements: [mech], era: 'burning' }, [
        upgrade('engineer', false),
        upgrade('assault-rig', true),
        {
          id: 'ace',
          taken: false,
          put: (force) => setAce(force, 'e1', true),
          drop: (force) => setAce(force, 'e1', false),
        },
        {
          id: 'chq',
          taken: false,
          put: (force) => setChq(force, 'e1', true),
          drop: (force) => setChq(force, 'e1', false),
        },
      ]),
    ).toEqual({
      engineer: ['hw/mech/frame-limit', 'hw/mech/engineer-ratio', 'hw/era/burning/mech-upgrades'],
      'assault-rig': ['hw/era/burning/mech-upgrades'],
      ace: ['hw/era/burning/mech-upgrades'],
      chq: [],
    });
  });

  test('the points limit is not reported, since the points left are in view', () => {
    const spent = { ...mech, stats: { m: 4, f: 4, a: 1, d: 1 } };
    expect(found({ elements: [spent] }, [upgrade('assisted-targeting', false)])).toEqual({
      'assisted-targeting': [],
    });
  });
});
