import { describe, expect, test } from 'vitest';
import guardSample from '@/data/at-43/samples/harbour-guard.json';
import unaSample from '@/data/at-43/samples/sierra-company.json';
import maulSample from '@/data/horizon-wars/samples/maul-team.json';
import { type FindOptions, findFixes } from '@/lib/fixes/find-fixes';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Place } from '@/lib/systems/horizon-wars/force';
import { loadSystem } from '@/lib/systems/registry';
import { company, platoon, unit as squad } from '../fixtures/at-43';
import { alliance, unit } from '../fixtures/command-horizon';
import { carrier, infantry, led } from '../fixtures/forge-of-war';
import { conventional, force, mech, several } from '../fixtures/horizon-wars';
import { AT_ONCE, fixesOf } from './fixes-of';

// What a person would do about ordinary slips, in the words of the builder.

async function foundFor(roster: Roster, options: FindOptions = {}) {
  const system = (await loadSystem(roster.system)) as AnyGameSystem;
  return findFixes(roster, system, (await system.editCatalogue?.()) ?? null, null, {
    seconds: 60,
    ...options,
  });
}

/** The same force without a limit that it breaks is legal: the slip is all that is wrong. */
async function expectLegalForce(roster: Roster) {
  const system = await loadSystem(roster.system);
  expect(checkRoster(roster, system as AnyGameSystem).report.legal).toBe(true);
}

/** The sample company of the U.N.A., which is legal. */
async function unaCompany(): Promise<Roster<{ army: string }>> {
  const read = parseRoster(structuredClone(unaSample), (await loadSystem('at-43')) as AnyGameSystem);
  if (!read.ok) throw new Error('The sample cannot be read');
  const roster = read.value as Roster<{ army: string }>;
  await expectLegalForce(roster);
  return roster;
}

describe('Horizon Wars', () => {
  /** A legal force of exactly 15 points. */
  const fifteen = (...more: Parameters<typeof force>[0]) =>
    force(
      [
        conventional('c1', 'light-infantry', { chq: true, name: '' }),
        ...several('light-infantry', 'c2', 'c3', 'c4', 'c5', 'c6').map((each) => ({ ...each, name: '' })),
        mech('m1', { name: 'Thunderer', presence: 2, stats: [3, 6, 3, 2] }),
        mech('m2', { name: 'Old Faithful', presence: 3 }),
        mech('m3', { name: 'Ramrod', presence: 2 }),
        mech('m4', { name: 'Terrier', presence: 2 }),
        conventional('c7', 'light-artillery', { name: '' }),
        ...more,
      ],
      { limit: 15 },
    );
  const legal = fifteen();

  test('a duplicate over the limit is removed again', async () => {
    await expectLegalForce(legal);
    const twice = fifteen(conventional('c8', 'light-artillery', { name: '' }));
    const removals = [
      'Remove Light artillery 1 or 2',
      'Remove Light infantry 2, 3, 4, 5 or 6',
      'Remove Ramrod or Terrier',
      'Remove Thunderer',
    ];
    // A last offer is for a limit that was chosen by mistake.
    expect(await fixesOf(twice, legal)).toEqual([
      'Remove Light artillery 2 again',
      ...removals.slice(1),
      'Raise the limit to 20 (if your opponent agrees)',
    ]);
    expect((await fixesOf(twice)).slice(0, 4)).toEqual(removals);
  });

  test('a new element with two errors is removed by one offer of each', async () => {
    const late = mech('m9', { name: 'Late', presence: 1, stats: [9, 9, 9, 9] });
    const twoErrors = force([...legal.force.elements, late], { limit: 15 });
    const { report } = checkRoster(twoErrors, (await loadSystem('horizon-wars')) as AnyGameSystem);
    const errors = report.problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ rule }) => rule).sort()).toEqual(['hw/force/over-limit', 'hw/mech/points-over']);
    for (const problem of errors) {
      const { fixes } = await foundFor(twoErrors, { most: 3, problem, history: [legal.force] });
      const texts = fixes.map(({ edits }) => edits.map(({ text }) => text).join('; '));
      expect(texts[0]).toBe('Remove Late again');
      expect(texts.slice(1).filter((text) => text.includes('Remove Late'))).toEqual([]);
    }
  });

  test('a mistyped stat is set back, or lowered', async () => {
    const mistyped = structuredClone(legal);
    const [thunderer] = mistyped.force.elements.filter(({ id }) => id === 'm1');
    if (thunderer && 'stats' in thunderer) thunderer.stats.f = 16;
    // The same in other words is one fix.
    expect(await fixesOf(mistyped, legal)).toEqual([
      'Set Firepower of Thunderer back to 6',
      'Remove Thunderer',
    ]);
    expect(await fixesOf(mistyped)).toEqual(['Lower Firepower of Thunderer to 6', 'Remove Thunderer']);
  });

  test('a scenario that was just chosen has every element placed, and nothing removed', async () => {
    const setPiece = {
      kind: 'set-piece',
      battle: 'deliberate-attack',
      size: 'troop',
      role: 'attacker',
      disposition: {},
    };
    const chosen = { ...legal, force: { ...legal.force, scenario: setPiece } } as Roster;
    const placed = 'Place every element as the scenario requires';
    expect(await fixesOf(chosen, legal)).toEqual(['Set the scenario back to none', placed]);
    expect((await fixesOf(chosen))[0]).toBe(placed);
  });

  test('a new element that is only not placed yet is placed, in reserve if that is allowed', async () => {
    const scenario = (disposition: Record<string, Place>) =>
      ({
        kind: 'set-piece',
        battle: 'deliberate-attack',
        size: 'troop',
        role: 'defender',
        disposition,
      }) as const;
    const placed = { c1: 'advance', c2: 'advance', m1: 'reserve', m2: 'lost', m3: 'lost' } as const;
    const elements = legal.force.elements.filter(({ id }) => id in placed);
    const before = force(elements, { scenario: scenario(placed) });
    await expectLegalForce(before);
    const added = conventional('c9', 'light-infantry', { name: 'Late' });
    const after = force([...elements, added], { scenario: scenario(placed) });
    expect((await fixesOf(after, before)).slice(0, 3)).toEqual([
      'Place Late in reserve',
      'Place every element as the scenario requires',
      'Remove Late again',
    ]);
    // It is removed again first where a place is not all that it lacks.
    const wrong = mech('m9', { name: 'Late', presence: 1, stats: [9, 9, 9, 9] });
    const both = force([...elements, wrong], { scenario: scenario(placed) });
    expect((await fixesOf(both, before))[0]).toBe('Remove Late again');
  });

  test('the value that is unusual for its element is lowered, of several and in one', async () => {
    const four = ['m1', 'm2', 'm3', 'm4'].map((id) =>
      mech(id, { name: id, presence: 2, stats: [3, 8, 3, 3] }),
    );
    const all = force([conventional('c1', 'light-infantry', { chq: true }), ...four]);
    expect((await fixesOf(all))[0]?.split('; ').sort()).toEqual(
      ['m1', 'm2', 'm3', 'm4'].map((id) => `Lower Firepower of ${id} to 5`),
    );
    for (const [stats, text] of [
      [[9, 4, 4, 3], 'Lower Movement of m1 to 6'],
      [[4, 4, 4, 8], 'Lower Defence of m1 to 5'],
      [[3, 16, 2, 1], 'Lower Firepower of m1 to 11'],
    ] as const)
      expect((await fixesOf(force([mech('m1', { name: 'm1', presence: 3, stats: [...stats] })])))[0]).toBe(
        text,
      );
  });

  test('of several that are marked as the CHQ one is made the only one, the first before others', async () => {
    const infantry = (id: string, chq = false) => conventional(id, 'light-infantry', { chq, name: id });
    const marked = (...ids: string[]) =>
      force(['c1', 'c2', 'c3', 'c4'].map((id) => infantry(id, ids.includes(id))));
    expect((await fixesOf(marked('c2', 'c3')))[0]).toBe('Make c2 or c3 the CHQ');
    const { fixes } = await foundFor(marked('c2', 'c3'));
    expect(fixes[0]?.choice?.map(({ label }) => label)).toEqual(['c2', 'c3']);
  });

  test('a mech with a presence that is not allowed keeps the highest that fits, and is not removed', async () => {
    const capstan = (presence: number, limit: number) =>
      force(
        [
          conventional('c1', 'light-infantry', { chq: true }),
          mech('m1', { name: 'Capstan', presence, stats: [3, 3, 2, 2] }),
        ],
        { limit },
      );
    const fixes = async (...of: [number, number]) => (await fixesOf(capstan(...of))).slice(0, 2);
    await expectLegalForce(capstan(3, 3));
    expect(await fixes(4, 3)).toEqual(['Make Capstan P3', 'Remove Capstan']);
    expect(await fixes(4, 2)).toEqual(['Make Capstan P2', 'Remove Capstan']);
    // One that is allowed was meant: two steps down are more than removing something.
    expect(await fixes(3, 1)).toEqual(['Remove Capstan', 'Make Capstan P1']);
  });

  test('a mech that does not fit into its squadron leaves it, and the squadron stays', async () => {
    const system = (await loadSystem('horizon-wars')) as AnyGameSystem;
    const read = parseRoster(structuredClone(maulSample), system);
    if (!read.ok) throw new Error('The sample cannot be read');
    const roster = read.value as Roster<{ squadrons: { mechs: string[] }[] }>;
    await expectLegalForce(roster);
    const odd = structuredClone(roster);
    odd.force.squadrons[0]?.mechs.push('e5');
    expect((await fixesOf(odd)).slice(0, 2)).toEqual([
      'Remove Spanner from squadron 1',
      'Disband squadron 1',
    ]);
  });

  test('an element that was given the id of a removed one is taken back as a whole', async () => {
    const { elements: kestrel } = force([mech('c7', { name: 'Kestrel', presence: 2 })]).force;
    const elements = [...legal.force.elements.slice(0, -1), ...kestrel];
    const replaced = { ...legal, force: { ...legal.force, elements } };
    expect((await fixesOf(replaced, legal))[0]).toBe('Set Kestrel back to what it was');
  });

  test('a mech that its era strips of much is stripped, not removed', async () => {
    const burning = (upgrades: string[], ace: boolean) =>
      force(
        [
          conventional('c1', 'light-infantry', { chq: true, name: '' }),
          ...['m1', 'm2', 'm3'].map((id) =>
            mech(id, { name: id, presence: 2, stats: [3, 3, 3, 2], upgrades, ace: ace && id === 'm3' }),
          ),
        ],
        { era: 'burning' },
      );
    await expectLegalForce(burning([], false));
    const [first] = await fixesOf(burning(['assisted-targeting', 'jump-jets'], true));
    expect(first?.split('; ')).toHaveLength(7);
    expect(first).not.toMatch(/Remove m\d/);
  });

  test('three identical mechs with an Ace under a CHQ of light infantry lose no Ace for nothing', async () => {
    const roster = force(
      [
        conventional('c1', 'light-infantry', { chq: true }),
        ...['m1', 'm2', 'm3'].map((id) => mech(id, { presence: 2, ace: true, name: '' })),
      ],
      { limit: 8 },
    );
    expect(await fixesOf(roster)).toEqual([
      'Remove the Ace from P2 mech 1, 2 or 3',
      'Remove P2 mech 1, 2 or 3',
      'Raise the limit to 9 (if your opponent agrees)',
    ]);
  });
});

describe('AT-43', () => {
  test('an army set by mistake is set back, also without a history', async () => {
    const roster = await unaCompany();
    const mistaken = { ...roster, force: { ...roster.force, army: 'Therian' } };
    expect(await fixesOf(mistaken, roster)).toEqual(['Set the army back to U.N.A.']);
    expect(await fixesOf(mistaken)).toEqual(['Set the army to U.N.A.']);
  });

  test('a commander of too low a rank is replaced, and no officer is removed', async () => {
    const roster = (await unaCompany()) as Roster<{ army: string; commander?: string }>;
    const low = { ...roster, force: { ...roster.force, commander: 'u1' } };
    expect((await fixesOf(low)).slice(0, 2)).toEqual([
      'Make the leader of Sierra Charlie the commander',
      'Remove Captain H. Newton from Sierra Charlie',
    ]);
  });

  test('the faction that went with the army comes back with it', async () => {
    const roster = await unaCompany();
    const mistaken = { ...roster, force: { ...roster.force, army: 'Therian', faction: null } };
    expect((await fixesOf(mistaken, roster))[0]).toBe(
      'Set the army back to U.N.A. and set the faction back to White Stars',
    );
  });

  test('no force of other units is offered while there is anything else', async () => {
    const read = parseRoster(structuredClone(guardSample), (await loadSystem('at-43')) as AnyGameSystem);
    if (!read.ok) throw new Error('The sample cannot be read');
    const roster = read.value as Roster<{ limit: number | null }>;
    const tiny = { ...roster, force: { ...roster.force, limit: 100 } };
    const [undo, ...others] = await fixesOf(tiny, roster);
    expect(undo).toBe('Set the limit back to 1500');
    for (const fixes of [others, await fixesOf(tiny)]) {
      expect(fixes[0]).toMatch(/^Remove .*; Set the figures of Dock hands \d to 6/);
      expect(fixes.join()).not.toContain('Add a unit');
    }
  });

  test('mistyped figures are set back, and what to remove instead is offered after that', async () => {
    const read = parseRoster(structuredClone(guardSample), (await loadSystem('at-43')) as AnyGameSystem);
    if (!read.ok) throw new Error('The sample cannot be read');
    const mistyped = structuredClone(read.value) as Roster<{
      platoons: { slots: { figures: number }[] }[];
    }>;
    const [hands] = mistyped.force.platoons[0]?.slots ?? [];
    if (hands) hands.figures = 100;
    const fixes = await fixesOf(mistyped);
    expect(fixes[0]).toMatch(/^Set the figures of .* to \d+$/);
    expect(fixes.filter((text) => /^Remove [^;]*(; Remove [^;]*)*$/.test(text))).toHaveLength(1);
  });

  test('five units over the limit lose as many as need be, those that are worth least', async () => {
    const units = ['u1', 'u2', 'u3', 'u4'].map((id) => squad(id, { figures: 10 }));
    const platoons = [platoon([squad('hq', { card: 'staff', officer: 'Colonel' })]), platoon(units)];
    await expectLegalForce(company(platoons));
    expect(await fixesOf(company(platoons, { limit: 500 }), undefined, AT_ONCE)).toEqual([
      'Remove u3; Remove u4',
      'Remove the limit (if your opponent agrees)',
    ]);
  });
});

describe('the element that leads goes last', () => {
  test.each([
    [
      'Horizon Wars',
      force(
        [mech('m1', { presence: 2, name: 'Other' }), mech('m2', { presence: 2, name: 'Leader', chq: true })],
        { limit: 2 },
      ),
    ],
    [
      'AT-43',
      company(
        [
          platoon([
            squad('hq', { card: 'staff', officer: 'Colonel', name: 'Leader' }),
            squad('u1', { name: 'Other', figures: 10 }),
          ]),
        ],
        { limit: 150 },
      ),
    ],
    [
      'Command Horizon',
      alliance(
        [unit('u1', 'infantry-platoon', { name: 'Other' }), unit('u2', 'command', { name: 'Leader' })],
        {
          unitLimit: 1,
        },
      ),
    ],
  ])('%s', async (_game, roster) => {
    const removals = (await fixesOf(roster)).filter((text) => text.startsWith('Remove'));
    expect(removals[0]).toBe('Remove Other');
  });
});

describe('Command Horizon', () => {
  test('the fewest units to remove are proven where nothing else helps', async () => {
    const system = (await loadSystem('command-horizon')) as AnyGameSystem;
    const catalogue = (await system.editCatalogue?.()) ?? null;
    const units = ['u1', 'u2', 'u3', 'u4', 'u5'].map((id) => unit(id, 'infantry-platoon'));
    const provenOf = async (some: typeof units) => {
      const roster = alliance([unit('c', 'command'), ...some], { unitLimit: 3 });
      const { fixes } = await findFixes(roster, system, catalogue, null, { seconds: 60 });
      return [fixes[0]?.edits.length, fixes[0]?.proven];
    };
    expect(await provenOf(units)).toEqual([3, true]);
    // A platoon in squads counts as several, and may count as one again.
    const squads = { ...units[0], deployAs: 'squads' } as (typeof units)[number];
    expect((await provenOf([squads, ...units.slice(1)]))[1]).toBe(false);
  });

  test('a number of models that the file left out is set back to what it stood for', async () => {
    const roster = (models?: number) =>
      alliance([unit('c', 'command'), unit('u1', 'light-tanks', models === undefined ? {} : { models })]);
    await expectLegalForce(roster());
    expect((await fixesOf(roster(50), roster()))[0]).toBe('Set the models of u1 back to 5');
  });

  test('teams with a unit that they may not join go to an infantry platoon', async () => {
    const sent = (...attachTo: string[]) =>
      alliance([
        unit('c', 'command'),
        unit('i', 'infantry-platoon'),
        unit('t', 'light-tanks'),
        unit('h', 'heavy-weapons-platoon', { attachTo }),
      ]);
    await expectLegalForce(sent('i', 'i', 'i'));
    expect((await fixesOf(sent('i', 'i', 't')))[0]).toBe('Attach the team of h to i instead of t');
    expect((await fixesOf(sent('t', 't', 't'))).slice(0, 2)).toEqual([
      'Attach 3 teams of h to i instead of t',
      'Detach all teams of h from t',
    ]);
  });

  test('units beyond the agreed number are removed', async () => {
    const units = Array.from({ length: 10 }, (_, index) =>
      unit(`u${index}`, index === 0 ? 'command' : 'infantry-platoon'),
    );
    await expectLegalForce(alliance(units));
    expect(await fixesOf(alliance(units, { unitLimit: 4 }), undefined, AT_ONCE)).toEqual([
      'Remove u4; Remove u5; Remove u6; Remove u7; Remove u8; Remove u9',
      'Remove the agreed number of units (if your opponent agrees)',
    ]);
  });
});

describe('Forge of War', () => {
  const aboard = (figures: number, capacity: number) =>
    led([
      carrier('c', { passengers: ['a', 'b'], transport: { capacity } }),
      infantry('a', { figures }),
      infantry('b', { figures: 2 }),
    ]);

  test('mistyped figures are set to what fits, some too many disembark, and the transport changes last', async () => {
    await expectLegalForce(aboard(8, 10));
    expect((await fixesOf(aboard(80, 10))).slice(0, 3)).toEqual([
      'Set the figures of a to 8',
      'Disembark a from c',
      'Set the transport capacity of c to 82',
    ]);
    expect((await fixesOf(aboard(9, 10))).slice(0, 4)).toEqual([
      'Disembark b from c',
      'Set the figures of b to 1',
      'Disembark a from c',
      'Set the transport capacity of c to 11',
    ]);
    // A value that is out of its range is more likely that of its troop than the nearest.
    const mistyped = (cv: number) => {
      const roster = structuredClone(aboard(8, 10));
      const a = roster.force.units.find(({ id }) => id === 'a');
      if (a) Object.assign(a, { troop: 'line-infantry', profile: { ...a.profile, cv } });
      return roster;
    };
    expect((await fixesOf(mistyped(70)))[0]).toBe('Set CV of a to 7');
    expect((await fixesOf(mistyped(11)))[0]).toBe('Set CV of a to 10');
    expect((await fixesOf(mistyped(0)))[0]).toBe('Set CV of a to 7');
    // Without room for any figure, its figures cannot be put right.
    const full = await fixesOf(aboard(8, 1));
    expect(full[0]).toBe('Set the transport capacity of c to 10');
    expect(full.join()).not.toContain('figures');
  });
});
