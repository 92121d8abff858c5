import { decode, parseJson } from '@/lib/check/json';
import { isObject, readParsed } from '@/lib/check/read';
import { faultText } from '@/lib/check/result-text';
import { Deadline, OddsRefused } from '@/lib/odds/deadline';
import type { AnyOddsCases, CaseAnswer, OddsCases } from '@/lib/odds/model';
import { describeValue } from '@/lib/roster/faults';
import { LIBRARY_BYTES } from '@/lib/roster/limits';
import { parseWith } from '@/lib/roster/parse';
import { type Fault, type Parsed, refused } from '@/lib/roster/report';
import { suggestion } from '@/lib/roster/text/near';
import { shownJson } from '@/lib/roster/text/visible';
import { cleanText } from '@/lib/sheet/clean';
import { loadSystem, systems } from '@/lib/systems/registry';
import { readAtMost, reasonOf } from './input';
import { isColoured, output, type Paint, paintFor } from './output';

/** Options of `muster odds`. */
export interface OddsOptions {
  json?: boolean;
  seconds: number;
}

/** A case by where it was found: a file, or a file and a line. */
interface Found {
  source: string;
  text: Parsed<string>;
}

/** What became of a case: its answer, a sentence why there is none, or what is wrong with it. */
type Answered = { answer: CaseAnswer } | { refused: string } | { faults: Parsed<never> & { ok: false } };

/**
 * Works out cases of odds, and prints each as a line of JSON or as text, in the order of the cases.
 * @returns the exit status: 0 all answered, 1 some refused because they take too long, 2 something could not be read
 */
export async function odds(sources: readonly string[], { json, seconds }: OddsOptions): Promise<number> {
  const paint = paintFor(isColoured(process.stdout, process.env));
  let status = 0;
  for (const { source, text } of sources.flatMap(casesIn)) {
    const read = text.ok ? await readCaseText(text.value) : text;
    const answered = answerOf(read, seconds);
    if (!('answer' in answered)) status = Math.max(status, 'refused' in answered ? 1 : 2);
    const lines = json ? [jsonOf(source, answered)] : readable(source, answered, paint);
    output.add(lines.map((line) => `${line}\n`).join(''));
    await output.flush();
  }
  return status;
}

const TOO_LARGE = 'This is over 1 MiB (1,048,576 bytes); a file of cases may have at most that.';

/** The cases of a file: the whole of it, or its lines if it is no JSON as a whole but some line is. */
function casesIn(source: string): Found[] {
  let bytes: Uint8Array;
  try {
    bytes = readAtMost(source, LIBRARY_BYTES);
  } catch (error) {
    return [{ source, text: refused(reasonOf(error, source)) }];
  }
  const text = bytes.length > LIBRARY_BYTES ? refused(TOO_LARGE) : decode(bytes, LIBRARY_BYTES);
  if (!text.ok || isJson(text.value)) return [{ source, text }];
  const lines = text.value
    .split('\n')
    .map((line, index) => ({ source: `${source}:${index + 1}`, text: { ok: true, value: line } as const }))
    .filter(({ text: { value } }) => value.trim() !== '');
  return lines.length > 1 && lines.some(({ text: { value } }) => isJson(value)) ? lines : [{ source, text }];
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function answerOf(read: Parsed<ReadCase>, seconds: number): Answered {
  if (!read.ok) return { faults: read };
  const { cases, asked } = read.value;
  try {
    return { answer: cases.answer(asked, new Deadline(seconds * 1000)) };
  } catch (error) {
    if (error instanceof OddsRefused) return { refused: error.message };
    throw error;
  }
}

function jsonOf(source: string, answered: Answered): string {
  if ('answer' in answered) return shownJson(answered.answer.json);
  return shownJson(
    'refused' in answered
      ? { source, refused: answered.refused }
      : { source, unreadable: answered.faults.faults },
  );
}

function readable(source: string, answered: Answered, paint: Paint): string[] {
  const where = cleanText(source);
  if ('faults' in answered)
    return [
      `${paint.strong(where)}  ${paint.bad('Cannot be read')}`,
      ...answered.faults.faults.map((each) => `  ${cleanText(faultText(each))}`),
    ];
  if ('refused' in answered)
    return [`${paint.strong(where)}  ${paint.bad('Refused')}`, `  ${answered.refused}`];
  const { title, lines } = answered.answer;
  const width = Math.max(...lines.map(({ label }) => label.length));
  return [
    `${paint.strong(title)}  ${paint.faint(where)}`,
    ...lines.map(({ label, text }) => `  ${label.padEnd(width)}  ${text}`),
  ];
}

/** A case of odds that was read, with the cases of its game. */
export interface ReadCase {
  cases: AnyOddsCases;
  asked: unknown;
}

/** Reads a case of odds from JSON text. */
export const readCaseText = (text: string): Promise<Parsed<ReadCase>> =>
  readParsed(text, parseJson(text, LIBRARY_BYTES), readCaseValue);

async function readCaseValue(value: unknown): Promise<Parsed<ReadCase>> {
  if (!isObject(value)) return refused(`This is ${describeValue(value)}; it must be an object.`);
  const { system, kind } = value as { system?: unknown; kind?: unknown };
  const games = await gamesWithOdds();
  const known = games.filter(([id]) => system === undefined || id === system);
  if (known.length === 0) return fault('system', system, [...games.map(([id]) => id)]);
  const found = known.find(([, { kinds }]) => kinds.some((each) => each === kind));
  if (!found) return fault('kind', kind, [...new Set(known.flatMap(([, { kinds }]) => kinds))]);
  const [, cases] = found;
  const read = parseWith(cases.schema, value);
  return read.ok ? { ok: true, value: { cases, asked: read.value } } : read;
}

/** The games with cases, in the order of the registry: a case that names none is of the first that knows its kind. */
async function gamesWithOdds(): Promise<[string, OddsCases][]> {
  const found: [string, OddsCases][] = [];
  for (const { id } of systems) {
    const cases = await (await loadSystem(id))?.oddsCases?.();
    if (cases) found.push([id, cases]);
  }
  return found;
}

function fault(path: string, value: unknown, allowed: readonly string[]): Parsed<never> {
  const is = value === undefined ? 'This is missing' : `This is ${describeValue(value)}`;
  const found: Fault = {
    path,
    code: value === undefined ? 'missing' : path === 'system' ? 'system' : 'value',
    message: `${is}; it must be one of: ${allowed.join(', ')}.${suggestion(value, allowed)}`,
  };
  return { ok: false, faults: [found] };
}
