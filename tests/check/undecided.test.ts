import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import sierra from '@/data/at-43/samples/sierra-company.json';
import { answerOf, checkResultOf, examine } from '@/lib/check/answer';
import { checkBody } from '@/lib/check/body';
import { readRosterValue } from '@/lib/check/read';
import { rowVerdict } from '@/lib/check/result-text';
import { countText, summaryOf } from '@/lib/check/summary';
import { csvHead, verdictCsv } from '@/lib/check/verdict-csv';
import { verdictLines, verdictSheets } from '@/lib/check/verdict-sheet';
import { paintFor } from '@/lib/cli/output';
import { readable } from '@/lib/cli/readable';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { verdictText } from '@/lib/roster/verdict';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { sheetMarkdown, sheetText } from '@/lib/sheet/text';
import type { Force } from '@/lib/systems/at-43/force';
import { system } from '@/lib/systems/at-43/system';
import { card, check, officer, unit, units } from '../fixtures/at-43';
import { anyRoster } from '../rules/at-43/arbitrary';
import { printed } from '../sheet/pdf';

const blank = card('blank', { ap: null, numbers: { min: 1, max: 9 } });
const blankUnit = { card: 'blank', specialists: ['Medic'] };
const verdictOf = (list: Parameters<typeof units>[0], given: Record<string, unknown> = {}) =>
  verdictText({ ...check(units(list, given)).report, problems: [] });

describe('a company', () => {
  test('is legal if all its A.P. are known', () => {
    expect(verdictOf([unit('u1')], { limit: 500 })).toBe('Legal');
  });

  test.each([
    ['whose unit has no A.P.', [unit('u1', blankUnit)], [blank], 1],
    ['with two such units', [unit('u1', blankUnit), unit('u2', blankUnit)], [blank], 2],
    [
      'whose fighters and officer have none',
      [unit('u1', { ...blankUnit, officer: 'Chief' })],
      [{ ...blank, officers: [officer('Chief', { rank: 1, ap: null })] }],
      2,
    ],
    [
      'whose card does not say how many fighters there may be',
      [unit('u1', { card: 'open', ap: 90 })],
      [card('open', { numbers: null })],
      1,
    ],
    [
      'whose card does not say how many bearers there may be',
      [unit('u1', { specialWeapons: [{ name: 'Mortar', count: 1 }] })],
      [],
      1,
    ],
  ])('%s is undecided', (_, list, cards, count) => {
    expect(verdictOf(list, { limit: 500, cards })).toBe(
      `No error found; ${count} value${count === 1 ? '' : 's'} unknown`,
    );
  });

  test('led by the hero of a card of unknown type is legal; by another card’s hero it is undecided', () => {
    const zora = card('zora', {
      type: null,
      numbers: { min: 1, max: 1 },
      officers: [officer('Zora', { hero: true })],
    });
    const led = (id: string, figures: number) =>
      verdictOf([unit('u1', { card: id, figures, hero: { card: 'zora', name: 'Zora' } })], { cards: [zora] });
    expect(led('zora', 1)).toBe('Legal');
    expect(led('squad', 5)).toBe('No error found; 1 value unknown');
  });

  test('needs the rank of a leader only if the unit counts for command', () => {
    const grey = card('grey', { officers: [officer('Grey', { rank: null })] });
    const late = unit('u1', { card: 'grey', officer: 'Grey', wave: 'reinforcement' });
    const by = (rulings: Record<string, unknown>) =>
      verdictOf([unit('u2', { officer: 'Chief' }), late], { cards: [grey], rulings });
    expect(by({})).toBe('No error found; 1 value unknown');
    expect(by({ 'command-units': 'assault' })).toBe('Legal');
  });

  test('is legal if a value is entered instead', () => {
    expect(verdictOf([unit('u1', { ...blankUnit, ap: 100 })], { limit: 500, cards: [blank] })).toBe('Legal');
  });

  test('is not legal if it also has an error', () => {
    expect(verdictOf([unit('u1', blankUnit)], { limit: 50, cards: [blank] })).toBe('Not legal');
  });

  test('is never called legal if its value has a question mark', () => {
    fc.assert(
      fc.property(anyRoster, (json) => {
        const read = parseRoster(json, system);
        if (!read.ok) return;
        const { evaluation, report } = check(read.value as Roster<Force>);
        const open = system.figures(evaluation).some(({ value }) => value.includes('+ ?'));
        if (open) expect(verdictText(report)).not.toMatch(/^Legal/);
        expect(report.legal).toBe(report.problems.every(({ severity }) => severity !== 'error'));
      }),
    );
  });
});

describe('an undecided verdict', async () => {
  const examined = examine(await readRosterValue(sierra), null);
  if (!examined.ok) throw new Error('the sample cannot be read');
  const { unknown } = examined.value.checked.report;
  const says = `No error found; ${unknown} values unknown`;
  const row = checkResultOf(examined, 'a.json');
  const head = { pack: null, packText: '', date: new Date(0), version: '1' };

  test('is in every row and sheet, and never called legal', () => {
    expect(unknown).toBeGreaterThan(1);
    const sheet = rosterSheet(examined.value);
    const csv = verdictCsv([row], csvHead(null, new Date(0)));
    for (const said of [
      rowVerdict(row),
      readable('a.json', examined, paintFor(false)),
      csv,
      sheetText(sheet),
      sheetMarkdown(sheet),
      JSON.stringify(verdictSheets([row], head)),
    ]) {
      expect(said.toLowerCase()).toContain(says.toLowerCase());
      expect(said).not.toMatch(/\bLEGAL\b|\bLegal(?::|\n|$)/);
    }
  });

  test('is on the printed sheet', async () => {
    const { pages } = await printed([rosterSheet(examined.value)]);
    const text = pages.map((page) => page.text).join(' ');
    expect(text).toContain(says.toUpperCase());
    expect(text).not.toMatch(/\bLEGAL\b/);
  });

  test('is `undecided` and `legal` in JSON; the field is omitted if everything is known', async () => {
    expect(answerOf(examined)).toMatchObject({ legal: true, undecided: true });
    expect(JSON.parse(verdictLines([row]))).toMatchObject({ legal: true, undecided: true });
    const body = (value: unknown) => checkBody(new TextEncoder().encode(JSON.stringify(value)));
    expect(await body(sierra)).toMatchObject({ legal: true, undecided: true });
    expect(await body(units([unit('u1')]))).not.toHaveProperty('undecided');
    const withError = { ...sierra, force: { ...sierra.force, army: 'Nobody' } };
    expect(await body(withError)).toMatchObject({ legal: false });
    expect(await body(withError)).not.toHaveProperty('undecided');
  });

  test('is counted separately', () => {
    const summary = summaryOf([row, row]);
    expect(summary).toMatchObject({ rosters: 2, legal: 2, undecided: 2, notLegal: 0 });
    expect(countText(summary)).toBe('2 rosters: 0 legal, 0 not legal, 2 with no error found');
    const [sheet] = verdictSheets([row], head);
    expect(sheet?.facts).toContainEqual({ label: 'No error found', value: '1' });
    expect(sheet?.facts).toContainEqual({ label: 'Legal', value: '0' });
  });
});
