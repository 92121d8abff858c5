import { describe, expect, test } from 'vitest';
import { POST } from '@/app/api/check/route';
import { checkText } from '@/lib/check/answer';
import { readPackValue } from '@/lib/check/read';
import { loadSystem } from '@/lib/systems/registry';
import { many } from './worst';

const conventional = (at: number) => ({ id: `${at}`, kind: 'conventional', type: 'recon', chq: true });
const none = { m: 0, f: 0, a: 0, d: 0 };
const jets = ['jump-jets', 'jump-jets', 'engineer', 'engineer', 'drop-harness', 'stealth-suite'];
const LONG = '装'.repeat(120);

/** Units that say the least and break the most, so that the answer is far longer than they are. */
const chatty: [what: string, system: string, force: (units: number) => object][] = [
  [
    'recon in a Maul on Mars',
    'horizon-wars',
    (units) => ({ era: 'maul', battlefield: ['mars'], elements: many(units, conventional) }),
  ],
  [
    'mechs of the Burning',
    'horizon-wars',
    (units) => ({
      era: 'burning',
      battlefield: ['mars'],
      elements: many(units, (at) => ({
        id: `${at}`,
        kind: 'mech',
        presence: 9,
        stats: none,
        ace: true,
        chq: true,
        upgrades: jets.map((id) => ({ id })),
      })),
    }),
  ],
  [
    'aircraft of the Burning',
    'horizon-wars',
    (units) => ({
      era: 'burning',
      battlefield: ['mars', 'high-gravity'],
      elements: many(units, (at) => ({
        id: `${at}`,
        kind: 'aircraft',
        presence: 1,
        stats: none,
        ace: true,
        chq: true,
        upgrades: ['antigrav', 'antigrav', 'rotary'].map((id) => ({ id })),
      })),
    }),
  ],
  [
    'squadrons and transports of elements with long names',
    'horizon-wars',
    (units) => ({
      elements: many(units, (at) => ({ ...conventional(at), name: at < 30 ? `${LONG.slice(3)}${at}` : '' })),
      squadrons: many(Math.min(units, 100), () => ({ mechs: many(Math.min(units, 30), String) })),
      transports: many(units, (at) => ({ aircraft: `${at}`, passengers: many(Math.min(units, 30), String) })),
    }),
  ],
  [
    'tanks of the other side',
    'command-horizon',
    (units) => ({
      faction: 'asori',
      units: many(units, (at) => ({
        id: `${at}`,
        type: 'heavy-weapons-platoon',
        models: 0,
        shieldDrones: 9,
        attachTo: ['0'],
      })),
    }),
  ],
  [
    'units with wrong values',
    'forge-of-war',
    (units) => ({
      units: many(units, (at) => ({
        id: `${at}`,
        troop: 'marines',
        type: 'cavalry',
        training: 'elite',
        profile: { cv: 0, sv: 99, fv: 99, av: 99, facing: 1, w: 0, attacks: 0 },
        figures: 1,
        weapons: [{ id: 'x' }, { id: 'rpg-he', count: 9 }],
        jumpPacks: true,
        grav: true,
        passengers: ['0'],
      })),
    }),
  ],
  [
    'units without a card',
    'at-43',
    (units) => ({
      army: 'x',
      platoons: [
        {
          pattern: [],
          slots: many(units, (at) => ({
            id: `${at}`,
            card: at % 2 === 0 ? 'x' : 'star-troopers',
            figures: 99,
            extraFighters: 9,
            officer: 'x',
            hero: { card: 'y', name: 'x' },
            specialists: ['a', 'b', 'c', 'd'],
          })),
        },
      ],
    }),
  ],
];

const pack = (system: string) => ({
  musterPack: 1,
  system,
  name: LONG,
  maxElements: 0,
  bans: { types: BANS[system] ?? [] },
});
const BANS: Record<string, string[]> = {
  'horizon-wars': ['recon'],
  'command-horizon': ['heavy-weapons-platoon'],
  'forge-of-war': ['marines'],
  'at-43': ['x', 'star-troopers'],
};

/** Most that an answer is longer than its roster, since each problem has its sentence and the facts of that, and what is said of one with next to nothing in it. */
const TIMES = 40;
const LEAST = 2000;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const rosterOf = (system: string, force: object) => JSON.stringify({ muster: 1, system, name: '', force });

describe.each(chatty)('the answer on %s', (_, system, force) => {
  test.each([1, 10, 50, 100, 500])('is no more than a few times as long, with %d of them', async (units) => {
    const request = rosterOf(system, force(units));
    const readPack = await readPackValue(pack(system));
    if (!readPack.ok) throw new Error(JSON.stringify(readPack.faults));
    for (const under of [null, readPack.value]) {
      const answer = await checkText(request, 'x', under);
      if (!('problems' in answer)) throw new Error(JSON.stringify(answer));
      expect(bytesOf(JSON.stringify(answer))).toBeLessThan(TIMES * bytesOf(request) + LEAST);
      for (const { elements } of answer.problems) expect(elements.length).toBeLessThanOrEqual(500);
    }
  });

  test('names each unit at fault once for each rule, however many there are', async () => {
    const request = rosterOf(system, force(500));
    const answer = await checkText(request, 'x');
    if (!('problems' in answer)) throw new Error(JSON.stringify(answer));
    const { problems } = answer;
    const whole = await loadSystem(system);
    const reckoning = whole?.reckon(whole.forceSchema.parse(force(500)), null);
    for (const rule of whole?.rules ?? []) {
      const found = new Set(rule.check(reckoning).flatMap(({ elements }) => elements));
      const told = problems.filter((problem) => problem.rule === rule.id);
      expect(new Set(told.flatMap(({ elements }) => elements)), rule.id).toEqual(found);
      expect(told.filter(({ more }) => more !== undefined).length).toBeLessThanOrEqual(1);
    }
    expect(problems.length).toBeLessThan(500 + 2 * (whole?.rules.length ?? 0));
  });
});

test('a request with a roster a line is answered no more than a few times as long', async () => {
  const lines = chatty.map(([, system, force]) => rosterOf(system, force(40)));
  const body = `${many(50, () => lines.join('\n')).join('\n')}\n`;
  const response = await POST(
    new Request('http://x/api/check', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-ndjson' },
    }),
  );
  expect(response.status).toBe(200);
  expect(bytesOf(await response.text())).toBeLessThan(TIMES * bytesOf(body));
});
