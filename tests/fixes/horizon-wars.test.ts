import { describe, expect, test } from 'vitest';
import type { Edit } from '@/lib/roster/edits/edit';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { frozen } from '../fixtures/frozen';
import {
  adventure,
  aircraft,
  battle,
  conventional,
  force,
  mech,
  pack,
  several,
} from '../fixtures/horizon-wars';

const editCatalogue = await system.editCatalogue?.();

/** The edits of one kind for a force, with their texts. */
function editsOf(roster: Roster<Force>, kind: string, under: Pack | null = null) {
  const evaluation = system.evaluate(frozen(roster).force, under && (frozen(under) as never));
  const edits = (editCatalogue?.edits(evaluation) ?? []).filter((edit) => edit.kind === kind);
  const labels = system.labels(roster.force);
  return edits.map((edit: Edit<Force>) => ({
    text: edit.text((id) => labels.get(id) ?? id),
    cost: edit.cost,
    elements: edit.elements,
    after: edit.apply(roster.force),
  }));
}

/** The only edit with this text. */
function edit(roster: Roster<Force>, kind: string, text: string, under: Pack | null = null) {
  const found = editsOf(roster, kind, under).filter((each) => each.text === text);
  expect(found.map((each) => each.text)).toEqual([text]);
  return found[0] as (typeof found)[number];
}

const texts = (...given: Parameters<typeof editsOf>) => editsOf(...given).map(({ text }) => text);
const element = ({ elements }: Force, id: string) => elements.find((each) => each.id === id);

describe('the edits of Horizon Wars', () => {
  const tank = mech('m1', {
    name: 'Terrier',
    presence: 2,
    upgrades: ['jump-jets', 'extended-range:long'],
    ace: true,
    chq: true,
  });
  const plane = aircraft('a1', { name: 'Kestrel', presence: 3, upgrades: ['heavy-transport×2', 'rotary'] });
  const both = force([tank, plane, conventional('c1', 'recon')], {
    transports: [{ aircraft: 'a1', passengers: ['c1'] }],
    commandResources: [{ type: 'recon', raise: { m: 2, f: 1 }, upgrades: ['strike'] }],
  });

  test('upgrade-off removes one entry, or some of its times', () => {
    expect(edit(both, 'upgrade-off', 'Remove Jump jets from Terrier')).toMatchObject({
      cost: 2,
      elements: ['m1'],
    });
    const once = edit(both, 'upgrade-off', 'Remove one Heavy transport from Kestrel').after;
    expect(element(once, 'a1')).toMatchObject({ upgrades: [{ id: 'heavy-transport' }, { id: 'rotary' }] });
    expect(texts(both, 'upgrade-off')).toHaveLength(5);
    expect(edit(both, 'upgrade-off', 'Remove Heavy transport from Kestrel').cost).toBe(4);
    const twice = force([mech('m1', { upgrades: ['engineer', 'engineer'] })]);
    const [one, ...more] = editsOf(twice, 'upgrade-off');
    expect([element(one?.after as Force, 'm1'), more]).toMatchObject([
      { upgrades: [{ id: 'engineer' }] },
      [],
    ]);
  });

  test('ace-off removes the Ace', () => {
    expect(editsOf(both, 'ace-off')).toMatchObject([{ text: 'Remove the Ace from Terrier', cost: 2 }]);
    expect(element(edit(both, 'ace-off', 'Remove the Ace from Terrier').after, 'm1')).toMatchObject({
      ace: false,
    });
  });

  test('stat sets any value down to 1, or up to three more, at 1 a point and at most 3', () => {
    const roster = force([mech('m1', { stats: [1, 2, 0, 6] })]);
    expect(editsOf(roster, 'stat').map(({ text, cost }) => `${text} ${cost}`)).toEqual([
      'Lower Firepower of m1 to 1 1',
      'Raise Firepower of m1 to 3 1',
      'Raise Firepower of m1 to 4 2',
      'Raise Firepower of m1 to 5 3',
      'Raise Movement of m1 to 2 1',
      'Raise Movement of m1 to 3 2',
      'Raise Movement of m1 to 4 3',
      'Raise Armour/Agility of m1 to 1 1',
      'Raise Armour/Agility of m1 to 2 2',
      'Raise Armour/Agility of m1 to 3 3',
      'Lower Defence of m1 to 5 1',
      'Raise Defence of m1 to 7 1',
      'Lower Defence of m1 to 4 2',
      'Raise Defence of m1 to 8 2',
      'Lower Defence of m1 to 3 3',
      'Raise Defence of m1 to 9 3',
      'Lower Defence of m1 to 2 3',
      'Lower Defence of m1 to 1 3',
    ]);
  });

  test('presence sets any value that is readable, at 6 a step, or 6 in all from one that is not allowed', () => {
    const roster = force([mech('m1'), mech('m2', { presence: 4 }), aircraft('a1', { presence: 3 })]);
    expect(editsOf(roster, 'presence').map(({ text, cost }) => `${text} ${cost}`)).toEqual([
      'Make m1 P2 6',
      'Make m1 P3 12',
      'Make m2 P3 6',
      'Make m2 P5 6',
      'Make m2 P2 6',
      'Make m2 P6 12',
      'Make m2 P1 6',
      'Make a1 P2 6',
      'Make a1 P1 12',
    ]);
  });

  test('retype changes only the type of a conventional element', () => {
    expect(editsOf(both, 'retype')).toHaveLength(9);
    const retyped = edit(both, 'retype', 'Change c1 to heavy infantry');
    expect([retyped.cost, element(retyped.after, 'c1')]).toEqual([
      5,
      { id: 'c1', kind: 'conventional', name: 'c1', type: 'heavy-infantry', chq: false },
    ]);
  });

  test('chq makes a mech, or an element of a suitable type, the only CHQ', () => {
    const roster = force([
      tank,
      mech('m2'),
      plane,
      ...several('recon', 'c1'),
      ...several('light-cavalry', 'c2'),
    ]);
    expect(texts(roster, 'chq')).toEqual(['Make m2 the CHQ', 'Make c2 the CHQ']);
    const { after, cost } = edit(roster, 'chq', 'Make c2 the CHQ');
    expect([cost, after.elements.filter(({ chq }) => chq).map(({ id }) => id)]).toEqual([3, ['c2']]);
    const two = force([tank, mech('m2', { chq: true })]);
    expect(texts(two, 'chq')).toEqual(['Make Terrier the CHQ', 'Make m2 the CHQ']);
  });

  test('chq-off removes one flag', () => {
    const two = force([tank, aircraft('a1', { chq: true })]);
    const { after, cost } = edit(two, 'chq-off', 'Make a1 no longer the CHQ');
    expect([cost, after.elements.map(({ chq }) => chq)]).toEqual([3, [true, false]]);
  });

  test('remove takes out an element and all references to it', () => {
    const roster = force([tank, mech('m2'), plane, conventional('c1', 'recon')], {
      squadrons: [{ mechs: ['m1', 'm2'] }],
      transports: [{ aircraft: 'a1', passengers: ['c1'] }],
      scenario: adventure('losing', { m1: 'lost', a1: 'advance' }),
    });
    const first = edit(roster, 'remove', 'Remove Terrier');
    expect(first.cost).toBe(11);
    expect(first.after).toMatchObject({
      squadrons: [{ mechs: ['m2'] }],
      scenario: { disposition: { a1: 'advance' } },
    });
    expect(edit(roster, 'remove', 'Remove Kestrel').after.transports).toEqual([]);
  });

  test('add adds a nameless conventional element of a type', () => {
    expect(editsOf(both, 'add')).toHaveLength(10);
    const { after, cost, elements } = edit(both, 'add', 'Add an armoured artillery');
    expect([cost, elements, after.elements.at(-1)]).toEqual([
      6,
      [],
      { id: 'e1', kind: 'conventional', name: '', type: 'armoured-artillery', chq: false },
    ]);
    expect(texts(both, 'add')).toContain('Add a heavy infantry');
  });

  test('raise-off lowers a raise by 1, and tactical-off removes an upgrade', () => {
    const lower = edit(both, 'raise-off', 'Lower the raise to +1: Movement of reconnaissance');
    expect([lower.cost, lower.after.commandResources[0]?.raise]).toEqual([1, { m: 1, f: 1 }]);
    expect(
      edit(both, 'raise-off', 'Remove the raise: Firepower of reconnaissance').after.commandResources[0]
        ?.raise,
    ).toEqual({ m: 2 });
    const strike = edit(both, 'tactical-off', 'Remove Strike from reconnaissance');
    expect([strike.cost, strike.after.commandResources[0]?.upgrades]).toEqual([1, []]);
  });

  test('squadron-off removes a squadron, or one mech from it', () => {
    const roster = force([mech('m1'), mech('m2')], { squadrons: [{ mechs: ['m1', 'm2', 'm1'] }] });
    expect(
      editsOf(roster, 'squadron-off').map(({ text, cost, after }) => [text, cost, after.squadrons]),
    ).toEqual([
      ['Disband squadron 1', 1, []],
      ['Remove m1 from squadron 1', 1, [{ mechs: ['m1', 'm2'] }]],
      ['Remove m2 from squadron 1', 1, [{ mechs: ['m1', 'm1'] }]],
    ]);
  });

  test('disembark lets a passenger off', () => {
    const { cost, after } = edit(both, 'disembark', 'Disembark c1 from Kestrel');
    expect([cost, after.transports]).toEqual([1, []]);
  });

  test('place moves an element to any other place if there is a scenario', () => {
    const roster = force([tank, plane], {
      scenario: battle('deliberate-attack', 'troop', 'defender', { m1: 'lost' }),
    });
    expect(texts(roster, 'place')).toEqual([
      'Place Terrier in the advance force',
      'Place Terrier in reserve',
      'Place Kestrel in the advance force',
      'Place Kestrel in reserve',
      'Place Kestrel among the lost',
    ]);
    const { cost, after } = edit(roster, 'place', 'Place Terrier in reserve');
    expect([cost, after.scenario?.disposition]).toEqual([1, { m1: 'reserve' }]);
    expect(texts(both, 'place')).toEqual([]);
  });

  test('place-all places every element as the scenario requires, and changes nothing where it cannot', () => {
    const scenario = battle('deliberate-attack', 'troop', 'attacker', {});
    const several = [tank, mech('m2', { presence: 3 }), plane, conventional('c1', 'recon')];
    const { cost, after } = edit(
      force(several, { scenario }),
      'place-all',
      'Place every element as the scenario requires',
    );
    expect([cost, Object.keys(after.scenario?.disposition ?? {}).sort()]).toEqual([
      2,
      ['a1', 'c1', 'm1', 'm2'],
    ]);
    expect(texts(both, 'place-all')).toEqual([]);
  });

  test('allegiance-off removes the allegiance', () => {
    const roster = force([tank], { allegiance: 'martian', era: 'burning' });
    expect(editsOf(roster, 'allegiance-off')).toMatchObject([{ cost: 1, after: { allegiance: null } }]);
    expect(texts(both, 'allegiance-off')).toEqual([]);
  });

  test('era offers the eras of the pack if it does not allow the roster’s', () => {
    const allowed = pack({ eras: ['burning', 'maul'] });
    expect(editsOf(both, 'era', allowed)).toMatchObject([
      { text: 'Change the era to the Burning', cost: 4, after: { era: 'burning' } },
      { after: { era: 'maul' } },
    ]);
    expect(texts(force([tank], { era: 'maul' }), 'era', allowed)).toEqual([]);
  });

  test('battlefield offers the conditions of the pack', () => {
    const asked = pack({ battlefield: ['mars'] });
    expect(editsOf(both, 'battlefield', asked)).toMatchObject([
      { cost: 4, after: { battlefield: ['mars'] } },
    ]);
    expect(texts(force([tank], { battlefield: ['mars'] }), 'battlefield', asked)).toEqual([]);
  });

  test('scenario offers the battle of the pack, with the same role and no places', () => {
    const asked = pack({ setPiece: { battle: 'the-rescue', size: 'patrol' } });
    const other = force([tank], { scenario: battle('the-rescue', 'troop', 'defender', { m1: 'lost' }) });
    const chosen = { kind: 'set-piece', battle: 'the-rescue', size: 'patrol', disposition: {} };
    expect(editsOf(other, 'scenario', asked)).toMatchObject([
      { cost: 4, after: { scenario: { ...chosen, role: 'defender' } } },
    ]);
    expect(editsOf(both, 'scenario', asked)).toMatchObject([
      { after: { scenario: { ...chosen, role: 'attacker' } } },
    ]);
  });

  test('there are no other kinds, and none changes what players agree on', () => {
    const all = force([tank, mech('m2'), plane, conventional('c1', 'recon')], {
      squadrons: [{ mechs: ['m1', 'm2'] }],
      transports: [{ aircraft: 'a1', passengers: ['c1'] }],
      commandResources: [{ type: 'recon', raise: { m: 2 }, upgrades: ['strike'] }],
      scenario: adventure('losing'),
      allegiance: 'martian',
      limit: 3,
      mechCap: 2,
    });
    const under = pack({
      eras: ['maul'],
      battlefield: ['mars'],
      setPiece: { battle: 'the-rescue', size: 'patrol' },
    });
    const edits = editCatalogue?.edits(system.evaluate(all.force, under as never)) ?? [];
    expect(new Set(edits.map(({ kind }) => kind)).size).toBe(19);
    for (const { apply } of edits) {
      const { limit, mechCap, superMechs, rulings } = apply(all.force);
      expect([limit, mechCap, superMechs, rulings]).toEqual([3, 2, false, {}]);
    }
    const keys = edits.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
