import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import type { Parsed } from '@/lib/roster/report';
import { sheetCsv } from '@/lib/sheet/csv';
import { sheetMarkdown } from '@/lib/sheet/markdown';
import type { Sheet, SheetText } from '@/lib/sheet/sheet';
import { sheetText } from '@/lib/sheet/text';
import { GRID, shapesOf } from '@/lib/symbols/shapes';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import { type Card, categories } from '@/lib/systems/at-43/card';
import { sampleCards } from '@/lib/systems/at-43/catalogue';
import { supportWeaponSymbol, symbolOfType as symbolOfCard } from '@/lib/systems/at-43/symbol';
import { pilotSymbol, symbolOfType as symbolOfMech } from '@/lib/systems/battle-royale/symbol';
import { factions, unitTypes as teams } from '@/lib/systems/command-horizon/catalogue';
import { droneSymbol, symbolOfType as symbolOfTeam } from '@/lib/systems/command-horizon/symbol';
import { troops, unitTypes } from '@/lib/systems/forge-of-war/catalogue';
import { blankDrafts, vehicleDrafts } from '@/lib/systems/forge-of-war/drafts';
import { symbolOfType as symbolOfUnit } from '@/lib/systems/forge-of-war/symbol';
import { conventionalTypes } from '@/lib/systems/horizon-wars/catalogue';
import { bareDraft, conventionalDraft, flyingClasses, mechClasses } from '@/lib/systems/horizon-wars/presets';
import { symbolOfType as symbolOfDraft } from '@/lib/systems/horizon-wars/symbol';
import { systems } from '@/lib/systems/registry';
import { boundsOf, drawn } from './drawn';

const rotary = { ...bareDraft('aircraft', 2), upgrades: [{ id: 'rotary' }] } as ReturnType<typeof bareDraft>;
const card = (category: Card['category'], type: number | null) =>
  ({ ...sampleCards[0], category, type, officers: [] }) as unknown as Card;

/** The symbols of each game that must be told from one another, by the names that they have. */
const tables: Record<string, UnitSymbol[]> = {
  'horizon-wars': [
    ...conventionalTypes.map(({ id }) => symbolOfDraft(conventionalDraft(id))),
    ...mechClasses.map(({ bare }) => symbolOfDraft(bare)),
    ...flyingClasses.map(({ bare }) => symbolOfDraft(bare)),
    symbolOfDraft(rotary),
  ],
  'battle-royale': [
    ...Array.from({ length: 20 }, (_, index) => symbolOfMech({ presence: index + 1 })),
    pilotSymbol,
  ],
  'command-horizon': [...teams.map((type) => symbolOfTeam(type, 'alliance')), droneSymbol],
  'forge-of-war': [
    ...unitTypes.map(({ id }) => symbolOfUnit({ type: id })),
    ...unitTypes.map(({ id }) => symbolOfUnit({ type: id, jumpPacks: true })),
  ],
  'at-43': [
    ...[null, 1, 2, 3].map((type) => symbolOfCard(card('soldier', type))),
    ...categories.slice(1).map((category) => symbolOfCard(card(category, null))),
    supportWeaponSymbol,
  ],
};

/** Every record of the catalogues that may be fielded. */
const fielded: Record<string, UnitSymbol[]> = {
  'horizon-wars': [...mechClasses, ...flyingClasses].flatMap(({ builds }) =>
    builds.map(({ draft }) => symbolOfDraft(draft)),
  ),
  'battle-royale': [],
  'command-horizon': factions.flatMap(({ id }) =>
    teams.map((type) => symbolOfTeam(type, id as 'alliance' | 'asori')),
  ),
  'forge-of-war': [
    ...troops.map(symbolOfUnit),
    ...[...blankDrafts, ...vehicleDrafts].map(({ draft }) => symbolOfUnit(draft)),
  ],
  'at-43': sampleCards.map(symbolOfCard),
};

const names: Record<string, string[]> = {
  'horizon-wars': [
    'light infantry',
    'special forces',
    'reconnaissance',
    'P4 mech',
    'P2 aircraft, rotary wing',
  ],
  'battle-royale': ['P3 mech', 'pilot'],
  'command-horizon': ['heavy tanks', 'medium command', 'shield drone'],
  'forge-of-war': ['monstrous creature', 'infantry with jump packs'],
  'at-43': ['soldier, type 2', 'combat strider', 'support weapon'],
};

function parsed<Value>(read: Parsed<Value>): Value {
  if (!read.ok) throw new Error('cannot be read');
  return read.value;
}

const textCells = ({ tables: all }: Sheet): SheetText[] =>
  all.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => Object.values(cells).filter((cell) => cell.kind === 'text')),
  );

describe.each(systems)('$id', ({ id, load }) => {
  const table = tables[id] ?? [];

  test('types that the table tells apart look different, and have the names it gives', () => {
    expect(table.length).toBeGreaterThan(5);
    expect(new Set(table.map(drawn)).size).toBe(table.length);
    expect(new Set(table.map(({ name }) => name)).size).toBe(table.length);
    expect(table.map(({ name }) => name)).toEqual(expect.arrayContaining(names[id] ?? []));
  });

  test('every type has a symbol that says something and is whole', () => {
    for (const symbol of [...table, ...(fielded[id] ?? [])]) {
      expect(symbol.name).toMatch(/^[a-zP][\w ,-]+$/);
      const says = symbol.strokes.length > 0 || symbol.frame !== 'ground';
      expect(says, symbol.name).toBe(true);
      for (const shape of shapesOf(symbol)) {
        const { left, right, top, bottom } = boundsOf(shape);
        expect(Math.min(left, top), shape.d).toBeGreaterThanOrEqual(0);
        expect(right, shape.d).toBeLessThanOrEqual(GRID.width);
        expect(bottom, shape.d).toBeLessThanOrEqual(GRID.height);
      }
    }
  });

  test('sheet and cards of the samples have symbols, which text, Markdown and CSV leave out', async () => {
    const { system } = await load();
    // What a player has in the turn deck is no unit.
    const none = 'Turn-deck card';
    const folder = `data/${id}/samples`;
    for (const file of readdirSync(folder)) {
      const roster = parsed(parseRoster(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')), system));
      const { reckoning, report } = checkRoster(roster, system);
      for (const { title, symbol } of system.cards?.(reckoning) ?? [])
        expect(symbol === undefined, title).toBe(title === none);
      const sheet = system.sheet(roster, reckoning, report);
      expect(textCells(sheet).filter(({ symbol }) => symbol).length, file).toBeGreaterThan(1);
      const plain = structuredClone(sheet);
      for (const cell of textCells(plain)) delete cell.symbol;
      for (const write of [sheetText, sheetMarkdown, sheetCsv]) expect(write(sheet)).toBe(write(plain));
    }
  });
});
