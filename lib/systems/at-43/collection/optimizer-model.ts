import { dequal } from 'dequal/lite';
import type { Entry } from '@/lib/roster/collection/collection';
import {
  type BuildRequest,
  type Constraint,
  commonConstraints,
  fieldedOf,
  type IntegerProgram,
  type OptimizerModel,
  type StartingForce,
} from '@/lib/roster/collection/optimizer';
import { LIST_SIZE } from '@/lib/roster/limits';
import { rulingValues } from '@/lib/roster/ruling';
import { counted } from '@/lib/roster/text/words';
import type { Card } from '../catalogue/card';
import { cardLookup, fixedIds, rulings } from '../catalogue/catalogue';
import { evaluateUnit } from '../evaluate/evaluate-unit';
import type { Collected, CollectedEntry, Force, Unit } from '../force';
import type { At43Pack } from '../pack';
import { armyText } from '../paper/text';
import { usesOf } from '../rules/pack';
import { byCommander, free, placesOf } from './constraints';

const cardOfEntry = (entry: Entry<Collected>): Card | undefined => (entry as CollectedEntry).card;

/** The cards in entries, the first of each id, without those that the app's replace. */
function cardsOfEntries(entries: readonly Entry<Collected>[], taken: readonly Card[]): Card[] {
  const cards = new Map(taken.map((card) => [card.id, card]));
  for (const entry of entries) {
    const card = cardOfEntry(entry);
    if (card && !cards.has(card.id) && !fixedIds.has(card.id)) cards.set(card.id, card);
  }
  return [...cards.values()];
}

/** Whether an entry's card differs from the card that its id resolves to. */
function hasOtherCard(entry: Entry<Collected>, cardOf: ReturnType<typeof cardLookup>): boolean {
  const card = cardOfEntry(entry);
  return card !== undefined && !dequal(card, cardOf(card.id));
}

/** The optimizer's model of the game: units of one army, in platoons of five or those requested. */
export const optimizer: OptimizerModel<Force, At43Pack, Collected> = {
  limit: { label: 'Army points', usual: null, noun: ['A.P.', 'A.P.'] },
  figure: ['leadership point', 'leadership points'],
  choices: (_, entries) => {
    const cardOf = cardLookup(cardsOfEntries(entries, []));
    const armies = new Set(entries.flatMap(({ element }) => cardOf(element.card)?.army ?? []));
    return [
      {
        field: 'army',
        label: 'Army',
        open: 'Whichever is best',
        options: [...armies].map((army) => ({ id: army, name: army })),
      },
    ];
  },
  startingForces: begin,
  exclusiveChoice: 'one army',
  nameOf: (entry) => {
    const { name, element } = entry;
    const card = cardOfEntry(entry) ?? cardLookup([])(element.card);
    return name.trim() || card?.designation || element.card;
  },
  choiceTexts: (force) => [`Army: ${armyText(force)}`, counted(force.platoons.length, 'platoon')],
  withSingleModel: (force, { name, element }) => ({
    ...force,
    platoons: [{ name: '', slots: [{ ...element, id: 'u1', name }] }],
  }),
  task: (force, pack, entries) => {
    const cardOf = cardLookup(force.cards);
    const chosen = rulingValues(rulings, force.rulings, pack?.rulings);
    const units = entries.map(({ element }) =>
      evaluateUnit({ ...element, id: '', name: '' }, { label: '', platoon: 0, slot: 0 }, cardOf, chosen),
    );
    const places =
      force.platoons.length === 0
        ? free
        : placesOf(
            force.platoons,
            units.map(({ card }) => card),
          );
    const none = places.helpers.map(() => 0);
    const common = commonConstraints(pack, {
      types: units.map(
        (unit) => new Set(usesOf(unit).flatMap(({ what, id }) => (what === 'types' ? id : []))),
      ),
      noun: ['unit', 'units'],
      countedType: (id, count) => `${counted(count, 'unit')} of ${cardOf(id)?.designation ?? id}`,
    });
    const cost = units.map(({ value }) => value);
    const program: IntegerProgram<Force> = {
      base: 0,
      cost: [...cost, ...none],
      helpers: places.helpers,
      constraints: [
        ...common.map((constraint) => ({
          ...constraint,
          coefficients: [...constraint.coefficients, ...none],
        })),
        ...places.constraints,
      ],
      force: (counts) => {
        const helpers = counts.slice(entries.length);
        const fielded = fieldedOf(entries, counts, (entry, id) => ({
          entry,
          unit: { ...entry.element, id, name: entry.name },
        }));
        const byEntry = entries.map((entry) =>
          fielded.flatMap((each) => (each.entry === entry ? each.unit : [])),
        );
        return {
          ...force,
          cards: force.cards.filter(({ id }) => byEntry.flat().some((unit) => needs(unit, id))),
          platoons: places.platoons(byEntry, helpers),
        };
      },
    };
    const limit = pack?.limit ?? force.limit;
    const least = pack?.minPoints ?? null;
    const unknown = [...units.map((unit) => (unit.unknown.length > 0 ? 1 : 0)), ...none];
    const commanded = byCommander(program, units, chosen['command-units'] === 'assault' ? 'assault' : null);
    const partial = places.partial || commanded.partial;
    const { programs } = commanded;
    if (least === null || unknown.every((each) => each === 0)) return { limit, least, programs, partial };
    // The minimum does not apply to a company with unknown values.
    const enough: Constraint[] = [
      { label: `at least ${least}`, coefficients: program.cost, least },
      { label: null, coefficients: unknown, most: 0 },
    ];
    return {
      limit,
      least: null,
      partial,
      programs: [enough, [{ label: null, coefficients: unknown, least: 1 }]].flatMap((constraints) =>
        programs.map((each) => ({ ...each, constraints: [...each.constraints, ...constraints] })),
      ),
    };
  },
  alternatives: ({ army, ...asked }) =>
    army === undefined ? [] : [{ asked, says: 'with another army', cost: ANOTHER }],
};

/** How far another army departs from the request, in costs of edits: half of removing a unit. */
const ANOTHER = 4;

const needs = ({ card, hero }: Unit, id: string) => card === id || hero?.card === id;

/** An empty company for each army of the entries, or for the requested one. */
function begin(
  pack: At43Pack | null,
  { army, platoons, cards, ...asked }: BuildRequest,
  entries: readonly Entry<Collected>[],
): StartingForce<Collected>[] {
  const requiredFirst = entries.toSorted((one, other) => Number(other.min > 0) - Number(one.min > 0));
  const own = cardsOfEntries(requiredFirst, Array.isArray(cards) ? cards : []);
  const cardOf = cardLookup(own);
  const armyOf = ({ element }: Entry<Collected>) => cardOf(element.card)?.army;
  const armies = army === undefined ? [...new Set(entries.flatMap((entry) => armyOf(entry) ?? []))] : [army];
  const force = {
    faction: null,
    limit: pack?.limit ?? null,
    rulings: {},
    ...asked,
    cards: own,
    platoons: emptied(platoons),
  };
  const partial = entries.some((entry) => hasOtherCard(entry, cardOf));
  if (armies.length <= 1) {
    // A company holds so many cards at most; units of the others are not considered.
    const left = new Set(own.slice(LIST_SIZE).map(({ id }) => id));
    return [
      {
        force: { ...force, army: armies[0] ?? 'U.N.A.', cards: own.slice(0, LIST_SIZE) },
        allows: ({ element }) => !left.has(element.card),
        partial: partial || left.size > 0,
      },
    ];
  }
  return armies.map((each, at) => ({
    partial,
    // Cards of other armies cannot be used, nor their heroes.
    force: { ...force, army: each, cards: own.filter((card) => card.army === each) },
    // A unit of an unknown card belongs to the first army only.
    allows: (entry) => (armyOf(entry) ?? (at === 0 ? each : null)) === each,
  }));
}

/** The requested platoons without units; anything but a list is left for the schema to refuse. */
const emptied = (platoons: unknown): unknown =>
  Array.isArray(platoons) ? platoons.map((platoon) => ({ ...platoon, slots: [] })) : (platoons ?? []);
