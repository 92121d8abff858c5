import { expect, test } from 'vitest';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import { system } from '@/lib/systems/at-43/system';
import { card, officer, unit, units } from '../../fixtures/at-43';

test('naming the hero of a hero’s own card does not change the fingerprint', () => {
  const cards = [
    card('zora', { numbers: { min: 1, max: 1 }, officers: [officer('Zora', { hero: true })] }),
    card('pair', { numbers: { min: 1, max: 2 }, officers: [officer('Zora', { hero: true })] }),
  ];
  const of = (id: string, given: Record<string, unknown>) =>
    fingerprint(units([unit('u1', { card: id, figures: 1, ...given })], { cards }), system);
  expect(of('zora', { officer: 'Zora' })).toBe(of('zora', {}));
  expect(of('pair', { officer: 'Zora' })).not.toBe(of('pair', {}));
});
