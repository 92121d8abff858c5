import {
  countsFigures,
  entryText,
  namesFor,
  type Part,
  type Said,
  type Taken,
  type Term,
  type TypedBuilder,
  type TypedGame,
} from '@/lib/roster/typed/model';
import { trainings, troopOf, troops, unitTypes, weapons } from '../catalogue/catalogue';
import { addUnit, blankDrafts, type Draft, draftOf, newUnitId, vehicleDrafts } from '../edits/edit';
import { type Force, MAX_FIGURES, type Mount, type Role } from '../force';
import { figuresText, jumpMarks, kindName, labelsOf, mountNames, roleNames } from '../paper/text';
import { asLine } from './row';

type Flag = 'jumpPacks' | 'grav' | 'terrifying' | 'fragGrenades';

/** What words of a list mean in Forge of War. */
type Sense =
  | { is: 'troop'; id: string }
  | { is: 'blank'; draft: Draft; type: string }
  | { is: 'training'; id: Draft['training']; name: string }
  | { is: 'weapon'; id: string; name: string }
  | { is: 'mount'; id: Mount; name: string }
  | { is: 'role'; id: Role; name: string }
  | { is: 'flag'; id: Flag; name: string }
  | { is: 'figures' | 'embarked' | 'attacks' | 'facing' | 'move' | 'follows' };

type Is<Kind> = Extract<Sense, { is: Kind }>;

const flagNames: Record<Flag, string> = {
  jumpPacks: 'Jump packs',
  grav: 'Grav',
  terrifying: 'Terrifying',
  fragGrenades: 'Frag grenades',
};

const blanks = [...blankDrafts, ...vehicleDrafts];

/** A unit of a type without a row in the tables. */
const blankOf = (type: string): Draft | undefined => blanks.find(({ draft }) => draft.type === type)?.draft;

const terms: readonly Term<Sense>[] = [
  ...troops.map(
    ({ id, name }): Term<Sense> => ({ names: [name], sense: { is: 'troop', id }, entry: 'strong' }),
  ),
  ...unitTypes.flatMap(({ id, name }): Term<Sense>[] => {
    const draft = blankOf(id);
    return draft
      ? [{ names: [name], sense: { is: 'blank', draft: { ...draft, name: '' }, type: id }, entry: 'weak' }]
      : [];
  }),
  ...trainings.map(
    ({ id, name }): Term<Sense> => ({
      names: [name],
      sense: { is: 'training', id: id as Draft['training'], name },
    }),
  ),
  ...weapons.map(({ id, name }): Term<Sense> => ({ names: [name], sense: { is: 'weapon', id, name } })),
  ...Object.entries(mountNames).map(
    ([id, name]): Term<Sense> => ({
      names: [name],
      sense: { is: 'mount', id: id as Mount, name },
    }),
  ),
  ...Object.entries(roleNames).flatMap(([id, name]): Term<Sense>[] =>
    id === 'unit' ? [] : [{ names: [name], sense: { is: 'role', id: id as Role, name } }],
  ),
  ...Object.entries(flagNames).map(
    ([id, name]): Term<Sense> => ({
      names: [name],
      sense: { is: 'flag', id: id as Flag, name },
    }),
  ),
  {
    names: ['jump', ...jumpMarks({ jumpPacks: true, grav: false })],
    sense: { is: 'flag', id: 'jumpPacks', name: flagNames.jumpPacks },
  },
  {
    names: jumpMarks({ jumpPacks: false, grav: true }),
    sense: { is: 'flag', id: 'grav', name: flagNames.grav },
  },
  { names: ['fig', 'figure', 'men', 'strong'], sense: { is: 'figures' } },
  { names: ['embarked on', 'aboard', 'carried by'], sense: { is: 'embarked' }, takesRest: true },
  { names: ['attacks'], sense: { is: 'attacks' } },
  { names: ['facing'], sense: { is: 'facing' } },
  { names: ['move'], sense: { is: 'move' } },
  { names: ['carries', 'carrying'], sense: { is: 'follows' }, takesRest: true },
  { names: ['on foot', 'no longer generic'], sense: { is: 'follows' }, takesRest: true },
  { names: ['changed', 'unit'], sense: { is: 'follows' } },
];

function builder(): TypedBuilder<Force, Sense> {
  let force: Force = { units: [], customWeapons: [], rulings: {} };
  const embarked: { ids: readonly string[]; to: string }[] = [];

  const add = (given: Said<Sense>): Taken | null => {
    const isFigures = countsFigures(given);
    const said = isFigures ? { ...given, count: 1 } : given;
    const all = said.parts.flatMap(({ senses }) => senses);
    const troop = all.find((sense) => sense.is === 'troop');
    const blank = all.find((sense) => sense.is === 'blank');
    const start =
      troop?.is === 'troop' ? draftOf(troopOf(troop.id)) : blank?.is === 'blank' ? blank.draft : null;
    if (start === null) return null;
    const draft = structuredClone(start);
    const not: string[] = [];
    const ids: string[] = [];
    if (isFigures) takeFigures(draft, given.count, not);
    const says = takeParts(draft, said, not);
    for (const part of said.parts)
      if (part.senses.some(({ is }) => is === 'embarked')) embarked.push({ ids, to: part.rest });
    const names = namesFor(said.names, said.count);
    if (names === null) not.push(`The names “${said.names}” are not one for each.`);
    for (let index = 0; index < said.count; index++) {
      const id = newUnitId(force);
      force = addUnit(force, { ...structuredClone(draft), name: names?.[index] ?? '' }, id);
      ids.push(id);
    }
    return {
      says: [entryText(said, kindName(draft), names), ...says].join(' · '),
      not,
    };
  };

  return {
    add,
    set: () => null,
    finish: () => {
      const open: string[] = [];
      const labels = labelsOf(force.units);
      let { units } = force;
      for (const { ids, to } of embarked) {
        const carrier = force.units[labels.indexOf(to)] ?? force.units.find(({ name }) => name.trim() === to);
        if (carrier === undefined) open.push(`There is no unit “${to}” to embark on.`);
        else
          units = units.map((unit) =>
            unit.id === carrier.id ? { ...unit, passengers: [...unit.passengers, ...ids] } : unit,
          );
      }
      return { force: { ...force, units }, open };
    },
  };
}

/** Applies what words say of a unit; returns what they came to. */
function takeParts(draft: Draft, { parts, figures }: Said<Sense>, not: string[]): string[] {
  const says: string[] = [];
  const hasOwn = parts.some(({ senses }) => senses.some(({ is }) => is === 'weapon'));
  if (hasOwn) draft.weapons = [];
  for (const part of parts) {
    const find = <Kind extends Sense['is']>(kind: Kind) =>
      part.senses.find((sense): sense is Is<Kind> => sense.is === kind);
    const type = find('blank');
    const training = find('training');
    const weapon = find('weapon');
    const mount = find('mount');
    const role = find('role');
    const flag = find('flag');
    if (find('figures') && part.count !== null) takeFigures(draft, part.count, not);
    else if (type) draft.type = type.type as Draft['type'];
    else if (training) {
      draft.training = training.id;
      says.push(training.name);
    } else if (weapon) {
      const count = Math.min(Math.max(part.count ?? 1, 1), MAX_FIGURES);
      draft.weapons.push({ id: weapon.id, count, crewed: false });
      says.push(`${count} × ${weapon.name}`);
    } else if (mount && draft.weapons.length > 0) {
      const last = draft.weapons.at(-1);
      if (last) last.mount = mount.id;
      says.push(mount.name.toLowerCase());
    } else if (role) {
      draft.role = role.id;
      says.push(role.name);
    } else if (flag) {
      draft[flag.id] = true;
      says.push(flag.name);
    } else if (find('attacks')) takeValue(draft, 'attacks', part, not);
    else if (find('facing')) takeValue(draft, 'facing', part, not);
    else if (find('move') && part.count !== null && part.count <= 99) draft.move = part.count;
  }
  for (const { letter, value } of figures)
    if (isValue(letter) && value <= 99) {
      draft.profile[letter] = value;
      says.push(`${letter.toUpperCase()} ${value}`);
    }
  return [figuresText(draft.figures), ...says];
}

const values = ['cv', 'sv', 'fv', 'av', 'w'] as const;
const isValue = (letter: string): letter is (typeof values)[number] =>
  (values as readonly string[]).includes(letter);

function takeFigures(draft: Draft, count: number, not: string[]) {
  if (count >= 1 && count <= MAX_FIGURES) draft.figures = count;
  else not.push(`A unit has 1 to ${MAX_FIGURES} figures.`);
}

function takeValue(draft: Draft, name: 'attacks' | 'facing', { count }: Part<Sense>, not: string[]) {
  if (count !== null && count <= 99) draft.profile[name] = count;
  else not.push(`A number must stand before “${name}”.`);
}

/** How lists of Forge of War are read from words. */
export const typed: TypedGame<Force, Sense> = {
  terms: () => terms,
  figures: values,
  builder,
  table: { titles: /^(?:Units|Armour and vehicles)$/, key: 'CV', asLine },
  facts: {},
};
