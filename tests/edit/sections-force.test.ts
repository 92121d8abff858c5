import { describe, expect, test } from 'vitest';
import { allegianceOf, commonLimits, forceSummary } from '@/lib/systems/horizon-wars/edits/edit-scenario';
import { evaluated, expectReadable, forceWith } from './sections-forces';

describe('the settings of a force', () => {
  test('the usual limits are those of the set-piece battles', () => {
    expect(commonLimits).toEqual([9, 12, 15, 20, 27, 36]);
  });

  test('an allegiance of another era is left over until it is removed', () => {
    expect(allegianceOf(forceWith({ era: 'new-colonial-age', allegiance: 'martian' })).leftOver).toBeNull();
    const force = forceWith({ era: 'burning', allegiance: 'martian' });
    expect(allegianceOf(force)).toEqual({ choices: [], leftOver: 'martian' });
    const next = expectReadable({ ...force, allegiance: null });
    expect(allegianceOf(next).leftOver).toBeNull();
  });
});

describe('the line of the outline', () => {
  test('says limit, era and conditions', () => {
    expect(forceSummary(evaluated(forceWith()))).toBe('15 points · Open · no conditions');
  });

  test('lists the other settings', () => {
    const force = forceWith({
      limit: null,
      mechCap: 6,
      superMechs: true,
      era: 'new-colonial-age',
      allegiance: 'venusian',
      battlefield: ['mars', 'low-gravity'],
      rulings: { 'mobile-infantry-presence': 2 },
    });
    expect(forceSummary(evaluated(force))).toBe(
      'No limit · mechs 6 · super-mechs · The New Colonial Age, Venusian · Mars and Low gravity · 1 ruling changed',
    );
  });

  test('shows the points of the battle if there is one', () => {
    const scenario = {
      kind: 'set-piece',
      battle: 'safe-corridor',
      size: 'squadron',
      role: 'attacker',
      disposition: {},
    };
    expect(forceSummary(evaluated(forceWith({ scenario })))).toMatch(/^36 points/);
  });
});
