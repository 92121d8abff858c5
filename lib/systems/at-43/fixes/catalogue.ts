import {
  countExcess,
  type Edit,
  type EditCatalogue,
  editList,
  type ForceParts,
  withAt,
} from '@/lib/roster/edit-catalogue';
import { withFields } from '@/lib/roster/edits';
import { idsOf } from '@/lib/roster/findings';
import { FORCE_SIZE } from '@/lib/roster/roster';
import type { Card } from '../card';
import { play, sampleCards } from '../catalogue';
import { addUnit, draftOf, moveToPlatoon, newUnitId, openPlatoon, removeUnit } from '../edit';
import { addPlatoon, patternPlatoon } from '../edit-platoons';
import { setCard, setCommander, setWave } from '../edit-unit';
import type { Force, Unit } from '../force';
import type { Reckoning } from '../reckon';
import type { ReckonedUnit } from '../reckon-unit';
import { choiceEdits } from './choices';
import { type Kind, kinds } from './kinds';

/** Maximum number of cards offered for retyping a unit, and for additions. */
const MAX_CARDS = 12;

function unitEdits(unit: ReckonedUnit, { force, units }: Reckoning): Edit<Force>[] {
  const { id, source, platoon } = unit;
  const { edits, add } = editList<Force, Kind>(kinds);
  const elements = [id];
  edits.push(...choiceEdits(unit));
  const wave = source.wave === 'assault' ? 'reinforcement' : 'assault';
  add('wave', '', {
    elements,
    text: (called) => `Move ${called(id)} to the ${wave} wave`,
    apply: (now) => setWave(now, id, wave),
  });
  for (const [at] of force.platoons.entries())
    if (at !== platoon)
      add('move', at, {
        elements,
        sets: `platoon ${id}`,
        text: (called) => `Move ${called(id)} to the end of platoon ${at + 1}`,
        apply: (now) => moveToPlatoon(now, id, at),
      });
  if (force.platoons.length < FORCE_SIZE)
    add('move-new', '', {
      elements,
      sets: `platoon ${id}`,
      text: (called) => `Move ${called(id)} to a new platoon`,
      apply: (now) => moveToPlatoon(addPlatoon(now), id, now.platoons.length),
    });
  const cards = units.flatMap(({ card }) => (card && card.army === force.army ? [card] : []));
  for (const card of [...new Set(cards)].slice(0, MAX_CARDS))
    if (card.id !== source.card)
      add('retype', card.id, {
        elements,
        sets: `card ${id}`,
        text: (called) => `Change ${called(id)} to ${card.designation}`,
        apply: (now) => setCard(now, id, card.id),
      });
  add('remove', '', {
    elements,
    text: (called) => `Remove ${called(id)}`,
    apply: (now) => removeUnit(now, id),
  });
  return edits;
}

function forceEdits({ force, units, candidates }: Reckoning): Edit<Force>[] {
  const { edits, add } = editList<Force, Kind>(kinds);
  for (const army of byUse(units, ({ army }) => army))
    if (army !== force.army)
      add('army', army, {
        sets: 'army',
        text: () => `Set the army to ${army}`,
        apply: (now) => withFields(now, { army }),
      });
  for (const faction of [...byUse(units, (card) => card.faction), null])
    if (faction !== force.faction)
      add('faction', faction ?? '', {
        sets: 'faction',
        text: () => (faction === null ? 'Clear the faction' : `Set the faction to ${faction}`),
        apply: (now) => withFields(now, { faction }),
      });
  for (const { unit } of candidates)
    if (unit.id !== force.commander)
      add('commander', '', {
        elements: [unit.id],
        text: (called) => `Make the leader of ${called(unit.id)} the commander`,
        apply: (now) => setCommander(now, unit.id),
      });
  if (force.commander !== undefined)
    add('commander-off', '', { text: () => 'Clear the commander', apply: (now) => setCommander(now, null) });
  for (const [at, { pattern }] of force.platoons.entries())
    if (pattern !== undefined)
      add('pattern-off', at, {
        text: () => `Remove the pattern of platoon ${at + 1}`,
        apply: (now) => patternPlatoon(now, at, false),
      });
  const own = ({ army, faction }: Card) =>
    army === force.army && (faction === null || force.faction === null || faction === force.faction);
  if (units.length < FORCE_SIZE)
    for (const card of [...force.cards, ...sampleCards].filter(own).slice(0, MAX_CARDS))
      add('add', card.id, {
        text: () => `Add a unit: ${card.designation}`,
        apply: (now) => addUnit(now, draftOf(card), newUnitId(now), openPlatoon(now)),
      });
  return edits;
}

/** Returns what the cards of units name, that of most units first. */
function byUse(units: readonly ReckonedUnit[], nameOf: (card: Card) => string | null): string[] {
  const counts = new Map<string, number>();
  for (const { card } of units) {
    const name = card && nameOf(card);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

type Frame = Omit<Force['platoons'][number], 'slots'>;

const parts: ForceParts<Force> = {
  elements: ({ platoons }) =>
    platoons.flatMap(({ slots }, group) => slots.map((value) => ({ value, group }))),
  without: removeUnit,
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
  words: {
    labels: {
      name: 'the name',
      card: 'the card',
      figures: 'the figures',
      supportWeapons: 'the support weapons',
      specialWeapons: 'the special weapons',
      extraFighters: 'the extra fighters',
      officer: 'the officer',
      hero: 'the hero',
      specialists: 'the specialists',
      equipment: 'the equipment',
      wave: 'the wave',
      ap: 'the A.P.',
      army: 'the army',
      faction: 'the faction',
      limit: 'the limit',
      rulings: 'the rulings',
      commander: 'the commander',
      cards: 'the cards',
      platoons: 'the platoons',
    },
  },
};

/** The edits of AT-43. */
export const editCatalogue: EditCatalogue<Force, Reckoning> = {
  ...parts,
  kinds,
  edits: (reckoning) => [
    ...reckoning.units.flatMap((unit) => unitEdits(unit, reckoning)),
    ...forceEdits(reckoning),
  ],
  worth: ({ units }) => new Map(units.map(({ id, value }) => [id, value])),
  excesses: ({ units, platoons, value, limit, pack }) => [
    ...(limit !== null && value > limit
      ? [{ over: value - limit, parts: new Map(units.map((unit) => [unit.id, unit.value])) }]
      : []),
    ...countExcess(idsOf(units), pack?.maxElements),
    ...platoons.flatMap((platoon) => countExcess(idsOf(platoon.units), play.platoon.slots)),
  ],
};
