import { describe, expect, test } from 'vitest';
import {
  addToSquadron,
  type Candidate,
  declareSquadron,
  disbandSquadron,
  disembark,
  embark,
  groupsSummary,
  removeFromSquadron,
  squadronViews,
  transportViews,
  unload,
} from '@/lib/systems/horizon-wars/edits/edit-groups';
import { evaluated, expectReadable, forceWith } from './sections-forces';

const refusals = (candidates: readonly Candidate[] = []) =>
  Object.fromEntries(candidates.map(({ element, refusal }) => [element.id, refusal?.reason ?? null]));

describe('squadrons', () => {
  test('a squadron is created with a commander who is in no other', () => {
    const force = forceWith();
    const one = expectReadable(declareSquadron(force, evaluated(force)));
    expect(one.squadrons).toEqual([{ mechs: ['lead'] }]);
    expect(expectReadable(declareSquadron(one, evaluated(one))).squadrons[1]).toEqual({ mechs: [] });
  });

  test('mechs of the same Presence may join; others are refused with a reason', () => {
    const evaluation = evaluated(forceWith({ squadrons: [{ mechs: ['lead'] }] }));
    expect(refusals(squadronViews(evaluation)[0]?.candidates)).toEqual({
      two: null,
      three: null,
      four: null,
      small: expect.stringContaining('P1 and P2'),
    });
  });

  test('a mech of another squadron may not join', () => {
    const squadrons = [{ mechs: ['lead', 'two'] }, { mechs: ['three'] }];
    const [first, second] = squadronViews(evaluated(forceWith({ squadrons })));
    expect(refusals(first?.candidates).three).toContain('more than once');
    expect(refusals(second?.candidates).four).toBeNull();
  });

  test('a squadron of five accepts no sixth mech', () => {
    const { elements } = forceWith();
    const more = ['five', 'six'].map((id) => ({ ...elements[1], id, name: id }));
    const force = forceWith({
      elements: [...elements, ...more],
      squadrons: [{ mechs: ['lead', 'two', 'three', 'four', 'five'] }],
    });
    const [view] = squadronViews(evaluated(force));
    expect(view?.faults).toEqual([]);
    expect(refusals(view?.candidates).six).toContain('6 elements');
  });

  test('members join and leave, and the other squadrons stay the same objects', () => {
    const force = forceWith({ squadrons: [{ mechs: ['lead'] }, { mechs: ['small'] }] });
    const joined = expectReadable(addToSquadron(force, 0, 'two'));
    expect(joined.squadrons[0]).toEqual({ mechs: ['lead', 'two'] });
    expect(joined.squadrons[1]).toBe(force.squadrons[1]);
    expect(addToSquadron(joined, 0, 'two')).toBe(joined);
    expect(expectReadable(removeFromSquadron(joined, 0, 0)).squadrons[0]).toEqual({ mechs: ['two'] });
    expect(removeFromSquadron(joined, 0, 7)).toBe(joined);
    expect(expectReadable(disbandSquadron(joined, 0)).squadrons).toEqual([{ mechs: ['small'] }]);
    expect(disbandSquadron(joined, 5)).toBe(joined);
  });

  test('a mech listed twice in a file can be removed once', () => {
    const force = forceWith({ squadrons: [{ mechs: ['lead', 'two', 'two', 'hq'] }] });
    const [view] = squadronViews(evaluated(force));
    expect(view?.members.map(({ id }) => id)).toEqual(['lead', 'two', 'two', 'hq']);
    expect(view?.faults.join()).toContain('is not a mech');
    expect(expectReadable(removeFromSquadron(force, 0, 2)).squadrons[0]?.mechs).toEqual([
      'lead',
      'two',
      'hq',
    ]);
  });
});

describe('transports', () => {
  test('each transport aircraft shows its room and who may embark', () => {
    const [light, big] = transportViews(evaluated(forceWith()));
    expect(light?.carrier).toMatchObject({ light: true, heavyRoom: 0 });
    expect(refusals(light?.candidates)).toMatchObject({ foot: null, heavy: null, eyes: null });
    expect(refusals(light?.candidates).horse).toContain('light may not carry horse');
    expect(refusals(light?.candidates).big).toContain('light may not carry big');
    expect(big?.carrier).toMatchObject({ light: false, heavyRoom: 3 });
    expect(refusals(big?.candidates)).toMatchObject({ horse: null, two: null });
    expect(refusals(big?.candidates).light).toContain('no transport carries aircraft');
  });

  test('a full transport accepts nobody, and nobody embarks twice', () => {
    const transports = [
      { aircraft: 'light', passengers: ['foot'] },
      { aircraft: 'big', passengers: ['two'] },
    ];
    const [light, big] = transportViews(evaluated(forceWith({ transports })));
    expect(refusals(light?.candidates).heavy).toContain('carries 2 elements');
    expect(refusals(big?.candidates)).toMatchObject({ hq: null, small: null });
    expect(refusals(big?.candidates).three).toContain('P4');
    expect(refusals(big?.candidates).foot).toContain('more than once');
  });

  test('faults of the current load do not affect other candidates', () => {
    const transports = [{ aircraft: 'big', passengers: ['light'] }];
    const view = transportViews(evaluated(forceWith({ transports })))[1];
    expect(view?.faults).toHaveLength(1);
    expect(refusals(view?.candidates).foot).toBeNull();
  });

  test('passengers embark and disembark; an empty aircraft is no longer listed', () => {
    const force = forceWith({ transports: [{ aircraft: 'big', passengers: ['two'] }] });
    const aboard = expectReadable(embark(force, 'light', 'foot'));
    expect(aboard.transports[0]).toBe(force.transports[0]);
    expect(aboard.transports[1]).toEqual({ aircraft: 'light', passengers: ['foot'] });
    expect(embark(aboard, 'light', 'foot')).toBe(aboard);
    expect(expectReadable(disembark(aboard, 'light', 0)).transports).toEqual(force.transports);
    expect(disembark(aboard, 'light', 3)).toBe(aboard);
    expect(expectReadable(unload(aboard, 'big')).transports).toHaveLength(1);
    expect(unload(aboard, 'hq')).toBe(aboard);
  });

  test('passengers of an element that is not a transport are shown and can be unloaded', () => {
    const force = forceWith({ transports: [{ aircraft: 'two', passengers: ['foot', 'foot'] }] });
    const view = transportViews(evaluated(force)).find(({ carrier }) => carrier.aircraft.id === 'two');
    expect(view).toMatchObject({ candidates: [], load: 1 });
    expect(view?.aboard).toHaveLength(2);
    expect(view?.faults).toHaveLength(2);
    expect(expectReadable(unload(force, 'two')).transports).toEqual([]);
  });
});

test('the outline counts squadrons and transports in use', () => {
  expect(groupsSummary(evaluated(forceWith()))).toBe('None');
  const transports = [
    { aircraft: 'big', passengers: ['two'] },
    { aircraft: 'light', passengers: [] },
  ];
  expect(groupsSummary(evaluated(forceWith({ squadrons: [{ mechs: ['lead'] }], transports })))).toBe(
    '1 squadron, 1 transport',
  );
});
