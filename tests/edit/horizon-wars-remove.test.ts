import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addElement, setChq } from '@/lib/systems/horizon-wars/edit';
import { removeElement } from '@/lib/systems/horizon-wars/edit-remove';
import { forceSchema } from '@/lib/systems/horizon-wars/force';
import { bareDraft, conventionalDraft } from '@/lib/systems/horizon-wars/presets';
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
  test('takes a mech out of its squadron, its aircraft and its place', () => {
    const { force: next } = removeElement(force, 'e1');
    expect(next.squadrons).toEqual([{ mechs: ['e2', 'e3'] }]);
    expect(next.transports).toEqual([{ aircraft: 'e4', passengers: ['e5'] }]);
    expect(next.scenario?.disposition).toEqual({ e4: 'reserve', e5: 'reserve' });
  });

  test('sets down what an aircraft carried', () => {
    const { force: next } = removeElement(force, 'e4');
    expect(next.transports).toEqual([]);
    expect(next.elements.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3', 'e5']);
  });

  test('leaves what has nothing to do with it as it is', () => {
    const { force: next } = removeElement(force, 'e2');
    expect(next.transports).toBe(force.transports);
    expect(next.scenario).toBe(force.scenario);
    expect(next.elements[0]).toBe(force.elements[0]);
  });

  test('leaves a force that can be saved, and restoring at once gives the same force', () => {
    fc.assert(
      fc.property(forceAndId, ({ force, id }) => {
        const removed = removeElement(force, id);
        forceSchema.parse(removed.force);
        expect(removed.force.elements.some((element) => element.id === id)).toBe(false);
        expect(removed.restore(removed.force)).toEqual(force);
      }),
      { numRuns: 500 },
    );
  });

  test('two removals may be taken back in any order', () => {
    fc.assert(
      fc.property(forceAndId, ({ force, id }) => {
        const first = removeElement(force, id);
        const other = first.force.elements[0];
        if (other === undefined) return;
        const second = removeElement(first.force, other.id);
        expect(first.restore(second.restore(second.force))).toEqual(force);
        const back = second.restore(first.restore(second.force));
        forceSchema.parse(back);
        expect(back.elements).toHaveLength(force.elements.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('restoring into a force that has changed', () => {
  test('takes another id, with its references, where its own was given away', () => {
    const removed = removeElement(force, 'e1');
    const next = removed.restore(addElement(removed.force, bareDraft('mech', 1), 'e1'));
    expect(next.elements.map(({ id }) => id)).toEqual(['e6', 'e2', 'e3', 'e4', 'e5', 'e1']);
    expect(next.squadrons).toEqual([{ mechs: ['e6', 'e2', 'e3'] }]);
    expect(next.transports[0]?.passengers).toEqual(['e5', 'e6']);
    expect(next.scenario?.disposition).toMatchObject({ e6: 'advance' });
  });

  test('is not the CHQ again where another is by now', () => {
    const removed = removeElement(force, 'e1');
    const next = removed.restore(setChq(removed.force, 'e2', true));
    expect(next.elements.filter(({ chq }) => chq).map(({ id }) => id)).toEqual(['e2']);
  });

  test('finds its squadron by its comrades', () => {
    const removed = removeElement(force, 'e1');
    const changed = { ...removed.force, squadrons: [{ mechs: [] }, { mechs: ['e3', 'e2'] }] };
    expect(removed.restore(changed).squadrons).toEqual([{ mechs: [] }, { mechs: ['e1', 'e3', 'e2'] }]);
  });

  test('is in no squadron where that was dissolved, and has no place where the scenario is gone', () => {
    const removed = removeElement(force, 'e1');
    const next = removed.restore({ ...removed.force, squadrons: [], scenario: null });
    expect(next.squadrons).toEqual([]);
    expect(next.scenario).toBeNull();
  });

  test('does not embark again who is gone or aboard another aircraft', () => {
    const removed = removeElement(force, 'e4');
    const other = addElement(removed.force, bareDraft('aircraft', 1), 'e9');
    const changed = {
      ...removeElement(other, 'e5').force,
      transports: [{ aircraft: 'e9', passengers: ['e1'] }],
    };
    expect(removed.restore(changed).transports).toContainEqual({ aircraft: 'e4', passengers: [] });
  });

  test('does not fill a force past what a file may hold', () => {
    const removed = removeElement(force, 'e1');
    let full = removed.force;
    for (let at = 0; full.elements.length < 500; at++)
      full = addElement(full, conventionalDraft('recon'), `x${at}`);
    expect(removed.restore(full)).toBe(full);
  });
});
