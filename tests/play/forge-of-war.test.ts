import { describe, expect, test } from 'vitest';
import { setIntent } from '@/lib/play/intent';
import { carrier, cavalry, infantry } from '../fixtures/forge-of-war';
import { act, does, row, rowIds, set, sideOf, tableFor, tank, trackerOf } from './forge-of-war-table';

describe('trackers', () => {
  const started = tableFor([
    infantry('u1', { weapons: ['laser-cannon'] }),
    cavalry('u2', { profile: { w: 2 } }),
    tank('u3', { passengers: ['u4'] }),
    infantry('u4', { training: 'elite', figures: 201, profile: { av: 5 } }),
    infantry('u5', { type: 'monstrous-creature', training: 'horde', figures: 1, profile: { w: 4 } }),
  ]);
  const ofActing = {
    tried: ['none', null],
    moved: ['no', null],
    reacted: [0, null],
    cover: ['open', null],
    blown: [0, null],
    covering: ['none', null],
    engaged: [0, null],
    removed: [0, null],
    note: ['', null],
  };
  const none = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, null]));

  test.each([
    [
      'u1',
      {
        ...ofActing,
        'figures-lost': [0, 10],
        'd-markers': [0, 3],
        stance: ['normal', null],
        withdrawing: [0, null],
        scattered: [0, null],
        deployed: [0, null],
        aboard: [0, null],
        ...none('wounds', 'mounted', 'propulsion', 'weapon-1'),
      },
    ],
    [
      'u2',
      {
        ...ofActing,
        'figures-lost': [0, 10],
        wounds: [0, 2],
        stance: ['normal', null],
        mounted: ['mounted', null],
        ...none('deployed'),
      },
    ],
    [
      'u3/1',
      {
        ...ofActing,
        wounds: [0, 3],
        'd-markers': [0, 3],
        'weapon-1': [0, null],
        'weapon-3': [0, null],
        propulsion: [0, null],
        ...none('figures-lost', 'weapon-4', 'stance', 'withdrawing', 'scattered', 'deployed', 'aboard'),
      },
    ],
    [
      'u4',
      { 'figures-lost': [0, null], 'd-markers': [0, 5], aboard: [1, null], ...none('stance', 'deployed') },
    ],
    [
      'u5',
      {
        'figures-lost': [0, 1],
        'd-markers': [0, 1],
        wounds: [0, 4],
        aboard: [0, null],
        ...none('withdrawing', 'scattered', 'stance', 'mounted'),
      },
    ],
  ] as const)('of %s have their start and maximum', (id, expected) => {
    const found = Object.fromEntries(
      Object.keys(expected).map((tracker) => {
        const at = trackerOf(started, id, tracker);
        return [tracker, at && [at.start, at.most]];
      }),
    );
    expect(found).toEqual(expected);
  });

  test('have the options of the book, and weapons their names', () => {
    const optionsOf = (tracker: string, id = 'u1') =>
      trackerOf(started, id, tracker)?.options.map((option) => option.id);
    expect(optionsOf('tried')).toEqual(['none', 'activated', 'failed']);
    expect(optionsOf('moved')).toEqual(['no', 'slow', 'fast']);
    expect(optionsOf('cover')).toEqual(['open', 'soft', 'hard', 'fortified']);
    expect(optionsOf('covering')).toEqual(['none', 'still', 'moved']);
    expect(optionsOf('stance')).toEqual(['normal', 'cautious', 'hiding']);
    expect(optionsOf('mounted', 'u2')).toEqual(['mounted', 'foot']);
    expect([1, 2, 3].map((number) => trackerOf(started, 'u3/1', `weapon-${number}`)?.label)).toEqual([
      'Tank cannon out',
      'Heavy machine gun 1 out',
      'Heavy machine gun 2 out',
    ]);
  });

  test('of who may ride follow the transports and the ruling on passengers', () => {
    expect(trackerOf(tableFor([infantry('u1')]), 'u1', 'aboard')).toBeNull();
    const units = [cavalry('u1'), carrier('u2'), carrier('u3')];
    expect(trackerOf(tableFor(units), 'u1', 'aboard')).not.toBeNull();
    expect(trackerOf(tableFor(units), 'u2/1', 'aboard')).toBeNull();
    expect(trackerOf(tableFor(units, [], { passengers: 'infantry' }), 'u1', 'aboard')).toBeNull();
  });

  test('of an unknown weapon have its id, and more weapons than boxes are counted', () => {
    const table = tableFor([carrier('u1', { weapons: ['gone', 'heavy-machine-gun×70'] })]);
    expect(trackerOf(table, 'u1/1', 'weapon-1')?.label).toBe('gone out');
    expect(trackerOf(table, 'u1/1', 'weapon-59')).not.toBeNull();
    expect(trackerOf(table, 'u1/1', 'weapon-60')).toBeNull();
    does(table, set('weapon-59', 1, 'u1/1'));
    expect(row(table, 'u1/1')['weapons-left']).toBe(70);
  });
});

describe('rows', () => {
  test('are units and vehicles, each vehicle by itself', () => {
    const table = tableFor([infantry('u1'), tank('u2'), tank('u3', { figures: 2 })]);
    expect(rowIds(table)).toEqual(['u1', 'u2/1', 'u3/1', 'u3/2']);
    const rows = table.standing.sides[0]?.rows.map((each) => each.row);
    expect(rows?.map(({ label }) => label)).toEqual(['u1', 'u2', 'u3, 1 of 2', 'u3, 2 of 2']);
    expect(rows?.some(({ under }) => under !== undefined)).toBe(false);
    does(table, set('tried', 'failed', 'u3/1'), set('d-markers', 2, 'u3/1'));
    expect(row(table, 'u3/2')).toMatchObject({ tried: 'none', 'd-markers': 0 });
    expect(sideOf(table)).toMatchObject({ units: 4, figures: 13, 'to-activate': 3 });
  });

  test('of vehicles that act together by a ruling have one that acts, and the rest below it', () => {
    const table = tableFor([tank('u1', { figures: 4 })], [], { 'vehicle-groups': 'unit' });
    expect(rowIds(table)).toEqual(['u1', 'u1/1', 'u1/2', 'u1/3', 'u1/4']);
    expect(table.standing.sides[0]?.rows[1]?.row.under).toBe('u1');
    expect([trackerOf(table, 'u1', 'd-markers')?.most, trackerOf(table, 'u1/1', 'd-markers')]).toEqual([
      3,
      null,
    ]);
    expect([trackerOf(table, 'u1', 'wounds'), trackerOf(table, 'u1/1', 'wounds')?.most]).toEqual([null, 3]);
    expect(row(table, 'u1')).toMatchObject({ left: 4, below: null, shoots: true });
    expect(row(table, 'u1/1')).not.toHaveProperty('activation');
    does(table, set('removed', 1, 'u1/1'), set('removed', 1, 'u1/2'), set('removed', 1, 'u1/3'));
    expect(row(table, 'u1')).toMatchObject({ left: 1, below: 'quarter', stays: 2, status: 'effective' });
    expect(sideOf(table)).toMatchObject({ units: 1, 'units-left': 1, figures: 4, 'figures-left': 1 });
    does(table, set('removed', 1));
    expect([row(table, 'u1').status, row(table, 'u1/4').status]).toEqual(['destroyed', 'destroyed']);
  });

  test('of a vehicle dodge a unit that is called like one, and end at the boxes on paper', () => {
    expect(rowIds(tableFor([tank('u1'), infantry('u1/1')]))).toEqual(['u1/1’', 'u1/1']);
    expect(rowIds(tableFor([tank('u1', { figures: 300 })]))).toHaveLength(200);
  });
});

describe('a new turn', () => {
  test('clears the initiative, attempts, moves and reactions, and leaves everything else', () => {
    const table = tableFor([infantry('u1'), tank('u2')]);
    const cleared = { tried: 'activated', moved: 'slow', reacted: 1 };
    const kept = {
      'figures-lost': 2,
      'd-markers': 1,
      cover: 'hard',
      blown: 1,
      stance: 'hiding',
      covering: 'still',
      engaged: 1,
      withdrawing: 1,
      scattered: 1,
    };
    const marked = Object.entries({ ...cleared, ...kept }).map(([tracker, to]) => set(tracker, to));
    does(
      table,
      { set: ['initiative'], to: 'a' },
      ...marked,
      set('propulsion', 1, 'u2/1'),
      set('wounds', 2, 'u2/1'),
    );
    expect(table.standing.match.values).toMatchObject({ turn: 1, initiative: 'a' });
    expect(row(table)).toMatchObject({ ...cleared, ...kept });
    does(table, { act: 'next' });
    expect(table.standing.match.values).toMatchObject({ turn: 2, initiative: '' });
    expect(row(table)).toMatchObject({ ...kept, tried: 'none', moved: 'no', reacted: 0 });
    expect(row(table, 'u2/1')).toMatchObject({ propulsion: 1, wounds: 2 });
  });
});

describe('actions', () => {
  test.each([
    [0, 3, 1, 2],
    [0, 3, 5, 0],
    [0, 3, 0, 3],
    [5, 3, 5, 1],
    [8, 3, 5, 2],
    [8, 1, 1, 1],
    [8, 0, 2, 0],
  ])('after %i figures lost, a rally of %i D-markers by %i leaves %i', (lost, markers, by, left) => {
    const table = does(tableFor([infantry('u1')]), set('figures-lost', lost), set('d-markers', markers));
    const before = row(table);
    does(table, act('rally', { by }));
    expect(row(table)['d-markers']).toBe(left);
    expect(row(table)).toMatchObject({ tried: before.tried, 'figures-lost': lost });
  });

  test.each([
    [6, 0, 'failed', 0],
    [7, 0, 'failed', 1],
    [6, 1, 'failed', 1],
    [7, 1, 'activated', 0],
    [6, 0, 'activated', 0],
  ])('after %i figures lost, withdrawing %i, an attempt that %s leaves %i', (lost, was, result, is) => {
    const table = does(tableFor([infantry('u1')]), set('figures-lost', lost), set('withdrawing', was));
    does(table, act('try', { result }));
    expect(row(table)).toMatchObject({ tried: result, withdrawing: is });
  });

  test('who fails again while withdrawing takes a D-marker, or loses a figure (4.4)', () => {
    const table = does(tableFor([infantry('u1')]), set('figures-lost', 7), act('try', { result: 'failed' }));
    expect(row(table)).toMatchObject({ withdrawing: 1, 'd-markers': 0 });
    const seen = [1, 2, 3, 4].map(() => {
      does(table, { act: 'next' }, act('try', { result: 'failed' }), act('try', { result: 'failed' }));
      return [row(table)['d-markers'], row(table)['figures-lost']];
    });
    expect(seen).toEqual([
      [1, 7],
      [2, 7],
      [3, 7],
      [3, 8],
    ]);
  });

  test('a tap on the attempt does the same, and taken back right after takes all of it back', () => {
    const table = does(tableFor([infantry('u1')]), set('withdrawing', 1));
    const tap = (to: string) => table.do(setIntent(table.setup, table.state, ['a', 'u1', 'tried'], to));
    tap('activated');
    expect(row(table)).toMatchObject({ tried: 'activated', withdrawing: 0 });
    tap('none');
    expect(row(table)).toMatchObject({ tried: 'none', withdrawing: 1 });
  });

  test('a vehicle tries without withdrawing, and an attempt without a result is none', () => {
    const table = tableFor([tank('u1')]);
    expect(table.do(act('try', {}, 'u1/1'))).toBe(0);
    does(table, act('try', { result: 'failed' }, 'u1/1'));
    expect(row(table, 'u1/1')).toMatchObject({ tried: 'failed' });
    expect(row(table, 'u1/1')).not.toHaveProperty('withdrawing');
    const group = tableFor([tank('u1', { figures: 3 })], [], { 'vehicle-groups': 'unit' });
    expect(group.do(act('try', { result: 'failed' }, 'u1/1'))).toBe(0);
    does(group, set('removed', 1, 'u1/1'), set('removed', 1, 'u1/2'), act('try', { result: 'failed' }));
    expect(row(group)).toMatchObject({ tried: 'failed', withdrawing: 1 });
  });
});
