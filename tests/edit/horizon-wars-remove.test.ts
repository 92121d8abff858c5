import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { removeElement } from '@/lib/systems/horizon-wars/edits/edit';
import { forceSchema } from '@/lib/systems/horizon-wars/force';
import { runs } from '../fixtures/runs';
import { forceAndId, forceOf } from './horizon-wars-forces';

const stats = { m: 3, f: 3, a: 3, d: 3 };
const mech = (id: string) => ({ id, kind: 'mech', presence: 1, stats });
const force = forceOf({
  elements: [
    { ...mech('e1'), chq: true },
    mech('e2'),
    mech('e3'),
    { id: 'e4', kind: 'aircraft', presence: 2, stats, upgrades: [{ id: 'heavy-transport' }] },
    { id: 'e5', kind: 'conventional', type: 'recon' },
  ],
  squadrons: [{ mechs: ['e1', 'e2', 'e3'] }],
  transports: [{ aircraft: 'e4', passengers: ['e5', 'e1'] }],
  scenario: {
    kind: 'adventure',
    context: 'all-is-quiet',
    disposition: { e1: 'advance', e4: 'reserve', e5: 'reserve' },
  },
});

describe('removing', () => {
  test('removes a mech from its squadron, its aircraft and its scenario place', () => {
    const next = removeElement(force, 'e1');
    expect(next.squadrons).toEqual([{ mechs: ['e2', 'e3'] }]);
    expect(next.transports).toEqual([{ aircraft: 'e4', passengers: ['e5'] }]);
    expect(next.scenario?.disposition).toEqual({ e4: 'reserve', e5: 'reserve' });
  });

  test('disembarks the passengers of an aircraft', () => {
    const next = removeElement(force, 'e4');
    expect(next.transports).toEqual([]);
    expect(next.elements.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3', 'e5']);
  });

  test('deletes a squadron that becomes empty, but not one that was empty before', () => {
    const given = { ...force, squadrons: [{ mechs: [] }, { mechs: ['e1'] }] };
    expect(removeElement(given, 'e1').squadrons).toEqual([{ mechs: [] }]);
  });

  test('an unknown id changes nothing', () => expect(removeElement(force, 'e9')).toEqual(force));

  test('leaves a force that can be saved, without references to the element', () => {
    fc.assert(
      fc.property(forceAndId, ({ force, id }) => {
        const next = removeElement(force, id);
        expect(forceSchema.parse(next)).toEqual(next);
        const { elements, squadrons, transports, scenario } = next;
        expect(elements).toEqual(force.elements.filter((element) => element.id !== id));
        const referred = [
          ...squadrons.flatMap(({ mechs }) => mechs),
          ...transports.flatMap(({ aircraft, passengers }) => [aircraft, ...passengers]),
          ...Object.keys(scenario?.disposition ?? {}),
        ];
        expect(referred).not.toContain(id);
      }),
      { numRuns: runs(100, 500) },
    );
  });
});
