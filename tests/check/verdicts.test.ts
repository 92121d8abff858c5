import { describe, expect, test } from 'vitest';
import { verdictName } from '@/components/check/print-verdicts';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import maul from '@/data/horizon-wars/samples/maul-team.json';
import { type CheckResult, checkResultOf, checkText, examine, type ReadableResult } from '@/lib/check/answer';
import { readRosterText } from '@/lib/check/read';
import { rowFaults } from '@/lib/check/result-text';
import { summaryInWords, summaryLines, summaryOf } from '@/lib/check/summary';
import { csvHead, verdictCsv } from '@/lib/check/verdict-csv';
import { verdictLines, verdictSheets } from '@/lib/check/verdict-sheet';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import type { Problem } from '@/lib/roster/report';
import type { SheetTable } from '@/lib/sheet/sheet';
import { loadSystem, systems } from '@/lib/systems/registry';

const rowFrom = async (value: unknown, source: string): Promise<CheckResult> =>
  checkResultOf(
    examine(await readRosterText(typeof value === 'string' ? value : JSON.stringify(value)), null),
    source,
  );

const [mara, noor] = ['Mara', ' mara '];
const rows = await Promise.all([
  rowFrom({ ...combined, player: mara }, 'a.json'),
  rowFrom({ ...burning, player: noor }, 'b.json'),
  rowFrom({ ...combined, name: 'Another name', player: 'Noor' }, 'c.json'),
  rowFrom({ ...maul, player: '' }, 'd.json'),
  rowFrom('{"muster":1', 'e.json'),
]);
const head = { pack: null, packText: '', date: new Date(2026, 4, 9, 14, 5), version: '1.2.3' };

describe('a row', () => {
  test('is plain data that a worker can post, for every game', async () => {
    for (const { id } of systems) {
      const system = await loadSystem(id);
      for (const { roster } of (await system?.samples()) ?? []) {
        const row = await rowFrom(roster, id);
        expect(structuredClone(row)).toEqual(row);
        expect(row.read?.figures.length).toBeGreaterThan(0);
      }
    }
  });

  test('has each problem with its sentence, and with the page after it', () => {
    const [problem] = rows[1]?.read?.problems ?? [];
    expect(problem?.message).toMatch(/^Terrier has Assisted targeting; .*no Ace\.$/);
    expect(problem?.cited).toBe(problem?.message.replace(/\.$/, ' (p.100).'));
  });
});

describe('a summary', () => {
  const summary = summaryOf(rows);
  test('counts legal, not legal and unreadable rosters', () =>
    expect(summary).toMatchObject({ rosters: 5, legal: 3, notLegal: 1, unreadable: 1 }));

  test('counts the rosters that break each rule', () =>
    expect(summary.rules).toContainEqual({
      rule: 'hw/era/burning/mech-upgrades',
      system: 'horizon-wars',
      severity: 'error',
      rosters: 1,
    }));

  test('counts a type once per element, and the rosters that field it', () => {
    const mechs = [combined, burning, combined, maul].map(
      ({ force }) => force.elements.filter(({ kind }) => kind === 'mech').length,
    );
    expect(summary.fielded.find(({ id }) => id === 'mech')).toMatchObject({
      name: 'Mech',
      rosters: mechs.filter((count) => count > 0).length,
      times: mechs.reduce((sum, count) => sum + count, 0),
    });
  });

  test('finds the same list under two names, and two lists of one player ignoring case and spaces', () => {
    expect(summary.same.map(({ rosters }) => rosters.map(({ source }) => source))).toEqual([
      ['a.json', 'c.json'],
    ]);
    expect(summary.players).toMatchObject([
      { player: 'Mara', rosters: [{ index: 0 }, { index: 1, source: 'b.json' }] },
    ]);
  });

  test('does not count a duplicate as two lists of a player, nor a missing name as a player', () => {
    const twice = summaryOf([...rows.slice(0, 1), ...rows.slice(0, 1), ...rows.slice(3, 4)]);
    expect(twice.players).toEqual([]);
    expect(twice.same).toHaveLength(1);
  });

  test('has a text form', async () => {
    const lines = summaryLines(await summaryInWords(summary));
    expect(lines[0]).toBe('5 rosters: 3 legal, 1 not legal, 1 unreadable');
    expect(lines.slice(2, 4)).toEqual([
      'Cannot be read',
      expect.stringMatching(/^ {2}e\.json: .*incomplete/),
    ]);
    expect(lines).toContain('The same list more than once');
    expect(lines.join('\n')).toContain(
      '  1 roster: Mech with upgrades or an Ace in the Burning (error, hw/era/burning/mech-upgrades)\n',
    );
    expect(lines.join('\n')).not.toContain('undefined');
  });
});

test('a summary separates warnings from broken rules', async () => {
  const [, broken] = rows;
  const read = broken?.read;
  if (!read) throw new Error('The sample is read');
  const [problem] = read.problems;
  const warned: CheckResult = {
    ...(broken as CheckResult),
    read: {
      ...read,
      legal: true,
      problems: problem ? [{ ...problem, severity: 'warning', rule: 'hw/some-warning' }] : [],
    },
  };
  const ruleLines = async (...some: CheckResult[]) => {
    const lines = summaryLines(await summaryInWords(summaryOf(some)));
    return lines.slice(0, lines.indexOf('Types fielded') - 1).slice(2);
  };
  const errors = [
    'Rules broken',
    '  1 roster: Mech with upgrades or an Ace in the Burning (error, hw/era/burning/mech-upgrades)',
  ];
  const warnings = ['Warnings and advice', '  1 roster: hw/some-warning (warning, hw/some-warning)'];
  expect(await ruleLines(broken as CheckResult)).toEqual(errors);
  expect(await ruleLines(warned)).toEqual(warnings);
  expect(await ruleLines(warned, broken as CheckResult)).toEqual([...errors, '', ...warnings]);
});

describe('a file that is not a roster has only that fault', () => {
  const said = async (value: unknown) => rowFaults(await rowFrom(value, 'a.json'));
  test.each([
    ['another program’s JSON', { name: 'x' }, /^Not a Muster roster file: it has no field "muster"/],
    ['a list', [], /^Not a Muster roster file: this is an empty list/],
    [
      'a version as text',
      { muster: 'two', system: 'at-43' },
      /^muster: This is the text "two"; it must be 1/,
    ],
    ['a later version', { ...combined, muster: 99 }, /^muster: This is 99, from a newer version of Muster/],
    ['a letter', 'Dear organiser', /^Not a Muster file\. At column 1, /],
  ])('%s', async (_, value, says) => {
    const [first, ...more] = await said(value);
    expect(first).toMatch(says);
    expect(more).toEqual([]);
  });

  test('but not a roster with a mistake in it, or a truncated one', async () => {
    expect((await said({ ...combined, name: 1 }))[0]).toMatch(/^name: /);
    expect((await said('{"muster":1,'))[0]).toMatch(/^This is incomplete/);
    expect((await said({ ...combined, system: 'chess' }))[0]).toMatch(/^system: /);
  });
});

/** A row with a problem of each severity. */
function withSeverities(severities: readonly Problem['severity'][]): CheckResult {
  const row = rows[1] as CheckResult;
  const read = row.read as ReadableResult;
  const problems = severities.flatMap((severity) => read.problems.map((each) => ({ ...each, severity })));
  return { ...row, read: { ...read, legal: !severities.includes('error'), problems } };
}

const [mech] = rows.slice(1);
const cellOf = (table: SheetTable | undefined, row: number, id: string) => {
  const cell = table?.rows[row]?.cells[id];
  return cell?.kind === 'text' ? cell : { text: '', lines: ['there is no such cell'] };
};

describe('the verdict sheet', () => {
  const [sheet, ...more] = verdictSheets(rows, head);
  const [lines, wrong] = sheet?.tables ?? [];

  test('has one line per roster, with player, figures, fingerprint and verdict', () => {
    expect(lines?.rows).toHaveLength(5);
    expect(cellOf(lines, 0, 'player').text).toBe('Mara');
    expect(cellOf(lines, 0, 'figures').text).toBe('FC 15 of 15 · FP 19 · CR 3 of 3 · Game 84 min');
    expect(cellOf(lines, 0, 'fingerprint').text).toBe(shownFingerprint(rows[0]?.read?.fingerprintFull ?? ''));
    expect(cellOf(lines, 0, 'verdict').text).toBe('Legal');
    expect(cellOf(lines, 1, 'verdict').text).toBe('Not legal: 1 error');
    expect(cellOf(lines, 4, 'force').text).toBe('e.json');
    expect(cellOf(lines, 4, 'verdict').text).toBe('Cannot be read');
    expect(cellOf(lines, 0, 'force')).toMatchObject({ text: combined.name, lines: ['a.json'] });
    expect(cellOf(lines, 4, 'force').lines).toEqual([]);
  });

  test('marks the lines with the same list', () => {
    const said = (given: readonly CheckResult[]) => {
      const tables = verdictSheets(given, head).flatMap(({ tables: [lines] }) => lines ?? []);
      return tables.flatMap((table) => table.rows.map((_, at) => cellOf(table, at, 'verdict').lines));
    };
    expect(said(rows)).toEqual([['The same as list 3'], [], ['The same as list 1'], [], []]);
    const [list, , , other, unread] = rows as [
      CheckResult,
      CheckResult,
      CheckResult,
      CheckResult,
      CheckResult,
    ];
    expect(said([list, unread, unread, list, other, list]).map((lines) => lines?.[0])).toEqual([
      'The same as lists 4 and 6',
      undefined,
      undefined,
      'The same as lists 1 and 6',
      undefined,
      'The same as lists 1 and 4',
    ]);
    const many = said(Array<CheckResult>(60).fill(list));
    expect(many[0]).toEqual(['The same as lists 2, 3, 4 and 56 more']);
    expect(many[59]).toEqual(['The same as lists 1, 2, 3 and 56 more']);
  });

  test('says on the following pages what is wrong with each, by line number', () => {
    expect(more).toEqual([]);
    expect([sheet?.label, sheet?.title]).toEqual(['Verdicts', 'Checked lists']);
    expect(wrong?.startsPage).toBe(true);
    expect(wrong?.rows.map(({ cells }) => cells.number)).toMatchObject([{ text: '2' }, { text: '5' }]);
    expect(cellOf(wrong, 0, 'force').lines).toEqual(['b.json']);
    expect(cellOf(wrong, 0, 'verdict').lines?.join()).toContain('Terrier');
    expect(cellOf(wrong, 1, 'verdict').lines).toEqual(['Damaged or cut off: ask for it again.']);
  });

  test.each([
    [['advice'], 'Notes'],
    [['advice', 'advice'], 'Notes'],
    [['warning'], 'What is wrong'],
    [['advice', 'warning'], 'What is wrong'],
    [['advice', 'error'], 'What is wrong'],
  ] as const)('lists a roster with %j under %s', (severities, title) => {
    for (const others of [[], Array<CheckResult>(60).fill(rows[0] as CheckResult)]) {
      const tables = verdictSheets([...others, withSeverities(severities)], head).flatMap(
        (each) => each.tables,
      );
      expect(tables.slice(others.length > 0 ? 2 : 1)).toMatchObject([{ title }]);
      expect(tables.at(-1)?.columns.at(-1)?.label).toBe(title);
      expect(tables.at(-1)?.rows).toHaveLength(1);
    }
  });

  test('has the notes after what is wrong, on the same pages', () => {
    const both = [withSeverities(['advice']), withSeverities(['error'])];
    const [, ...details] = verdictSheets(both, head)[0]?.tables ?? [];
    expect(details.map(({ title, startsPage = false }) => [title, startsPage])).toEqual([
      ['What is wrong', true],
      ['Notes', false],
    ]);
    expect(details.map((table) => cellOf(table, 0, 'number').text)).toEqual(['2', '1']);
  });

  test('has only the lines if nothing is wrong', () =>
    expect(verdictSheets(rows.slice(0, 1), head)[0]?.tables).toHaveLength(1));

  test('explains the abbreviations of the figures', () =>
    expect(sheet?.notes).toContainEqual({
      title: 'Figures',
      lines: [
        'FC: Force cost. FP: Force presence. CR: Command resources spent of earned. Game: Length of game.',
      ],
    }));

  test('lists up to twenty errors first, and counts the rest', () => {
    const read = mech?.read;
    const [like] = read?.problems ?? [];
    if (!mech || !read || !like) throw new Error('The sample has an error');
    const many = (severity: 'error' | 'warning', count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...like,
        severity,
        elements: [],
        page: null,
        message: '',
        cited: `${severity} ${at + 1}.`,
      }));
    const listed = (...problems: typeof read.problems) =>
      cellOf(verdictSheets([{ ...mech, read: { ...read, problems } }], head)[0]?.tables[1], 0, 'verdict')
        .lines;
    const errors = (count: number) => many('error', count).map(({ cited }) => cited);
    expect(listed(...many('warning', 4), ...many('error', 20))).toEqual([...errors(20), 'and 4 warnings']);
    expect(listed(...many('warning', 1), ...many('error', 22))).toEqual([
      ...errors(20),
      'and 2 more errors, 1 warning',
    ]);
    expect(listed(...many('error', 2))).toEqual(errors(2));
    expect(listed(...many('warning', 4))?.slice(2)).toEqual(['warning 3.', 'and 1 more warning']);
  });

  test('has the counts, the date, the app’s version and the pack in words', () => {
    const pack = {
      musterPack: 1 as const,
      name: 'Calais Open',
      system: 'horizon-wars',
      bans: { types: [], upgrades: [] },
    };
    const [sheet] = verdictSheets(rows, { ...head, pack, packText: '15 points, any era' });
    expect(sheet?.title).toBe('Calais Open');
    expect(sheet?.facts.map(({ value }) => value)).toEqual([
      '5',
      '3',
      '1',
      '1',
      expect.stringMatching(/^9 May 2026.*14:05$/),
      '1.2.3',
    ]);
    expect(sheet?.tables[0]?.note).toBe('“Calais Open”: 15 points, any era');
  });
});

test('the verdicts on 120 rosters are three consecutively numbered sheets, and one of what is wrong', () => {
  const sheets = verdictSheets(Array(24).fill(rows).flat(), head);
  expect(sheets.map(({ tables }) => tables[0]?.title)).toEqual([
    'Lists 1 to 50',
    'Lists 51 to 100',
    'Lists 101 to 120',
    'What is wrong',
  ]);
  expect(cellOf(sheets[2]?.tables[0], 19, 'number').text).toBe('120');
  expect(sheets[3]?.tables[0]?.rows).toHaveLength(48);
});

test('the file of the sheet with rosters has a different name than the sheet alone', () => {
  expect(verdictName('Calais Open', 'pdf')).toBe('Calais-Open-verdicts.pdf');
  expect(verdictName('Calais Open', 'pdf', true)).toBe('Calais-Open-verdicts-with-rosters.pdf');
  expect(verdictName('', 'pdf', true)).toBe('Verdicts-with-rosters.pdf');
  expect(verdictName('word '.repeat(24), 'csv')).toMatch(/^word-.*-verdicts\.csv$/);
});

describe('the verdicts as text', () => {
  test('are the same lines of JSON as the library’s answers', async () => {
    const lines = verdictLines(rows)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const same = JSON.parse(
      JSON.stringify(await checkText(JSON.stringify({ ...combined, player: mara }), 'a.json')),
    );
    expect(lines[0]).toEqual(same);
    expect(lines[4]).toMatchObject({ source: 'e.json', legal: false, unreadable: [{ path: '' }] });
  });

  test('are CSV with a column per figure, a line per roster, and nothing a spreadsheet would evaluate', async () => {
    const sly = await rowFrom(
      { ...combined, name: '=HYPERLINK("x")', player: '@a\u202Eb\r\n<b>' },
      '+c.json',
    );
    const checked = csvHead(null, head.date);
    const [columns, first, , , , bad, hostile] = verdictCsv([...rows, sly], checked).split('\r\n');
    expect(columns).toBe(
      '\uFEFF"Source","Player","Force","Game","Force cost","Force cost limit","Force presence","Command resources spent","Command resources earned","Length of game in minutes","Verdict","Errors","Warnings","Pack","Checked","Fingerprint","Problems"',
    );
    // Cells to be sorted and summed are plain numbers.
    expect(first).toMatch(/,"Horizon Wars","15","15","19","3","3","84","LEGAL",/);
    expect(first).toContain(`"LEGAL","0","0",,"2026-05-09","sha256:${rows[0]?.read?.fingerprintFull}",`);
    expect(bad).toMatch(/^"e\.json",,,,.*"CANNOT BE READ",,,,"2026-05-09",,/);
    const number = {
      ...(rows[0] as CheckResult),
      read: { ...(rows[0]?.read as ReadableResult), fingerprintFull: '12e345678901' },
    };
    expect(verdictCsv([number], checked)).toContain(',"sha256:12e345678901",');
    const named = csvHead(
      { musterPack: 1, name: '=Open', system: 'horizon-wars', bans: { types: [], upgrades: [] } },
      head.date,
    );
    expect(verdictCsv([number], named)).toContain(`"LEGAL","0","0","'=Open","2026-05-09","sha256:`);
    expect(hostile).toContain(`"'+c.json","'@ab <b>","'=HYPERLINK(""x"")",`);
  });
});
