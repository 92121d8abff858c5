import { verdictOf } from '@/lib/check/answer';
import { contentsInTurn } from '@/lib/check/contents';
import {
  type ReadRoster,
  readPackBytes,
  readPackText,
  readPackValue,
  readRosterBytes,
  readRosterText,
  readRosterValue,
} from '@/lib/check/read';
import { fixAnswer } from '@/lib/fixes/answer';
import { sha256 } from '@/lib/node/many-rosters';
import { missingText } from '@/lib/node/parts';
import { readPdf } from '@/lib/node/read-pdf';
import { jsonSchema as schemaOf } from '@/lib/node/schema';
import { type CheckedRoster, checkRoster as checkParsed } from '@/lib/roster/check';
import { fingerprint as fingerprintOf } from '@/lib/roster/fingerprint/fingerprint';
import type { Pack } from '@/lib/roster/pack/pack';
import { below, type Fault, type Parsed } from '@/lib/roster/report';
import { papersOf } from '@/lib/sheet/papers';
import { carriedFor } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import type { Sheet } from '@/lib/sheet/sheet';
import { sheetText as textOf } from '@/lib/sheet/text';
import { systems } from '@/lib/systems/registry';
import { requireInput, requireOptions, requireSchema } from './arguments';
import type {
  CheckOptions,
  FileFault,
  FixOptions,
  FoundRoster,
  PackJson,
  PdfOptions,
  RosterFixes,
  RosterJson,
  RosterVerdict,
  SheetOptions,
  UnreadableFile,
} from './types';

export type * from './types';

// The library of the package, for scripts and chat bots. Rosters and packs are given as parsed JSON or as its text. An
// argument that is something else than its type says is refused with a TypeError, whose message is a sentence.

/** The games: the id that a file has as its `system`, and the name. */
export const games: readonly { id: string; name: string }[] = systems.map(({ id, name }) => ({ id, name }));

/** A roster or a pack could not be read; `faults` says where and why. */
export class UnreadableError extends Error {
  readonly faults: readonly FileFault[];

  constructor(faults: readonly FileFault[]) {
    super(faults.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join(' '));
    this.name = 'UnreadableError';
    this.faults = faults;
  }
}

/**
 * Reads the rosters in anything: a roster file, share links, a text with either, such as a chat, a PDF made by Muster,
 * or a zip of these.
 * @param input the text or the bytes
 * @param name what sources are named after: `chat.txt:3`
 * @returns each roster with where it was found, or why it could not be read; never rejects for its contents
 */
export async function readRosters(
  input: string | Uint8Array,
  name: string = 'input',
): Promise<(FoundRoster | UnreadableFile)[]> {
  requireInput(input, name);
  const given = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const found: (FoundRoster | UnreadableFile)[] = [];
  for await (const { source, bytes, pack } of contentsInTurn(name, given, readPdf)) {
    const read = bytes.ok ? await readRosterBytes(bytes.value) : bytes;
    const readPack = pack?.ok ? await readPackBytes(pack.value) : null;
    found.push(
      read.ok
        ? {
            source,
            roster: read.value.roster,
            ...(readPack?.ok ? { pack: readPack.value as unknown as PackJson } : {}),
          }
        : { source, legal: false, unreadable: read.faults },
    );
  }
  return found;
}

/**
 * Checks a roster, with or without a pack.
 * @returns the verdict, or what is wrong with the files
 */
export async function checkRoster(
  roster: RosterJson | string,
  options: CheckOptions = {},
): Promise<RosterVerdict | UnreadableFile> {
  requireOptions('checkRoster', options);
  const read = await readBoth(roster, options);
  if (!read.ok) return { legal: false, unreadable: read.faults };
  return verdictOf(checked(read.value), undefined, sha256);
}

/**
 * Searches for changes that make a roster legal.
 * @returns the fixes, the best first, or what is wrong with the files
 */
export async function findFixes(
  roster: RosterJson | string,
  options: FixOptions = {},
): Promise<RosterFixes | UnreadableFile> {
  requireOptions('findFixes', options);
  const { before, most, seconds } = options;
  const read = await readBoth(roster, options);
  if (!read.ok) return { legal: false, unreadable: read.faults };
  const earlier = before === undefined ? null : await readRoster(before);
  if (earlier?.ok === false) return { legal: false, unreadable: below('before', earlier.faults) };
  return fixAnswer({ ok: true, value: read.value }, read.value.pack, {
    ...(most === undefined ? {} : { most }),
    ...(seconds === undefined ? {} : { seconds }),
    history: earlier?.value.system === read.value.system ? [earlier.value.roster.force] : [],
  });
}

/**
 * Returns the fingerprint of a roster's force: 64 hexadecimal digits, the same whatever things are called.
 * @throws UnreadableError
 */
export async function fingerprint(roster: RosterJson | string): Promise<string> {
  const read = await readRoster(roster);
  if (!read.ok) throw new UnreadableError(read.faults);
  return fingerprintOf(read.value.roster, read.value.system, sha256);
}

/**
 * Returns the sheet of a roster as plain text.
 * @throws UnreadableError
 */
export async function sheetText(roster: RosterJson | string, options: SheetOptions = {}): Promise<string> {
  requireOptions('sheetText', options);
  const choice = { ...choiceOf(options), notes: true };
  const { papers } = await papersOf([await checkedOrThrow(roster, options)], choice);
  return textOf(papers[0] as Sheet);
}

/**
 * Returns the sheet of a roster as a PDF, with the roster attached.
 * @throws UnreadableError
 */
export async function sheetPdf(roster: RosterJson | string, options: PdfOptions = {}): Promise<Uint8Array> {
  requireOptions('sheetPdf', options);
  const missing = missingText('print');
  if (missing !== null) throw new Error(missing);
  const read = await checkedOrThrow(roster, options);
  const { cards = false, summary = false, notes = false, paper = 'a4', orientation, large = false } = options;
  const { papers, rosters } = await papersOf([read], { ...choiceOf(options), cards, summary, notes });
  const carries = rosters.flatMap((each) => carriedFor(each.roster, each.pack));
  const { renderPdf } = await import('@/lib/sheet/pdf/render');
  return renderPdf(papers, { paper, large, ...(orientation ? { orientation } : {}), carries }, nodeFonts());
}

/**
 * Returns the JSON Schema of a kind of file, for one game or all that have it.
 * @returns null if the game does not exist or has no file of this kind
 */
export async function jsonSchema(
  kind:
    | 'roster'
    | 'pack'
    | 'collection'
    | 'match'
    | 'odds'
    | 'library'
    | 'answer'
    | 'fixes'
    | 'results'
    | 'event',
  game?: string,
): Promise<object | null> {
  requireSchema(kind, game);
  return schemaOf(kind, game);
}

const choiceOf = ({ opponent = false }: SheetOptions) => ({
  roster: true,
  cards: false,
  summary: false,
  opponent,
});

const readRoster = (roster: RosterJson | string): Promise<Parsed<ReadRoster>> =>
  typeof roster === 'string' ? readRosterText(roster) : readRosterValue(roster);

async function readBoth(roster: RosterJson | string, { pack }: CheckOptions): Promise<Parsed<ReadBoth>> {
  const read = await readRoster(roster);
  const readPack: Parsed<Pack | null> =
    pack === undefined
      ? { ok: true, value: null }
      : await (typeof pack === 'string' ? readPackText(pack) : readPackValue(pack));
  if (read.ok && readPack.ok) return { ok: true, value: { ...read.value, pack: readPack.value } };
  const faults: Fault[] = [
    ...(read.ok ? [] : read.faults),
    ...(readPack.ok ? [] : below('pack', readPack.faults)),
  ];
  return { ok: false, faults };
}

type ReadBoth = ReadRoster & { pack: Pack | null };

const checked = ({ roster, system, pack }: ReadBoth): CheckedRoster & ReadBoth => ({
  roster,
  system,
  pack,
  checked: checkParsed(roster, system, pack),
});

async function checkedOrThrow(roster: RosterJson | string, options: CheckOptions) {
  const read = await readBoth(roster, options);
  if (!read.ok) throw new UnreadableError(read.faults);
  return checked(read.value);
}
