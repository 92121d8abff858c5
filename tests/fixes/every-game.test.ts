import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editsOf } from '@/lib/fixes/answer';
import { findFixes } from '@/lib/fixes/find-fixes';
import { checkRoster, errorsOf } from '@/lib/roster/check';
import { allEdits } from '@/lib/roster/edits/edit-catalogue';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { systems } from '@/lib/systems/registry';
import { frozen } from '../fixtures/frozen';
import { runs } from '../fixtures/runs';
import { expectLegal } from './expect-fix';

/** What edits of these kinds cost wherever a game has them. */
const COSTS: Readonly<Record<string, number>> = {
  remove: 11,
  add: 6,
  retype: 5,
  type: 5,
  presence: 6,
  army: 4,
  faction: 4,
  era: 4,
  battlefield: 4,
  scenario: 4,
  'upgrade-off': 2,
  disembark: 1,
};

/** Settings that only the players, or the event, agree on. */
const AGREED = ['limit', 'mechCap', 'superMechs', 'unitLimit', 'rulings'];

describe.each(systems)('$id', ({ id, load }) => {
  const given = async () => {
    const { system } = await load();
    const { anyRoster, anyPack } = await import(`../rules/${id}/arbitrary.ts`);
    const read = fc.tuple(anyRoster, fc.option(anyPack)).map(([raw, rawPack]) => {
      const roster = parseRoster(raw, system);
      const pack = rawPack === null ? null : parsePack(rawPack, system);
      if (!roster.ok || (pack !== null && !pack.ok)) throw new Error('The arbitrary cannot be read');
      return { roster: frozen(roster.value), pack: pack === null ? null : frozen(pack.value) };
    });
    return { system, read, editCatalogue: (await system.editCatalogue?.()) ?? null };
  };

  test('every fix of any roster is legal and changes only the force', async () => {
    const { system, read, editCatalogue } = await given();
    const property = fc.asyncProperty(read, async ({ roster, pack }) => {
      const { legal, fixes } = await findFixes(roster, system, editCatalogue, pack, {
        seconds: 0.03,
      });
      expect(legal).toBe(checkRoster(roster, system, pack).report.legal);
      for (const fix of fixes) {
        expectLegal(fix, system, pack);
        expect({ ...fix.roster, force: null }).toEqual({ ...roster, force: null });
      }
    });
    await fc.assert(property, { numRuns: runs(10, 200) });
  });

  test('removing has no time limit until there is another fix', async () => {
    const { system, read, editCatalogue } = await given();
    const isOffered = ({ force }: Roster, pack: Pack | null) => {
      const ids = editCatalogue?.elements(force).map(({ value }) => value.id) ?? [];
      return ids.some(
        (id) => errorsOf(editCatalogue?.without(force, [id]), system, pack).errors.length === 0,
      );
    };
    const property = fc.asyncProperty(read, async ({ roster, pack }) => {
      const { legal, fixes } = await findFixes(roster, system, editCatalogue, pack, { seconds: 0 });
      if (!legal && isOffered(roster, pack)) expect(fixes.map(({ source }) => source)).toContain('removal');
    });
    await fc.assert(property, { numRuns: runs(10, 200) });
  });

  test('errorsOf finds none exactly if the checker does', async () => {
    const { system, read } = await given();
    const property = fc.property(read, ({ roster, pack }) => {
      const { errors } = errorsOf(roster.force, system, pack);
      expect(errors.length === 0).toBe(checkRoster(roster, system, pack).report.legal);
    });
    fc.assert(property, { numRuns: runs(25, 400) });
  });

  test('every edit of any roster has a readable result, a cost and a text', async () => {
    const { system, read, editCatalogue } = await given();
    const property = fc.asyncProperty(read, async ({ roster, pack }) => {
      for await (const { kind, cost, text, roster: edited } of editsOf({ roster, system }, pack)) {
        expect(parseRoster(structuredClone(edited), system), `${kind}: ${text}`).toMatchObject({ ok: true });
        expect(Number.isInteger(cost) && cost > 0).toBe(true);
        const declared = editCatalogue?.kinds[kind];
        expect(declared, kind).toBeDefined();
        // A copy is removed for less, and a presence is changed for less whose points are spent exactly.
        const less = { remove: 1, presence: 3 }[kind];
        if (cost !== less)
          expect(declared?.perStep ? cost % declared.cost : cost - (declared?.cost ?? 0), kind).toBe(0);
        expect(cost).toBeLessThanOrEqual(declared?.max ?? cost);
        expect(text).toMatch(/^[A-Z]/);
      }
    });
    await fc.assert(property, { numRuns: runs(4) });
  });

  test('kinds that all games have cost the same', async () => {
    const { editCatalogue } = await given();
    for (const [kind, { cost, max, perStep }] of Object.entries(editCatalogue?.kinds ?? {})) {
      expect(COSTS[kind] ?? cost, kind).toBe(cost);
      expect(cost, kind).toBeLessThanOrEqual(COSTS.remove ?? 0);
      // Presence is what an element is, and an upgrade was chosen: each step counts in full.
      if (perStep && !['presence', 'upgrade-off'].includes(kind)) expect([cost, max], kind).toEqual([1, 3]);
    }
  });

  test('no edit changes what players or the event agree on', async () => {
    const { system, read, editCatalogue } = await given();
    for (const { roster, pack } of fc.sample(read, { numRuns: 40, seed: 3 })) {
      const own = pack?.system === system.id ? pack : null;
      const agreed = (force: unknown) => AGREED.map((name) => (force as Record<string, unknown>)[name]);
      for (const { apply, key } of editCatalogue?.edits(system.evaluate(roster.force, own)) ?? [])
        expect(agreed(apply(roster.force)), key).toEqual(agreed(roster.force));
    }
  });

  test('only agreements change that: one setting each, said to depend on the opponent, where the pack has none', async () => {
    const { system, read, editCatalogue } = await given();
    const settings = (force: unknown) => ({ ...(force as Record<string, unknown>) });
    for (const { roster, pack } of fc.sample(read, { numRuns: 40, seed: 3 })) {
      const own = pack?.system === system.id ? (pack as Record<string, unknown> | null) : null;
      for (const edit of editCatalogue?.agreements?.(system.evaluate(roster.force, own as never)) ?? []) {
        const [before, after] = [settings(roster.force), settings(edit.apply(roster.force))];
        const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
        expect(['era', ...AGREED]).toContain(edit.sets);
        expect(changed.filter((name) => name !== 'allegiance')).toEqual([edit.sets]);
        expect(own?.[edit.sets ?? '']).toBeUndefined();
        expect(edit).toMatchObject({ kind: 'agreement', cost: 8, elements: [] });
        expect(edit.text(String)).toMatch(/ \(if your opponent agrees\)$/);
      }
    }
  });

  test('every declared kind of edit occurs in some roster, and has a description', async () => {
    const { read, system, editCatalogue } = await given();
    const missing = new Set(Object.keys(editCatalogue?.kinds ?? {}));
    for (const { roster, pack } of fc.sample(read, { numRuns: 150, seed: 7 })) {
      if (missing.size === 0) break;
      const own = pack?.system === system.id ? pack : null;
      const evaluation = system.evaluate(roster.force, own);
      for (const { kind } of editCatalogue ? allEdits(editCatalogue, evaluation) : []) missing.delete(kind);
    }
    expect([...missing]).toEqual([]);
    for (const { about } of Object.values(editCatalogue?.kinds ?? {})) expect(about).toMatch(/^[A-Z].*[^.]$/);
  });
});

test.each([
  [
    'horizon-wars',
    {
      elements: [{ id: 'e1', kind: 'mech', presence: 1, stats: { m: 97, f: 98, a: 99, d: 1 }, upgrades: [] }],
    },
  ],
  ['battle-royale', { mech: { presence: 1, stats: { m: 97, f: 98, a: 99, d: 1 }, upgrades: [] } }],
])('edits of a mech of %s raise no stat above the most of its file', async (id, force) => {
  const system = await systems.find((each) => each.id === id)?.load();
  if (!system) throw new Error('No such game');
  const read = parseRoster({ muster: 1, system: id, name: '', force }, system.system);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const raised: string[] = [];
  for await (const { text, roster } of editsOf({ roster: read.value, system: system.system }, null)) {
    expect(parseRoster(structuredClone(roster), system.system), text).toMatchObject({ ok: true });
    if (text.startsWith('Raise ')) raised.push(text);
  }
  expect(raised.some((text) => text.endsWith(' to 99'))).toBe(true);
});
