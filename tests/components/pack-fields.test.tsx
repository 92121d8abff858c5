import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { elementsOf } from '@/components/builder/context';
import type { PackField } from '@/lib/roster/pack/fields';
import type { Pack } from '@/lib/roster/pack/pack';
import { packOverrideText, packRequirementText } from '@/lib/roster/pack/text';
import { capitalised } from '@/lib/roster/text/words';
import { type Game, games, packOf, readPanels, sectionsOf } from '../fixtures/pack-panels';
import { description } from '../fixtures/reading';

// Every field that the pack of a game can have is shown at the field of the force that it bans, sets or limits. A new
// field of a pack fails here until its panel shows it.

afterEach(cleanup);

/** The panels that offer all options of a list: in each place all of them, or in several together. */
const offeredIn: Readonly<Record<string, Readonly<Record<string, readonly string[][]>>>> = {
  'horizon-wars': {
    'bans.types': [['picker']],
    'bans.upgrades': [['command', 'mech', 'aircraft']],
    most: [['picker']],
  },
  'battle-royale': { 'bans.upgrades': [['mech', 'upgrades']] },
  'command-horizon': { 'bans.types': [['picker'], ['unit']], most: [['picker'], ['unit']] },
  'forge-of-war': {
    'bans.types': [['picker'], ['unit'], ['rider']],
    'bans.upgrades': [['unit'], ['own-weapons']],
    most: [['picker'], ['unit'], ['rider']],
  },
  'at-43': {
    'bans.types': [['picker'], ['steel-troopers']],
    'bans.upgrades': [
      ['steel-troopers', 'star-troopers', 'storm-golems', 'wraith-golgoth', 'krasny-soldati'],
    ],
    most: [['picker'], ['steel-troopers']],
  },
};

/** Options that no field of the game offers: they are there so that one ban list serves two games. */
const isOffered = ({ id }: Game, option: { id: string; group?: string }) =>
  id !== 'battle-royale' || (option.group !== 'Upgrades not for mechs' && option.id !== 'squadron-commander');

/** Fields of a pack for which the force has no field of its own, and why. */
const withoutField: Readonly<Record<string, string>> = {
  minPoints: 'The force falls short as a whole.',
  maxElements: 'Shown once the force has more.',
};
/** The games in which the force has a field for it all the same. */
const hasField = ({ id }: Game, field: PackField) =>
  !(field.id in withoutField) || (id === 'command-horizon' && field.id === 'maxElements');

const isChoice = (field: PackField) => field.id.startsWith('bans.') || field.id === 'most';
const fieldsOf = ({ system }: Game) => system.packFields.filter(({ kind }) => kind !== 'unused');

/** A pack's fields as in its file, of ids such as `bans.types`. */
const nested = (values: readonly (readonly [id: string, value: unknown])[]) => {
  const fields: Record<string, unknown> = {};
  for (const [id, value] of values) {
    const [first = '', second] = id.split('.');
    fields[first] = second ? { ...(fields[first] as object | undefined), [second]: value } : value;
  }
  return fields;
};

const controls = () => [...document.querySelectorAll<HTMLElement>('[aria-describedby]')];
/** The text of a label, with a space between its parts, which stand apart. */
const textOf = (node: Node): string =>
  node.childNodes.length > 0 ? [...node.childNodes].map(textOf).join(' ') : (node.textContent ?? '');
const nameOf = (control: HTMLElement) =>
  control.getAttribute('aria-label') ??
  textOf(
    document.getElementById(control.getAttribute('aria-labelledby') ?? '') ??
      (control as HTMLInputElement).labels?.[0] ??
      control,
  );

/** The names of the controls and options that say that the pack bans them, or allows none of them. */
const marked = () => [
  ...controls()
    .filter((control) => /Banned by “Open”|[Aa]t most 0 by “Open”/.test(description(control)))
    .map(nameOf),
  ...[...document.querySelectorAll('option')]
    .map(({ textContent }) => textContent)
    .filter((text) => /(banned|at most 0) by “Open”$/i.test(text)),
];

/** A text as words alone, each between spaces. */
const wordsOf = (text: string) => ` ${(text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ')} `;

/** The option that a control is about: the longest name of one that its own name contains, in the singular too. */
function namedIn(control: string, names: readonly string[]): string[] {
  const words = wordsOf(control);
  const isIn = (name: string) => [name, name.replace(/s$/, '')].some((each) => words.includes(wordsOf(each)));
  return names
    .filter(isIn)
    .sort((a, b) => b.length - a.length)
    .slice(0, 1);
}

const choices = games.flatMap((game) =>
  fieldsOf(game).flatMap((field) =>
    isChoice(field) && (field.kind === 'list' || field.kind === 'counts')
      ? [{ title: `${game.name}: ${field.label}`, game, field }]
      : [],
  ),
);

describe.each(choices)('$title', ({ game, field }) => {
  const offered = field.options.filter((option) => isOffered(game, option));
  const names = [...new Set(offered.map(({ name }) => name))];

  test('each option is marked where it can be chosen, and no other is', async () => {
    const places = offeredIn[game.id]?.[field.id];
    if (!places) throw new Error('Say in which panels its options can be chosen.');
    for (const half of [0, 1]) {
      const forbidden = names.filter((_, index) => index % 2 === half);
      const ids = field.options.flatMap(({ id, name }) => (forbidden.includes(name) ? [id] : []));
      const value = field.kind === 'list' ? ids : Object.fromEntries(ids.map((id) => [id, 0]));
      const pack = packOf(game, nested([[field.id, value]]));
      for (const together of places) {
        const found = (await readPanels(game, pack, together, marked)).flatMap((name) =>
          namedIn(name, names),
        );
        expect([...new Set(found)].sort(), together.join()).toEqual([...forbidden].sort());
      }
    }
  });
});

/** A value for a field that is neither a ban nor a ruling: one at the start or at the end of what it may have. */
function endOf(field: PackField, last: boolean): unknown {
  switch (field.kind) {
    case 'number':
      return last ? field.most : 3;
    case 'switch':
      return last;
    case 'list':
      return field.options.slice(0, last ? undefined : 1).map(({ id }) => id);
    case 'pair':
      return Object.fromEntries(field.parts.map(({ id, options }) => [id, options.at(last ? -1 : 0)?.id]));
    default:
      throw new Error(`Say what a pack may have as ${field.id}.`);
  }
}

describe.each(games)('$name', (game) => {
  const { system, editor } = game;
  const { rulings } = system;
  const fields = fieldsOf(game);
  const settings = fields.filter((field) => !isChoice(field) && field.kind !== 'rulings');
  const set = settings.filter(({ overrides }) => overrides);
  const required = settings.filter((field) => !field.overrides && hasField(game, field));

  /** Packs that set all that they may, each time to something else, with what the sections then say. */
  const rounds: { pack: Pack; set: string[]; said: string }[] = [];
  beforeAll(async () => {
    for (let at = 0; at < Math.max(2, ...rulings.map(({ values }) => values.length)); at += 1) {
      const chosen = rulings.map(({ id, values }) => [id, (values[at] ?? values[0])?.value]);
      const pack = packOf(game, {
        ...nested([...set, ...required].map((field) => [field.id, endOf(field, at > 0)])),
        ...(rulings.length > 0 ? { rulings: Object.fromEntries(chosen) } : {}),
      });
      const found = await readPanels(game, pack, sectionsOf(game), () =>
        controls().map((control) => ({ name: nameOf(control), said: description(control) })),
      );
      rounds.push({
        pack,
        set: found.filter(({ name }) => name === 'Go to the pack').map(({ said }) => said),
        said: found.map(({ said }) => said).join('\n'),
      });
    }
  });

  test('what a pack sets, rulings too, stands in place of the field of the force', () => {
    const ids = [...set.map(({ id }) => id), ...rulings.map(({ id }) => `rulings.${id}`)];
    for (const { pack, set: found } of rounds)
      expect(found.sort()).toEqual(
        ids.map((id) => `${packOverrideText(pack, id, system)}, set by “Open”.`).sort(),
      );
  });

  test('what a pack requires is said at the field of the force', () => {
    for (const { pack, said } of rounds)
      for (const { id } of required) expect(said).toContain(`${packRequirementText(pack, id, system)}.`);
  });

  const limitsElements = fields.some(({ id }) => id === 'maxElements');
  test.runIf(limitsElements)(
    'more elements than a pack allows are counted where they can be removed',
    async () => {
      const title = capitalised(elementsOf(editor).plural);
      const read = () => screen.queryAllByRole('region', { name: title }).map((region) => region.textContent);
      const found = await readPanels(game, packOf(game, { maxElements: 1 }), sectionsOf(game), read);
      const count = (await readPanels(game, null, sectionsOf(game), read)).length;
      expect([found.length, count]).toEqual([1, 0]);
      expect(found[0]).toMatch(new RegExp(`^${title}\\d+, at most 1`));
    },
  );

  test('what has no effect in this game is said nowhere', async () => {
    const values: Record<string, unknown> = {
      limit: 3,
      minPoints: 3,
      maxElements: 1,
      'bans.types': ['light-infantry'],
      'bans.upgrades': [],
      most: { 'light-infantry': 0 },
      eras: ['burning'],
      battlefield: ['low-gravity'],
      mechCap: 3,
      superMechs: false,
      setPiece: { battle: 'a', size: 'b' },
      rulings: { 'mobile-infantry-presence': 2 },
    };
    const unused = system.packFields.filter(({ kind }) => kind === 'unused').map(({ id }) => id);
    expect(unused.filter((id) => !(id in values))).toEqual([]);
    const pack = packOf(game, nested(unused.map((id) => [id, values[id]])));
    const places = [...sectionsOf(game), ...(editor.elements ? ['picker'] : [])];
    const read = () => (document.body.textContent?.includes('“Open”') ? [document.body.textContent] : []);
    expect(await readPanels(game, pack, places, read)).toEqual([]);
  });
});
