import { verdictSheets } from '@/lib/check/verdict-sheet';
import type { Pack } from '@/lib/roster/pack';
import { type Call, serve } from '@/lib/worker/serve';
import { nextTask } from '../shell/after-frame';
import { CheckSession } from './check-session';
import { shownSummary } from './marks';
import type { Found, Progress } from './messages';
import { joinedPdf, type Places, papers, type RowFixes, rowsAt, verdictFile } from './outputs';
import type { ResultSummary } from './result-summary';

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
  save: async ({ places, form, fixes }: { places: Places; form: 'csv' | 'lines'; fixes: RowFixes }) =>
    verdictFile(await rowsAt(session, places, fixes), form, session.pack),
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
