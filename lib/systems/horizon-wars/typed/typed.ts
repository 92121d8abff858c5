import { produce } from 'immer';
import { LIST_SIZE } from '@/lib/roster/limits';
import { counted, signed } from '@/lib/roster/text/words';
import {
  entryText,
  namesFor,
  type Part,
  type Said,
  type Taken,
  type TypedBuilder,
  type TypedGame,
} from '@/lib/roster/typed/model';
import { aircraftClasses, conventionalType } from '../catalogue/catalogue';
import type { Stats } from '../catalogue/mech';
import { addElement, type Draft, newElementId } from '../edits/edit';
import { bareDraft, conventionalDraft } from '../edits/presets';
import { emptyForce } from '../evaluate/settings';
import type { Force } from '../force';
import { kindName, labelsOf, statOrder } from '../paper/text';
import { statsText, takeStats, takeUpgrade, type UpgradeSense } from './design';
import { asLine } from './row';
import { type Sense, terms } from './terms';

type Is<Kind> = Extract<Sense, { is: Kind }>;

/** Who rides in what, by label, and which elements a line named. */
interface Reference {
  ids: readonly string[];
  to: string;
}

function builder(): TypedBuilder<Force, Sense> {
  let force: Force = { ...emptyForce(), limit: null };
  let hasLimit = false;
  const embarked: Reference[] = [];
  const squadrons = new Map<string, string[]>();

  const add = (said: Said<Sense>): Taken | null => {
    const draft = draftOf(said);
    if (draft === null) return null;
    if (draft === 'no-presence')
      return { says: '', not: ['A mech or an aircraft needs its Presence: P1, P2 or P3.'] };
    const parts: string[] = [];
    const not: string[] = [];
    if (draft.kind === 'conventional') not.push(...takeType(draft.type, said, parts));
    else {
      not.push(...takeStats(draft, said.figures));
      parts.push(statsText(draft.stats));
    }
    const ids: string[] = [];
    for (const part of said.parts) {
      const is = (kind: Sense['is']) => part.senses.some((sense) => sense.is === kind);
      if (is('chq')) draft.chq = true;
      else if (is('ace') && draft.kind !== 'conventional') draft.ace = true;
      else if (is('embarked')) embarked.push({ ids, to: part.rest });
      else if (is('upgrade') || is('tactical')) {
        const { says, not: why } = takeAny(draft, part);
        if (says !== undefined) parts.push(says);
        if (why !== undefined) not.push(why);
      } else if (is('ace')) not.push('Only mechs and aircraft are Aces.');
    }
    const names = namesFor(said.names, said.count);
    if (names === null) not.push(`The names “${said.names}” are not one for each.`);
    for (let index = 0; index < said.count; index++) {
      const id = newElementId(force);
      const chq = draft.chq && index === 0;
      force = addElement(force, { ...structuredClone(draft), chq, name: names?.[index] ?? '' }, id);
      ids.push(id);
    }
    for (const part of said.parts.filter(({ senses }) => senses.some(({ is }) => is === 'squadron')))
      for (const number of part.rest.match(/\d+/g) ?? [part.rest]) joinSquadron(squadrons, number, ids);
    if (draft.chq && said.count > 1) not.push('Only the first is the CHQ.');
    const marks = [
      ...(draft.chq ? ['CHQ'] : []),
      ...(draft.kind !== 'conventional' && draft.ace ? ['Ace'] : []),
    ];
    return { says: [entryText(said, kindName(draft), names), ...marks, ...parts].join(' · '), not };
  };

  /** Upgrades and raises that the words give to a conventional type, whose stats are those of the book. */
  const takeType = (type: string, said: Said<Sense>, parts: string[]): string[] => {
    const { stats, presence, name } = conventionalType(type);
    const not: string[] = [];
    for (const { letter, value, isRaise } of said.figures) {
      const stat = statOrder.find((each) => each === letter);
      if (stat === undefined) {
        if (value !== presence) not.push(`${name} has P ${presence}, not ${value}.`);
      } else if (isRaise && value <= MAX_RAISE) {
        giveCommandResources(type, { stat, by: value });
        parts.push(`${letter.toUpperCase()} ${signed(value)}`);
      } else if (value !== stats[stat])
        not.push(
          `${name} has ${letter.toUpperCase()} ${stats[stat]}, not ${value}; write a raise as ${letter.toUpperCase()} +1.`,
        );
    }
    return not;
  };

  const giveCommandResources = (
    type: string,
    given: { stat: keyof Stats; by: number } | { upgrade: string },
  ) => {
    force = produce(force, ({ commandResources }) => {
      let own = commandResources.find((each) => each.type === type);
      if (own === undefined) {
        if (commandResources.length >= LIST_SIZE) return;
        commandResources.push({ type, raise: {}, upgrades: [] });
        own = commandResources.at(-1);
      }
      if (own === undefined) return;
      if ('stat' in given) own.raise[given.stat] = given.by;
      else if (!own.upgrades.includes(given.upgrade)) own.upgrades.push(given.upgrade);
    });
  };

  const takeAny = (draft: Draft, part: Part<Sense>): { says?: string; not?: string } => {
    const [of, mayTake] =
      draft.kind === 'conventional' ? (['tactical', ''] as const) : (['upgrade', draft.kind] as const);
    const sense = part.senses.find(
      (each): each is Is<'upgrade'> | Is<'tactical'> =>
        each.is === of && (each.is === 'tactical' || (each as UpgradeSense).of === mayTake),
    );
    if (sense === undefined)
      // A special rule of the type has the name of an upgrade.
      return part.senses.some(({ is }) => is === 'follows')
        ? {}
        : { not: `${kindName(draft)} may not have ${part.text}.` };
    if (sense.is === 'upgrade') return draft.kind === 'conventional' ? {} : takeUpgrade(draft, part, sense);
    if (draft.kind === 'conventional') giveCommandResources(draft.type, { upgrade: sense.id });
    return { says: sense.name };
  };

  const set = ({ parts, figures }: Said<Sense>): Taken | null => {
    const says: string[] = [];
    const not: string[] = [];
    for (const { senses, count, text } of parts) {
      const [sense] = senses;
      if (sense?.is === 'points' && count !== null && count <= 9999) {
        force = { ...force, limit: count };
        hasLimit = true;
        says.push(`Limit: ${counted(count, 'point')}`);
      } else if (sense?.is === 'mech-cap' && count !== null && count <= 9999) {
        force = { ...force, mechCap: count };
        says.push(`Mech cap: ${count}`);
      } else if (sense?.is === 'super-mechs') {
        force = { ...force, superMechs: true };
        says.push('Super-mechs allowed');
      } else if (sense?.is === 'era') {
        force = { ...force, era: sense.id as Force['era'] };
        says.push(`Era: ${sense.name}`);
      } else if (sense?.is === 'condition') {
        const id = sense.id as Force['battlefield'][number];
        if (!force.battlefield.includes(id)) force = { ...force, battlefield: [...force.battlefield, id] };
        says.push(`Battlefield: ${sense.name}`);
      } else not.push(`“${text}” belongs to an element; there is none in this line.`);
    }
    if (figures.length > 0) not.push('There are figures in this line, and no element.');
    return says.length === 0 ? null : { says: says.join(' · '), not };
  };

  const finish = () => {
    const open: string[] = hasLimit ? [] : ['The text names no points limit, so none is set.'];
    const labels = new Map(labelsOf(force.elements).map((label, index) => [label, force.elements[index]]));
    const transports = new Map<string, string[]>();
    for (const { ids, to } of embarked) {
      const aircraft = labels.get(to) ?? force.elements.find(({ name }) => name.trim() === to);
      if (aircraft?.kind !== 'aircraft') open.push(`There is no aircraft “${to}” to embark on.`);
      else transports.set(aircraft.id, [...(transports.get(aircraft.id) ?? []), ...ids]);
    }
    return {
      force: {
        ...force,
        squadrons: [...squadrons.values()]
          .filter(({ length }) => length > 0)
          .slice(0, LIST_SIZE)
          .map((mechs) => ({ mechs })),
        transports: [...transports].map(([aircraft, passengers]) => ({ aircraft, passengers })),
      },
      open,
    };
  };
  return { add, set, finish };
}

const MAX_RAISE = 20;

function joinSquadron(squadrons: Map<string, string[]>, number: string, ids: readonly string[]) {
  squadrons.set(number, [...(squadrons.get(number) ?? []), ...ids]);
}

/** The element that words name, without what they say of it; null if they name none. */
function draftOf({ parts, figures }: Said<Sense>): Draft | 'no-presence' | null {
  for (const { senses } of parts)
    for (const sense of senses) {
      if (sense.is === 'type') return conventionalDraft(sense.id);
      if (sense.is !== 'mech' && sense.is !== 'aircraft') continue;
      const presence = figures.find(({ letter }) => letter === 'p')?.value ?? sense.presence;
      const most = sense.is === 'mech' ? MOST_PRESENCE : aircraftClasses.length;
      if (presence === undefined || presence < 1 || presence > most) return 'no-presence';
      return structuredClone(bareDraft(sense.is, presence));
    }
  return null;
}

/** Highest P that a file allows. */
const MOST_PRESENCE = 20;

const limitOf = (value: string): string => (value.includes(' of ') ? `${value.split(' of ')[1]} points` : '');

/** How lists of Horizon Wars are read from words. */
export const typed: TypedGame<Force, Sense> = {
  terms: () => terms,
  figures: ['p', ...statOrder],
  builder,
  table: { titles: /^Elements$/, key: 'P', asLine },
  facts: {
    'Force cost': limitOf,
    FC: limitOf,
    Era: (value) => value.split(', ')[0] ?? '',
    Battlefield: (value) => (value === 'No conditions' ? '' : value.replace(/ and /g, ', ')),
  },
};
