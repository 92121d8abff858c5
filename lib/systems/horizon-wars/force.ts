import * as z from 'zod/mini';
import { checkNumbers, entryShapeOf } from '@/lib/roster/collection/parse-collection';
import { elementNotesShape } from '@/lib/roster/element-notes';
import { FORCE_SIZE, LIST_SIZE } from '@/lib/roster/limits';
import { rulingsSchemaOf } from '@/lib/roster/pack/schema';
import { elementIdSchema, optionalNameSchema, wholeNumber } from '@/lib/roster/roster';
import { addFault, addUnknownId, listOf, recordOf, requireUnique } from '@/lib/roster/schemas';
import {
  aircraftUpgrades,
  conditions,
  contexts,
  conventionalTypes,
  eras,
  missionActions,
  missionPurposes,
  rulings,
  setPieces,
  tacticalUpgrades,
} from './catalogue/catalogue';
import {
  checkOption,
  MAX_UPGRADES,
  mechPresenceSchema,
  mechUpgradeShape,
  statsSchema,
} from './catalogue/mech';

const idOf = (records: readonly { id: string }[]) => z.enum(records.map(({ id }) => id));

/** A list; empty by default. */
const list = <Item extends z.core.$ZodType>(item: Item, most = LIST_SIZE) =>
  z._default(listOf(item, most), []);

/** A flag; false by default. */
const flag = z._default(z.boolean(), false);
const allegiances = eras.flatMap((era) => era.allegiances);

const mechUpgradeSchema = z.strictObject(mechUpgradeShape).check(checkOption);

const aircraftUpgradeSchema = z
  .strictObject({ id: idOf(aircraftUpgrades), times: z.optional(wholeNumber(1, 9)) })
  .check((payload) => {
    const { id, times } = payload.value;
    if (times !== undefined && !aircraftUpgrades.find((upgrade) => upgrade.id === id)?.repeatable)
      addFault(payload, ['times'], `"${id}" is taken once; leave "times" out.`);
  });

/** A mech in the file format (p.60). */
export const mechSchema = z.strictObject({
  id: elementIdSchema,
  kind: z.literal('mech'),
  name: optionalNameSchema,
  presence: mechPresenceSchema,
  stats: statsSchema,
  ace: flag,
  chq: flag,
  upgrades: list(mechUpgradeSchema, MAX_UPGRADES),
  ...elementNotesShape,
});

/** A conventional element: everything but its name and the CHQ flag follows from its type (p.64). */
export const conventionalSchema = z.strictObject({
  id: elementIdSchema,
  kind: z.literal('conventional'),
  name: optionalNameSchema,
  type: idOf(conventionalTypes),
  chq: flag,
  ...elementNotesShape,
});

/** An aircraft in the file format (p.68). */
export const aircraftSchema = z.strictObject({
  id: elementIdSchema,
  kind: z.literal('aircraft'),
  name: optionalNameSchema,
  presence: wholeNumber(1, 3),
  stats: statsSchema,
  ace: flag,
  chq: flag,
  upgrades: list(aircraftUpgradeSchema, MAX_UPGRADES),
  ...elementNotesShape,
});

const raise = z.optional(wholeNumber(0, 20));

/** What a conventional type is given for command resources (p.59-60). */
const commandResourcesSchema = z.strictObject({
  type: idOf(conventionalTypes),
  raise: z._default(z.strictObject({ m: raise, f: raise, a: raise, d: raise }), () => ({})),
  upgrades: list(idOf(tacticalUpgrades)),
});

const dispositionSchema = recordOf(z.enum(['advance', 'reserve', 'lost']), FORCE_SIZE);

/** A set-piece battle, and where each element starts (p.75). */
export const setPieceSchema = z.strictObject({
  kind: z.literal('set-piece'),
  battle: idOf(setPieces.battles),
  size: idOf(setPieces.sizes),
  role: z.enum(['attacker', 'defender']),
  disposition: dispositionSchema,
});

const adventureSchema = z.strictObject({
  kind: z.literal('adventure'),
  context: idOf(contexts),
  action: z.optional(idOf(missionActions)),
  purpose: z.optional(idOf(missionPurposes)),
  disposition: dispositionSchema,
});

const agreedPoints = z._default(z.nullable(wholeNumber(0, 9999)), null);
/** Ids of the elements of a squadron or aboard an aircraft. */
const group = listOf(elementIdSchema, LIST_SIZE);

/** The `force` of a Horizon Wars roster. */
export const forceSchema = z
  .strictObject({
    limit: agreedPoints,
    mechCap: agreedPoints,
    superMechs: flag,
    era: z._default(idOf(eras), 'open'),
    allegiance: z._default(z.nullable(idOf(allegiances)), null),
    battlefield: list(idOf(conditions)),
    rulings: z._default(rulingsSchemaOf(rulings), () => ({})),
    elements: listOf(
      z.discriminatedUnion('kind', [mechSchema, conventionalSchema, aircraftSchema]),
      FORCE_SIZE,
    ),
    commandResources: list(commandResourcesSchema),
    squadrons: list(z.strictObject({ mechs: group })),
    transports: list(z.strictObject({ aircraft: elementIdSchema, passengers: group }), FORCE_SIZE),
    scenario: z._default(z.nullable(z.discriminatedUnion('kind', [setPieceSchema, adventureSchema])), null),
  })
  .check((payload) => {
    const force = payload.value;
    const ids = force.elements.map((element) => element.id);
    requireUnique(payload, ids, (index) => ['elements', index, 'id'], 'Element id');
    requireUnique(payload, force.battlefield, (index) => ['battlefield', index], 'Condition');
    requireUnique(
      payload,
      force.commandResources.map((each) => each.type),
      (index) => ['commandResources', index, 'type'],
      'Type',
    );
    for (const [at, each] of force.commandResources.entries())
      requireUnique(
        payload,
        each.upgrades,
        (index) => ['commandResources', at, 'upgrades', index],
        'Upgrade',
      );
    requireUnique(
      payload,
      force.transports.map((each) => each.aircraft),
      (index) => ['transports', index, 'aircraft'],
      'Aircraft',
    );
    const known = new Set(ids);
    const refer = (id: string, path: PropertyKey[]) => {
      if (!known.has(id)) addUnknownId(payload, path, { id, what: 'element', known });
    };
    for (const [at, squadron] of force.squadrons.entries())
      for (const [index, id] of squadron.mechs.entries()) refer(id, ['squadrons', at, 'mechs', index]);
    for (const [at, { aircraft, passengers }] of force.transports.entries()) {
      refer(aircraft, ['transports', at, 'aircraft']);
      for (const [index, id] of passengers.entries()) refer(id, ['transports', at, 'passengers', index]);
    }
    if (force.scenario !== null)
      for (const id of Object.keys(force.scenario.disposition)) refer(id, ['scenario', 'disposition', id]);
  });

export type Force = z.output<typeof forceSchema>;
export type Element = Force['elements'][number];
export type Mech = z.output<typeof mechSchema>;
export type Conventional = z.output<typeof conventionalSchema>;
export type Aircraft = z.output<typeof aircraftSchema>;
export type Scenario = NonNullable<Force['scenario']>;
export type SetPiece = Extract<Scenario, { kind: 'set-piece' }>;
export type Place = 'advance' | 'reserve' | 'lost';

const own = { id: true, name: true, chq: true, notes: true } as const;

/** An entry of a collection: the design of a mech or an aircraft, or a conventional type. */
export const entrySchema = z
  .strictObject(
    entryShapeOf(
      z.discriminatedUnion('kind', [
        z.omit(mechSchema, own),
        z.omit(conventionalSchema, own),
        z.omit(aircraftSchema, own),
      ]),
    ),
  )
  .check(checkNumbers);

/** The element that an entry fields, without id, name, CHQ flag and notes. */
export type Collected = z.output<typeof entrySchema>['element'];
