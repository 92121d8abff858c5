import { describe, expect, test } from 'vitest';
import type { SheetCard } from '@/lib/sheet/card';
import { system } from '@/lib/systems/horizon-wars/system';
import { aircraft, battle, check, conventional, force, mech, several } from '../../fixtures/horizon-wars';

const cardsOf = (roster: Parameters<typeof check>[0]): SheetCard[] => system.cards(check(roster).evaluation);

describe('the card of an element', () => {
  test('exists for every element, in the order of the roster', () => {
    const roster = force([mech('m1'), ...several('recon', 'r1', 'r2'), aircraft('a1')]);
    expect(cardsOf(roster).map(({ title }) => title)).toEqual(['m1', 'r1', 'r2', 'a1']);
  });

  test('has the stat line of Appendix 3 and M + F + A damage boxes', () => {
    const [card] = cardsOf(force([mech('m1', { stats: [2, 4, 3, 2] })]));
    expect(card?.stats.map(({ label, value }) => label + value).join(' ')).toBe('P1 F4 M2 A3 D2');
    expect(card?.boxes).toMatchObject([{ label: 'Damage', count: 9, ticked: 0, total: 'Total' }]);
  });

  test('shows its type, its cost, and that it is the CHQ and an Ace', () => {
    const [card] = cardsOf(force([mech('m1', { presence: 2, chq: true, ace: true })]));
    expect(card).toMatchObject({ what: 'P2 mech · 3 points', marks: ['CHQ', 'Ace'] });
  });

  test('explains each special rule and each upgrade in a line', () => {
    const [card] = cardsOf(force([mech('m1', { upgrades: ['extended-range:short', 'assault-rig'] })]));
    expect(card?.lines).toEqual([
      {
        name: 'Extended range (Short)',
        effect: 'Range is 6″ less; a result below 0 counts as positive.',
      },
      { name: 'Assault rig', effect: '+1 F in every charge it is part of.' },
    ]);
    for (const each of cardsOf(force(several('special-forces', 's1')))) {
      expect(each.lines.length).toBeGreaterThan(2);
      expect(each.lines.every(({ effect }) => effect.endsWith('.'))).toBe(true);
    }
  });

  test('shows a stat raised with command resources like the roster', () => {
    const roster = force([conventional('c1', 'light-infantry', { chq: true }), ...several('recon', 'r1')], {
      commandResources: [{ type: 'recon', raise: { m: 1 }, upgrades: ['strike'] }],
    });
    const [, recon] = cardsOf(roster);
    expect(recon?.stats.find(({ label }) => label === 'M')).toMatchObject({ strong: true, small: '5 + 1' });
    expect(recon?.lines.at(-1)?.name).toBe('Strike');
  });

  test('has four ticked boxes if The Rescue starts it damaged', () => {
    const scenario = battle('the-rescue', 'patrol', 'attacker', { m1: 'advance', m2: 'reserve' });
    const cards = cardsOf(force([mech('m1'), mech('m2')], { scenario }));
    expect(cards.map(({ boxes }) => boxes[0]?.ticked)).toEqual([4, 0]);
  });
});
