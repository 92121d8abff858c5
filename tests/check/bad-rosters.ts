/** A valid roster for tests to damage. */
export const goodRoster = () => ({
  muster: 1,
  system: 'horizon-wars',
  name: 'Lancers',
  force: {
    limit: 9 as unknown,
    elements: [
      {
        id: 'e1',
        kind: 'mech',
        name: 'Thunderer',
        presence: 2,
        stats: { m: 3, f: 2, a: 3, d: 2 },
        upgrades: [{ id: 'assisted-targeting' }] as unknown[],
      },
      { id: 'e2', kind: 'conventional', type: 'light-infantry', chq: true },
      { id: 'e3', kind: 'conventional', type: 'light-infantry' },
    ] as Record<string, unknown>[],
    transports: [] as unknown[],
    squadrons: [] as unknown[],
    commandResources: [] as unknown[],
    scenario: null as unknown,
  } as Record<string, unknown>,
});

type Roster = ReturnType<typeof goodRoster>;

const element = (roster: Roster, index: number) =>
  (roster.force.elements as Record<string, unknown>[])[index] as Record<string, unknown>;

/** Damaged rosters: a description, the path and a part of the fault's message, and the damage. */
export const badRosters: [what: string, path: string, says: string, damage: (roster: Roster) => void][] = [
  [
    'a future version',
    'muster',
    'This is 2, from a newer version of Muster; this one reads 1.',
    (r) => {
      r.muster = 2;
    },
  ],
  [
    'a version as text',
    'muster',
    'This is the text "1"; it must be 1.',
    (r) => {
      Object.assign(r, { muster: '1' });
    },
  ],
  [
    'an unknown game',
    'system',
    'it must be one of: horizon-wars',
    (r) => {
      r.system = 'chess';
    },
  ],
  [
    'a game named like a property of every object',
    'system',
    'it must be one of',
    (r) => {
      r.system = 'constructor';
    },
  ],
  [
    'no name',
    'name',
    'This is missing; it must be text.',
    (r) => {
      Object.assign(r, { name: undefined });
    },
  ],
  [
    'a name too long',
    'name',
    'at most 120 characters',
    (r) => {
      r.name = 'x'.repeat(121);
    },
  ],
  [
    'notes too long',
    'notes',
    'at most 4,000 characters',
    (r) => {
      Object.assign(r, { notes: 'x'.repeat(4001) });
    },
  ],
  [
    'an unknown field',
    'colour',
    'Unknown field',
    (r) => {
      Object.assign(r, { colour: 'red' });
    },
  ],
  [
    'an unknown field of an element',
    'force.elements[1].armour',
    'Unknown field',
    (r) => {
      element(r, 1).armour = 3;
    },
  ],
  [
    'a field named constructor',
    'force.constructor',
    'Unknown field',
    (r) => {
      Object.assign(r.force, { constructor: 1 });
    },
  ],
  [
    'an unknown type',
    'force.elements[1].type',
    'it must be one of',
    (r) => {
      element(r, 1).type = 'dragoons';
    },
  ],
  [
    'an unknown kind',
    'force.elements[1].kind',
    'must be',
    (r) => {
      element(r, 1).kind = 'ship';
    },
  ],
  [
    'an unknown upgrade',
    'force.elements[0].upgrades[0].id',
    'it must be one of',
    (r) => {
      element(r, 0).upgrades = [{ id: 'x' }];
    },
  ],
  [
    'an unknown era',
    'force.era',
    'it must be one of',
    (r) => {
      r.force.era = 'stone-age';
    },
  ],
  [
    'an id twice',
    'force.elements[2].id',
    'unique',
    (r) => {
      element(r, 2).id = 'e2';
    },
  ],
  [
    'an id of nothing',
    'force.transports[0].passengers[0]',
    'No element has the id',
    (r) => {
      r.force.transports = [{ aircraft: 'e1', passengers: ['e9'] }];
    },
  ],
  [
    'a squadron of nobody',
    'force.squadrons[0].mechs[0]',
    'No element has the id',
    (r) => {
      r.force.squadrons = [{ mechs: ['zz'] }];
    },
  ],
  [
    'a fraction',
    'force.elements[0].stats.m',
    'This is 2.5; it must be a whole number from 0 to 99.',
    (r) => {
      element(r, 0).stats = { m: 2.5, f: 1, a: 1, d: 1 };
    },
  ],
  [
    'a negative number',
    'force.limit',
    'This is -1; it must be a whole number from 0 to 9999.',
    (r) => {
      r.force.limit = -1;
    },
  ],
  [
    'a huge number',
    'force.limit',
    'it must be a whole number from 0 to 9999.',
    (r) => {
      r.force.limit = 1e300;
    },
  ],
  [
    'a number as text',
    'force.elements[0].presence',
    'This is the text "2"; it must be a whole number from 1 to 20.',
    (r) => {
      element(r, 0).presence = '2';
    },
  ],
  [
    'too many elements',
    'force.elements',
    'at most 200',
    (r) => {
      r.force.elements = Array.from({ length: 201 }, (_, n) => ({
        id: `x${n}`,
        kind: 'conventional',
        type: 'recon',
      }));
    },
  ],
  [
    'no elements',
    'force.elements',
    'This is missing; it must be a list.',
    (r) => {
      Object.assign(r.force, { elements: undefined });
    },
  ],
  [
    'a list for a force',
    'force',
    'This is an empty list; it must be an object.',
    (r) => {
      Object.assign(r, { force: [] });
    },
  ],
  [
    'a pack',
    '',
    'This is a pack; it must be a roster.',
    (r) => {
      Object.assign(r, { muster: undefined, musterPack: 1 });
    },
  ],
];

/** Texts without a roster: a description, the text, and a part of the fault's message. */
export const badTexts: [what: string, text: string, says: string][] = [
  ['nothing', '', 'There is nothing here'],
  ['white space', ' \n ', 'There is nothing here'],
  [
    'a word',
    'Lancers',
    'Not a Muster file. At column 1, this is not JSON: expected a value, found the character L',
  ],
  ['a comma too many', '{\n  "muster": 1,\n}', 'At line 2, column 14, there is a comma too many; remove it.'],
  ['two commas', '[1,,2]', 'At column 4, there is a comma too many; remove it.'],
  ['a comma at the start', '{,"a":1}', 'At column 2, there is a comma too many; remove it.'],
  [
    'a comma too few',
    '{\n  "muster": 1\n  "name": ""\n}',
    'At line 3, column 3, a comma is missing before this; add it.',
  ],
  ['typographic quotes, also in a name', '{ “muster”: 1, “name”: “a “b” c” }', 'are curly (“ ”)'],
  [
    'a typographic quote',
    '{ "muster": 1, "name": “a” }',
    'At column 24, names and texts must be in straight double quotes ("), not after the character “.',
  ],
  [
    'single quotes',
    "{ 'muster': 1 }",
    `At column 3, names and texts must be in straight double quotes ("), not after the character '.`,
  ],
  [
    'a name without quotes',
    '{ muster: 1 }',
    'At column 3, the name of a field must be in double quotes: "muster".',
  ],
  [
    'a comment',
    '{\n  // mine\n  "muster": 1\n}',
    'At line 2, column 3, there is a comment, which JSON does not allow; remove it.',
  ],
  ['a comment in the middle', '{ "muster": /* one */ 1 }', 'At column 13, there is a comment,'],
  [
    'no colon',
    '{ "muster" 1 }',
    'At column 12, a colon is missing between the name of a field and its value; add it.',
  ],
  ['no value', '{ "muster": }', 'At column 13, a value is missing before this }; add it.'],
  [
    'no value before a comma',
    '{ "muster":, "a": 1 }',
    'At column 12, a value is missing before this comma; add it.',
  ],
  [
    'a list with the end of an object',
    '{ "a": [1, 2 }',
    'At column 14, a list is closed with }; put the ] that closes it before this.',
  ],
  [
    'an object with the end of a list',
    '[{ "a": 1 ]',
    'At column 11, an object is closed with ]; put the } that closes it before this.',
  ],
  [
    'something after the end',
    '{} {}',
    'At column 4, the file should have ended before the character {; remove the rest.',
  ],
  ['a brace too many', '{ "a": 1 }}', 'At column 11, the file should have ended before the character }'],
  ['a cut file', '{ "muster": 1, "na', 'This is incomplete: it ends inside a text.'],
  ['a file cut in a value', '{ "muster": tr', 'This is incomplete: it ends inside a value.'],
  ['a file cut between', '{ "muster": 1,', 'it ends where a field name in double quotes is expected'],
  [
    'a line break in a text',
    '{ "name": "a\nb" }',
    'At line 1, column 13, a text has no closing quote in its line; add it, or write the line break as \\n.',
  ],
  ['a tab in a text', '{ "name": "a\tb" }', 'At column 13, a text contains a tab; write it as \\t.'],
  [
    'an invalid escape',
    '{ "name": "a\\qb" }',
    'At column 13, a text contains a backslash that JSON does not know; write \\\\ for one.',
  ],
  [
    'a number with a zero before it',
    '{ "muster": 01 }',
    'At column 13, this is not a number as JSON writes it; write it like 12, -3 or 0.5.',
  ],
  [
    'NaN',
    '{ "muster": NaN }',
    'At column 13, NaN is not a value; write a number, true, false, null, or a text in double quotes.',
  ],
  ['a number', '12', 'Not a Muster roster file: this is 12; it must be an object.'],
  ['null', 'null', 'Not a Muster roster file: this is null; it must be an object.'],
  ['a list of rosters', '[{}]', 'Not a Muster roster file: this is a list of 1; it must be an object.'],
  ['another program’s JSON', '{"name":"x"}', 'Not a Muster roster file: it has no field "muster"'],
  ['a backup', '{"musterBackup":1,"rosters":[]}', 'This is a backup; it must be a roster.'],
  [
    'a card file',
    '{"musterCards":1,"cards":[]}',
    'This is a file of what players made; it must be a roster.',
  ],
];
