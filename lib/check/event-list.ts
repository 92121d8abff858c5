import type { CheckedList } from '@/lib/events/turn';
import { type CheckedRoster, checkRoster } from '@/lib/roster/check';
import { isOver, rosterFileText, TOO_LARGE } from '@/lib/roster/file';
import { fingerprint, type Hash } from '@/lib/roster/fingerprint/fingerprint';
import { nameOfGame } from '@/lib/roster/game-names';
import { NOTES_LENGTH } from '@/lib/roster/limits';
import type { Pack } from '@/lib/roster/pack/pack';
import { type Parsed, refused } from '@/lib/roster/report';
import { sentenceWithPage } from '@/lib/roster/sentence';
import { headlineFigures } from '@/lib/roster/shown/figures';
import { counted } from '@/lib/roster/text/words';
import { verdictKind } from '@/lib/roster/verdict';
import { type RosterParser, readPackValue, readRosterText, readRosterValue } from './read';
import { figuresText } from './result-text';

/** Most problems that an event keeps of a list, and most characters of its figures. */
const MAX_PROBLEMS = 20;
const MAX_FIGURES = 1000;

/** What the lists of an event are checked by. */
export interface EventRules {
  /** The id of the game. */
  system: string;
  pack: Pack | null;
}

/** What a check of a list comes to: its verdict, its headline figures, and its errors and warnings as sentences. */
export type ListVerdict = Pick<CheckedList['list'], 'verdict' | 'figures' | 'problems'>;

interface Tools {
  parse: RosterParser;
  sha256: Hash;
}

/** Reads a list for an event from parsed JSON, and checks it. A roster of another game is refused. */
export async function readEventList(
  value: unknown,
  { system: id, pack }: EventRules,
  { parse, sha256 }: Tools,
): Promise<Parsed<CheckedList>> {
  const read = await readRosterValue(value, parse);
  if (!read.ok) return read;
  const { roster, system } = read.value;
  if (system.id !== id)
    return refused(`This roster is for ${nameOfGame(system.id)}; the event is for ${nameOfGame(id)}.`);
  const text = rosterFileText(roster);
  if (isOver(text)) return refused(TOO_LARGE);
  const bytes = new TextEncoder().encode(text);
  const list = {
    content: sha256(text),
    bytes: bytes.length,
    name: roster.name,
    fingerprint: fingerprint(roster, system, sha256),
    ...verdictOf({ roster, system, checked: checkRoster(roster, system, pack) }),
  };
  return { ok: true, value: { list, bytes } };
}

/** Checks a list of an event again: its text, by other rules. */
export async function checkEventList(
  text: string,
  { system: id, pack }: EventRules,
  parse: RosterParser,
): Promise<ListVerdict> {
  const read = await readRosterText(text, parse);
  if (!read.ok) return illegal('This list cannot be read by this version of Muster.');
  const { roster, system } = read.value;
  if (system.id !== id)
    return illegal(`This list is for ${nameOfGame(system.id)}; the event is for ${nameOfGame(id)}.`);
  return verdictOf({ roster, system, checked: checkRoster(roster, system, pack) });
}

/** Reads the pack of an event from parsed JSON; null stays null. */
export async function readEventPack(value: unknown, id: string): Promise<Parsed<Pack | null>> {
  if (value === null) return { ok: true, value };
  const read = await readPackValue(value);
  if (read.ok && read.value.system !== id)
    return refused(`This pack is for ${nameOfGame(read.value.system)}; the event is for ${nameOfGame(id)}.`);
  return read;
}

const illegal = (problem: string): ListVerdict => ({ verdict: 'illegal', figures: '', problems: [problem] });

function verdictOf({ system, checked: { evaluation, report } }: CheckedRoster): ListVerdict {
  // Advice is for the player who builds the list.
  const problems = report.problems.filter(({ severity }) => severity !== 'advice');
  const named = problems.length > MAX_PROBLEMS ? problems.slice(0, MAX_PROBLEMS - 1) : problems;
  const sentences = named.map((problem) => sentenceWithPage(problem, system).slice(0, NOTES_LENGTH));
  const rest = problems.length - named.length;
  return {
    verdict: verdictKind(report),
    figures: figuresText({ figures: headlineFigures(system.figures(evaluation)) }).slice(0, MAX_FIGURES),
    problems: rest > 0 ? [...sentences, `There are ${counted(rest, 'more problem')}.`] : sentences,
  };
}
