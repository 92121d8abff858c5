import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addElement,
  duplicateElement,
  moveElement,
  newElementId,
  setAce,
  setChq,
  setName,
  setPresence,
  setStat,
} from '@/lib/systems/horizon-wars/edits/edit';
import {
  bareDraft,
  conventionalDraft,
  flyingClasses,
  mechClasses,
} from '@/lib/systems/horizon-wars/edits/presets';
import { forceSchema } from '@/lib/systems/horizon-wars/force';
import { labelsOf } from '@/lib/systems/horizon-wars/paper/text';
import { forceAndId, forceOf } from './horizon-wars-forces';

const stats = { m: 3, f: 3, a: 3, d: 3 };
const three = forceOf({
  elements: [
    { id: 'e1', kind: 'mech', name: 'Lance', presence: 2, stats, chq: true },
    { id: 'e2', kind: 'conventional', type: 'recon' },
    { id: 'e3', kind: 'aircraft', presence: 1, stats },
  ],
});
const idsOf = ({ elements }: typeof three) => elements.map(({ id }) => id);

describe('adding an element', () => {
  test('works for every starting build and type, and the force can be saved', () => {
    const drafts = [
      conventionalDraft('recon'),
      ...[...mechClasses, ...flyingClasses].flatMap(({ bare, builds }) => [
        bare,
        ...builds.map(({ draft }) => draft),
      ]),
    ];
    let force = three;
    for (const draft of drafts) force = addElement(force, draft, newElementId(force));
    expect(force.elements).toHaveLength(3 + drafts.length);
    expect(forceSchema.parse(force)).toEqual(force);
  });

  test('starts from one of three or more builds of a class, or of two for super-mechs', () => {
    const counts = [...mechClasses, ...flyingClasses].map(({ builds }) => builds.length);
    expect(counts).toEqual([4, 4, 4, 2, 3, 3, 4]);
  });

  test('finds a free id also if ids have gaps or other forms', () => {
    const force = forceOf({
      elements: ['e7', 'x', 'e07'].map((id) => ({ id, kind: 'conventional', type: 'recon' })),
    });
    expect(newElementId(force)).toBe('e8');
  });

  test('with the same build again numbers all of them, the first too', () => {
    const draft = { ...bareDraft('mech', 1), name: 'Raider' };
    let force = three;
    for (let times = 0; times < 3; times++) force = addElement(force, draft, newElementId(force));
    expect(labelsOf(force.elements).slice(3)).toEqual(['Raider 1', 'Raider 2', 'Raider 3']);
    expect(labelsOf(setName(force, 'e5', 'Vixen').elements).slice(3)).toEqual([
      'Raider 1',
      'Vixen',
      'Raider 2',
    ]);
  });

  test('to a full force changes nothing', () => {
    const full = forceOf({
      elements: Array.from({ length: 200 }, (_, at) => ({
        id: `e${at}`,
        kind: 'conventional',
        type: 'recon',
      })),
    });
    expect(addElement(full, conventionalDraft('recon'), 'e900')).toEqual(full);
    expect(duplicateElement(full, 'e3')).toEqual({ force: full, id: 'e3' });
  });
});

describe('duplicating', () => {
  test('inserts a copy that is not the CHQ after the original', () => {
    const { force, id } = duplicateElement(three, 'e1');
    expect(idsOf(force)).toEqual(['e1', 'e4', 'e2', 'e3']);
    expect(labelsOf(force.elements)).toEqual(['Lance 1', 'Lance 2', 'Reconnaissance', 'P1 aircraft']);
    expect(force.elements[1]).toEqual({ ...three.elements[0], id, chq: false });
  });

  test('leaves unnamed elements unnamed', () => {
    expect(duplicateElement(three, 'e2').force.elements[2]?.name).toBe('');
  });

  test('works for any element of any force', () => {
    fc.assert(
      fc.property(forceAndId, ({ force, id }) => {
        const copied = duplicateElement(force, id);
        forceSchema.parse(copied.force);
        expect(idsOf(force)).not.toContain(copied.id);
        expect(copied.force.elements.find((each) => each.id === copied.id)?.chq).toBe(false);
      }),
    );
  });
});

describe('moving', () => {
  test.each([
    ['e1', 2, ['e2', 'e3', 'e1']],
    ['e3', 0, ['e3', 'e1', 'e2']],
    ['e2', 9, ['e1', 'e3', 'e2']],
    ['e2', -4, ['e2', 'e1', 'e3']],
  ])('%s to place %i', (id, to, order) => {
    expect(idsOf(moveElement(three, id, to))).toEqual(order);
  });

  test('of an element that is not in the force changes nothing', () => {
    expect(moveElement(three, 'nobody', 1)).toEqual(three);
  });
});

describe('setting', () => {
  const flags = (force: typeof three) => force.elements.filter(({ chq }) => chq).map(({ id }) => id);

  test('a new CHQ unsets the others', () => {
    expect(flags(setChq(three, 'e2', true))).toEqual(['e2']);
    fc.assert(
      fc.property(forceAndId, ({ force, id }) => {
        expect(flags(setChq(force, id, true))).toEqual([id]);
      }),
    );
  });

  test('one of two CHQs to false leaves the other', () => {
    const two = forceOf({ ...three, elements: three.elements.map((each) => ({ ...each, chq: true })) });
    expect(flags(setChq(two, 'e1', false))).toEqual(['e2', 'e3']);
    expect(flags(setChq(three, 'e1', false))).toEqual([]);
  });

  test('what only a design has changes nothing in a conventional element', () => {
    expect(setAce(three, 'e2', true)).toEqual(three);
    expect(setPresence(three, 'e2', 3)).toEqual(three);
    expect(setStat(three, 'e2', 'm', 4)).toEqual(three);
  });

  test('a stat, a Presence, an Ace', () => {
    const force = setAce(setPresence(setStat(three, 'e1', 'd', 6), 'e1', 3), 'e1', true);
    expect(force.elements[0]).toMatchObject({ presence: 3, ace: true, stats: { ...stats, d: 6 } });
  });
});
