import { counted } from '@/lib/roster/words';
import type { Sheet, SheetColumn, SheetFact, SheetRow, SheetTable, SheetText } from '@/lib/sheet/sheet';
import type { Printable, ResultSlip } from '@/lib/sheet/slip';
import type { Pairing, Round } from './event';
import { dayText, momentText } from './moment-text';
import { type NamedPlayer, playerFinder, roundText, seatsByName, tableText } from './round-words';
import type { EventView } from './view';

/** The papers of an event. */
export const eventPapers = ['by-table', 'by-name', 'slips', 'standings'] as const;
export type EventPaper = (typeof eventPapers)[number];

/** What the papers show of an event. */
export type PrintedEvent = Pick<EventView, 'settings' | 'players' | 'rounds' | 'seed' | 'now'>;

interface PaperOf {
  event: PrintedEvent;
  /** The name of the game. */
  game: string;
}

/** The pairings of a round by table, or by name for players who look for their table; byes are last or "–". */
export function pairingSheet({ event, game }: PaperOf, round: Round, order: 'by-table' | 'by-name'): Sheet {
  const table = order === 'by-table' ? byTable(event, round) : byName(event, round);
  return { ...baseSheet(event, game, `Pairings ${words[order]}`, roundFacts(round)), tables: [table] };
}

const words = { 'by-table': 'by table', 'by-name': 'by name' } as const;

/** The slips of a round, one for each game, in the order of the tables. */
export function slipPile({ event }: Pick<PaperOf, 'event'>, round: Round): Printable {
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

const text = (value: string, lines: string[] = [], strong = false): SheetText => ({
  kind: 'text',
  text: value,
  lines,
  ...(strong ? { strong } : {}),
});

const nameCell = ({ name, team }: NamedPlayer, strong: boolean): SheetText =>
  text(name, team.trim() === '' ? [] : [team], strong);

/** A sheet of an event, without its tables. */
export function baseSheet(
  { settings, now }: PrintedEvent,
  game: string,
  label: string,
  facts: SheetFact[],
): Omit<Sheet, 'tables'> {
  const about = [
    { label: 'Date', value: dayText(settings.date) },
    { label: 'Place', value: settings.place.trim() },
  ].filter(({ value }) => value !== '');
  return {
    title: settings.name,
    label,
    system: game,
    player: '',
    orientation: 'portrait',
    facts: [...facts, ...about, { label: 'As of', value: momentText(now, settings.zone) }],
    verdict: null,
    notes: [],
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
