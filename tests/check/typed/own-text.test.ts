import { expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { headlineFigures } from '@/lib/roster/shown/figures';
import type { AnyGameSystem } from '@/lib/roster/system';
import { chatText } from '@/lib/sheet/chat-text';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { sheetMarkdown, sheetText } from '@/lib/sheet/text';
import { systems } from '@/lib/systems/registry';
import { readingOf } from '../../fixtures/typed';

const games = await Promise.all(systems.map(async ({ load }) => (await load()).system));

function textsOf(roster: Roster, system: AnyGameSystem) {
  const checked = checkRoster(roster, system);
  const sheet = rosterSheet({ roster, system, checked, pack: null });
  const figures = headlineFigures(system.figures(checked.evaluation)).map(
    ({ label, value }) => `${label} ${value}`,
  );
  const cards = system.cards(checked.evaluation);
  return {
    chat: chatText({ sheet, figures, cards, link: '' }),
    text: sheetText(sheet),
    markdown: sheetMarkdown(sheet),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the forces of all games
type AnyForce = any;

const withoutUnit = (change: (unit: AnyForce) => object) => (force: AnyForce) => ({
  ...force,
  customWeapons: [],
  units: force.units.map((unit: AnyForce) => ({ ...unit, ...change(unit) })),
});

const listedOnly = (force: AnyForce, unit: AnyForce) =>
  unit.weapons.filter(({ id }: AnyForce) => force.customWeapons.every((own: AnyForce) => own.id !== id));

/** A force without what no text of the app says, by game: for chats, and for sheets. */
const unsaid: Record<string, { chat: (force: AnyForce) => AnyForce; sheet: (force: AnyForce) => AnyForce }> =
  {
    'forge-of-war': {
      chat: (force) =>
        withoutUnit((unit) => ({
          profile: { cv: 0, sv: 0, fv: 0, attacks: 1, av: 0, facing: 0, w: 1 },
          move: undefined,
          transport: undefined,
          weapons: listedOnly(force, unit).map(({ id, count }: AnyForce) => ({ id, count, crewed: false })),
        }))(force),
      sheet: (force) =>
        withoutUnit((unit) => ({ move: undefined, transport: undefined, weapons: listedOnly(force, unit) }))(
          force,
        ),
    },
    'at-43': {
      chat: (force) => ({
        ...force,
        // Said of the unit that commands anyway.
        commander: undefined,
        platoons: force.platoons.map((platoon: AnyForce) => ({
          name: platoon.name,
          slots: platoon.slots.map((unit: AnyForce) => ({ ...unit, supportWeapons: 0 })),
        })),
      }),
      sheet: (force) => ({
        ...force,
        commander: undefined,
        platoons: force.platoons.map(({ name, slots }: AnyForce) => ({ name, slots })),
      }),
    },
  };

const samples = (
  await Promise.all(
    games.map(async (system) =>
      (
        await system.samples()
      ).flatMap(({ id, roster }) => {
        const read = parseRoster(roster, system);
        return read.ok ? [{ game: system.name, id, system, roster: read.value }] : [];
      }),
    ),
  )
).flat();

test.for(samples)(
  'a text of $id ($game) without its link is read as the same force',
  async ({ system, roster }) => {
    const own = (roster.force as { cards?: unknown[] }).cards ?? [];
    for (const [name, text] of Object.entries(textsOf(roster, system))) {
      const again = await readingOf(text, own);
      const said = unsaid[system.id]?.[name === 'chat' ? 'chat' : 'sheet'] ?? ((force: AnyForce) => force);
      const [before, after] = [roster.force, again.roster.force].map(said);
      const missed = again.lines.flatMap(({ unknown }) => unknown.map(({ words }) => words));
      const named = new Set(
        ((roster.force as AnyForce).customWeapons ?? []).map((weapon: AnyForce) => weapon.name),
      );
      expect
        .soft(
          missed.filter((words) => !named.has(words.replace(/^\d+ × /, ''))),
          name,
        )
        .toEqual([]);
      expect
        .soft(
          again.lines.flatMap(({ not }) => not),
          name,
        )
        .toEqual([]);
      expect.soft(again.open, name).toEqual([]);
      expect.soft(again.roster.name).toBe(roster.name);
      expect
        .soft([...system.labels(after).values()].sort(), name)
        .toEqual([...system.labels(before).values()].sort());
      if (
        fingerprint({ ...roster, force: after }, system) !== fingerprint({ ...roster, force: before }, system)
      )
        expect.soft(after, name).toEqual(before);
    }
  },
);
