import { describe, expect, test } from 'vitest';
import { asItStands } from '@/lib/play/as-it-stands';
import { historyOf } from '@/lib/play/history';
import type { Intent } from '@/lib/play/intent';
import { nowText } from '@/lib/play/step-words';
import { matchText } from '@/lib/play/text';
import { checkRoster } from '@/lib/roster/check';
import type { Roster } from '@/lib/roster/roster';
import type { SheetCell, SheetTable } from '@/lib/sheet/sheet';
import { unit } from '../fixtures/at-43';
import {
  act,
  at,
  does,
  full,
  game,
  guns,
  hq,
  led,
  type Raw,
  ridden,
  row,
  rowOf,
  set,
  side,
  squad,
  tableFor,
} from './at-43-table';

describe('machines', () => {
  test.each<[[string, number][], Raw]>([
    [[['frame', 2]], { 'frame-left': 1, destroyed: false, status: 'fit' }],
    [[['frame', 3]], { 'frame-left': 0, destroyed: true, status: 'destroyed' }],
    [[['frame', 5]], { 'frame-left': 0, frame: 5, destroyed: true }],
    [[['propulsion', 1]], { immobilised: false, status: 'fit' }],
    [[['propulsion', 2]], { immobilised: true, destroyed: false, status: 'immobilised' }],
    [[['abandoned', 1]], { destroyed: true, status: 'abandoned' }],
    [[['removed', 1]], { destroyed: true, status: 'destroyed' }],
    [[['weapon-2', 1]], { 'weapon-1-left': 1, 'weapon-2-left': null, status: 'fit' }],
  ])('with %o', (marks, expected) => {
    const table = tableFor([ridden]);
    does(table, ...marks.map(([tracker, to]) => set('u2/1', tracker, to)));
    expect(row(table, 'u2/1')).toMatchObject(expected);
    expect(row(table, 'u2').left).toBe(expected.destroyed ? 1 : 2);
  });

  test('of an unknown structure are counted, and destroyed by hand', () => {
    const table = tableFor([unit('u1', { card: 'wrecks', figures: 1 })]);
    expect(row(table, 'u1/1')).toMatchObject({ 'frame-left': null, destroyed: false, immobilised: false });
    does(table, set('u1/1', 'frame', 4), set('u1/1', 'propulsion', 1));
    expect(row(table, 'u1/1')).toMatchObject({ destroyed: null, immobilised: null, status: 'fit' });
    expect(rowOf(table, 'u1/1')?.values.states).toEqual(['Frame: 4 lost', 'Propulsion: 1 lost']);
    expect(row(table)).toMatchObject({ left: 1, 'morale-test': null });
    does(table, set('u1/1', 'removed', 1));
    expect(row(table)).toMatchObject({ left: 0, status: 'lost' });
  });

  test('test morale when all that are left are immobilised', () => {
    const table = tableFor([unit('u2', { card: 'walkers', figures: 3 })]);
    does(table, set('u2/1', 'propulsion', 2), set('u2/2', 'frame', 3), act('u2', 'morale-passed'));
    expect(row(table, 'u2')).toMatchObject({ left: 2, 'morale-test': false });
    does(table, set('u2/3', 'propulsion', 2));
    expect(row(table, 'u2')['morale-test']).toBe(true);
    does(table, set('u2/1', 'abandoned', 1), set('u2/3', 'abandoned', 1));
    expect(row(table, 'u2')).toMatchObject({ left: 0, 'morale-test': false, status: 'lost' });
  });
});

describe('a unit of machines tests its morale (p.75)', () => {
  const walkers = unit('u2', { card: 'walkers', figures: 3 });
  const tests = (...intents: Intent[]) =>
    row(does(tableFor([walkers, squad(8)]), ...intents), 'u2')['morale-test'];

  test('for each machine destroyed or abandoned, once', () => {
    const table = tableFor([walkers]);
    const seen = [
      set('u2/1', 'frame', 2),
      set('u2/1', 'frame', 3),
      act('u2', 'morale-passed'),
      set('u2/2', 'abandoned', 1),
      act('u2', 'morale-failed'),
    ].map((intent) => row(does(table, intent), 'u2')['morale-test']);
    expect(seen).toEqual([false, true, false, true, false]);
    expect(row(table, 'u2').morale).toBe('disorganised');
  });

  test('not once it is lost, nor infantry for a fighter', () => {
    const all = [1, 2, 3].map((number) => set(`u2/${number}`, 'removed', 1));
    expect(tests(...all)).toBe(false);
    const table = does(tableFor([squad(8)]), set('u1', 'lost', 1));
    expect(row(table)['morale-test']).toBe(false);
    expect(table.do(act('u1', 'morale-passed'))).toBe(0);
  });
});

describe('infantry', () => {
  test.each<[string, Raw, number, boolean | null]>([
    ['of type 1 at 4', {}, 4, false],
    ['of type 1 at 3', {}, 3, true],
    ['of type 3 at 2', { card: 'elite' }, 2, false],
    ['of type 3 at 1', { card: 'elite' }, 1, true],
    ['of an unknown type at 4', { card: 'odd' }, 4, false],
    ['of an unknown type at 3', { card: 'odd' }, 3, null],
    ['of an unknown type at 1', { card: 'odd' }, 1, true],
    ['with nerves of steel at 1', { card: 'golems' }, 1, false],
    ['of an unknown card at 3', { card: 'nobody' }, 3, null],
    ['that is gone', {}, 0, false],
  ])('%s tests its morale or not', (_, given, left, tests) => {
    const table = tableFor([squad(8, given)]);
    does(table, set('u1', 'lost', 8 - left));
    expect(row(table)).toMatchObject({ left, 'morale-test': tests });
  });

  test('of three has to lose one, and support weapons are fighters', () => {
    const table = tableFor([squad(3), guns]);
    expect(row(table)['morale-test']).toBe(false);
    does(table, set('u1', 'lost', 1), set('u3', 'lost', 1));
    expect([row(table)['morale-test'], row(table, 'u3')]).toMatchObject([
      true,
      { left: 4, 'morale-test': false },
    ]);
    does(table, set('u3/support', 'lost', 1));
    expect(row(table, 'u3')).toMatchObject({ left: 3, 'morale-test': true });
    does(table, set('u3/support', 'removed', 1));
    expect([row(table, 'u3').left, row(table, 'u3/support').left]).toEqual([2, 0]);
  });

  test('has the status that leaves it least to do', () => {
    const table = tableFor([squad(4)]);
    const seen = [
      set('u1', 'engaged', 1),
      set('u1', 'grounded', 3),
      set('u1', 'morale', 'disorganised'),
      set('u1', 'lost', 4),
    ].map((intent) => row(does(table, intent)).status);
    expect(seen).toEqual(['engaged', 'grounded', 'disorganised', 'lost']);
    expect(side(table)['units-left']).toBe(0);
  });

  test('keeps count of the bearers who are left', () => {
    const table = tableFor([full]);
    does(table, set('u1', 'bearers-lost-1', 1));
    expect(row(table)).toMatchObject({ left: 8, 'bearers-1-left': 1 });
    does(table, set('u1', 'bearers-lost-1', 3));
    expect(row(table)['bearers-1-left']).toBe(0);
  });

  test('has the morale of its hero while he is there', () => {
    const table = tableFor([led]);
    does(table, set('u4', 'lost', 3));
    expect(row(table, 'u4')['morale-test']).toBe(false);
    does(table, set('u4/hero', 'lost', 1));
    expect(row(table, 'u4')['morale-test']).toBe(true);
  });
});

describe('leaders', () => {
  test('an officer is lost with the last fighter, a hero from another card outlives them', () => {
    const table = tableFor([hq, led]);
    does(table, set('hq', 'lost', 5), set('u4', 'lost', 5));
    expect([row(table, 'hq').status, row(table, 'u4').status]).toEqual(['lost', 'free']);
    expect(side(table)).toMatchObject({ commander: 'u4', 'units-left': 1, 'lp-pool': 6 });
    does(table, set('u4/hero', 'lost', 1));
    expect(row(table, 'u4').status).toBe('lost');
    expect(side(table)).toMatchObject({ commander: '', authority: 0, 'wager-most': 0, 'lp-pool': 0 });
  });

  test.each([
    ['morale', 'routed'],
    ['removed', 1],
  ])('%s %s takes the hero too', (tracker, to) => {
    const table = tableFor([led]);
    does(table, set('u4', tracker, to));
    expect([row(table, 'u4').status, row(table, 'u4/hero').status]).toEqual(['lost', 'lost']);
    expect(side(table)).toMatchObject({ commander: '', 'units-left': 0, 'lp-pool': 0 });
  });

  test('a hero who leaves his machine stays, without his unit; one who does not is lost with it', () => {
    const table = tableFor([ridden]);
    does(table, set('u2/hero', 'frame', 3));
    expect([side(table).commander, row(table, 'u2').costs]).toEqual(['', 1]);
    does(table, set('u2/hero', 'abandoned', 1));
    expect([side(table).commander, row(table, 'u2').costs]).toEqual(['u2', 1]);
    does(table, set('u2/1', 'removed', 1), set('u2/2', 'removed', 1));
    expect(row(table, 'u2')).toMatchObject({ left: 0, costs: 0, status: 'free' });
    does(table, set('u2/hero', 'removed', 1));
    expect(row(table, 'u2').status).toBe('lost');
  });

  test('a hero on his own card leaves his machine too', () => {
    const table = tableFor([unit('u1', { card: 'pilot', figures: 1 })]);
    does(table, set('u1/1', 'abandoned', 1));
    expect([row(table).status, side(table).commander]).toEqual(['free', 'u1']);
    does(table, set('u1/1', 'abandoned', 0), set('u1/1', 'frame', 3));
    expect([row(table).status, side(table).commander]).toEqual(['lost', '']);
  });

  test('of equal rank the one chosen commands, while he is there', () => {
    const rival = unit('u1', { card: 'staff', officer: 'Rival' });
    const table = tableFor([hq, rival], { commander: 'u1' });
    expect(side(table)).toMatchObject({ commander: 'u1', lp: 8, 'lp-pool': 8, authority: 2 });
    does(table, { set: ['a', 'commander'], to: 'hq' });
    expect(side(table)).toMatchObject({ commander: 'hq', lp: 8, 'lp-pool': 10, authority: 4 });
    does(table, set('hq', 'officer-lost', 1));
    expect(side(table)).toMatchObject({ commander: 'u1', 'lp-pool': 8 });
    expect(at(tableFor([hq, squad(8)]), 'commander')).toBeNull();
  });

  test('the sheet as it stands has who commands now, with whom of the start', () => {
    const table = tableFor([hq, unit('u1', { card: 'staff', officer: 'Rival' })]);
    const { system, roster } = { system: game.system, roster: table.match.sides[0]?.roster as Roster };
    const { evaluation, report } = checkRoster(roster, system);
    const paper = system.sheet(roster, evaluation, report);
    const now = () => {
      const { facts, tables } = asItStands(paper, table.setup, table.state, 'a');
      const lines = tables.flatMap(({ rows }) => rows).filter(({ row }) => row !== undefined);
      return {
        facts: Object.fromEntries(facts.map(({ label, value }) => [label, value])),
        circled: lines.flatMap(({ row, cells: { rank } }) =>
          rank?.kind === 'text' && rank.circled ? [row] : [],
        ),
      };
    };
    const before = now();
    expect(before.circled).toEqual(['hq']);
    expect(before.facts.Authority).toBe('4');
    expect(before.facts['Company commander']).toMatch(/^Colonel, .*, with [^(]*$/);
    does(table, set('hq', 'officer-lost', 1));
    const after = now();
    expect(after.circled).toEqual(['u1']);
    expect(after.facts).toMatchObject({
      'Company commander': expect.stringMatching(/^Rival, .* \(Colonel, .* at the start\)$/),
      'Leadership points per round': '8 (10 at the start)',
      Authority: '2 (4 at the start)',
    });
    does(table, set('u1', 'officer-lost', 1));
    expect(now()).toMatchObject({ circled: [], facts: { Authority: '0 (4 at the start)' } });
  });

  test('its succession, the company’s note and the building sheet are as they stand too', () => {
    const table = tableFor([hq, led, unit('u1', { card: 'staff', officer: 'Rival' })]);
    const { system, roster } = { system: game.system, roster: table.match.sides[0]?.roster as Roster };
    const { evaluation, report } = checkRoster(roster, system);
    const paper = system.sheet(roster, evaluation, report);
    const now = () => {
      const { tables } = asItStands(paper, table.setup, table.state, 'a');
      const textOf = (cell: SheetCell | undefined) => (cell?.kind === 'text' ? cell.text : '');
      const circledIn = ({ rows }: SheetTable, column: string) =>
        rows.flatMap(({ cells: { [column]: cell } }) =>
          cell?.kind === 'text' && cell.circled ? [cell.text] : [],
        );
      const titled = (title: string) => tables.find((each) => each.title.startsWith(title)) as SheetTable;
      const succession = titled('Succession of command');
      return {
        order: succession.rows.map(({ cells: { leader } }) => textOf(leader)),
        commands: circledIn(succession, 'leader'),
        lost: /Lost: .*/.exec(succession.note ?? '')?.[0],
        command: /Leadership points per round.*?\. /.exec(titled('Company sheet').note ?? '')?.[0].trim(),
        building: circledIn(titled('Company building'), 'officer'),
      };
    };
    expect(now()).toEqual({
      order: ['Colonel', 'Rival', 'Zora'],
      commands: ['Colonel'],
      lost: undefined,
      command: 'Leadership points per round: 11; authority 4; wager 0 to 4.',
      building: [expect.stringMatching(/^Colonel/)],
    });
    does(table, set('hq', 'officer-lost', 1), set('u4/hero', 'lost', 1));
    expect(now()).toEqual({
      order: ['Rival'],
      commands: ['Rival'],
      lost: 'Lost: Colonel (hq), Zora (u4).',
      command:
        'Leadership points per round: 9 (11 at the start); authority 2 (4 at the start); wager 0 to 4.',
      building: [expect.stringMatching(/^Rival/)],
    });
    does(table, set('u1', 'morale', 'routed'));
    expect(now()).toMatchObject({ order: [], commands: [], building: [] });
  });

  test('by the ruling reinforcements count once they are on the table', () => {
    const late = unit('u1', { card: 'staff', officer: 'Colonel', wave: 'reinforcement' });
    const rulings = { 'command-units': 'assault' };
    const table = tableFor([late, unit('u2')], { rulings });
    expect(side(table)).toMatchObject({ commander: '', lp: 1, 'lp-pool': 1 });
    does(table, set('u1', 'place', 'table'));
    expect(side(table)).toMatchObject({ commander: 'u1', 'lp-pool': 10 });
    expect(side(tableFor([late, unit('u2')]))).toMatchObject({ commander: 'u1', lp: 10 });
  });
});

test('filters know what is out, away, damaged and still to activate', () => {
  const table = tableFor([hq, guns, ridden]);
  does(table, act('hq', 'activate'), set('hq', 'lost', 1), set('u2/1', 'removed', 1));
  expect(['hq', 'u3', 'u3/support', 'u2', 'u2/1'].map((id) => rowOf(table, id)?.values.is)).toEqual([
    { destroyed: false, damaged: true, away: false, toActivate: false, concealed: false },
    { destroyed: false, damaged: false, away: true, toActivate: true, concealed: true },
    { destroyed: false, damaged: false, away: true, toActivate: false, concealed: true },
    { destroyed: false, damaged: true, away: false, toActivate: true, concealed: false },
    { destroyed: true, damaged: false, away: false, toActivate: false, concealed: false },
  ]);
  expect(side(table)['to-activate']).toBe(2);
});

test('the text of a match has a line a row', () => {
  const table = tableFor([full, guns, ridden]);
  does(table, set('u1', 'lost', 5), set('u1', 'bearers-lost-1', 1), set('u1', 'specialist-lost-1', 1));
  does(table, set('u2/1', 'propulsion', 2), set('u2/hero', 'abandoned', 1), act('u3', 'morale-failed'));
  expect(matchText(table.match, table.standing)).toEqual([
    'Case · round 1',
    '',
    'Side 1 · LP 8, next round 7 · Pilot commands, authority 3 · 3 of 3 units left · 3 to activate',
    'u1 · Fighters 3 of 8 · Mov. ? · Prot. ? · Comb. ? · morale test · Lance: 1 left · medic lost',
    'u3 · Fighters 5 · Mov. ? · Prot. ? · Comb. ? · disorganised · 1 LP to act · in reserve',
    '  Mortar · Left 2 · Prot. 7 · Comb. ?',
    'u2 · Machines 2 · Mov. ? · Prot. ? · Comb. ? · morale test · 1 LP to act',
    '  Machine 1 · u2 · Frame 3 · Propulsion 0 of 2 · Cannon 1 1 · Cannon 2 ? · immobilised',
    '  Machine 2 · u2 · Frame 3 · Propulsion 2 · Cannon 1 1 · Cannon 2 ?',
    '  Pilot · Frame 3 · Propulsion 2 · Cannon 1 1 · Cannon 2 ? · abandoned by its pilot',
  ]);
});

test('what became of rows is said with their names, and stands in the history', () => {
  const table = tableFor([led, squad(8)]);
  const saidOf = (intent: Intent) => {
    const before = table.standing;
    table.do(intent);
    const change = table.state.done.at(-1) ?? table.state.undone.at(-1);
    return change && nowText(table.setup, table.state, change, before, table.standing);
  };
  expect(saidOf(act('u4', 'morale-failed'))).toBe('disorganised');
  expect(saidOf(act('u4', 'morale-failed'))).toBe('routed, u4 lost, Zora lost');
  expect(saidOf({ undo: 1 })).toBe('disorganised, u4 no longer lost, Zora no longer lost');
  expect(saidOf({ redo: 1 })).toBe('routed, u4 lost, Zora lost');
  expect(saidOf(set('u1', 'lost', 8))).toBe('fighters lost 8 of 8, Fighters 0 of 8, u1 lost');
  const [round] = historyOf(table.setup, table.state);
  expect(round?.lines.map(({ details }) => details)).toEqual([
    ['Morale: Disorganised'],
    ['Morale: Routed', 'u4 lost', 'Zora lost'],
    ['u1 lost'],
  ]);
});
