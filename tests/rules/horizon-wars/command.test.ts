import { aircraft, conventional, force, mech, pack, several } from '../../fixtures/horizon-wars';
import { table } from './table';

/** Command resources of a type: raises and tactical upgrades. */
const give = (type: string, upgrades: string[] = [], raise: Record<string, number> = {}) => ({
  type,
  upgrades,
  raise,
});
const commander = mech('m1', { chq: true });

table('hw/cr/no-chq', 'error', 59, [
  {
    says: 'without a CHQ no CR is earned and none need be spent',
    roster: force(several('recon', 'r1', 'r2')),
  },
  {
    says: 'without a CHQ no CR may be spent',
    roster: force(several('recon', 'r1', 'r2'), { commandResources: [give('recon', ['strike'])] }),
    broken: [{ elements: [], message: 'The force spends 2 CR; without a CHQ it earns none.' }],
  },
  {
    says: 'with a CHQ the same two elements may spend their 1 CR',
    roster: force([commander, conventional('r1', 'recon'), conventional('l1', 'light-artillery')], {
      commandResources: [give('recon', ['strike'])],
    }),
  },
  {
    says: 'a raise of 0 spends nothing',
    roster: force(several('recon', 'r1'), { commandResources: [give('recon', [], { m: 0 })] }),
  },
  {
    says: 'an aircraft marked as the CHQ counts as a CHQ',
    roster: force(
      [aircraft('a1', { chq: true }), conventional('r1', 'recon'), conventional('l1', 'light-artillery')],
      {
        commandResources: [give('recon', ['strike'])],
      },
    ),
    broken: [
      {
        rule: 'hw/chq/kind',
        page: 57,
        elements: ['a1'],
        message: 'a1 is an aircraft and cannot be the CHQ.',
      },
    ],
  },
]);

table('hw/cr/overspent', 'error', 59, [
  {
    says: 'two conventional elements earn 1 CR',
    roster: force([commander, conventional('r1', 'recon'), conventional('l1', 'light-artillery')], {
      commandResources: [give('recon', [], { f: 1 })],
    }),
  },
  {
    says: 'two conventional elements may not spend 2 CR',
    roster: force([commander, conventional('r1', 'recon'), conventional('l1', 'light-artillery')], {
      commandResources: [give('recon', ['antigrav'], { f: 1 })],
    }),
    broken: [{ elements: [], message: 'The force spends 2 CR; its 2 conventional elements earn 1.' }],
  },
  {
    says: 'one conventional element earns nothing',
    roster: force([commander, conventional('r1', 'recon')], {
      commandResources: [give('recon', ['strike'])],
    }),
    broken: [{ elements: [], message: 'The force spends 1 CR; its 1 conventional element earns 0.' }],
  },
  {
    says: 'an upgrade or raise is paid for every element of the type',
    roster: force([commander, ...several('recon', 'r1', 'r2', 'r3')], {
      commandResources: [give('recon', ['strike'])],
    }),
    broken: [{ elements: [], message: 'The force spends 3 CR; its 3 conventional elements earn 1.' }],
  },
  {
    says: 'a conventional CHQ counts towards both the CR earned and the cost',
    roster: force(
      [conventional('c1', 'light-infantry', { chq: true }), conventional('l1', 'light-artillery')],
      {
        commandResources: [give('light-infantry', ['traps'])],
      },
    ),
  },
  {
    says: 'mechs and aircraft earn nothing',
    roster: force([commander, mech('m2'), aircraft('a1'), aircraft('a2'), conventional('r1', 'recon')], {
      commandResources: [give('recon', [], { d: 1 })],
    }),
    broken: [{ elements: [], message: 'The force spends 1 CR; its 1 conventional element earns 0.' }],
  },
]);

/** An element of a type, others to earn the CR, and one upgrade. */
const taking = (type: string, upgrade: string) =>
  force(
    [
      commander,
      conventional('x1', type),
      conventional('y1', type === 'light-cavalry' ? 'heavy-infantry' : 'light-cavalry'),
    ],
    {
      commandResources: [give(type, [upgrade])],
    },
  );
const mayTake: Record<string, string[]> = {
  antigrav: ['mobile-infantry', 'heavy-cavalry', 'armoured-artillery', 'recon'],
  traps: ['light-infantry', 'special-forces'],
};
const names: Record<string, string> = {
  'light-infantry': 'Light infantry',
  'mobile-infantry': 'Mobile infantry',
  'heavy-infantry': 'Heavy infantry',
  'airborne-infantry': 'Airborne infantry',
  'special-forces': 'Special forces',
  'light-cavalry': 'Light cavalry',
  'heavy-cavalry': 'Heavy cavalry',
  'light-artillery': 'Light artillery',
  'armoured-artillery': 'Armoured artillery',
  recon: 'Reconnaissance',
};
const only: Record<string, string> = {
  antigrav: 'Antigrav (for mobile infantry, heavy cavalry, armoured artillery and reconnaissance only)',
  traps: 'Traps (for light infantry and special forces only)',
};

table('hw/cr/eligible', 'error', 67, [
  ...Object.keys(names).flatMap((type) => [
    { says: `${type} may take strike`, roster: taking(type, 'strike') },
    ...['antigrav', 'traps'].map((upgrade) =>
      mayTake[upgrade]?.includes(type)
        ? { says: `${type} may take ${upgrade}`, roster: taking(type, upgrade) }
        : {
            says: `${type} may not take ${upgrade}`,
            roster: taking(type, upgrade),
            broken: [{ elements: ['x1'], message: `${names[type]} (x1) may not take ${only[upgrade]}.` }],
          },
    ),
  ]),
  {
    says: 'all elements of the type and every illegal upgrade are named in one problem',
    roster: force(
      [
        commander,
        ...several('heavy-infantry', 'h1', 'h2'),
        ...several('recon', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6'),
      ],
      {
        commandResources: [give('heavy-infantry', ['traps', 'antigrav'])],
      },
    ),
    broken: [
      {
        elements: ['h1', 'h2'],
        message: `Heavy infantry (h1 and h2) may not take ${only.traps} and ${only.antigrav}.`,
      },
    ],
  },
]);

table('hw/cr/absent-type', 'warning', 60, [
  {
    says: 'CR for a type that is fielded',
    roster: force([commander, conventional('r1', 'recon'), conventional('l1', 'light-artillery')], {
      commandResources: [give('recon', ['strike'])],
    }),
  },
  {
    says: 'CR for a type that is not fielded cost nothing and are pointed out',
    roster: force([commander], { commandResources: [give('recon', ['strike'])] }),
    broken: [
      { elements: [], message: 'Command resources go to reconnaissance, of which the force has no element.' },
    ],
  },
  {
    says: 'also without a CHQ, for a raise, and for an upgrade that the type may not take',
    roster: force([mech('m1')], {
      commandResources: [give('recon', [], { m: 2 }), give('heavy-infantry', ['traps'])],
    }),
    broken: [
      { elements: [], message: 'Command resources go to reconnaissance, of which the force has no element.' },
      { elements: [], message: 'Command resources go to heavy infantry, of which the force has no element.' },
    ],
  },
  {
    says: 'an empty entry for a type that is not fielded is not pointed out',
    roster: force([commander], { commandResources: [give('recon', [], { m: 0 })] }),
  },
]);

const stacked = (
  raise: Record<string, number>,
  rulings: Record<string, string> = { 'cr-stat-stacking': 'once' },
) =>
  force(
    [commander, conventional('h1', 'heavy-infantry'), ...several('recon', 'r1', 'r2', 'r3', 'r4', 'r5')],
    {
      commandResources: [give('heavy-infantry', [], raise)],
      rulings,
    },
  );
const byOne = 'under this ruling a stat is raised once, by 1';

table('hw/cr/stat-stacking', 'error', 60, [
  { says: 'one stat may be raised by 3 by default', roster: stacked({ f: 3 }, {}) },
  { says: 'under the ruling three stats may be raised by 1 each', roster: stacked({ f: 1, a: 1, d: 1 }) },
  {
    says: 'under the ruling no stat is raised by 2',
    roster: stacked({ f: 2, d: 1 }),
    broken: [{ elements: ['h1'], message: `Heavy infantry (h1): Firepower +2; ${byOne}.` }],
  },
  {
    says: 'several stats of a type are one problem, with all its elements',
    roster: force(
      [
        commander,
        ...several('heavy-infantry', 'h1', 'h2'),
        ...several(
          'recon',
          'r1',
          'r2',
          'r3',
          'r4',
          'r5',
          'r6',
          'r7',
          'r8',
          'r9',
          'r10',
          'r11',
          'r12',
          'r13',
          'r14',
        ),
      ],
      {
        commandResources: [give('heavy-infantry', [], { m: 2, a: 2 })],
        rulings: { 'cr-stat-stacking': 'once' },
      },
    ),
    broken: [
      {
        elements: ['h1', 'h2'],
        message: `Heavy infantry (h1 and h2): Movement +2 and Armour/Agility +2; ${byOne}.`,
      },
    ],
  },
  {
    says: 'a type that is not fielded breaks only the warning',
    roster: force([commander], {
      commandResources: [give('recon', [], { m: 2 })],
      rulings: { 'cr-stat-stacking': 'once' },
    }),
    broken: [
      {
        rule: 'hw/cr/absent-type',
        severity: 'warning',
        elements: [],
        message: 'Command resources go to reconnaissance, of which the force has no element.',
      },
    ],
  },
  {
    says: "a pack's ruling overrides the roster's own",
    roster: stacked({ f: 3 }, { 'cr-stat-stacking': 'allowed' }),
    pack: pack({ rulings: { 'cr-stat-stacking': 'once' } }),
    broken: [{ elements: ['h1'], message: `Heavy infantry (h1): Firepower +3; ${byOne}, by “Test Open”.` }],
  },
]);

table('hw/cr/unspent', 'advice', 59, [
  {
    says: 'one conventional element leaves nothing to spend',
    roster: force([commander, conventional('r1', 'recon')]),
  },
  {
    says: 'two conventional elements leave 1 CR',
    roster: force([commander, ...several('recon', 'r1', 'r2')]),
    broken: [{ elements: [], message: 'The force spends 0 of its 1 CR: 1 left.' }],
  },
  {
    says: 'three conventional elements earn 1 CR, and four earn 2',
    roster: force([commander, ...several('recon', 'r1', 'r2', 'r3'), conventional('l1', 'light-artillery')], {
      commandResources: [give('light-artillery', ['strike'])],
    }),
    broken: [{ elements: [], message: 'The force spends 1 of its 2 CR: 1 left.' }],
  },
  { says: 'without a CHQ no CR is left', roster: force(several('recon', 'r1', 'r2')) },
]);
