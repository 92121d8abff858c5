import { FORCE_SIZE, NAME_LENGTH, NOTES_LENGTH } from '@/lib/roster/limits';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { suggestion } from '@/lib/roster/text/near';
import { NEW_FORCE } from '@/lib/roster/text/words';
import type { AnyTypedGame, Said, Term, TypedBuilder } from '@/lib/roster/typed/model';
import type { Vocabulary } from './items';
import { lexiconOf } from './lexicon';
import { hintFor, readLine } from './line';
import type { Head, Line, Passage } from './own-text';
import { passagesOf } from './passages';

/** Most characters of a line. */
const LINE_LENGTH = 4_000;

/** A line of a typed list, or several that belong together, and what it was taken for. */
export interface TypedLine {
  from: number;
  to: number;
  text: string;
  /** What it is: elements, something about the whole roster, what follows from these, or not understood. */
  kind: 'entry' | 'setting' | 'passed' | 'unknown';
  /** What it was taken for; "" if it was not understood. */
  says: string;
  /** What was understood and could not be used as it is, a sentence each. */
  not: readonly string[];
  /** Words that were not understood, each with what they may mean in a sentence. */
  unknown: readonly { words: string; hint: string }[];
}

/** A pack that a list may name. */
interface NamedPack {
  id: string;
  name: string;
}

/** What a player has at hand for a game. */
export interface AtHand {
  /** What they made for it: cards. */
  own: readonly unknown[];
  packs: readonly NamedPack[];
}

/** A typed list as a roster of a game. */
export interface TypedReading {
  system: AnyGameSystem;
  roster: Roster;
  /** Id of the pack that the list names; null for none. */
  pack: string | null;
  lines: readonly TypedLine[];
  /** What the list leaves open, a sentence each. */
  open: readonly string[];
  /** How many lines were understood; those in part count half. */
  understood: number;
}

const PACK = Symbol('pack');
const packTerm: Term<unknown> = { names: ['pack'], sense: PACK, takesRest: true };

/** The roster while lines are read. */
interface Draft {
  name: string;
  player: string;
  notes: string;
  pack: string | null;
  builder: TypedBuilder<unknown, unknown>;
  /** How many more entries it may have. */
  room: number;
}

/** Reads lines as a list of a game. */
export function readAs(
  lines: readonly Line[],
  head: Head | null,
  system: AnyGameSystem,
  typed: AnyTypedGame,
  { own, packs }: AtHand,
): TypedReading {
  const words: Vocabulary<unknown> = {
    lexicon: lexiconOf<unknown>([...typed.terms(own), packTerm]),
    figures: new Set(typed.figures),
  };
  const draft: Draft = {
    name: '',
    player: '',
    notes: '',
    pack: null,
    builder: typed.builder(own),
    room: FORCE_SIZE,
  };
  const read = passagesOf(lines, head, typed).map((passage): TypedLine => {
    const { from, to, text, kind } = passage;
    const line = { from, to, text, not: [], unknown: [] };
    const about = kind === 'words' || kind === 'own' ? null : aboutRoster(passage, draft);
    if (about !== null) return { ...line, ...about };
    if (text.length > LINE_LENGTH)
      return { ...line, kind: 'unknown', says: '', not: [`This line has over ${LINE_LENGTH} characters.`] };
    const { entries, settings, unknown } = readLine(text, words, kind === 'own');
    const taken = settings
      ? takeSettings(settings, draft, packs, system)
      : takeEntries(entries, draft, packs, system);
    return {
      ...line,
      ...taken,
      unknown: unknown.map((each) => ({ words: each.words, hint: hintFor(each, words) })),
    };
  });
  const { force, open } = draft.builder.finish();
  const { name, player, notes } = draft;
  const whole: Roster = { muster: 1, system: system.id, name: name || NEW_FORCE, player, notes, force };
  const parsed = parseRoster(whole, system);
  if (!parsed.ok)
    throw new Error(`A typed list made a roster that cannot be read: ${parsed.faults[0]?.message}`);
  return {
    system,
    roster: parsed.value,
    pack: draft.pack,
    lines: read,
    open,
    understood: read.reduce((total, each) => total + worth(each), 0),
  };
}

function worth({ kind, unknown, not }: TypedLine): number {
  if (kind !== 'entry' && kind !== 'setting') return 0;
  return unknown.length + not.length === 0 ? 1 : 0.5;
}

/** Takes the roster's name, its player or a note; null for a line of none of these. */
function aboutRoster({ kind, text }: Passage, draft: Draft): Pick<TypedLine, 'kind' | 'says'> | null {
  if (kind === 'name' || kind === 'player') {
    if (draft[kind] === '') draft[kind] = text.slice(0, NAME_LENGTH);
    return { kind: 'setting', says: kind === 'name' ? `Name: ${draft.name}` : `Player: ${draft.player}` };
  }
  if (kind === 'note') {
    draft.notes = `${draft.notes}${draft.notes === '' ? '' : '\n'}${text}`.slice(0, NOTES_LENGTH);
    return { kind: 'setting', says: 'Notes' };
  }
  return kind === 'passed' ? { kind: 'passed', says: '' } : { kind: 'unknown', says: '' };
}

type Outcome = Pick<TypedLine, 'kind' | 'says' | 'not'>;

function takeEntries(
  entries: readonly Said<unknown>[],
  draft: Draft,
  packs: readonly NamedPack[],
  system: AnyGameSystem,
): Outcome {
  const taken = entries.map((entry) => takeEntry(entry, draft, packs, system));
  const says = taken.flatMap((each) => each.says);
  return {
    kind: says.length > 0 ? 'entry' : 'unknown',
    says: says.join('; '),
    not: taken.flatMap(({ not }) => not),
  };
}

function takeEntry(
  entry: Said<unknown>,
  draft: Draft,
  packs: readonly NamedPack[],
  system: AnyGameSystem,
): Taken {
  const { said, says, not } = takePack(entry, draft, packs, system);
  const count = Math.max(0, Math.min(said.count, draft.room));
  if (said.count > count)
    not.push(`A roster has ${FORCE_SIZE} ${system.noun[1]} at most; ${said.count - count} left out.`);
  const taken = count === 0 ? null : draft.builder.add({ ...said, count });
  not.push(...(taken?.not ?? []));
  if (taken !== null && taken.says !== '') {
    draft.room -= count;
    says.push(taken.says);
  }
  return { says, not };
}

function takeSettings(
  settings: Said<unknown>,
  draft: Draft,
  packs: readonly NamedPack[],
  system: AnyGameSystem,
): Outcome {
  const { said, says, not } = takePack(settings, draft, packs, system);
  const taken = said.parts.length + said.figures.length > 0 ? draft.builder.set(said) : null;
  if (taken !== null) says.unshift(taken.says);
  not.push(...(taken?.not ?? []));
  return { kind: says.length > 0 ? 'setting' : 'unknown', says: says.join(' · '), not };
}

/** What words were taken for, and what of them could not be used. */
interface Taken {
  says: string[];
  not: string[];
}

/** Takes the pack that words name; returns what else they say. */
function takePack(
  said: Said<unknown>,
  draft: Draft,
  packs: readonly NamedPack[],
  { name: game }: AnyGameSystem,
): Taken & { said: Said<unknown> } {
  const named = said.parts.find(({ senses }) => senses.includes(PACK));
  if (named === undefined) return { said, says: [], not: [] };
  const rest = { ...said, parts: said.parts.filter((part) => part !== named) };
  const called = named.rest.toLowerCase();
  const starting = packs.filter(({ name }) => name.toLowerCase().startsWith(called));
  const pack =
    packs.find(({ name }) => name.toLowerCase() === called) ??
    (starting.length === 1 ? starting[0] : undefined);
  const names = packs.map(({ name }) => name);
  if (called === '' || pack === undefined)
    return {
      said: rest,
      says: [],
      not: [`No pack of ${game} here is called “${named.rest}”.${suggestion(named.rest, names)}`],
    };
  draft.pack = pack.id;
  return { said: rest, says: [`Pack: ${pack.name}`], not: [] };
}
