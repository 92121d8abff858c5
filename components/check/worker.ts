import type { CheckResult, ResultFix } from '@/lib/check/answer';
import { type Summary, summaryInWords } from '@/lib/check/summary';
import { csvHead, verdictCsv } from '@/lib/check/verdict-csv';
import { rosterPaper } from '@/lib/check/verdict-parts';
import { verdictLines, verdictSheets } from '@/lib/check/verdict-sheet';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Separator } from '@/lib/sheet/csv';
import { carried, withAttachments } from '@/lib/sheet/pdf/attach';
import { joinPdfs } from '@/lib/sheet/pdf/join';
import { loadSystem } from '@/lib/systems/registry';
import { type Call, serve } from '@/lib/worker/serve';
import { nextTask } from '../shared/loading/later';
import { CheckSession } from './check-session';
import {
  type Found,
  type Progress,
  type ResultSummary,
  SAME,
  SEVERAL,
  type ShownSummary,
} from './result-summary';

const session = new CheckSession();

/** Time between two summaries during a check, in milliseconds. */
const SUMMARY_EVERY = 1000;

let lastSummary = 0;
/** Number of names sent to the page. */
let namesSent = 0;

async function summary() {
  lastSummary = performance.now();
  return shownSummary(session.summary());
}

const reporting =
  ({ tell }: Call<Progress>) =>
  async (from: number, lines: ResultSummary[], total: number) => {
    const names = { from: namesSent, list: session.names.list.slice(namesSent) };
    namesSent = session.names.list.length;
    const isDue = performance.now() - lastSummary > SUMMARY_EVERY;
    tell({ from, lines, total, names, summary: isDue ? await summary() : null });
    // Let other calls run, such as a stop or opening a row.
    await nextTask();
  };

interface CheckJob {
  files: Found[];
  /** Number of files of the same request still to follow. */
  more: number;
  pack: Pack | null;
}

interface SheetsJob {
  places: Places;
  fixes: RowFixes;
  packText: string;
  version: string;
}

// Each of the first four returns the summary of all lists after it.
const functions = {
  /** Checks additional files. */
  async check({ files, more, pack }: CheckJob, call: Call<Progress>) {
    session.pack = pack;
    await session.check(files, more, reporting(call), call.signal);
    return summary();
  },

  /** Checks all rosters again against a pack, or none. */
  async recheck({ pack }: { pack: Pack | null }, call: Call<Progress>) {
    session.pack = pack;
    lastSummary = performance.now();
    await session.recheck(reporting(call));
    return summary();
  },

  async remove({ place }: { place: number }) {
    await session.remove(place, nextTask);
    return summary();
  },

  clear(_: object) {
    session.clear();
    return summary();
  },

  row: ({ place }: { place: number }) => session.row(place),
  /** Returns a roster and the pack it was checked against, for the fix search. */
  async roster({ place }: { place: number }) {
    const { read } = await session.row(place);
    return read && { roster: read.roster, pack: session.pack };
  },
  /** Returns the verdicts on some lines as a file. */
  async save({ places, fixes, form, separator }: SaveJob) {
    const rows = await rowsAt(session, places, fixes);
    if (form === 'lines') return new Blob([verdictLines(rows)], { type: 'application/x-ndjson' });
    const head = csvHead(session.pack, new Date(), { fixes: true, separator });
    return new Blob([verdictCsv(rows, head)], { type: 'text/csv' });
  },
  sheets: async ({ places, fixes, ...head }: SheetsJob) =>
    verdictSheets(await rowsAt(session, places, fixes), {
      pack: session.pack,
      date: new Date(),
      fixes: true,
      ...head,
    }),
  papers: ({ places }: { places: Places }) => papers(session, places),
  join: ({ parts, places }: { parts: Uint8Array<ArrayBuffer>[]; places: Places }) =>
    joinedPdf(session, parts, places),
};

/** The functions that the page calls in the check worker. */
export type CheckFunctions = typeof functions;

serve(functions);

/** Places of lines, in the order of the table. */
type Places = readonly number[] | Uint32Array;

interface SaveJob {
  places: Places;
  fixes: RowFixes;
  form: 'csv' | 'lines';
  separator: Separator;
}

/** Results of the search for fixes, by the places of their lines. */
type RowFixes = ReadonlyMap<number, ResultFix>;

/** Returns the whole rows of some lines. */
async function rowsAt(session: CheckSession, places: Places, fixes?: RowFixes): Promise<CheckResult[]> {
  const rows: CheckResult[] = [];
  for (const place of places) rows.push({ ...(await session.row(place)), fix: fixes?.get(place) });
  return rows;
}

const rostersAt = async (session: CheckSession, places: Places) =>
  (await rowsAt(session, places)).flatMap(({ read }) => read?.roster ?? []);

/** Returns the printable sheets of rosters, each with its verdict against the pack. */
async function papers(session: CheckSession, places: Places) {
  const all = [];
  for (const roster of await rostersAt(session, places)) {
    const system = await loadSystem(roster.system);
    if (!system) continue;
    const checked = checkRoster(roster, system, session.pack);
    // One roster at a time, which leaves out the sheets that players at a table share.
    all.push(...(await rosterPaper({ roster, system, checked }, session.pack)));
  }
  return all;
}

/** Joins PDFs into one, with the rosters attached. */
const joinedPdf = async (session: CheckSession, parts: readonly Uint8Array<ArrayBuffer>[], places: Places) =>
  withAttachments(joinPdfs(parts), (await rostersAt(session, places)).map(carried));

/** Most groups of rosters that are shown, and most rosters of a group. */
const GROUPS = 5;
const MEMBERS = 6;

/** Returns a summary as the page shows it: long lists truncated, and a mark for each line in one of them. */
async function shownSummary(summary: Summary): Promise<ShownSummary> {
  const { same, players, rosters } = summary;
  const marks = new Uint8Array(rosters);
  const mark = (groups: readonly { rosters: { index: number }[] }[], bit: number) => {
    for (const group of groups)
      for (const { index } of group.rosters) marks[index] = (marks[index] ?? 0) | bit;
  };
  mark(same, SAME);
  mark(players, SEVERAL);
  return {
    ...(await summaryInWords(summary)),
    same: same.slice(0, GROUPS).map(truncated),
    players: players.slice(0, GROUPS).map(truncated),
    sameCount: same.length,
    playersCount: players.length,
    marks,
  };
}

const truncated = <Group extends { rosters: unknown[] }>(group: Group): Group & { more: number } => ({
  ...group,
  rosters: group.rosters.slice(0, MEMBERS),
  more: Math.max(0, group.rosters.length - MEMBERS),
});
