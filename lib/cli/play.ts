import { type ReadMatchFile, readMatchBytes } from '@/lib/check/read-match';
import { faultText } from '@/lib/check/result-text';
import { matchText, type Standing, standingOf } from '@/lib/play/text';
import type { Values } from '@/lib/play/values';
import { MATCH_BYTES } from '@/lib/roster/limits';
import { type Fault, type Parsed, refused } from '@/lib/roster/report';
import { shownJson } from '@/lib/roster/text/visible';
import { counted, inList } from '@/lib/roster/text/words';
import { cleanText } from '@/lib/sheet/clean';
import { readAtMost, reasonOf } from './input';
import { isColoured, output, type Paint, paintFor } from './output';

/** Options of `muster play`. */
export interface PlayOptions {
  json?: boolean;
}

/**
 * Prints how each match stands, as a line of JSON or as text.
 * @returns the exit status: 0 all read, 2 something could not be read, be it only a part of a log
 */
export async function play(sources: readonly string[], { json }: PlayOptions): Promise<number> {
  const paint = paintFor(isColoured(process.stdout, process.env));
  let status = 0;
  for (const [index, source] of sources.entries()) {
    const read = await readMatch(source);
    if (!read.ok || read.value.stopped !== null) status = 2;
    const lines = json
      ? [shownJson(read.ok ? answerOf(source, read.value) : { source, unreadable: read.faults })]
      : [...(index > 0 ? [''] : []), ...readable(source, read, paint)];
    output.add(lines.map((line) => `${line}\n`).join(''));
    await output.flush();
  }
  return status;
}

async function readMatch(source: string): Promise<Parsed<ReadMatchFile>> {
  let bytes: Uint8Array;
  try {
    bytes = readAtMost(source, MATCH_BYTES);
  } catch (error) {
    return refused(reasonOf(error, source));
  }
  return readMatchBytes(bytes);
}

/** A match as JSON: trackers and derived values together, and what there is to report about the file. */
function answerOf(source: string, read: ReadMatchFile) {
  const { match, setup, state, otherFingerprints, unknown, rest, stopped } = read;
  const { match: whole, sides } = standingOf(setup, state);
  return {
    source,
    id: match.id,
    name: match.name,
    system: match.system,
    events: match.log.length,
    match: valuesAnswer(whole),
    sides: sides.map(({ id, name, side, rows }) => ({
      id,
      name,
      ...valuesAnswer(side),
      rows: rows.map(({ row, values }) => ({ id: row.id, label: row.label, values: values.values })),
    })),
    result: match.result,
    otherFingerprints,
    unknown,
    ...(stopped ? { stopped: { ...stopped, unread: rest.length } } : {}),
  };
}

const valuesAnswer = ({ values, watches }: Values) => ({
  values,
  watches: watches.map(({ id, label, page, is, text }) => ({ id, label, page, is, text })),
});

function readable(source: string, read: Parsed<ReadMatchFile>, paint: Paint): string[] {
  if (!read.ok)
    return [
      `${paint.strong(cleanText(source))}  ${paint.bad('Cannot be read')}`,
      ...read.faults.map((fault: Fault) => `  ${cleanText(faultText(fault))}`),
    ];
  const { match, setup, state } = read.value;
  const standing = standingOf(setup, state);
  const [title = '', ...lines] = matchText(match, standing).map(cleanText);
  return [
    `${paint.strong(title)}  ${paint.faint(cleanText(source))}`,
    ...lines,
    ...remarks(read.value, standing).map((remark) => `${paint.remark('note')}  ${cleanText(remark)}`),
  ];
}

/** What there is to report about a file that could be read. */
function remarks(
  { otherFingerprints, unknown, rest, stopped }: ReadMatchFile,
  { sides }: Standing,
): string[] {
  const names = sides.filter(({ id }) => otherFingerprints.includes(id)).map(({ name }) => name);
  return [
    ...(names.length > 0 ? [`The fingerprint is not that of the roster: ${inList(names)}.`] : []),
    ...(unknown.length > 0
      ? [`Kept, but unknown to this version: ${inList(unknown.map((path) => path.join('/')))}.`]
      : []),
    ...(stopped ? [`${faultText(stopped)} ${counted(rest.length, 'event')} not read.`] : []),
  ];
}
