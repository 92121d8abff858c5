import { describe, expect, test } from 'vitest';
import { conventionalTypes } from '@/lib/systems/horizon-wars/catalogue/catalogue';
import { addElement } from '@/lib/systems/horizon-wars/edits/edit';
import { conventionalDraft } from '@/lib/systems/horizon-wars/edits/presets';
import { evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { chqChoices } from '@/lib/systems/horizon-wars/rules/chq';
import { system } from '@/lib/systems/horizon-wars/system';

describe.each(chqChoices(15))('as the CHQ, $name', ({ draft, quota, cheaper, dearer, type }) => {
  const leads = addElement(system.emptyForce(), draft, 'chq');

  test('is free, and changes each price as stated', () => {
    const by = new Map([...cheaper, ...dearer].map((change) => [change.type, change.by]));
    for (const other of conventionalTypes) {
      const { elements } = evaluate(addElement(leads, conventionalDraft(other.id), 'other'), null);
      const [chq, element] = elements;
      expect(chq?.cost).toBe(0);
      expect(element?.cost, other.id).toBe(Math.max(0, other.presence + (by.get(other.id) ?? 0)));
    }
    expect(cheaper.every((change) => change.by < 0)).toBe(true);
    expect(dearer.every((change) => change.by > 0)).toBe(true);
  });

  test('states the same quota as the rule at the limit', () => {
    expect(quota).toBe(3);
    const broken = (count: number) => {
      const own = Array.from({ length: count }, (_, index) => index);
      const base: Force = { ...leads, rulings: { 'chq-quota-basis': 'limit' }, limit: 15 };
      const force = own.reduce((now, index) => addElement(now, conventionalDraft(type), `e${index}`), base);
      const evaluation = evaluate(force, null);
      return system.rules.some((rule) => rule.id === 'hw/chq/quota' && rule.check(evaluation).length > 0);
    };
    expect([broken(1), broken(2)]).toEqual([true, false]);
  });
});

test('a force without a limit has no quota', () => {
  expect(chqChoices(null).map(({ quota }) => quota)).toEqual([null, null, null, null, null, null, null]);
});
