import { rosterPaper } from '@/lib/check/roster-paper';
import type { Row } from '@/lib/check/row';
import { csvHead, verdictCsv } from '@/lib/check/verdict-csv';
import { verdictLines, verdictSheets } from '@/lib/check/verdict-sheet';
import { checkRoster } from '@/lib/roster/check';
import { carried, withAttachments } from '@/lib/sheet/pdf/attach';
import { joinPdfs } from '@/lib/sheet/pdf/join';
import { loadSystem } from '@/lib/systems/registry';
import type { Desk } from './desk';
import type { Question, Questions } from './messages';

type Answer = Questions[keyof Questions]['answer'];

/** Answers what the page asks of the rosters at the desk; `places` are those that the table shows, in its order. */
export async function answerTo(question: Question, desk: Desk, places: ArrayLike<number>): Promise<Answer> {
  const rows = () => rowsAt(desk, places);
  const { pack, packText } = desk;
  switch (question.kind) {
    case 'row':
      return desk.row(question.place);
    case 'save':
      return question.form === 'csv'
        ? new Blob([verdictCsv(await rows(), csvHead(pack, new Date()))], { type: 'text/csv' })
        : new Blob([verdictLines(await rows())], { type: 'application/x-ndjson' });
    case 'sheets':
      return verdictSheets(await rows(), { pack, packText, date: new Date(), version: question.version });
    case 'papers': {
      const readable = readablePlaces(desk, places);
      return {
        papers: await sheets(desk, readable.slice(question.from, question.from + question.count)),
        of: readable.length,
      };
    }
    case 'join':
      return withAttachments(
        joinPdfs(question.parts),
        question.carry ? (await rostersAt(desk, readablePlaces(desk, places))).map(carried) : [],
      );
  }
}

const readablePlaces = ({ lines }: Desk, places: ArrayLike<number>): number[] =>
  Array.from(places).filter((place) => lines[place]?.kind !== 'unreadable');

async function rowsAt(desk: Desk, places: ArrayLike<number>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const place of Array.from(places)) rows.push(await desk.row(place));
  return rows;
}

const rostersAt = async (desk: Desk, places: readonly number[]) =>
  (await rowsAt(desk, places)).flatMap(({ read }) => read?.roster ?? []);

/** The sheets of rosters as they are printed, each with its verdict against the pack. */
async function sheets(desk: Desk, places: readonly number[]) {
  const papers = [];
  for (const roster of await rostersAt(desk, places)) {
    const system = await loadSystem(roster.system);
    if (!system) continue;
    const checked = checkRoster(roster, system, desk.pack);
    // Each by itself: what players of a table share is no part of it.
    papers.push(...(await rosterPaper({ roster, system, checked }, desk.pack)));
  }
  return papers;
}
