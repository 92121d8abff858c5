import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isMended, panelOf, problemsOfSection } from '@/components/builder/problems';
import { editor } from '@/components/systems/at-43/editor';
import { mended, mendedIn, type UnitPart } from '@/components/systems/at-43/mended';
import { rules } from '@/lib/systems/at-43/rules/registry';
import { card, check, company, hq, officer, pack, platoon, unit, units } from '../fixtures/at-43';

const FOLDER = join(import.meta.dirname, '../../components/systems/at-43');
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n');

const parts: UnitPart[] = ['card', 'strength', 'leader', 'specialists', 'equipment', 'value'];
const hero = { hero: { card: 'zora', name: 'Zora' } };
const zora = [card('zora', { officers: [officer('Zora', { hero: true })] })];

/** A problem of each rule of a unit with what is wrong, and the part of its editor where it is mended. */
const wrong: [part: UnitPart, rule: string, given: Record<string, unknown>][] = [
  ['card', 'at43/unit/card', { card: 'ghosts' }],
  ['leader', 'at43/unit/card', { hero: { card: 'ghosts', name: 'Boo' } }],
  ['card', 'at43/unit/army', { card: 'steel-troopers' }],
  ['strength', 'at43/unit/numbers', { figures: 1 }],
  ['strength', 'at43/unit/special-fighters', { specialWeapons: [{ name: 'Mortar', count: 6 }] }],
  ['leader', 'at43/force/hero-twice', hero],
  ['strength', 'at43/unit/options', { specialWeapons: [{ name: 'Lance', count: 9 }] }],
  ['strength', 'at43/unit/options', { specialWeapons: [{ name: 'Bow', count: 1 }] }],
  ['leader', 'at43/unit/options', { officer: 'Nobody' }],
  ['specialists', 'at43/unit/options', { specialists: ['Cook'] }],
  ['equipment', 'at43/unit/options', { equipment: ['Kite'] }],
  ['specialists', 'at43/unit/sheet-lines', { specialists: ['Medic', 'Medic', 'Medic'] }],
  ['equipment', 'at43/unit/sheet-lines', { equipment: ['Rope', 'Rope', 'Rope'] }],
  ['leader', 'at43/unit/one-officer', { officer: 'Chief', ...hero }],
  ['leader', 'at43/unit/hero', { card: 'walker', ...hero }],
  ['value', 'at43/unit/value-unknown', { specialWeapons: [{ name: 'Blank', count: 1 }] }],
  ['card', 'pack/ban', { card: 'banned' }],
  ['leader', 'pack/ban', { officer: 'Chief' }],
  ['strength', 'pack/ban', { specialWeapons: [{ name: 'Mortar', count: 1 }] }],
];
const cards = [
  ...zora,
  card('walker', { category: 'combat-strider' }),
  card('banned'),
  card('blank', { specialWeapons: [{ name: 'Blank', max: 9, ap: null }] }),
];
const open = pack({ bans: { types: ['banned'], upgrades: ['Chief', 'Mortar'] } });

describe('a pressed problem', () => {
  test.each(wrong)('leads to the %s of the unit: %s', (part, rule, given) => {
    const own = rule === 'at43/unit/value-unknown' ? { card: 'blank' } : {};
    const roster = units([unit('u1', { ...own, ...given }), unit('u2', hero)], { cards });
    const { reckoning, report } = check(roster, rule === 'pack/ban' ? open : null);
    const problem = report.problems.find((each) => each.rule === rule);
    if (!problem) throw new Error(`no problem of ${rule}`);
    expect(panelOf(problem, editor)).toEqual({ kind: 'element', id: 'u1', mend: problem });
    const u1 = reckoning.units.find(({ id }) => id === 'u1');
    if (!u1) throw new Error('no unit u1');
    const marked = parts.filter((each) => isMended(problem, mendedIn(each, u1, reckoning.pack), 'u1'));
    expect(marked).toEqual([part]);
    expect(sources).toMatch(
      part === 'specialists' || part === 'equipment' ? /part={field}/ : `part="${part}"`,
    );
  });

  test.each(Object.entries(mended).flatMap(([part, ids]) => ids.map((id) => [part, id])))(
    'leads to a part of a section that marks itself: %s, for %s',
    (part, id) => {
      expect(rules.some(({ id: rule }) => isMended({ rule, elements: [] }, [id as string], undefined))).toBe(
        true,
      );
      expect(sources).toMatch(new RegExp(`<(?:Mends|HowMany)[^>]*mended\\.${part}\\b`));
    },
  );

  test.each(rules.map(({ id }) => id))('of %s leads somewhere', (rule) => {
    const inSection = Object.values(mended).filter((ids) => isMended({ rule, elements: [] }, ids, undefined));
    const inUnit = wrong.some(([, id]) => id === rule);
    expect(inSection.length + (inUnit ? 1 : 0)).toBe(1);
  });

  test('of a platoon leads to the slot of the unit, of the commander to the company', () => {
    const six = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'].map((id) => unit(id));
    const problems = check(company([platoon([hq]), platoon(six)], { commander: 'u1' })).report.problems;
    expect(
      problemsOfSection(
        { report: { legal: false, unknown: 0, totals: {}, problems }, reckoning: {} },
        'platoons',
        editor,
      ),
    ).toEqual([problems[0]]);
    expect(problems.map((problem) => [problem.rule, panelOf(problem, editor)])).toEqual([
      ['at43/platoon/slots', { kind: 'section', id: 'platoons', mend: problems[0] }],
      ['at43/commander/rank', { kind: 'section', id: 'company', mend: problems[1] }],
    ]);
  });
});
