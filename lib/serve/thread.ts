import type { MessagePort } from 'node:worker_threads';
import { answerOf, examine, type PublicResult } from '@/lib/check/answer';
import { checkBody, readBody, type Tools } from '@/lib/check/body';
import { checkEventList, type ListVerdict, readEventList, readEventPack } from '@/lib/check/event-list';
import { findRowFix } from '@/lib/check/find-row-fix';
import { bugRefusal, type Input, withBugGuard } from '@/lib/check/input';
import { readJson, tooDeep } from '@/lib/check/json';
import { readPackText, readRosterBytes, readRosterText } from '@/lib/check/read';
import { type EventFile, readEventFile } from '@/lib/events/event-file';
import type { CheckedList } from '@/lib/events/turn';
import { type FixAnswer, fixAnswer } from '@/lib/fixes/answer';
import { manyRosters, sha256 } from '@/lib/node/many-rosters';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Parsed } from '@/lib/roster/report';
import { isServerKey } from './events/secrets';
import type { FileJob, FixJob, ListFix, ListJob, ListsJob, PackJob } from './events/work';
import { SEARCH } from './limits';
import { type Meter, metered } from './meter';
import { Problem, problemBody, unreadable } from './problem';

// What the threads of the server do.

const tools: Required<Tools> = { parse: manyRosters(), sha256 };

/** Checks a roster, or a roster with a pack. */
export async function check(body: Uint8Array): Promise<Answered> {
  return answered(await checkBody(body, tools));
}

/** Some of the lines of a request, and the text of the pack that they are checked against. */
export interface Batch {
  inputs: readonly Input[];
  pack: string | null;
}

/** The pack of the last batch: the next one is usually of the same request. */
let last: { text: string; pack: Pack } | null = null;

async function packOf(text: string | null): Promise<Pack | null> {
  if (text === null) return null;
  if (text !== last?.text) {
    const read = await readPackText(text);
    last = read.ok ? { text, pack: read.value } : null;
  }
  return last?.pack ?? null;
}

/** Checks rosters, with a line for each. */
export async function lines({ inputs, pack: packText }: Batch): Promise<string> {
  const pack = await packOf(packText);
  let text = '';
  for (const { source, bytes } of inputs) {
    const line = source.replace(':', ' ');
    const answer = await withBugGuard(
      async () => {
        const read = bytes.ok ? await readRosterBytes(bytes.value, tools.parse) : bytes;
        return JSON.stringify(answerOf(examine(read, pack), line, tools.sha256));
      },
      (refusal) => JSON.stringify(answerOf(refusal, line)),
    );
    text += `${answer}\n`;
  }
  return text;
}

/** Searches for fixes; sends what is known so far through the port. */
export const fix = ({ body, port }: { body: Uint8Array; port: MessagePort }): Promise<Answered> =>
  fixBody(body, SEARCH, (soFar) => port.postMessage(soFar));

/** Reads and checks a list that was sent to an event. */
export const eventList = async ({ roster, system, pack }: ListJob): Promise<Parsed<CheckedList>> =>
  readEventList(roster, { system, pack: await packOf(pack) }, tools);

/** Checks lists of an event again, by another pack. */
export async function eventLists({ texts, system, pack: packText }: ListsJob): Promise<ListVerdict[]> {
  const pack = await packOf(packText);
  const verdicts: ListVerdict[] = [];
  for (const text of texts) verdicts.push(await checkEventList(text, { system, pack }, tools.parse));
  return verdicts;
}

/** Reads the pack of an event. */
export const eventPack = ({ pack, system }: PackJob): Promise<Parsed<Pack | null>> =>
  readEventPack(pack, system);

/** Searches for the cheapest fix of a list of an event. */
export async function eventFix({ text, pack: packText }: FixJob): Promise<ListFix | null> {
  const read = await readRosterText(text, tools.parse);
  if (!read.ok) return null;
  const { fix } = await findRowFix(read.value.roster, await packOf(packText));
  return fix && { edits: fix.edits, changes: fix.changes };
}

/** Reads the body of a request with an event's file; null if its server key is not the right one. */
export async function eventFile({ body, serverKey }: FileJob): Promise<Parsed<EventFile> | null> {
  const json = readJson(body);
  if (!json.ok) return json;
  const { text, value } = json.value;
  const request = value as { serverKey?: unknown; file?: unknown } | null;
  if (serverKey !== null && !isServerKey(request?.serverKey, serverKey)) return null;
  const deep = tooDeep(text, value);
  if (deep) return { ok: false, faults: [deep] };
  const read = readEventFile(request?.file);
  if (!read.ok) return read;
  const { file, state } = read.value;
  const pack = await readEventPack(state.settings.pack, state.settings.system);
  return pack.ok ? { ok: true, value: file } : pack;
}

const tasks = { check, lines, fix, eventList, eventLists, eventPack, eventFix, eventFile };

export type TaskName = keyof typeof tasks;

/** A task for a thread. */
export interface Task {
  name: TaskName;
  job: unknown;
  meter: Meter;
}

/** Does a task, and measures it. */
export default ({ name, job, meter }: Task): Promise<unknown> =>
  metered(meter, async () => tasks[name](job as never));

/** The answer to a request: its HTTP status, and JSON; from 400 on a problem. */
export interface Answered {
  status: number;
  text: string;
}

/**
 * Searches for the fixes of a roster, or of `{ "roster", "pack" }`; never rejects.
 * @param soFar gets the answer with what is known: when the search begins, and whenever more is found
 */
export async function fixBody(
  bytes: Uint8Array,
  limits: { seconds: number; most: number },
  soFar: (answered: Answered) => void = () => {},
): Promise<Answered> {
  try {
    const { read, pack } = await readBody(bytes);
    return answered(await fixAnswer(read, pack, { ...limits, soFar: (answer) => soFar(answered(answer)) }));
  } catch (error) {
    return answeredProblem(new Problem(500, null, bugRefusal(error).faults[0]?.message ?? ''));
  }
}

const answered = (answer: PublicResult | FixAnswer): Answered =>
  'unreadable' in answer
    ? answeredProblem(unreadable({ faults: answer.unreadable }))
    : { status: 200, text: JSON.stringify(answer) };

const answeredProblem = (problem: Problem): Answered => ({
  status: problem.status,
  text: JSON.stringify(problemBody(problem)),
});
