import { verdictSheets } from '@/lib/check/verdict-sheet';
import type { Pack } from '@/lib/roster/pack';
import { type Call, serve } from '@/lib/worker/serve';
import { nextTask } from '../shell/after-frame';
import { CheckSession } from './check-session';
import type { Line } from './line';
import { shownSummary } from './marks';
import type { Found, Progress } from './messages';
import { joined, type Places, papers, type RowFixes, rowsAt, saved } from './outputs';

const session = new CheckSession();

/** Milliseconds between two summaries while there is more to come. */
const SUMMARY_EVERY = 1000;

let summarized = 0;
/** How many names the page knows. */
let namesSent = 0;

async function summary() {
  summarized = performance.now();
  return shownSummary(session.summary());
}

const reporting =
  ({ tell }: Call<Progress>) =>
  async (from: number, lines: Line[], total: number) => {
    const names = { from: namesSent, list: session.names.list.slice(namesSent) };
    namesSent = session.names.list.length;
    const isDue = performance.now() - summarized > SUMMARY_EVERY;
    tell({ from, lines, total, names, summary: isDue ? await summary() : null });
    // Lets calls in: a stop, a row to be opened.
    await nextTask();
  };

interface CheckJob {
  files: Found[];
  /** How many files of the same handing over are to come. */
  more: number;
  pack: Pack | null;
}

interface SheetsJob {
  places: Places;
  fixes: RowFixes;
  packText: string;
  version: string;
}

// Each of the first four answers with the summary of all that is there then.
const functions = {
  /** Checks files besides what is there. */
  async check({ files, more, pack }: CheckJob, call: Call<Progress>) {
    session.pack = pack;
    await session.check(files, more, reporting(call), call.signal);
    return summary();
  },

  /** Checks all rosters again against a pack, or none. */
  async recheck({ pack }: { pack: Pack | null }, call: Call<Progress>) {
    session.pack = pack;
    summarized = performance.now();
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
  /** A roster with the pack that it was checked against, to look for its fix. */
  async roster({ place }: { place: number }) {
    const { read } = await session.row(place);
    return read && { roster: read.roster, pack: session.pack };
  },
  /** The verdicts over some lines as a file. */
  save: async ({ places, form, fixes }: { places: Places; form: 'csv' | 'lines'; fixes: RowFixes }) =>
    saved(await rowsAt(session, places, fixes), form, session.pack),
  sheets: async ({ places, fixes, ...head }: SheetsJob) =>
    verdictSheets(await rowsAt(session, places, fixes), {
      pack: session.pack,
      date: new Date(),
      fixes: true,
      ...head,
    }),
  papers: ({ places }: { places: Places }) => papers(session, places),
  join: ({ parts, places }: { parts: Uint8Array<ArrayBuffer>[]; places: Places }) =>
    joined(session, parts, places),
};

/** What the worker that checks does for the page. */
export type CheckFunctions = typeof functions;

serve(functions);
