import { describe, expect, test } from 'vitest';
import { clearReading, readTyped } from '@/lib/check/typed/read';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { readingOf } from '../../fixtures/typed';

/** A line, what it was taken for, and what was not understood or could not be used, with suggestions. */
type Row = [line: string, says: string, missed?: string[]];

const NO_STATS = 'F, M, A, D not given: 1, to be set in the builder.';

const tables: Record<string, Row[]> = {
  'horizon-wars': [
    ['15 points', 'Limit: 15 points'],
    ['3 light infantry', '3 × Light infantry'],
    ['Three Light-Infantry', '3 × Light infantry'],
    ['LIGHT INFANTRY x3', '3 × Light infantry'],
    ['3x Lt Inf', '3 × Light infantry'],
    ['a pair of recon', '2 × Reconnaissance'],
    ['- a heavy infantry, CHQ', 'Heavy infantry · CHQ'],
    ['heavy infantry (CHQ) "Old Guard"', 'Heavy infantry (Old Guard) · CHQ'],
    ['Old Guard: heavy infantry', 'Heavy infantry (Old Guard)'],
    ['special forces and light artillery', 'Special forces; Light artillery'],
    ['P2 mech with jump jets', 'P2 mech · F 1 M 1 A 1 D 1 · Jump jets', [NO_STATS]],
    [
      'P3 mech F6 M3 A4 D2, Ace, long extended range',
      'P3 mech · Ace · F 6 M 3 A 4 D 2 · Extended range (Long)',
    ],
    ['2 x P1 mechs F/M/A/D 3/4/2/1', '2 × P1 mech · F 3 M 4 A 2 D 1'],
    ['heavy mech F 6 M 4 A 5 D 2', 'P3 mech · F 6 M 4 A 5 D 2'],
    ['P2 aircraft F3 M4 A2 D1 with rotary (2)', 'P2 aircraft · F 3 M 4 A 2 D 1 · Rotary'],
    [
      '2x heavy tank (CHQ) P3 F4',
      '2 × Heavy cavalry · CHQ',
      ['Heavy cavalry has F 5, not 4; write a raise as F +1.', 'Only the first is the CHQ.'],
    ],
    ['light infantry F+1', 'Light infantry · F +1'],
    ['light infantry with jump jets', 'Light infantry', ['Light infantry may not have jump jets.']],
    ['The Maul', 'Era: The Maul'],
    ['mech', '', ['A mech or an aircraft needs its Presence: P1, P2 or P3.']],
    ['hevy infantry', '', ['hevy: Did you mean Heavy infantry?']],
    [
      'Artillery battery - 2 upgrades: …',
      '',
      ['Artillery battery: It could be Light artillery or Armoured artillery.'],
    ],
    ['2 heavy infantry with flamethrowers', '2 × Heavy infantry', ['flamethrowers']],
    ['Dear all, see you on Friday', '', ['Dear all', 'see you on Friday']],
  ],
  'battle-royale': [
    ['P3 mech "Cinder" F4 M4 A4 D2 with assault rig', 'P3 mech (Cinder) · F 4 M 4 A 4 D 2 · Assault rig'],
    ['Pilot: Ottoline', 'Pilot: Ottoline'],
    ['P1 mech', '', ['A roster has one mech; this is another.']],
    ['asault rig', '', ['asault rig: Did you mean Assault rig?']],
  ],
  'command-horizon': [
    ['Asori', 'Faction: Asori'],
    ['10 units', 'Limit: 10 units'],
    ['Heavy command with a shield drone', 'Heavy command · 1 shield drone'],
    ['2 infantry platoons as squads', '2 × Infantry platoon · as squads'],
    ['medium tanks "Fangs"', 'Medium tanks (Fangs)'],
    ['mobile artillery, 2 pieces', 'Mobile artillery · 2 pieces'],
    ['heavy tonks', '', ['heavy tonks: Did you mean Heavy tanks?']],
  ],
  'forge-of-war': [
    [
      '10 men line infantry, veteran, 8 assault rifles and an RPG (HEAP)',
      'Line Infantry · 10 figures · Veteran · 8 × Assault rifle · 1 × RPG (HEAP)',
    ],
    ['2 x Hivers, small', '2 × Hivers, small · 20 figures'],
    ['12 marines', 'Marines · 12 figures'],
    ['Marine leaders, force commander', 'Marine Leaders · 1 figure · Force commander'],
    ['Line infantry CV 8 SV 7', 'Line Infantry · 10 figures · CV 8 · SV 7'],
    [
      'line infantry with flame throwr',
      'Line Infantry · 10 figures',
      ['flame throwr: Did you mean Flame thrower?'],
    ],
  ],
  'at-43': [
    ['2000 A.P.', 'Limit: 2000 A.P.'],
    ['army U.N.A.', 'Army: U.N.A.'],
    ['8 steel troopers', 'Steel troopers · 8 fighters'],
    [
      'Steel troopers "Able", 8 fighters, 2 laser guns, Sergeant A. Borz',
      'Steel troopers (Able) · 8 fighters · 2 × laser guns · Sergeant A. Borz',
    ],
    ['TacArms, reinforcement', 'TacArms · 1 fighter · Reinforcement'],
    ['Fire toads', 'Fire Toad · 1 machine'],
    ['3x Fire Toad', '3 × Fire Toad · 1 machine'],
    ['star trooprs', '', ['star trooprs: Did you mean Star troopers?']],
  ],
};

describe.each(Object.entries(tables))('a typed list of %s', (game, rows) => {
  test('is taken line by line for what it says', async () => {
    const { lines } = await readingOf(rows.map(([line]) => line).join('\n'), [], { game });
    const seen = lines.map(({ says, not, unknown }, at): Row => {
      const missed = [
        ...not,
        ...unknown.map(({ words, hint }) => (hint === '' ? words : `${words}: ${hint}`)),
      ];
      return missed.length > 0 ? [rows[at]?.[0] ?? '', says, missed] : [rows[at]?.[0] ?? '', says];
    });
    expect(seen).toEqual(rows);
  });
});

test('the game with the most lines understood is chosen; a tie and a text of none are not', async () => {
  const chosen = async (text: string) => {
    const read = await readTyped(text, async () => ({ own: [], packs: [] }));
    return read.ok ? (clearReading(read.value)?.system.id ?? null) : null;
  };
  expect(await chosen('3 light infantry\nP2 mech with jump jets')).toBe('horizon-wars');
  expect(await chosen('2 line infantry\nMarines')).toBe('forge-of-war');
  expect(await chosen('Steel troopers\n2 Fire Toads')).toBe('at-43');
  expect(await chosen('medium tanks\nheavy weapons platoon')).toBe('command-horizon');
  expect(await chosen('P2 mech F4 M4 A3 D2, jump jets, flight frame ×2')).toBe('battle-royale');
  expect(await chosen('P2 mech F4 M4 A3 D2, jump jets')).toBeNull();
  expect(await chosen('See you on Friday')).toBeNull();
});

test('names its pack by the whole name or a beginning that no other has', async () => {
  const packs = ['Club night, 15 points', 'Club league', 'Open'].map((name, at) => ({ id: `k${at}`, name }));
  const packOf = async (text: string) => {
    const { pack, lines } = await readingOf(text, [], { game: 'horizon-wars', packs });
    return [pack, ...lines.flatMap(({ not }) => not)];
  };
  expect(await packOf('15 points, pack club night\nlight infantry')).toEqual(['k0']);
  expect(await packOf('pack Open')).toEqual(['k2']);
  expect(await packOf('pack Club')).toEqual([null, 'No pack of Horizon Wars here is called “Club”.']);
  expect(await packOf('pack Opan')).toEqual([
    null,
    'No pack of Horizon Wars here is called “Opan”. Did you mean Open?',
  ]);
});

describe('hostile input', () => {
  const read = (text: string) => readTyped(text, async () => ({ own: [], packs: [] }));

  test('of 10,000 lines, or over 200,000 characters, is refused with a sentence', async () => {
    for (const text of ['light infantry\n'.repeat(10_000), 'x'.repeat(200_001)]) {
      const { ok, ...rest } = await read(text);
      expect([ok, JSON.stringify(rest)]).toEqual([false, expect.stringContaining('too long to be read')]);
    }
  });

  test.each([
    ['words', 'light heavy '.repeat(8_000)],
    ['brackets', '('.repeat(50_000) + ')'.repeat(50_000)],
    ['numbers', '9 '.repeat(50_000)],
    ['quotes', '"'.repeat(100_000)],
    ['lines of words', 'hevy infantri with jmp jets (CHQQ)\n'.repeat(1_900)],
    [
      'a table',
      `x · Horizon Wars\n\nElements\nElement name  P\n${'-'.repeat(4)}  -\n${'a  1\n'.repeat(1_900)}`,
    ],
    ['dots', `${'- light infantry ·'.repeat(5_000)}`],
  ])('of 100 kB of %s is read in a bounded time', async (_, text) => {
    expect((await read(text)).ok).toBe(true);
  });

  test('more elements than a roster may have are left out and said', async () => {
    const { roster, lines } = await readingOf('99999 light infantry\nheavy infantry', [], {
      game: 'horizon-wars',
    });
    expect((roster.force as { elements: unknown[] }).elements).toHaveLength(FORCE_SIZE);
    expect(lines.map(({ not }) => not)).toEqual([
      ['A roster has 200 elements at most; 99799 left out.'],
      ['A roster has 200 elements at most; 1 left out.'],
    ]);
  });

  test('direction controls, HTML and the names of every object are words like others', async () => {
    const { lines, roster } = await readingOf(
      'light infantry "\u202Eabc\u2066"\n<b>heavy infantry</b>\n__proto__ constructor toString\n"<img src=x onerror=alert(1)>" recon',
      [],
      { game: 'horizon-wars' },
    );
    expect(JSON.stringify(roster)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    expect(lines.map(({ says }) => says)).toEqual([
      'Light infantry (abc)',
      'Heavy infantry',
      '',
      'Reconnaissance (<img src=x onerror=alert(1)>)',
    ]);
  });
});
