import { addition, agreed, agreement, type Edit, type EditKind, removal } from '@/lib/roster/edits/edit';
import { editList, otherNumbers } from '@/lib/roster/edits/edit-catalogue';
import { withFields } from '@/lib/roster/edits/edits';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { packName, quotedPack } from '@/lib/roster/pack/pack';
import { inList, signed } from '@/lib/roster/text/words';
import { battle, battleSize, condition, conventionalTypes, tacticalUpgrade } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { limitElsewhere } from '../evaluate/settings';
import type { Force, Place } from '../force';
import { eraName, statNames, statOrder, typeName } from '../paper/text';
import { packBattlefield, packEra, packSetPiece } from '../rules/pack';
import { addElement, newElementId } from './edit';
import { raiseStat, setTacticalUpgrade } from './edit-command';
import { disbandSquadron, disembark, removeFromSquadron } from './edit-groups';
import { allegianceOf, commonLimits, place } from './edit-scenario';
import { applyFilling, fillScenario } from './fill-scenario';
import { conventionalDraft } from './presets';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
export const kinds = {
  'upgrade-off': {
    cost: 2,
    perStep: true,
    about: 'Remove an upgrade from a mech or an aircraft (or some, if it is taken several times)',
  },
  'ace-off': { cost: 2, about: 'Remove the Ace from a mech or an aircraft' },
  stat: { cost: 1, max: 3, perStep: true, about: 'Set a stat of a mech or an aircraft to another value' },
  presence: {
    cost: 6,
    perStep: true,
    about: 'Raise or lower the presence of a mech or an aircraft; for 3 if its points are then spent exactly',
  },
  retype: { cost: 5, about: 'Change a conventional element to another type' },
  chq: { cost: 3, about: 'Make an element the CHQ, and no other' },
  'chq-off': { cost: 3, about: 'Make an element no longer the CHQ' },
  remove: removal('an element'),
  add: addition('a conventional element'),
  'raise-off': { cost: 1, max: 3, perStep: true, about: 'Lower or remove the raise of a stat of a type' },
  'tactical-off': { cost: 1, about: 'Remove a tactical upgrade from a type' },
  'squadron-off': { cost: 1, about: 'Disband a squadron, or remove a mech from it' },
  disembark: { cost: 1, about: 'Disembark a passenger from an aircraft' },
  place: { cost: 1, about: 'Place an element in the advance force, in reserve or among the lost' },
  'place-all': { cost: 2, about: 'Place every element as the scenario requires' },
  'allegiance-off': { cost: 1, about: 'Remove the allegiance' },
  era: {
    cost: 4,
    about: 'Change the era to one of the pack, if the pack does not allow the era of the force',
  },
  battlefield: { cost: 4, about: 'Set the battlefield conditions of the pack' },
  scenario: { cost: 4, about: 'Set the set-piece battle and size of the pack, with no one placed yet' },
  agreement: agreement(
    'Change the era to Open, remove the mech cap, or raise the limit to the next one of the battles',
  ),
} as const satisfies Record<string, EditKind>;

const placeWords: Record<Place, string> = {
  advance: 'in the advance force',
  reserve: 'in reserve',
  lost: 'among the lost',
};

/** Returns every edit of what the elements are given and placed in, and of the force as a whole. */
export function forceEdits(evaluation: Evaluation): Edit<Force>[] {
  const { force, elements, scenario } = evaluation;
  const { edits, add, of } = editList<Force, keyof typeof kinds>(kinds);
  if (elements.length < FORCE_SIZE)
    for (const { id } of conventionalTypes)
      add('add', id, `Add ${/^[aeiou]/.test(id) ? 'an' : 'a'} ${typeName(id)}`, (now) =>
        addElement(now, conventionalDraft(id), newElementId(now)),
      );
  for (const { type, raise, upgrades } of force.commandResources) {
    for (const stat of statOrder) {
      const raised = raise[stat] ?? 0;
      for (const value of otherNumbers(raised, 0, raised)) {
        const sets = `raise ${type} ${stat}`;
        const change = value === 0 ? 'Remove the raise' : `Lower the raise to ${signed(value)}`;
        const text = `${change}: ${statNames[stat]} of ${typeName(type)}`;
        add('raise-off', { detail: `${sets} ${value}`, steps: raised - value, sets }, text, (now) =>
          raiseStat(now, type, stat, value - raised),
        );
      }
    }
    for (const id of upgrades) {
      const text = `Remove ${tacticalUpgrade(id).name} from ${typeName(type)}`;
      add('tactical-off', `${type} ${id}`, text, (now) => setTacticalUpgrade(now, type, id, false));
    }
  }
  for (const [index, { mechs }] of force.squadrons.entries()) {
    const members = [...new Set(mechs)];
    const squadron = `squadron ${index + 1}`;
    add('squadron-off', index, `Disband ${squadron}`, (now) => disbandSquadron(now, index), members);
    // Better than no squadron, which costs the same.
    for (const id of members)
      of(id)(
        'squadron-off',
        { detail: `member ${index}`, likely: 1 },
        ['Remove', `from ${squadron}`],
        (now) => removeFromSquadron(now, index, mechs.lastIndexOf(id)),
      );
  }
  for (const { aircraft, passengers } of force.transports)
    for (const id of new Set(passengers)) {
      const text: Edit['text'] = (called) => `Disembark ${called(id)} from ${called(aircraft)}`;
      const last = passengers.lastIndexOf(id);
      add('disembark', '', text, (now) => disembark(now, aircraft, last), [id, aircraft]);
    }
  if (scenario)
    add(
      'place-all',
      { detail: '', sets: 'places', completes: scenario.unassigned.length > 0 },
      'Place every element as the scenario requires',
      (now) => {
        const filling = fillScenario(evaluation);
        return filling && 'places' in filling ? applyFilling(now, filling.places) : now;
      },
    );
  /** An element that is not placed yet is most likely meant to be in reserve. */
  const placing = (id: string, where: Place) => ({
    detail: where,
    sets: 'place',
    ...(scenario?.placeOf(id) === null && { completes: true, likely: where === 'reserve' ? 1 : 0 }),
  });
  if (scenario)
    for (const { id } of elements)
      for (const where of Object.keys(placeWords) as Place[])
        if (scenario.placeOf(id) !== where)
          of(id)('place', placing(id, where), ['Place', placeWords[where]], (now) => place(now, [id], where));
  return edits;
}

/** Returns the change to another era, in words too; an allegiance that it does not have goes with it. */
function inEra(force: Force, era: Force['era']): { text: string; change: Partial<Force> } {
  const text = `Change the era to ${eraName(era)}`;
  return allegianceOf({ ...force, era }).leftOver === null
    ? { text, change: { era } }
    : { text: `${text} and remove the allegiance`, change: { era, allegiance: null } };
}

/** Returns the changes to what the pack requires of the whole force, where it is not met, and the allegiance's removal. */
export function packRequirementEdits(evaluation: Evaluation): Edit<Force>[] {
  const { force, pack } = evaluation;
  const { edits, add } = editList<Force, keyof typeof kinds>(kinds);
  const set = (
    kind: keyof typeof kinds,
    detail: string,
    text: string,
    change: (now: Force) => Partial<Force>,
  ) => add(kind, { detail, sets: kind }, text, (now) => withFields(now, change(now)));
  if (force.allegiance !== null)
    set('allegiance-off', '', 'Remove the allegiance', () => ({ allegiance: null }));
  if (pack === null) return edits;
  if (packEra.check(evaluation).length > 0)
    for (const era of new Set(pack.eras)) {
      const { text, change } = inEra(force, era);
      set('era', era, text, () => change);
    }
  const { battlefield, setPiece } = pack;
  if (battlefield && packBattlefield.check(evaluation).length > 0) {
    const names = inList(battlefield.map((id) => condition(id).name));
    const text =
      names === ''
        ? 'Remove all battlefield conditions'
        : `Set the battlefield conditions of ${quotedPack(packName(pack))}: ${names}`;
    set('battlefield', '', text, () => ({ battlefield: [...new Set(battlefield)] }));
  }
  if (setPiece && packSetPiece.check(evaluation).length > 0) {
    const text = `Play ${battle(setPiece.battle).name} at ${battleSize(setPiece.size).name} size, with no one placed yet`;
    set('scenario', '', text, ({ scenario }) => ({
      scenario: {
        kind: 'set-piece',
        ...setPiece,
        role: scenario?.kind === 'set-piece' ? scenario.role : 'attacker',
        disposition: {},
      },
    }));
  }
  return edits;
}

/** Returns the changes back to the book's era and mech cap, and to the next limit, where the pack leaves them free. */
export function agreements(evaluation: Evaluation): Edit<Force>[] {
  const { force, pack } = evaluation;
  const edits: Edit<Force>[] = [];
  const set = (field: keyof Force, text: string, change: Partial<Force>) =>
    edits.push(agreed<Force>(field, text, (now) => withFields(now, change)));
  const isOpenAllowed = !pack?.eras.length || pack.eras.includes('open');
  // Opponents cannot agree on an era that the pack refuses.
  if (force.era !== 'open' && isOpenAllowed && packEra.check(evaluation).length === 0) {
    const { text, change } = inEra(force, 'open');
    set('era', text, change);
  }
  if (force.mechCap !== null && pack?.mechCap === undefined)
    set('mechCap', 'Remove the mech cap', { mechCap: null });
  const { limit } = force;
  const next = commonLimits.find((each) => limit !== null && each > limit);
  if (next !== undefined && limitElsewhere(force, pack) === null)
    set('limit', `Raise the limit to ${next}`, { limit: next });
  return edits;
}
