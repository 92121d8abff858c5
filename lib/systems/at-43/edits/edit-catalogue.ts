import { agreed, type Edit } from '@/lib/roster/edits/edit';
import {
  countExcess,
  type EditCatalogue,
  editList,
  type ForceParts,
  withAt,
  withCopies,
  worthOf,
} from '@/lib/roster/edits/edit-catalogue';
import { withFields } from '@/lib/roster/edits/edits';
import { phrasesOf } from '@/lib/roster/fields';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { tally } from '@/lib/roster/maps';
import { idsOf } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/text/words';
import type { Card } from '../catalogue/card';
import { play, sampleCards } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { forceFields, unitFields } from '../fields';
import type { Force, Unit } from '../force';
import { takes } from '../rules/platoon';
import { choiceEdits, type Kind, kinds, patternGap, patternOrder } from './catalogue-choices';
import {
  addUnit,
  draftOf,
  heroesFor,
  moveToPlatoon,
  moveToSlot,
  newUnitId,
  openPlatoon,
  removeUnit,
  removeUnits,
  setCard,
  setCommander,
  setHero,
  setWave,
} from './edit';
import { addPlatoon, orderPlatoon, patternPlatoon } from './edit-company';

/** Maximum number of cards offered for retyping a unit, and for additions. */
const MAX_CARDS = 12;

function unitEdits(unit: EvaluatedUnit, { force, units, rulings }: Evaluation): Edit<Force>[] {
  const { id, source, platoon } = unit;
  const { edits, of } = editList<Force, Kind>(kinds);
  const add = of(id);
  edits.push(...choiceEdits(unit));
  const wave = source.wave === 'assault' ? 'reinforcement' : 'assault';
  add('wave', '', ['Move', `to the ${wave} wave`], (now) => setWave(now, id, wave));
  for (const [at] of force.platoons.entries())
    if (at !== platoon)
      add('move', { detail: at, sets: 'platoon' }, ['Move', `to the end of platoon ${at + 1}`], (now) =>
        moveToPlatoon(now, id, at),
      );
  if (force.platoons.length < FORCE_SIZE)
    add('move-new', { detail: '', sets: 'platoon' }, ['Move', 'to a new platoon'], (now) =>
      moveToPlatoon(addPlatoon(now), id, now.platoons.length),
    );
  const cards = units.flatMap(({ card }) => (card && card.army === force.army ? [card] : []));
  for (const card of [...new Set(cards)].slice(0, MAX_CARDS))
    if (card.id !== source.card)
      add('retype', { detail: card.id, sets: 'card' }, ['Change', `to ${card.designation}`], (now) =>
        setCard(now, id, card.id),
      );
  if (source.hero === undefined && source.officer === undefined)
    for (const hero of heroesFor(unit.card, force.cards, rulings).slice(0, MAX_CARDS))
      if (!units.some((each) => each.source.hero?.name === hero.name))
        add(
          'hero',
          { detail: `${hero.card.id} ${hero.name}`, sets: 'hero' },
          [`Give ${hero.name} to`, 'as its hero'],
          (now) => setHero(now, id, { card: hero.card.id, name: hero.name }),
        );
  add('remove', '', ['Remove'], (now) => removeUnit(now, id));
  return edits;
}

function forceEdits({ force, units, platoons, candidates }: Evaluation): Edit<Force>[] {
  const { edits, add, of } = editList<Force, Kind>(kinds);
  for (const army of byUse(units, (card) => card.army))
    if (army !== force.army)
      add('army', { detail: army, sets: 'army' }, `Set the army to ${army}`, (now) =>
        withFields(now, { army }),
      );
  for (const faction of [...byUse(units, (card) => card.faction), null])
    if (faction !== force.faction) {
      const text = faction === null ? 'Clear the faction' : `Set the faction to ${faction}`;
      add('faction', { detail: faction ?? '', sets: 'faction' }, text, (now) => withFields(now, { faction }));
    }
  for (const { unit } of candidates)
    if (unit.id !== force.commander)
      // Better than a unit without its officer, which costs the same; best is who commands if none is chosen.
      of(unit.id)(
        'commander',
        { detail: '', likely: unit === candidates[0]?.unit ? 2 : 1 },
        ['Make the leader of', 'the commander'],
        (now) => setCommander(now, unit.id),
      );
  if (force.commander !== undefined)
    add('commander-off', '', 'Clear the commander', (now) => setCommander(now, null));
  for (const [at, { pattern }] of force.platoons.entries())
    if (pattern !== undefined)
      add('pattern-off', at, `Remove the pattern of platoon ${at + 1}`, (now) =>
        patternPlatoon(now, at, false),
      );
  for (const [at, platoon] of platoons.entries()) {
    const order = patternOrder(platoon);
    const moved = order.filter((id, slot) => id !== platoon.units[slot]?.id);
    if (moved.length === 0) continue;
    const text: Edit['text'] = (called) =>
      moved.length === 2
        ? `Swap ${inList(moved.map(called))}`
        : `Put the units of platoon ${at + 1} in the order of its pattern`;
    add('order', at, text, (now) => orderPlatoon(now, at, order), moved);
  }
  const own = ({ army, faction }: Card) =>
    army === force.army && (faction === null || force.faction === null || faction === force.faction);
  const offered =
    units.length < FORCE_SIZE ? [...force.cards, ...sampleCards].filter(own).slice(0, MAX_CARDS) : [];
  for (const card of offered)
    add('add', card.id, `Add a unit: ${card.designation}`, (now) =>
      addUnit(now, draftOf(card), newUnitId(now), openPlatoon(now)),
    );
  for (const [at, platoon] of platoons.entries()) {
    const gap = patternGap(platoon);
    if (gap === null) continue;
    for (const { id, card, platoon: from } of units)
      if (from !== at && card !== null && takes(gap.wanted, card)) {
        const what = { detail: `${at} ${gap.slot}`, sets: 'platoon', likely: 1 };
        of(id)('move', what, ['Move', `to slot ${gap.slot + 1} of platoon ${at + 1}`], (now) =>
          moveToSlot(now, id, at, gap.slot),
        );
      }
    for (const card of offered.filter((each) => takes(gap.wanted, each)))
      add(
        'add',
        `${card.id} ${at}`,
        `Add a unit in slot ${gap.slot + 1} of platoon ${at + 1}: ${card.designation}`,
        (now) => addUnit(now, draftOf(card), newUnitId(now), at, gap.slot),
      );
  }
  return edits;
}

/** Returns what the cards of units name, that of most units first. */
function byUse(units: readonly EvaluatedUnit[], nameOf: (card: Card) => string | null): string[] {
  const names = units.flatMap(({ card }) => (card && nameOf(card)) || []);
  return [...tally(names)].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

type Frame = Omit<Force['platoons'][number], 'slots'>;

const parts: ForceParts<Force> = {
  elements: ({ platoons }) =>
    platoons.flatMap(({ slots }, group) => slots.map((value) => ({ value, group }))),
  without: removeUnits,
  withElement: (force, { value, group }, at) => {
    const unit = value as Unit;
    const here = force.platoons[group]?.slots.some(({ id }) => id === unit.id);
    const platoons = here
      ? [...force.platoons]
      : force.platoons.map((each) => ({ ...each, slots: each.slots.filter(({ id }) => id !== unit.id) }));
    while (platoons.length <= group) platoons.push({ name: '', slots: [] });
    const platoon = platoons[group] as Force['platoons'][number];
    platoons[group] = { ...platoon, slots: withAt(platoon.slots, unit, at) };
    return { ...force, platoons };
  },
  settings: ({ platoons, ...settings }) => ({
    ...settings,
    platoons: platoons.map(({ slots: _, ...frame }) => frame),
  }),
  withSetting: (force, field, value) => {
    if (field !== 'platoons') return { ...force, [field]: value };
    const frames = value as Frame[];
    const platoons = frames.map((frame, at) => ({ ...frame, slots: force.platoons[at]?.slots ?? [] }));
    const rest = force.platoons.slice(frames.length).filter(({ slots }) => slots.length > 0);
    return { ...force, platoons: [...platoons, ...rest] };
  },
  groups: { field: 'platoons', noun: 'platoon' },
  words: {
    labels: { ...phrasesOf(unitFields), ...phrasesOf(forceFields) },
    follows: { faction: 'army' },
    nameOf: (field, value, settings) =>
      ((field === 'card' || field === 'cards') &&
        (settings as Force).cards.find(({ id }) => id === value)?.designation) ||
      value,
  },
};

/** The edits of AT-43. */
export const editCatalogue: EditCatalogue<Force, Evaluation> = {
  ...parts,
  kinds,
  edits: (evaluation) =>
    withCopies(
      evaluation.units.map(({ source }) => source),
      [...evaluation.units.flatMap((unit) => unitEdits(unit, evaluation)), ...forceEdits(evaluation)],
    ),
  // No number of army points is usual.
  agreements: ({ force, pack }) =>
    force.limit === null || pack?.limit !== undefined
      ? []
      : [agreed('limit', 'Remove the limit', (now) => ({ ...now, limit: null }))],
  worth: ({ units, commander }) =>
    worthOf(
      units,
      ({ value }) => value,
      ({ id }) => id === commander?.unit.id,
    ),
  excesses: ({ units, platoons, value, limit, pack }) => [
    ...(limit !== null && value > limit
      ? [{ over: value - limit, parts: new Map(units.map((unit) => [unit.id, unit.value])) }]
      : []),
    ...countExcess(idsOf(units), pack?.maxElements),
    ...platoons
      .flatMap((platoon) => countExcess(idsOf(platoon.units), play.platoon.slots))
      // Units may move to another platoon.
      .map((excess) => ({ ...excess, onlyRemoved: false })),
  ],
};
