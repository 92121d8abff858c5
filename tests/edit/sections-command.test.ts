import { describe, expect, test } from 'vitest';
import { loadEditor } from '@/components/systems/load-editor';
import type { Roster } from '@/lib/roster/roster';
import {
  clearTypeResources,
  commandOffers,
  commandSummary,
  lostConsequences,
  raiseStat,
  setTacticalUpgrade,
  spentOnLost,
} from '@/lib/systems/horizon-wars/edits/edit-command';
import { earnedText } from '@/lib/systems/horizon-wars/evaluate/totals';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { renderPanel } from '../fixtures/rendered-panel';
import { evaluated, expectReadable, forceWith } from './sections-forces';

const offerOf = (force: Force, type: string) => {
  const offer = commandOffers(evaluated(force)).find((each) => each.type.id === type);
  if (!offer) throw new Error(`No offer for ${type}`);
  return offer;
};

describe('spending command resources', () => {
  test('a raise creates the entry of its type, and undoing the last one removes it', () => {
    const force = forceWith();
    const raised = expectReadable(raiseStat(force, 'recon', 'f', 1));
    expect(raised.commandResources).toEqual([{ type: 'recon', raise: { f: 1 }, upgrades: [] }]);
    expect(expectReadable(raiseStat(raised, 'recon', 'f', -1)).commandResources).toEqual([]);
  });

  test('a raise stays within 0 and 20', () => {
    const force = forceWith({ commandResources: [{ type: 'recon', raise: { f: 20 } }] });
    expect(raiseStat(force, 'recon', 'f', 1)).toEqual(force);
    expect(raiseStat(force, 'recon', 'm', -1)).toEqual(force);
  });

  test('the entries of other types stay the same objects', () => {
    const force = forceWith({ commandResources: [{ type: 'recon', upgrades: ['strike'] }] });
    const next = expectReadable(setTacticalUpgrade(force, 'light-infantry', 'traps', true));
    expect(next.commandResources[0]).toBe(force.commandResources[0]);
    expect(next.commandResources[1]).toEqual({ type: 'light-infantry', raise: {}, upgrades: ['traps'] });
  });

  test('an upgrade is taken once, and removed', () => {
    const force = forceWith({ commandResources: [{ type: 'recon', raise: { m: 1 }, upgrades: ['strike'] }] });
    expect(setTacticalUpgrade(force, 'recon', 'strike', true)).toEqual(force);
    const next = expectReadable(setTacticalUpgrade(force, 'recon', 'strike', false));
    expect(next.commandResources).toEqual([{ type: 'recon', raise: { m: 1 }, upgrades: [] }]);
  });

  test('everything of a type is removed in one step', () => {
    const force = forceWith({ commandResources: [{ type: 'recon', raise: { m: 1 }, upgrades: ['strike'] }] });
    expect(expectReadable(clearTypeResources(force, 'recon')).commandResources).toEqual([]);
    expect(clearTypeResources(force, 'heavy-infantry')).toEqual(force);
  });
});

describe('what may be bought', () => {
  test('a raise costs one per element of the type, shown before it is taken', () => {
    expect(offerOf(forceWith(), 'light-infantry').raises.map(({ cost }) => cost)).toEqual([2, 2, 2, 2]);
    expect(offerOf(forceWith(), 'heavy-infantry').raises[0]?.cost).toBe(1);
  });

  test('an offer over the budget says by how much, and can still be taken', () => {
    const force = forceWith({ commandResources: [{ type: 'recon', raise: { f: 1 } }] });
    const [movement] = offerOf(force, 'light-infantry').raises;
    expect(movement).toMatchObject({ overBy: 1, mayRaise: true });
    expect(offerOf(force, 'heavy-infantry').raises[0]).toMatchObject({ overBy: 0 });
  });

  test('raises are included in the stats', () => {
    const force = forceWith({ commandResources: [{ type: 'recon', raise: { f: 2 } }] });
    expect(offerOf(force, 'recon').stats.f).toBe(3);
  });

  test('an upgrade for other types is refused with reason and page, even if it is taken', () => {
    const force = forceWith({ commandResources: [{ type: 'heavy-infantry', upgrades: ['traps'] }] });
    const traps = offerOf(force, 'heavy-infantry').upgrades.find(({ upgrade }) => upgrade.id === 'traps');
    expect(traps).toMatchObject({ taken: true, refusal: { page: 67 } });
    expect(traps?.refusal?.reason).toContain('Heavy infantry (heavy) may not take Traps');
    const strike = offerOf(force, 'heavy-infantry').upgrades.find(({ upgrade }) => upgrade.id === 'strike');
    expect(strike).toMatchObject({ taken: false, refusal: null });
  });

  test('the Burning refuses antigrav to a type that may otherwise have it', () => {
    const antigrav = (era: string) =>
      offerOf(forceWith({ era }), 'recon').upgrades.find(({ upgrade }) => upgrade.id === 'antigrav')?.refusal;
    expect(antigrav('open')).toBeNull();
    expect(antigrav('burning')).toMatchObject({ page: 100 });
  });

  test('a second raise of a stat is refused if the ruling allows only one', () => {
    const raise = (rulings: object) =>
      offerOf(forceWith({ rulings, commandResources: [{ type: 'recon', raise: { f: 1 } }] }), 'recon').raises;
    expect(raise({}).find(({ stat }) => stat === 'f')?.mayRaise).toBe(true);
    const once = raise({ 'cr-stat-stacking': 'once' });
    expect(once.find(({ stat }) => stat === 'f')).toMatchObject({ mayRaise: false, refusal: { page: 60 } });
    expect(once.find(({ stat }) => stat === 'm')?.mayRaise).toBe(true);
  });

  test('a type no longer in the force is still listed, so that it can be removed', () => {
    const force = forceWith({ commandResources: [{ type: 'special-forces', raise: { f: 1 } }] });
    expect(offerOf(force, 'special-forces')).toMatchObject({ count: 0, spent: 0 });
  });
});

describe('the text of what is earned', () => {
  test('says where it comes from', () => {
    expect(earnedText(evaluated(forceWith()))).toBe('6 conventional elements under a CHQ earn 3');
    expect(commandSummary(evaluated(forceWith()))).toBe('0 of 3 CR spent');
  });

  test('says that nothing is earned without a CHQ', () => {
    const { elements } = forceWith();
    const evaluation = evaluated(forceWith({ elements: elements.filter(({ id }) => id !== 'hq') }));
    expect(earnedText(evaluation)).toBe('5 conventional elements, no CHQ: nothing earned');
    expect(commandSummary(evaluation)).toBe('No CR earned');
  });
});

describe('command resources of elements that are lost before the battle', () => {
  const given = [{ type: 'recon', raise: { f: 1 }, upgrades: ['strike'] }];
  const losing = { kind: 'adventure', context: 'losing' };
  const advice = (disposition: object, commandResources: object[] = given, chosen: object = losing) => {
    const scenario = { ...chosen, disposition };
    const evaluation = evaluated(forceWith({ scenario, commandResources }));
    const text = spentOnLost(evaluation, 'recon');
    const shown = lostConsequences(evaluation).filter((each) => each.text === text);
    return text === null ? null : [text, ...shown.map(({ page }) => page)];
  };

  test('are advised against, with the number of CR, where elements are placed and where CR are spent', () => {
    expect(advice({ eyes: 'lost', ears: 'advance' })).toEqual([
      '1 of 2 reconnaissance elements is lost before the battle: 2 of the 4 CR spent on this type have no effect.',
      89,
    ]);
    expect(advice({ eyes: 'lost', ears: 'lost' })?.[0]).toBe(
      'Every reconnaissance element is lost before the battle: the 4 CR spent on this type have no effect.',
    );
    const battle = { kind: 'set-piece', battle: 'deliberate-attack', size: 'patrol', role: 'attacker' };
    const one = [{ type: 'recon', raise: { f: 1 } }];
    expect(advice({ eyes: 'lost' }, one, battle)).toEqual([
      '1 of 2 reconnaissance elements is lost before the battle: 1 of the 2 CR spent on this type has no effect.',
      75,
    ]);
  });

  test('are advised against in the panel of command resources', async () => {
    const { system, editor } = await loadEditor('horizon-wars');
    const scenario = { ...losing, disposition: { eyes: 'lost' } };
    const force = forceWith({ scenario, commandResources: given });
    const roster: Roster = { muster: 1, system: 'horizon-wars', name: '', player: '', notes: '', force };
    const html = renderPanel({ roster, pack: null, system, editor }, { kind: 'section', id: 'command' });
    const shown = html.replaceAll(/<[^>]*>/g, '');
    expect(shown).toContain(
      'is lost before the battle: 2 of the 4 CR spent on this type have no effect. p.89',
    );
    expect(shown).toMatch(/Advice1 of 2 reconnaissance elements/);
  });

  test('are not mentioned if none of the type is lost, or nothing was spent on it', () => {
    expect(advice({ eyes: 'advance', foot: 'lost' })).toBeNull();
    expect(advice({ eyes: 'lost' }, [])).toBeNull();
    expect(spentOnLost(evaluated(forceWith({ commandResources: given })), 'recon')).toBeNull();
  });
});
