import { strToU8, type Zippable, zipSync } from 'fflate';
import { chosenPack } from '@/components/shared/packs/chosen-pack';
import { type CheckResult, checkResultOf, examine } from '@/lib/check/answer';
import { readRosterText } from '@/lib/check/read';
import { rosterPaper } from '@/lib/check/verdict-parts';
import { verdictSheets } from '@/lib/check/verdict-sheet';
import type { EventView } from '@/lib/events/view';
import { checkRoster } from '@/lib/roster/check';
import { fileName } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import { yieldWhenDue } from '@/lib/roster/time-slices';
import { VERSION } from '@/lib/roster/version';
import type { Paper } from '@/lib/sheet/card';
import { carried, withAttachments } from '@/lib/sheet/pdf/attach';
import { printInBrowser } from '@/lib/sheet/pdf/in-browser';
import { joinPdfs } from '@/lib/sheet/pdf/join';
import { loadSystem } from '@/lib/systems/registry';
import type { ReadableList } from '../client/event-client';

type Event = Pick<EventView, 'players' | 'settings'>;

/** Rosters laid out at a time: more take more memory, fewer take more time. */
const CHUNK = 8;

/** Returns all lists as roster files in a zip, named by number and player. */
export function zippedLists({ players }: Event, lists: readonly ReadableList[]): Blob {
  const byId = new Map(players.map((player) => [player.id, player]));
  const files: Zippable = {};
  for (const { player, text } of lists) {
    const { number = 0, name = '' } = byId.get(player) ?? {};
    files[fileName(`${String(number).padStart(3, '0')} ${name}`, 'json')] = strToU8(text);
  }
  return new Blob([zipSync(files)], { type: 'application/zip' });
}

interface PrintParts {
  paper: 'a4' | 'letter';
  /** Whether each roster follows the verdicts, on a new page. */
  withRosters: boolean;
  told: (done: number, of: number) => void;
  signal: AbortSignal;
}

/** Prints the verdict sheet of all lists, and the rosters after it. Rejects with a sentence to show. */
export async function printedLists(
  { players, settings }: Event,
  lists: readonly ReadableList[],
  { paper, withRosters, told, signal }: PrintParts,
): Promise<Blob> {
  const { pack, name } = settings;
  const names = new Map(players.map((player) => [player.id, player.name]));
  const rows: CheckResult[] = [];
  for (const { player, text } of lists) {
    await yieldWhenDue();
    rows.push(await rowOf(text, names.get(player) ?? '', pack));
  }
  const packText = pack ? (await chosenPack(pack)).text : '';
  const head = { pack, packText, date: new Date(), version: VERSION };
  const sheets = verdictSheets(rows, head).map((sheet) => ({ ...sheet, title: name }));
  const rosters = withRosters ? rows.flatMap(({ read }) => read?.roster ?? []) : [];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const print = async (papers: Paper[]) => {
    const pdf = await printInBrowser(papers, { paper }, { signal });
    parts.push(new Uint8Array(await pdf.arrayBuffer()));
  };
  for (const sheet of sheets) await print([sheet]);
  for (let from = 0; from < rosters.length; from += CHUNK) {
    told(from, rosters.length);
    const papers = [];
    for (const roster of rosters.slice(from, from + CHUNK)) papers.push(...(await papersOf(roster, pack)));
    if (papers.length > 0) await print(papers);
  }
  const whole = await withAttachments(joinPdfs(parts), rosters.map(carried));
  return new Blob([whole], { type: 'application/pdf' });
}

/** A list as a row of the verdict sheet, under the name by which the player entered. */
async function rowOf(text: string, player: string, pack: Pack | null): Promise<CheckResult> {
  const row = checkResultOf(examine(await readRosterText(text), pack), player);
  return row.read ? { ...row, read: { ...row.read, player } } : row;
}

async function papersOf(roster: Roster, pack: Pack | null): Promise<Paper[]> {
  const system = await loadSystem(roster.system);
  return system ? rosterPaper({ roster, system, checked: checkRoster(roster, system, pack) }, pack) : [];
}
