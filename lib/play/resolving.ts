import { type AnyOddsModel, type AttackKind, isAllowed, type Situation, settled } from '@/lib/odds/model';
import { type AnyAttacks, type Asked, type Dice, oddsSideOf, type Resolution, type Result } from './attack';
import { diceOf, diceText, isComplete, MAX_ROLLS } from './dice';
import type { RowView } from './model';
import type { AnySide } from './setup';

/** An attack of a game with what is known of it: its odds and how it is resolved. */
export interface Attacking {
  attacks: AnyAttacks;
  odds: AnyOddsModel;
  kind: AttackKind;
  resolution: Resolution<AnySide>;
}

/** Who attacks whom: the target is a row of the match, or one that is known by its figures. */
export interface Opponents {
  a: RowView<AnySide>;
  b: RowView<AnySide> | null;
  /** The id of a target that is not in the match. */
  target: string;
}

/** What a player has entered of an attack: what was not touched follows from what stands before it. */
export interface Entered {
  set: Situation;
  /** What was rolled, as typed, by roll. */
  dice: Readonly<Record<string, string>>;
  /** Whether Muster rolled it. */
  isRolled: boolean;
  result: Result;
  given: Readonly<Record<string, unknown>>;
}

/** Who attacks whom, with what is set over what the marks say and over the last attack. */
export function askedOf(
  { attacks, odds, kind, resolution }: Attacking,
  { a, b, target: id }: Opponents,
  set: Situation,
  last: Situation = {},
) {
  const attacker = oddsSideOf(attacks, a);
  const target = kind.alone ? attacker : b ? oddsSideOf(attacks, b) : { target: id };
  const hasOdds = odds.attacks.includes(kind);
  const fields = (hasOdds && odds.fieldsOf?.(kind.id, attacker, target)) || kind.fields;
  const known: Situation = { ...last, ...resolution.situation?.(a, b), ...set };
  const allowed = fields.flatMap((field) => {
    const value = known[field.id];
    return value !== undefined && isAllowed(field, value) ? [[field.id, value] as const] : [];
  });
  const situation = settled(fields, Object.fromEntries(allowed));
  const asked: Asked<AnySide> = { a, b, attacker, target, situation };
  return { asked, fields, hasOdds, refusal: hasOdds ? odds.can(kind.id, attacker, target) : null };
}

/** The kind of a roll that has no odds: it has no target. */
export const kindWithoutOdds = (
  { kind, fields = [] }: Pick<Resolution<AnySide>, 'kind' | 'fields'>,
  { label, page }: Pick<AttackKind, 'label' | 'page'>,
): AttackKind => ({
  ...{ id: kind, label, page, fields },
  byDistance: null,
  alone: true,
});

/** What was entered for an attack comes to: its dice, its result, what it will mark, and words for the log. */
export function resolved(resolution: Resolution<AnySide>, asked: Asked<AnySide>, entered: Entered) {
  const { rolls, dice } = rolledOf(resolution, asked, entered.dice);
  // Where nothing needs a die, the result is certain.
  const { result: read = {}, because = [] } = isComplete(rolls, dice) ? resolution.read(asked, dice) : {};
  const result: Result = { ...read, ...entered.result };
  const results = resolution.results(asked);
  const words = results.flatMap(({ id, label, isYes }) => {
    const value = result[id];
    if (isYes) return value === 1 ? [label] : [];
    return value === undefined ? [] : [`${label} ${value}`];
  });
  return {
    rolls,
    because,
    result,
    results,
    given: { ...resolution.propose(asked, result), ...entered.given },
    words: [diceText(rolls, dice), entered.isRolled ? 'rolled by Muster' : '', words.join(', ')]
      .filter((each) => each !== '')
      .join('; '),
  };
}

/** The rolls with what was typed for them: what is rolled later may depend on earlier dice, roll after roll. */
function rolledOf(resolution: Resolution<AnySide>, asked: Asked<AnySide>, typed: Entered['dice']) {
  let rolls = resolution.rolls(asked, {});
  let dice: Dice = {};
  for (let round = 0; round < MAX_ROLLS; round++) {
    dice = Object.fromEntries(rolls.map((roll) => [roll.id, diceOf(typed[roll.id] ?? '', roll)]));
    const next = resolution.rolls(asked, dice);
    if (next.length === rolls.length) return { rolls: next, dice };
    rolls = next;
  }
  return { rolls, dice };
}
