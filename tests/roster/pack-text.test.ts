import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { bannedBy, banSuffix } from '@/lib/roster/offer';
import { type PackField, packValue, withPackValue } from '@/lib/roster/pack/fields';
import type { Pack } from '@/lib/roster/pack/pack';
import { packOverrideText, packRequirementText, packSentence, packText } from '@/lib/roster/pack/text';
import { parsePack } from '@/lib/roster/parse';
import { loadSystem, systems } from '@/lib/systems/registry';

/** The schema inside defaults and optional wrappers. */
function bare(schema: z.core.$ZodType): z.core.$ZodTypeDef {
  const def = schema._zod.def as z.core.$ZodTypeDef & { innerType?: z.core.$ZodType };
  return def.innerType ? bare(def.innerType) : def;
}

const shapeOf = (schema: z.core.$ZodType) =>
  (bare(schema) as { shape?: Record<string, z.core.$ZodType> }).shape ?? {};

/** The fields of a game's pack file, with `bans.types` and `bans.upgrades` separately. */
const keysOf = (schema: z.core.$ZodType): string[] =>
  Object.entries(shapeOf(schema))
    .filter(([key]) => !['musterPack', 'name', 'system'].includes(key))
    .flatMap(([key, inner]) =>
      key === 'bans' ? Object.keys(shapeOf(inner)).map((each) => `bans.${each}`) : [key],
    );

function schemaAt(schema: z.core.$ZodType, id: string): z.core.$ZodType {
  return id.split('.').reduce((at, key) => shapeOf(at)[key] as z.core.$ZodType, schema);
}

/** The fields that an object may have; null if it may have any. */
const fieldsOf = (schema: z.core.$ZodType): string[] | null => {
  const fields = Object.keys(shapeOf(schema));
  return fields.length === 0 ? null : fields;
};

const enumOf = (schema: z.core.$ZodType): string[] | null => {
  const element = bare((bare(schema) as { element?: z.core.$ZodType }).element ?? schema) as {
    entries?: Record<string, string>;
  };
  return element.entries ? Object.values(element.entries) : null;
};

describe.each(systems.map(({ id }) => id))('%s', async (id) => {
  const system = await loadSystem(id);
  if (!system) throw new Error(id);
  const { packSchema, packFields } = system;

  test('describes every field of its pack file once, and no other', () => {
    // What is about the event itself has fields of its own, the same in every game; "$schema" is for editors of text.
    const others = ['date', 'place', 'organiser', '$schema'];
    const keys = keysOf(packSchema).filter((key) => !others.includes(key));
    expect(packFields.map((field) => field.id).toSorted()).toEqual(keys.toSorted());
  });

  test('offers in a list exactly what a file may name there', () => {
    for (const field of packFields) {
      const lists =
        field.kind === 'list' || field.kind === 'counts'
          ? [{ at: field.id, options: field.options }]
          : field.kind === 'pair'
            ? field.parts.map((part) => ({ at: `${field.id}.${part.id}`, options: part.options }))
            : [];
      for (const { at, options } of lists) {
        const allowed =
          field.kind === 'counts' ? fieldsOf(schemaAt(packSchema, at)) : enumOf(schemaAt(packSchema, at));
        const offered = options.map((option) => option.id);
        expect(new Set(offered).size, at).toBe(offered.length);
        if (allowed) expect(offered.toSorted(), at).toEqual(allowed.toSorted());
        else expect((field.kind === 'list' || field.kind === 'counts') && field.own, at).toBeTruthy();
      }
    }
  });

  test('describes each field in one sentence', () => {
    for (const { about, label } of packFields) {
      expect(label).not.toBe('');
      expect(about).toMatch(/^[A-Z][^!]*\.$/);
    }
  });

  test('has a text for every field with an effect, and none for an empty pack', () => {
    const empty = pack({});
    const nothing = packText(empty, system);
    for (const field of packFields) {
      if (field.kind === 'unused') continue;
      const said = packText(withPackValue(empty, field.id, anything(field)), system);
      expect(said, field.id).not.toBe(nothing);
    }
  });

  const pack = (fields: object): Pack => {
    const read = parsePack({ musterPack: 1, name: 'Open', system: id, ...fields }, system);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    return read.value;
  };
});

function anything(field: PackField): unknown {
  switch (field.kind) {
    case 'number':
      return 3;
    case 'switch':
      return true;
    case 'list':
      return [field.options[0]?.id ?? 'own'];
    case 'counts':
      return { [field.options[0]?.id ?? 'own']: 2 };
    case 'pair':
      return Object.fromEntries(field.parts.map(({ id, options }) => [id, options[0]?.id]));
    case 'rulings':
      return Object.fromEntries(field.rulings.map(({ id, values }) => [id, values[0]?.value]));
    case 'unused':
      return undefined;
  }
}

const packOf = async (id: string, fields: object) => {
  const game = await loadSystem(id);
  if (!game) throw new Error(id);
  const read = parsePack({ musterPack: 1, name: 'Calais Open', system: id, ...fields }, game);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return { game, pack: read.value };
};

describe('the text of a pack next to a choice of the force', () => {
  test.each([
    ['horizon-wars', 'eras', { eras: ['maul'] }, '“Calais Open”: only the era “The Maul”'],
    ['horizon-wars', 'eras', { eras: [] }, ''],
    ['horizon-wars', 'battlefield', { battlefield: [] }, '“Calais Open”: no battlefield conditions'],
    [
      'horizon-wars',
      'setPiece',
      { setPiece: { battle: 'deliberate-attack', size: 'troop' } },
      '“Calais Open”: deliberate attack at Troop size',
    ],
    ['command-horizon', 'maxElements', { maxElements: 9 }, '“Calais Open”: at most 9 units'],
    ['forge-of-war', 'limit', { limit: 40 }, ''],
  ])('%s, %s of %j', async (id, field, fields, sentence) => {
    const { game, pack } = await packOf(id, fields);
    expect(packRequirementText(pack, field, game)).toBe(sentence);
    expect(packRequirementText(null, field, game)).toBe('');
    // The force still chooses.
    expect(packOverrideText(pack, field, game)).toBe('');
  });
});

describe('the choices that a pack makes for a force', () => {
  test.each([
    ['horizon-wars', 'limit', { limit: 15 }, '15 points'],
    ['horizon-wars', 'limit', {}, ''],
    ['horizon-wars', 'mechCap', { mechCap: 0 }, 'At most 0 points of mechs'],
    ['horizon-wars', 'superMechs', { superMechs: false }, 'No super-mechs'],
    [
      'horizon-wars',
      'rulings.mobile-infantry-presence',
      { rulings: { 'mobile-infantry-presence': 2 } },
      'P2, as in the CHQ matrix',
    ],
    ['horizon-wars', 'rulings.mobile-infantry-presence', {}, ''],
    ['at-43', 'limit', { limit: 2000 }, '2000 A.P.'],
  ])('%s, %s of %j', async (id, field, fields, choice) => {
    const { game, pack } = await packOf(id, fields);
    expect(packOverrideText(pack, field, game)).toBe(choice);
    expect(packOverrideText(null, field, game)).toBe('');
    // It is mentioned only once.
    expect(packRequirementText(pack, field, game)).toBe('');
  });

  test.each(systems)('of $name are exactly the fields that override', async ({ id, load }) => {
    const { system } = await load();
    for (const field of system.packFields) {
      if (field.kind === 'rulings' || field.kind === 'unused') continue;
      const { game, pack } = await packOf(id, {});
      const set = withPackValue(pack, field.id, anything(field));
      expect(packOverrideText(set, field.id, game) !== '').toBe(field.overrides === true);
    }
  });
});

const say = async (system: string, fields: object): Promise<string> => {
  const { game, pack } = await packOf(system, fields);
  return packText(pack, game);
};

describe('the text of a pack', () => {
  test.each([
    ['horizon-wars', {}, 'Any era'],
    [
      'horizon-wars',
      { limit: 15, bans: { types: ['special-forces'] }, mechCap: 6 },
      '15 points, any era, no special forces, at most 6 points of mechs',
    ],
    [
      'horizon-wars',
      { limit: 1, eras: ['burning', 'maul'], battlefield: [], superMechs: false, maxElements: 1 },
      '1 point, only the era “The Burning” or “The Maul”, no battlefield conditions, no super-mechs, at most 1 element',
    ],
    [
      'horizon-wars',
      {
        battlefield: ['mars', 'low-gravity'],
        bans: { upgrades: ['stealth-suite', 'traps', 'antigrav'] },
        superMechs: true,
        setPiece: { battle: 'deliberate-attack', size: 'troop' },
        rulings: { 'mobile-infantry-presence': 2 },
      },
      'Any era, battlefield conditions: Mars and Low gravity, no stealth suite, traps or antigrav, super-mechs allowed, ' +
        'deliberate attack at Troop size, presence of mobile infantry (P2, as in the CHQ matrix)',
    ],
    [
      'horizon-wars',
      { limit: 15, minPoints: 12, most: { 'special-forces': 1, recon: 1, mech: 2, aircraft: 1 } },
      '15 points, at least 12 points, any era, ' +
        'at most 1 special forces, 1 reconnaissance element, 2 mechs and 1 aircraft',
    ],
    ['horizon-wars', { minPoints: 1, most: {} }, 'At least 1 point, any era'],
    [
      'command-horizon',
      { minPoints: 5, most: { 'light-tanks': 1, 'infantry-platoon': 2, command: 1 } },
      'At most 1 unit of light tanks, 1 command unit and 2 infantry platoons',
    ],
    [
      'forge-of-war',
      { most: { commandos: 0, marines: 1 } },
      'At most 0 units of Commandos and 1 unit of Marines',
    ],
    ['at-43', { minPoints: 900, most: { tacarms: 1 } }, 'At least 900 A.P., at most 1 unit of TacArms'],
    ['at-43', { most: { constructor: 2 } }, 'At most 2 units of constructor'],
    ['battle-royale', { minPoints: 3, most: { mech: 1 } }, 'No restrictions'],
    ['battle-royale', { bans: { types: ['recon'], upgrades: ['jump-jets'] } }, 'No jump jets'],
    ['command-horizon', { maxElements: 9, bans: { types: ['command'] } }, 'At most 9 units, no command'],
    ['forge-of-war', { limit: 40 }, 'No restrictions'],
    ['forge-of-war', { bans: { types: ['garrison', 'commandos'] } }, 'No Garrison or Commandos'],
    ['at-43', { limit: 2000, bans: { types: ['my-card'] } }, '2000 A.P., no my-card'],
  ])('%s %j', async (system, fields, sentence) => {
    expect(await say(system, fields)).toBe(sentence);
  });
});

test('a pack as a sentence ends in one full stop', async () => {
  const [cards, points] = [
    await packOf('at-43', { limit: 2000 }),
    await packOf('horizon-wars', { limit: 15 }),
  ];
  expect(packSentence(cards.pack, cards.game)).toBe('2000 A.P.');
  expect(packSentence(points.pack, points.game)).toBe('15 points, any era.');
});

describe('the fields of a pack', () => {
  const pack: Pack = { musterPack: 1, name: '', system: 'x', limit: 3, bans: { types: ['a'], upgrades: [] } };

  test('are read and changed by their path, and omitted without a value', () => {
    expect(packValue(pack, 'bans.types')).toEqual(['a']);
    expect(packValue(pack, 'maxElements')).toBeUndefined();
    expect(withPackValue(pack, 'bans.types', ['b'])).toEqual({
      ...pack,
      bans: { types: ['b'], upgrades: [] },
    });
    expect(Object.keys(withPackValue(pack, 'limit', undefined))).not.toContain('limit');
    expect(pack.limit).toBe(3);
  });
});

describe('what a pack bans', () => {
  const pack: Pack = {
    musterPack: 1,
    name: 'Calais Open 2026',
    system: 'x',
    bans: { types: ['recon'], upgrades: ['traps', 'strike'] },
  };
  const use = (what: 'types' | 'upgrades', id: string, name = id) => ({ what, id, name });

  test('is reported with the pack’s name, for the thing itself or its parts', () => {
    expect(bannedBy(pack, [use('types', 'recon')], 'recon')).toBe('Banned by “Calais Open 2026”');
    const traps = [
      use('types', 'infantry'),
      use('upgrades', 'traps', 'Traps'),
      use('upgrades', 'strike', 'Strike'),
    ];
    expect(bannedBy(pack, traps, 'infantry')).toBe('Has traps and strike, banned by “Calais Open 2026”');
    expect(bannedBy({ ...pack, name: ' ' }, [use('types', 'recon')], 'recon')).toBe('Banned by the pack');
  });

  test('includes more of a type than allowed, with the number in the force', () => {
    const few = { ...pack, most: { mech: 2, recon: 0 } };
    const mech = [use('types', 'mech', 'Mech')];
    expect(bannedBy(few, mech, 'mech', new Map([['mech', 1]]))).toBeNull();
    expect(bannedBy(few, mech, 'mech', new Map([['mech', 2]]))).toBe(
      'At most 2 by “Calais Open 2026”; the force has 2',
    );
    expect(bannedBy(few, mech, undefined, new Map([['mech', 3]]))).toBe(
      'Mech: at most 2 by “Calais Open 2026”; the force has 3',
    );
    expect(bannedBy(few, [...mech, ...mech], undefined, new Map([['mech', 1]]))).toContain('at most 2');
    expect(banSuffix(few, 'types', 'mech', new Map([['mech', 1]]))).toBe('');
    expect(banSuffix(few, 'types', 'mech', new Map([['mech', 2]]))).toBe(', at most 2 by “Calais Open 2026”');
    expect(banSuffix(few, 'types', 'recon')).toBe(', banned by “Calais Open 2026”');
    expect(bannedBy(few, [use('types', 'constructor')], 'constructor')).toBeNull();
  });

  test('does not include other kinds, and is empty without a pack', () => {
    expect(bannedBy(pack, [use('upgrades', 'recon')], 'recon')).toBeNull();
    expect(bannedBy(null, [use('types', 'recon')], 'recon')).toBeNull();
  });
});
