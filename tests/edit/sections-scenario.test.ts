import { describe, expect, test } from 'vitest';
import {
  adventureRoll,
  momentumText,
  place,
  scenarioReminders,
  scenarioSummary,
  setAdventure,
  setScenarioKind,
  setSetPiece,
  sizesOf,
} from '@/lib/systems/horizon-wars/edits/edit-scenario';
import { evaluated, expectReadable, forceWith } from './sections-forces';

const rescue = {
  kind: 'set-piece',
  battle: 'the-rescue',
  size: 'troop',
  role: 'attacker',
  disposition: { hq: 'advance', foot: 'lost' },
};
const losing = { kind: 'adventure', context: 'losing', disposition: { foot: 'lost' } };

describe('choosing a scenario', () => {
  test('a set-piece battle starts with the size of the agreed limit', () => {
    expect(expectReadable(setScenarioKind(forceWith({ limit: 20 }), 'set-piece')).scenario).toEqual({
      kind: 'set-piece',
      battle: 'deliberate-attack',
      size: 'troop-plus',
      role: 'attacker',
      disposition: {},
    });
    expect(setScenarioKind(forceWith({ limit: null }), 'set-piece').scenario).toMatchObject({
      size: 'troop',
    });
  });

  test('another kind of scenario keeps the places of elements', () => {
    const force = forceWith({ scenario: rescue });
    const next = expectReadable(setScenarioKind(force, 'adventure'));
    expect(next.scenario).toEqual({
      kind: 'adventure',
      context: 'all-is-quiet',
      disposition: rescue.disposition,
    });
    expect(next.elements).toEqual(force.elements);
    expect(setScenarioKind(force, 'set-piece')).toEqual(force);
  });

  test('no scenario removes the places as well', () => {
    expect(expectReadable(setScenarioKind(forceWith({ scenario: rescue }), null)).scenario).toBeNull();
  });

  test('battle, size and side are set separately', () => {
    const force = forceWith({ scenario: rescue });
    const next = expectReadable(setSetPiece(force, { battle: 'safe-corridor', role: 'defender' }));
    expect(next.scenario).toEqual({ ...rescue, battle: 'safe-corridor', role: 'defender' });
    expect(next.scenario?.disposition).toEqual(force.scenario?.disposition);
    expect(setSetPiece(forceWith(), { size: 'troop' })).toEqual(forceWith());
  });

  test('action and purpose of an adventure can be set and cleared', () => {
    const force = forceWith({ scenario: losing });
    const chosen = expectReadable(setAdventure(force, 'action', 'hold'));
    expect(chosen.scenario).toEqual({ ...losing, action: 'hold' });
    expect(expectReadable(setAdventure(chosen, 'action', null)).scenario).toEqual(losing);
    expect(setAdventure(force, 'context', null)).toEqual(force);
  });

  test('each face of the D12 decides, except a 12 for the context, where the commander chooses', () => {
    const faces = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(faces.map((face) => adventureRoll('context', face)).filter((id) => id === null)).toHaveLength(1);
    expect(adventureRoll('context', 12)).toBeNull();
    expect(adventureRoll('context', 1)).toBe('all-is-quiet');
    expect(faces.every((face) => adventureRoll('action', face) && adventureRoll('purpose', face))).toBe(true);
    expect(adventureRoll('action', 5)).toBe('hold');
  });

  test('the sizes of a battle have its own points', () => {
    expect(sizesOf('safe-corridor').map(({ points }) => points)).toEqual([12, 15, 20, 27, 36]);
  });
});

describe('placing elements', () => {
  test('elements are placed and cleared, one or several at a time', () => {
    const force = forceWith({ scenario: rescue });
    const next = expectReadable(place(force, ['hq', 'two'], 'reserve'));
    expect(next.scenario?.disposition).toEqual({ hq: 'reserve', two: 'reserve', foot: 'lost' });
    expect(expectReadable(place(next, ['hq', 'two'], null)).scenario?.disposition).toEqual({ foot: 'lost' });
    expect(place(forceWith(), ['hq'], 'advance')).toEqual(forceWith());
  });
});

describe('the texts of a scenario', () => {
  test('the outline names it and counts those without a place', () => {
    expect(scenarioSummary(evaluated(forceWith()))).toBe('None');
    expect(scenarioSummary(evaluated(forceWith({ scenario: rescue })))).toBe(
      'The Rescue, Troop, attacker · 11 without a place',
    );
    expect(scenarioSummary(evaluated(forceWith({ scenario: losing })))).toMatch(/^Adventure, Losing ·/);
  });

  test('starting momentum adds the remaining Presence and the context', () => {
    const { forcePresence } = evaluated(forceWith());
    expect(momentumText(evaluated(forceWith({ scenario: losing })))).toBe(
      `Starting momentum ${forcePresence - 1}: P${forcePresence - 1} after the losses, +0 for Losing.`,
    );
    expect(momentumText(evaluated(forceWith({ scenario: rescue })))).toBeNull();
  });

  test('the attackers of The Rescue are reminded of the initial damage of their advance force', () => {
    expect(scenarioReminders(evaluated(forceWith({ scenario: rescue })))).toEqual([
      { text: 'hq starts with four damage and M at most 1.', page: 79 },
    ]);
    expect(scenarioReminders(evaluated(forceWith({ scenario: { ...rescue, role: 'defender' } })))).toEqual(
      [],
    );
  });

  test('an adventure reminds of terrain, zone, action and purpose', () => {
    const scenario = { ...losing, action: 'hold', purpose: 'fix' };
    const reminders = scenarioReminders(evaluated(forceWith({ scenario })));
    expect(reminders).toHaveLength(4);
    expect(reminders[0]?.text).toContain('3 pieces of terrain');
  });
});
