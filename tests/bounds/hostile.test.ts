import { beforeAll, describe, expect, test } from 'vitest';
import { checkText } from '@/lib/check/answer';
import { checkBody } from '@/lib/check/body';
import { readLibraryBytes, readPackText } from '@/lib/check/read';
import { parseWith } from '@/lib/roster/parse';
import { readBackup } from '@/lib/storage/backup';
import { loadSystem } from '@/lib/systems/registry';

const many = (count: number, what: string | ((at: number) => string)) =>
  `[${Array.from({ length: count }, (_, at) => (typeof what === 'string' ? what : what(at))).join(',')}]`;
const fields = (count: number, value = '0') =>
  `{${Array.from({ length: count }, (_, at) => `"${at.toString(36)}":${value}`).join(',')}}`;
const bytes = (text: string) => new TextEncoder().encode(text);

/** Values that were made to take time, memory or stack: more faults than a call may have arguments. */
const values: [what: string, json: string][] = [
  ['150,000 nulls', many(150_000, 'null')],
  ['150,000 empty objects', many(150_000, '{}')],
  ['1,500 lists of 100 numbers', many(1500, many(100, '0'))],
  ['20,000 fields', fields(20_000)],
  ['one long text', JSON.stringify('x'.repeat(900_000))],
  ['20,000 nested lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
];

/** Where in the files of each game such a value may stand. */
const forces: Record<string, ((value: string) => string)[]> = {
  'horizon-wars': [
    (value) => `{"elements":${value}}`,
    (value) => `{"elements":[{"id":"a","kind":"mech","upgrades":${value}}]}`,
    (value) => `{"elements":[],"squadrons":${value}}`,
    (value) => `{"elements":[],"squadrons":[{"mechs":${value}}]}`,
    (value) => `{"elements":[],"transports":[{"aircraft":"a","passengers":${value}}]}`,
    (value) => `{"elements":[],"commandResources":[{"type":"recon","upgrades":${value},"raise":${value}}]}`,
    (value) => `{"elements":[],"battlefield":${value},"era":${value},"rulings":${value}}`,
    (value) => `{"elements":[],"scenario":{"kind":"adventure","context":"x","disposition":${value}}}`,
  ],
  'battle-royale': [
    (value) => value,
    (value) => `{"mech":{"upgrades":${value},"stats":${value}}}`,
    (value) => `{"mech":{"upgrades":[{"id":"support-drones","abilities":${value}}]}}`,
  ],
  'command-horizon': [
    (value) => `{"units":${value}}`,
    (value) => `{"units":[{"id":"a","type":"x","attachTo":${value}}]}`,
  ],
  'forge-of-war': [
    (value) => `{"units":${value},"customWeapons":${value}}`,
    (value) => `{"units":[{"weapons":${value},"profile":${value},"passengers":${value}}]}`,
    (value) => `{"units":[],"customWeapons":[{"weightOfFire":${value}}]}`,
  ],
  'at-43': [
    (value) => `{"platoons":${value},"cards":${value}}`,
    (value) => `{"platoons":[{"slots":${value},"pattern":${value}}]}`,
    (value) => `{"platoons":[{"slots":[{"specialists":${value},"specialWeapons":${value}}]}]}`,
    (value) => `{"platoons":[],"cards":[{"weapons":${value},"structure":{"weapons":${value}}}]}`,
  ],
};

/** A fault is a sentence of reasonable length. */
function plain(faults: readonly { path: string; message: string }[]) {
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.length).toBeLessThanOrEqual(20);
  for (const { path, message } of faults) {
    expect(message).toMatch(/^[A-Z].+\.$/s);
    expect(message.length + path.length).toBeLessThan(2000);
  }
}

describe.each(Object.entries(forces))('a roster of %s', (id, places) => {
  test.each(values)('with %s anywhere is refused in a few sentences', async (_, json) => {
    for (const place of places) {
      const text = `{"muster":1,"system":"${id}","name":"","force":${place(json)}}`;
      const answer = await checkText(text, 'hostile');
      if (!('unreadable' in answer)) throw new Error('it was read');
      plain(answer.unreadable);
    }
  });
});

test('a list that is too long is told how long it is and how long it may be', async () => {
  const roster = (elements: string) =>
    `{"muster":1,"system":"horizon-wars","name":"","force":{"elements":${elements}}}`;
  expect(await checkText(roster(many(200_000, '0')), 'long')).toMatchObject({
    unreadable: [
      { path: 'force.elements', message: 'This is a list of 200,000; it must be a list of at most 500.' },
    ],
  });
  const placed = `[],"scenario":{"kind":"adventure","context":"winning","disposition":${fields(50_000, '"lost"')}}`;
  expect(await checkText(roster(placed), 'long')).toMatchObject({
    unreadable: [
      { path: 'force.scenario.disposition', message: 'These are 50,000 fields; there may be 500.' },
    ],
  });
});

/** Faults in lists within lists: as many as the maxima of the lists allow, and far more than a call takes arguments. */
const nested: [what: string, id: string, force: string][] = [
  [
    'upgrades, three faults each',
    'horizon-wars',
    `{"elements":${many(500, (at) => `{"id":"${at}","kind":"mech","upgrades":${many(99, '{"times":0,"x":1}')}}`)}}`,
  ],
  [
    'passengers that there are not',
    'horizon-wars',
    `{"elements":${many(500, (at) => `{"id":"${at}","kind":"conventional","type":"recon"}`)},"transports":${many(500, (at) => `{"aircraft":"${at}","passengers":${many(100, '"no"')}}`)}}`,
  ],
  ['units', 'at-43', `{"platoons":${many(500, `{"slots":${many(500, '{}')}}`)}}`],
  [
    'weapons of cards',
    'at-43',
    `{"platoons":[],"cards":${many(500, `{"weapons":${many(50, '{}')},"officers":${many(50, '{}')},"abilities":${many(50, '0')},"equipment":${many(50, '0')}}`)}}`,
  ],
  ['unknown fields', 'at-43', `{"platoons":${many(500, `{"slots":[],"pattern":${many(50, '{"x":0}')}}`)}}`],
  [
    'one list that is too long among the others',
    'at-43',
    `{"platoons":${many(500, `{"slots":[{"equipment":${many(51, '0')}},${many(300, '{}').slice(1)}}`)}}`,
  ],
  [
    'teams',
    'command-horizon',
    `{"units":${many(500, `{"attachTo":${many(100, '0')},"groups":${many(100, '0')}}`)}}`,
  ],
  ['weapons', 'forge-of-war', `{"units":${many(500, `{"weapons":${many(100, '{}')}}`)}}`],
];

test.each(nested)('of faults in many lists the first 20 are told: %s', async (_, id, force) => {
  const text = `{"muster":1,"system":"${id}","name":"","force":${force}}`;
  expect(text.length).toBeLessThan(1024 * 1024);
  const system = await loadSystem(id);
  const read = parseWith(system?.forceSchema as never, JSON.parse(force));
  if (read.ok) throw new Error('it was read');
  expect(read.faults).toHaveLength(20);
  const answer = await checkBody(bytes(text));
  expect('unreadable' in answer && answer.unreadable).toHaveLength(20);
});

describe.each(['horizon-wars', 'battle-royale', 'at-43'])('a pack of %s', (id) => {
  test.each(values)('with %s anywhere is refused in a few sentences', async (_, json) => {
    for (const inner of [
      `"bans":{"types":${json},"upgrades":${json}}`,
      `"eras":${json},"battlefield":${json},"rulings":${json}`,
      fields(20_000).slice(1, -1),
    ]) {
      const pack = `{"musterPack":1,"system":"${id}","name":"",${inner}}`;
      const read = await readPackText(pack);
      if (read.ok) throw new Error('it was read');
      plain(read.faults);
      const answer = await checkBody(bytes(`{"roster":{},"pack":${pack}}`));
      if ('unreadable' in answer) plain(answer.unreadable);
    }
  });
});

describe('what players keep', () => {
  let library: Awaited<ReturnType<typeof loadSystem>>;
  beforeAll(async () => {
    library = await loadSystem('at-43');
  });

  test.each(values)('a file of cards with %s is refused in a few sentences', async (_, json) => {
    if (!library) throw new Error('no game');
    const text = `{"musterCards":1,"system":"at-43","name":"","cards":${json}}`;
    const read = await readLibraryBytes(bytes(text), library);
    if (read.ok) throw new Error('it was read');
    plain(read.faults);
  });

  test('a backup of nothing but rubbish is read to its end', async () => {
    const read = await readBackup(
      bytes(`{"musterBackup":1,"made":0,"rosters":${many(1000, 'null')},"library":${many(1000, '{}')}}`),
      0,
    );
    if (!read.ok) throw new Error('it was refused');
    expect(read.value.unread).toHaveLength(2000);
    const long = await readBackup(
      bytes(`{"musterBackup":1,"made":0,"rosters":${many(200_000, '0')},"library":[]}`),
      0,
    );
    expect(long).toMatchObject({
      ok: false,
      faults: [
        { path: 'rosters', message: 'This is a list of 200,000; it must be a list of at most 50,000.' },
      ],
    });
  });

  test('a pack in a backup with 150,000 bans is refused by itself', async () => {
    const roster = `{"muster":1,"system":"at-43","name":"","force":{"army":"x","platoons":[]}}`;
    const pack = `{"musterPack":1,"system":"at-43","name":"","bans":{"types":${many(150_000, '0')}}}`;
    const entry = `{"id":"a","changed":0,"tags":[],"binned":null,"roster":${roster},"pack":${pack}}`;
    const read = await readBackup(bytes(`{"musterBackup":1,"made":0,"rosters":[${entry}],"library":[]}`), 0);
    if (!read.ok) throw new Error('it was refused');
    expect(read.value.unread[0]?.faults).toMatchObject([
      {
        path: 'rosters[0].pack.bans.types',
        message: 'This is a list of 150,000; it must be a list of at most 500.',
      },
    ]);
  });
});
