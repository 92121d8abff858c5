import type { CheckResult, ResultFix } from '@/lib/check/check-result';
import { rosterPaper } from '@/lib/check/roster-paper';
import { csvHead, verdictCsv } from '@/lib/check/verdict-csv';
import { verdictLines } from '@/lib/check/verdict-sheet';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { carried, withAttachments } from '@/lib/sheet/pdf/attach';
import { joinPdfs } from '@/lib/sheet/pdf/join';
import { loadSystem } from '@/lib/systems/registry';
import type { CheckSession } from './check-session';

/** Places of lines, in the order of the table. */
export type Places = readonly number[] | Uint32Array;

/** Results of the search for fixes, by the places of their lines. */
export type RowFixes = ReadonlyMap<number, ResultFix>;

/** Returns the whole rows of some lines. */
export async function rowsAt(
  session: CheckSession,
  places: Places,
  fixes?: RowFixes,
): Promise<CheckResult[]> {
  const rows: CheckResult[] = [];
  for (const place of places) rows.push({ ...(await session.row(place)), fix: fixes?.get(place) });
  return rows;
}

const rostersAt = async (session: CheckSession, places: Places) =>
  (await rowsAt(session, places)).flatMap(({ read }) => read?.roster ?? []);

/** Returns the verdicts on some rosters as a file. */
export const verdictFile = (rows: readonly CheckResult[], form: 'csv' | 'lines', pack: Pack | null): Blob =>
  form === 'csv'
    ? new Blob([verdictCsv(rows, csvHead(pack, new Date(), true))], { type: 'text/csv' })
    : new Blob([verdictLines(rows)], { type: 'application/x-ndjson' });

/** Returns the printable sheets of rosters, each with its verdict against the pack. */
export async function papers(session: CheckSession, places: Places) {
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
export const joinedPdf = async (
  session: CheckSession,
  parts: readonly Uint8Array<ArrayBuffer>[],
  places: Places,
) => withAttachments(joinPdfs(parts), (await rostersAt(session, places)).map(carried));
