import { produce } from 'immer';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { tally } from '@/lib/roster/maps';
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
import type { Card } from '../catalogue/card';
import { cardLookup, remainingSamples } from '../catalogue/catalogue';
import { type Draft, draftOf, newUnitId, takeCard, unitsOf } from '../edits/edit';
import { heroOfCard } from '../evaluate/evaluate-unit';
import { type Force, MAX_FIGURES, type Wave } from '../force';
import { figuresText, waveNames } from '../paper/text';
import { asLine, BUILDING } from './row';

/** What a card offers its units, or its hero other units. */
type OptionKind = 'specialWeapons' | 'officers' | 'specialists' | 'equipment';

/** What words of a list mean in AT-43. */
type Sense =
  | { is: 'card'; card: Card }
  | { is: 'option'; card: string; kind: OptionKind; name: string }
  | { is: 'wave'; id: Wave }
  | {
      is:
        | 'figures'
        | 'support'
        | 'extra'
        | 'platoon'
        | 'commander'
        | 'points'
        | 'army'
        | 'faction'
        | 'follows';
    };

const kinds: readonly OptionKind[] = ['specialWeapons', 'officers', 'specialists', 'equipment'];

const cardsOf = (own: readonly unknown[]): readonly Card[] => [
  ...(own as Card[]),
  ...remainingSamples(own as Card[]),
];

const termsOf = (own: readonly unknown[]): Term<Sense>[] => [
  ...cardsOf(own).flatMap((card): Term<Sense>[] => [
    { names: [card.designation], sense: { is: 'card', card }, entry: 'strong' },
    ...kinds.flatMap((kind) =>
      card[kind].map(
        ({ name }): Term<Sense> => ({ names: [name], sense: { is: 'option', card: card.id, kind, name } }),
      ),
    ),
  ]),
  ...Object.entries(waveNames).map(
    ([id, name]): Term<Sense> => ({
      names: [name],
      sense: { is: 'wave', id: id as Wave },
    }),
  ),
  { names: ['fighter', 'machine', 'trooper', 'figure'], sense: { is: 'figures' } },
  { names: ['support weapon', 'with support weapon'], sense: { is: 'support' } },
  { names: ['extra fighter'], sense: { is: 'extra' } },
  { names: ['platoon', 'in platoon'], sense: { is: 'platoon' }, takesRest: true },
  { names: ['Commander'], sense: { is: 'commander' } },
  { names: ['A.P.', 'army point', 'point', 'pt'], sense: { is: 'points' } },
  { names: ['army'], sense: { is: 'army' }, takesRest: true },
  { names: ['faction'], sense: { is: 'faction' }, takesRest: true },
];

function builder(own: readonly unknown[]): TypedBuilder<Force, Sense> {
  const cardOf = cardLookup(cardsOf(own));
  let force: Force = { army: '', faction: null, limit: null, rulings: {}, cards: [], platoons: [] };
  const platoons = new Map<string, number>();

  const add = (given: Said<Sense>): Taken | null => {
    const isFigures = countsFigures(given);
    const said = isFigures ? { ...given, count: 1 } : given;
    const all = said.parts.flatMap(({ senses }) => senses);
    const named = all.filter((sense) => sense.is === 'card').map(({ card }) => card);
    // Cards of several armies may have the same name.
    const card = named.find(({ army }) => army === force.army) ?? named[0];
    if (card === undefined) return null;
    const draft = structuredClone(draftOf(card));
    const not =
      new Set(named).size > 1 && force.army === ''
        ? [`Several cards are called ${card.designation}; this is that of ${card.army}.`]
        : [];
    const isOf = (part: Part<Sense>, is: Sense['is']) => part.senses.some((sense) => sense.is === is);
    const says: string[] = [];
    if (isFigures) takeFigures(draft, card, Math.min(given.count, MAX_FIGURES));
    for (const part of said.parts) {
      const wave = part.senses.find((sense) => sense.is === 'wave');
      const count = Math.min(part.count ?? 1, MAX_FIGURES);
      if (isOf(part, 'figures')) takeFigures(draft, card, Math.max(1, count));
      else if (isOf(part, 'support')) draft.supportWeapons = count;
      else if (isOf(part, 'extra')) draft.extraFighters = count;
      else if (wave?.is === 'wave') draft.wave = wave.id;
      else if (isOf(part, 'option')) {
        const why = takeOption(draft, card, part, cardOf);
        if (why === null) says.push(`${count > 1 ? `${count} × ` : ''}${part.text}`);
        else not.push(why);
      }
    }
    const platoon = said.parts.find((part) => isOf(part, 'platoon'))?.rest ?? '';
    const names = namesFor(said.names, said.count);
    if (names === null) not.push(`The names “${said.names}” are not one for each.`);
    const at = platoonAt(platoon);
    const isCommander = said.parts.some((part) => isOf(part, 'commander'));
    for (let index = 0; index < said.count; index++) {
      const id = newUnitId(force);
      force = takeCard(force, card);
      for (const each of [draft.hero?.card ?? ''].flatMap((hero) => cardOf(hero) ?? []))
        force = takeCard(force, each);
      force = produce(force, (now) => {
        now.platoons[at]?.slots.push({ ...structuredClone(draft), id, name: names?.[index] ?? '' });
        if (isCommander && now.commander === undefined) now.commander = id;
      });
    }
    return {
      says: [
        entryText(said, card.designation, names),
        ...(isCommander ? ['Commander'] : []),
        figuresText(draft.figures, card) +
          (draft.extraFighters > 0 ? ` and ${draft.extraFighters} extra` : ''),
        ...says,
        ...(draft.wave === 'reinforcement' ? [waveNames.reinforcement] : []),
        ...(platoon === '' ? [] : [`platoon ${platoon}`]),
      ].join(' · '),
      not,
    };
  };

  /** The index of a platoon by its name, made if it is new; platoons called by their number have none. */
  const platoonAt = (name: string): number => {
    const known = platoons.get(name);
    if (known !== undefined) return known;
    if (force.platoons.length >= FORCE_SIZE) return FORCE_SIZE - 1;
    const at = force.platoons.length;
    platoons.set(name, at);
    force = { ...force, platoons: [...force.platoons, { name: /^\d*$/.test(name) ? '' : name, slots: [] }] };
    return at;
  };

  const set = ({ parts }: Said<Sense>): Taken | null => {
    const says: string[] = [];
    const not: string[] = [];
    for (const { senses, count, rest, text } of parts) {
      const [sense] = senses;
      if (sense?.is === 'points' && count !== null && count <= 9999) {
        force = { ...force, limit: count };
        says.push(`Limit: ${count} A.P.`);
      } else if (sense?.is === 'army' && rest !== '') {
        force = { ...force, army: rest.slice(0, 120) };
        says.push(`Army: ${force.army}`);
      } else if (sense?.is === 'faction' && rest !== '') {
        force = { ...force, faction: rest.slice(0, 120) };
        says.push(`Faction: ${rest}`);
      } else not.push(`“${text}” belongs to a unit; there is none in this line.`);
    }
    return says.length === 0 ? null : { says: says.join(' · '), not };
  };

  const finish = () => {
    const open: string[] = [];
    let { army, faction } = force;
    if (army === '') {
      const cards = unitsOf(force).flatMap(({ card }) => cardOf(card) ?? []);
      const [most] = [...tally(cards.map((card) => card.army))].sort((one, other) => other[1] - one[1]);
      army = most?.[0] ?? 'U.N.A.';
      const factions = new Set(cards.filter((card) => card.army === army).map((card) => card.faction));
      faction = factions.size === 1 ? ([...factions][0] ?? null) : null;
      open.push(
        `The text names no army, so it is ${army}${most === undefined ? '' : ', that of its cards'}.`,
      );
    }
    const filled = force.platoons.length === 0 ? [{ name: '', slots: [] }] : force.platoons;
    return { force: { ...force, army, faction, platoons: filled }, open };
  };
  return { add, set, finish };
}

/** Fighters, with those over the card's most as extra ones. */
function takeFigures(draft: Draft, { numbers, ap }: Card, count: number) {
  const most = numbers?.max ?? count;
  const isExtra = count > most && ap?.extra != null;
  draft.figures = isExtra ? most : count;
  draft.extraFighters = isExtra ? count - most : 0;
}

/** Gives a unit what the words name: of its own card, or the hero of another; a sentence if neither has it. */
function takeOption(
  draft: Draft,
  card: Card,
  { senses, text, count }: Part<Sense>,
  cardOf: (id: string) => Card | undefined,
): string | null {
  const options = senses.filter((sense) => sense.is === 'option');
  const option = options.find((each) => each.card === card.id);
  if (option === undefined) {
    const hero = options.find(
      ({ kind, card: id }) => kind === 'officers' && cardOf(id) && heroOfCard(cardOf(id) as Card),
    );
    if (hero === undefined) return `The card ${card.designation} does not offer ${text}.`;
    draft.hero = { card: hero.card, name: hero.name };
    return null;
  }
  const { kind, name } = option;
  if (kind === 'officers') draft.officer = name;
  else if (kind === 'specialWeapons')
    draft.specialWeapons.push({ name, count: Math.min(count ?? 1, MAX_FIGURES) });
  else if (!draft[kind].includes(name)) draft[kind].push(name);
  return null;
}

/** How lists of AT-43 are read from words. */
export const typed: TypedGame<Force, Sense> = {
  ownKind: 'card',
  terms: termsOf,
  figures: [],
  builder,
  table: { titles: new RegExp(`^${BUILDING}`), key: 'Slot', asLine },
  facts: {
    Army: (value) => `army ${value}`,
    Faction: (value) => (value === '–' ? '' : `faction ${value}`),
    'A.P.': (value) => (value.includes(' of ') ? `${value.split(' of ')[1]} A.P.` : ''),
  },
};
