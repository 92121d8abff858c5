import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { isDeck } from '@/lib/sheet/card';
import { type PaperChoice, papersOf } from '@/lib/sheet/papers';
import { sheetMarkdown, sheetText } from '@/lib/sheet/text';
import { systems } from '@/lib/systems/registry';

const ALL: PaperChoice = { roster: true, cards: true, summary: true, opponent: false };
const horizonWars = (await systems[0]?.load())?.system as AnyGameSystem;

function roster(force: object, notes = ''): Roster {
  const elements = [
    { id: 'e1', kind: 'conventional', name: 'First', type: 'light-infantry', chq: true },
    { id: 'e2', kind: 'conventional', name: 'Second', type: 'light-infantry' },
    { id: 'e3', kind: 'mech', name: 'Third', presence: 1, stats: { m: 3, f: 3, a: 3, d: 2 } },
  ];
  const read = parseRoster(
    { muster: 1, system: horizonWars.id, name: 'Iron Wolves', notes, force: { elements, ...force } },
    horizonWars,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

const checked = (given: Roster, pack?: Parameters<typeof checkRoster>[2]) => ({
  roster: given,
  system: horizonWars,
  checked: checkRoster(given, horizonWars, pack),
});

const scenario = {
  kind: 'set-piece',
  battle: 'the-rescue',
  size: 'patrol',
  role: 'attacker',
  disposition: { e1: 'advance', e2: 'reserve' },
};
const secret = roster({ scenario, limit: 15 }, 'Hold the left flank.');

describe('a sheet of a force built for a pack', () => {
  const pack = (name: string) => {
    const read = parsePack({ musterPack: 1, name, system: horizonWars.id, limit: 9 }, horizonWars);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    return read.value;
  };
  const named = async (opponent: boolean, own: string, common: string | null) => {
    const given = { ...checked(secret, pack(own)), ...(own === '' ? {} : { pack: pack(own) }) };
    const choice = { ...ALL, opponent, cards: false, summary: false };
    const { papers } = await papersOf([given], choice, common === null ? null : pack(common));
    const [sheet] = papers;
    if (!sheet || isDeck(sheet)) throw new Error('A sheet is printed');
    return [sheetText(sheet), sheetMarkdown(sheet)];
  };

  test('names it in every format, for an opponent too', async () => {
    for (const opponent of [false, true])
      for (const form of await named(opponent, 'Calais Open 2026', 'The one of the document'))
        expect(form).toMatch(/Pack\W+Calais Open 2026/);
  });

  test('names the document’s pack if the force has none, and no pack if there is none', async () => {
    for (const form of await named(false, '', 'Calais Open 2026')) expect(form).toMatch(/Pack\W+Calais/);
    for (const form of await named(false, '', null)) expect(form).not.toMatch(/Pack/);
  });
});

describe('an opponent’s copy', () => {
  test('has neither notes nor disposition, in sheet, cards or attached roster', async () => {
    const { papers, rosters } = await papersOf([checked(secret)], { ...ALL, opponent: true });
    const everything = JSON.stringify({ papers, rosters });
    expect(everything).not.toMatch(/flank|A\/R\/L|[Dd]isposition|hw\/scenario|Starts with 4 damage/);
    const own = JSON.stringify(await papersOf([checked(secret)], ALL));
    for (const part of ['flank', 'A/R/L', 'Disposition', 'hw/scenario/unassigned', 'Starts with 4 damage'])
      expect(own).toContain(part);
  });

  test('is the same whatever the disposition and the notes are', async () => {
    const other = roster({ scenario: { ...scenario, disposition: {} }, limit: 15 });
    const copies = await Promise.all(
      [secret, other].map((each) => papersOf([checked(each)], { ...ALL, opponent: true })),
    );
    expect(copies[0]).toEqual(copies[1]);
  });

  test('says so above the name, and shows the battle and its points', async () => {
    const { papers } = await papersOf([checked(secret)], { ...ALL, opponent: true });
    const [sheet] = papers.flatMap((paper) => (isDeck(paper) ? [] : [paper]));
    expect(sheet?.label).toBe('Force, opponent’s copy');
    expect(sheet?.facts).toEqual(
      expect.arrayContaining([
        { label: 'Force cost', value: '2 of 9' },
        { label: 'Scenario', value: 'The Rescue, Patrol, Attacker', brief: true },
      ]),
    );
  });

  test('keeps problems that do not reveal the disposition, and the verdict with them', async () => {
    const over = roster({
      scenario: { ...scenario, disposition: {} },
      superMechs: false,
      commandResources: [{ type: 'light-infantry', raise: { m: 3 } }],
    });
    const { papers } = await papersOf([checked(over)], { ...ALL, opponent: true });
    const [sheet] = papers.flatMap((paper) => (isDeck(paper) ? [] : [paper]));
    expect(sheet?.verdict?.kind).toBe('illegal');
    expect(sheet?.verdict?.problems.map(({ rule }) => rule)).toContain('hw/cr/overspent');
  });

  test('reports no problem for what was left out, with a pack that sets the battle', async () => {
    const pack = parsePack(
      {
        musterPack: 1,
        name: 'Open',
        system: horizonWars.id,
        setPiece: { battle: 'the-rescue', size: 'patrol' },
      },
      horizonWars,
    );
    if (!pack.ok) throw new Error(JSON.stringify(pack.faults));
    const { papers } = await papersOf([checked(secret, pack.value)], { ...ALL, opponent: true }, pack.value);
    expect(JSON.stringify(papers)).not.toContain('pack/scenario');
  });
});

describe('the printed papers', () => {
  test('are in the order roster, cards, play summary', async () => {
    const { papers } = await papersOf([checked(secret)], ALL);
    expect(papers.map((paper) => (isDeck(paper) ? `${paper.cards.length} cards` : paper.title))).toEqual([
      'Iron Wolves',
      '3 cards',
      'Play summary',
    ]);
  });

  test('are those chosen, with one summary of a game for all its players', async () => {
    const two = [checked(secret), checked(roster({}))];
    const titles = async (choice: Partial<PaperChoice>) =>
      (
        await papersOf(two, { roster: false, cards: false, summary: false, opponent: false, ...choice })
      ).papers.map((paper) => paper.title);
    expect(await titles({ summary: true })).toEqual(['Play summary']);
    expect(await titles({ cards: true })).toEqual(['Iron Wolves', 'Iron Wolves']);
    expect(await titles({})).toEqual([]);
  });

  test('include a play summary of short lines, each with its page', async () => {
    const summary = await horizonWars.playSummary();
    for (const table of summary.tables)
      for (const row of table.rows) {
        const page = row.cells.page;
        expect(page?.kind === 'text' && page.text).toMatch(/^p\.\d+$/);
      }
    expect(sheetText(summary)).toContain('Counter-charge');
  });
});
