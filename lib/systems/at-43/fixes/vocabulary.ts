import { FORCE_SIZE } from '@/lib/roster/roster';
import { ADD_TAG, COUNT_TAG, FORCE_TAG, ownNeeds, unitEdit } from '@/lib/roster/unit-edits';
import type { Edit, Vocabulary } from '@/lib/roster/vocabulary';
import type { Card } from '../card';
import { sampleCards } from '../catalogue';
import { addUnit, draftOf, moveToPlatoon, newUnitId, openPlatoon, removeUnit, unitsOf } from '../edit';
import { addPlatoon, patternPlatoon } from '../edit-platoons';
import { setCard, setCommander, setWave } from '../edit-unit';
import type { Force } from '../force';
import type { Reckoning } from '../reckon';
import type { ReckonedUnit } from '../reckon-unit';
import { type Add, optionEdits, strengthEdits } from './choices';
import { costOf, type Kind, kinds } from './kinds';

type ForceEdit = Edit<Force>;
/** Most cards offered for retyping a unit, and for additions. */
const MOST_CARDS_OFFERED = 12;

const VALUE = 'value';
const PLACES = 'places';
const COMMAND = 'command';

/** The tags that an edit of a unit touches, other than the unit's. */
function touchesOf(kind: string): string[] {
  if (kind === 'remove' || kind === 'retype') return [VALUE, PLACES, COMMAND, COUNT_TAG];
  if (kind === 'move') return [PLACES, COMMAND];
  return [VALUE, COMMAND];
}

function unitEdits(unit: ReckonedUnit, reckoning: Reckoning): ForceEdit[] {
  const edits: ForceEdit[] = [];
  const { id } = unit;
  const add: Add = (kind, detail, text, apply, further = false) =>
    edits.push(unitEdit(kind, id, costOf(kind, further), detail, text, apply, touchesOf(kind)));
  strengthEdits(unit, add);
  optionEdits(unit, add);
  placeEdits(unit, reckoning, add);
  const used = new Map(
    reckoning.units.flatMap(({ card }) =>
      card && card.army === reckoning.force.army ? [[card.id, card]] : [],
    ),
  );
  for (const card of [...used.values()].slice(0, MOST_CARDS_OFFERED))
    if (card.id !== unit.source.card)
      add(
        'retype',
        card.id,
        (called) => `Change ${called(id)} to ${card.designation}`,
        (now) => setCard(now, id, card.id),
      );
  add(
    'remove',
    '',
    (called) => `Remove ${called(id)}`,
    (now) => removeUnit(now, id),
  );
  return edits;
}

function placeEdits({ id, source, platoon }: ReckonedUnit, { force }: Reckoning, add: Add) {
  const wave = source.wave === 'assault' ? 'reinforcement' : 'assault';
  add(
    'wave',
    wave,
    (called) => `Bring ${called(id)} with the ${wave} wave`,
    (now) => setWave(now, id, wave),
  );
  for (const [at] of force.platoons.entries())
    if (at !== platoon)
      add(
        'move',
        `${at}`,
        (called) => `Move ${called(id)} to the end of platoon ${at + 1}`,
        (now) => moveToPlatoon(now, id, at),
      );
  if (force.platoons.length < FORCE_SIZE)
    add(
      'move',
      'new',
      (called) => `Move ${called(id)} to a platoon of its own`,
      (now) => moveToPlatoon(addPlatoon(now), id, now.platoons.length),
      true,
    );
}

const forceTouches: Record<string, string[]> = {
  add: [ADD_TAG, COMMAND, VALUE],
  'pattern-off': [PLACES],
  commander: [COMMAND],
  'commander-off': [COMMAND],
};

function forceEdits({ force, units, candidates }: Reckoning): ForceEdit[] {
  const edits: ForceEdit[] = [];
  const add = (
    kind: Kind,
    key: string,
    elements: string[],
    text: ForceEdit['text'],
    apply: ForceEdit['apply'],
  ) =>
    edits.push({
      kind,
      elements,
      cost: costOf(kind),
      key: `${kind} ${key}`,
      text,
      touches: forceTouches[kind] ?? [FORCE_TAG],
      apply,
    });
  for (const { unit } of candidates)
    if (unit.id !== force.commander)
      add(
        'commander',
        unit.id,
        [unit.id],
        (called) => `Let the leader of ${called(unit.id)} command`,
        (now) => setCommander(now, unit.id),
      );
  if (force.commander !== undefined)
    add(
      'commander-off',
      '',
      [],
      () => 'Name no commander',
      (now) => setCommander(now, null),
    );
  for (const [at, { pattern }] of force.platoons.entries())
    if (pattern !== undefined)
      add(
        'pattern-off',
        `${at}`,
        [],
        () => `Take the pattern of platoon ${at + 1} away`,
        (now) => patternPlatoon(now, at, false),
      );
  const own = (card: Card) =>
    card.army === force.army &&
    (card.faction === null || force.faction === null || card.faction === force.faction);
  if (units.length < FORCE_SIZE)
    for (const card of [...force.cards, ...sampleCards].filter(own).slice(0, MOST_CARDS_OFFERED))
      add(
        'add',
        card.id,
        [],
        () => `Add a unit: ${card.designation}`,
        (now) => addUnit(now, draftOf(card), newUnitId(now), openPlatoon(now)),
      );
  return edits;
}

/** The edits of AT-43, and what its rules hang on. */
export const vocabulary: Vocabulary<Force, Reckoning> = {
  kinds,
  edits: (reckoning) => [
    ...reckoning.units.flatMap((unit) => unitEdits(unit, reckoning)),
    ...forceEdits(reckoning),
  ],
  elements: (force) => unitsOf(force).map(({ id }) => id),
  without: removeUnit,
  needs: ownNeeds(
    new Set([
      'pack/ban',
      'at43/unit/card',
      'at43/unit/army',
      'at43/unit/numbers',
      'at43/unit/options',
      'at43/unit/special-fighters',
      'at43/unit/one-officer',
      'at43/unit/hero',
    ]),
    {
      'pack/max-elements': [COUNT_TAG],
      'at43/force/empty': [ADD_TAG],
      'at43/force/over-limit': [VALUE],
      'at43/platoon/slots': [PLACES],
      'at43/platoon/pattern': [PLACES],
      'at43/commander/rank': [COMMAND],
    },
  ),
};
