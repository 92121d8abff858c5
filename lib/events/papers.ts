import { counted } from '@/lib/roster/text/words';
import type { Printable, ResultSlip } from '@/lib/sheet/card';
import type { Sheet, SheetColumn, SheetFact, SheetRow, SheetTable } from '@/lib/sheet/sheet';
import type { Pairing, Round } from './event';
import { baseSheet, nameCell, standingsSheet, text } from './sheets';
import type { EventView } from './view';
import { playerFinder, roundText, seatsByName, tableText } from './words';

/** The papers of an event. */
export const eventPapers = ['by-table', 'by-name', 'slips', 'standings'] as const;
export type EventPaper = (typeof eventPapers)[number];

/** What the papers show of an event. */
export type PrintedEvent = Pick<EventView, 'settings' | 'players' | 'rounds' | 'seed' | 'now'>;

/** An event to print, and what of it. */
export interface PaperJob {
  event: PrintedEvent;
  /** The name of the game. */
  game: string;
  paper: EventPaper;
  /** For the pairings and the slips. */
  round: Round | undefined;
  /** Whether the sums of the tie-breaks follow the standings. */
  sums: boolean;
}

/** A paper of an event; null if it needs a round and there is none. */
export function eventPaper({ paper, round, ...job }: PaperJob): Printable | null {
  if (paper === 'standings') return standingsSheet(job);
  if (!round) return null;
  return paper === 'slips' ? slipPile(job, round) : pairingSheet(job, round, paper);
}

/** The pairings of a round by table, or by name for players who look for their table; byes are last or "–". */
function pairingSheet(
  { event, game }: Pick<PaperJob, 'event' | 'game'>,
  round: Round,
  order: 'by-table' | 'by-name',
): Sheet {
  const table = order === 'by-table' ? byTable(event, round) : byName(event, round);
  return { ...baseSheet(event, game, `Pairings ${words[order]}`, roundFacts(round)), tables: [table] };
}

const words = { 'by-table': 'by table', 'by-name': 'by name' } as const;

/** The slips of a round, one for each game, in the order of the tables. */
function slipPile({ event }: Pick<PaperJob, 'event'>, round: Round): Printable {
  const sideOf = playerFinder(event);
  const slips = gamesOf(round).map(
    ({ a, b, table }): ResultSlip => ({
      table: tableText(table),
      round: roundText(event, round),
      sides: [sideOf(a), sideOf(b)],
    }),
  );
  return { title: event.settings.name, slips };
}

type Game = Pairing & { b: string };

/** The games of a round without its byes, by table. */
const gamesOf = ({ pairings }: Round): Game[] =>
  pairings
    .filter((pairing): pairing is Game => pairing.b !== null)
    .toSorted((one, other) => (one.table ?? 0) - (other.table ?? 0));

const tableColumn: SheetColumn = { id: 'table', label: 'Table', width: 9, align: 'center', figure: true };

const nameColumn = (id: string, label: string): SheetColumn => ({ id, label, width: 40, align: 'left' });

function byTable(event: PrintedEvent, round: Round): SheetTable {
  const sideOf = playerFinder(event);
  const hasResults = round.pairings.some(({ result }) => result !== null);
  const byes = round.pairings.filter(({ b }) => b === null);
  return {
    title: roundText(event, round),
    columns: [
      tableColumn,
      nameColumn('a', 'Player'),
      nameColumn('b', 'Player'),
      ...(hasResults
        ? [{ id: 'result', label: 'Result', width: 14, align: 'center' as const, unbroken: true }]
        : []),
    ],
    rows: [...gamesOf(round), ...byes].map(
      ({ a, b, table, result }): SheetRow => ({
        cells: {
          table: text(tableText(table)),
          a: nameCell(sideOf(a), result?.winner === 'a'),
          b: b === null ? text('Bye') : nameCell(sideOf(b), result?.winner === 'b'),
          result: text(result === null ? '' : `${result.a} : ${result.b}`),
        },
      }),
    ),
    empty: 'No pairings yet.',
    ...(hasResults ? { note: 'The names of winners are set heavier.' } : {}),
  };
}

function byName(event: PrintedEvent, round: Round): SheetTable {
  return {
    title: roundText(event, round),
    columns: [nameColumn('name', 'Player'), tableColumn, nameColumn('other', 'Opponent')],
    rows: seatsByName(round, playerFinder(event)).map(({ own, other, table }) => ({
      cells: {
        name: nameCell(own, true),
        table: text(tableText(table)),
        other: other === null ? text('Bye') : text(other.name),
      },
    })),
    empty: 'No pairings yet.',
  };
}

function roundFacts({ pairings }: Round): SheetFact[] {
  const players = pairings.reduce((sum, { b }) => sum + (b === null ? 1 : 2), 0);
  const byes = pairings.filter(({ b }) => b === null).length;
  return [
    { label: 'Players', value: `${players}` },
    ...(byes > 0 ? [{ label: 'Without a game', value: counted(byes, 'bye') }] : []),
  ];
}
