import { type FixAnswer, fixAnswer } from '@/lib/fixes/answer';
import type { Pack } from '@/lib/roster/pack';
import { below, MOST_FAULTS, type Parsed } from '@/lib/roster/report';
import { isPair } from './body';
import { bugRefusal } from './isolated';
import { decode, parseJson, tooDeep } from './json';
import { type ReadRoster, readRosterValue } from './read';
import { readPackField, unknownFields } from './request-fields';

/** The answer to a request: its HTTP status, and JSON. */
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
    const { faults } = bugRefusal(error);
    return { status: 500, text: JSON.stringify({ legal: false, unreadable: faults }) };
  }
}

const answered = (answer: FixAnswer): Answered => ({
  status: 'unreadable' in answer ? 400 : 200,
  text: JSON.stringify(answer),
});

interface Body {
  read: Parsed<ReadRoster>;
  pack: Pack | null;
}

async function readBody(bytes: Uint8Array): Promise<Body> {
  const text = decode(bytes);
  if (!text.ok) return { read: text, pack: null };
  const json = parseJson(text.value);
  if (!json.ok) return { read: json, pack: null };
  const body = isPair(json.value)
    ? await readPair(json.value)
    : { read: await readRosterValue(json.value), pack: null };
  const deep = body.read.ok ? null : tooDeep(text.value, json.value);
  return deep ? { ...body, read: { ok: false, faults: [deep] } } : body;
}

async function readPair({ roster, pack = null, ...unknown }: Record<string, unknown>): Promise<Body> {
  const read = await readRosterValue(roster);
  const readPack: Parsed<Pack | null> = pack === null ? { ok: true, value: null } : await readPackField(pack);
  const faults = [
    ...unknownFields(unknown),
    ...(read.ok ? [] : below('roster', read.faults)),
    ...(readPack.ok ? [] : readPack.faults),
  ];
  return faults.length > 0 || !readPack.ok
    ? { read: { ok: false, faults: faults.slice(0, MOST_FAULTS) }, pack: null }
    : { read, pack: readPack.value };
}
