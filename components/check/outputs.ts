import { rosterPaper } from '@/lib/check/roster-paper';
import type { Row } from '@/lib/check/row';
import { csvHead, verdictCsv } from '@/lib/check/verdict-csv';
import { verdictLines, verdictSheets } from '@/lib/check/verdict-sheet';
import { checkRoster } from '@/lib/roster/check';
import { carried, withAttachments } from '@/lib/sheet/pdf/attach';
import { joinPdfs } from '@/lib/sheet/pdf/join';
import { loadSystem } from '@/lib/systems/registry';
import type { CheckSession } from './check-session';
import type { Question, Questions } from './messages';

type Answer = Questions[keyof Questions]['answer'];

/** Answers what the page asks of the rosters of the session; `places` are those that the table shows, in its order. */
export async function answerTo(
  question: Question,
  session: CheckSession,
  places: ArrayLike<number>,
): Promise<Answer> {
  const rows = () => rowsAt(session, places);
  const { pack, packText } = session;
  switch (question.kind) {
    case 'row':
      return session.row(question.place);
    case 'save':
      return question.form === 'csv'
        ? new Blob([verdictCsv(await rows(), csvHead(pack, new Date()))], { type: 'text/csv' })
        : new Blob([verdictLines(await rows())], { type: 'application/x-ndjson' });
    case 'sheets':
      return verdictSheets(await rows(), { pack, packText, date: new Date(), version: question.version });
    case 'papers': {
      const readable = readablePlaces(session, places);
      return {
        papers: await sheets(session, readable.slice(question.from, question.from + question.count)),
        of: readable.length,
      };
    }
    case 'join':
      return withAttachments(
        joinPdfs(question.parts),
        question.carry ? (await rostersAt(session, readablePlaces(session, places))).map(carried) : [],
      );
  }
}

const readablePlaces = ({ lines }: CheckSession, places: ArrayLike<number>): number[] =>
  Array.from(places).filter((place) => lines[place]?.kind !== 'unreadable');

async function rowsAt(session: CheckSession, places: ArrayLike<number>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const place of Array.from(places)) rows.push(await session.row(place));
  return rows;
}

const rostersAt = async (session: CheckSession, places: readonly number[]) =>
  (await rowsAt(session, places)).flatMap(({ read }) => read?.roster ?? []);

/** The sheets of rosters as they are printed, each with its verdict against the pack. */
async function sheets(session: CheckSession, places: readonly number[]) {
  const papers = [];
  for (const roster of await rostersAt(session, places)) {
    const system = await loadSystem(roster.system);
    if (!system) continue;
    const checked = checkRoster(roster, system, session.pack);
    // Each by itself: what players of a table share is no part of it.
    papers.push(...(await rosterPaper({ roster, system, checked }, session.pack)));
  }
  return papers;
}
