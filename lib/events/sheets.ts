import { counted } from '@/lib/roster/text/words';
import type { Sheet, SheetColumn, SheetFact, SheetRow, SheetTable, SheetText } from '@/lib/sheet/sheet';
import { dayText } from '../roster/text/dates';
import type { TieBreak } from './event';
import { begunRounds, openGames } from './rounds';
import { type StandingsRow, viewStandings } from './standings';
import type { EventView } from './view';
import { gamesText, type NamedPlayer, playerFinder, tieBreakNames, tieBreakText } from './words';
import { momentText } from './zoned-time';

interface StandingsPaper {
  event: Pick<EventView, 'settings' | 'players' | 'rounds' | 'seed' | 'now'>;
  /** The name of the game. */
  game: string;
  /** Whether the sums of the tie-breaks follow, on a page of their own. */
  sums: boolean;
}

/** The standings of an event on paper. */
export function standingsSheet({ event, game, sums }: StandingsPaper): Sheet {
  const rows = viewStandings(event);
  const rounds = begunRounds(event);
  const open = rounds.reduce((sum, round) => sum + openGames(round), 0);
  const facts = [
    { label: 'Players', value: `${rows.length}` },
    { label: 'Rounds', value: `${rounds.length} of ${Math.max(rounds.length, event.settings.rounds)}` },
    ...(open > 0 ? [{ label: 'Without a result', value: counted(open, 'game') }] : []),
  ];
  const hasSums = sums && event.settings.scoring.tieBreaks.length > 0;
  return {
    ...baseSheet(event, game, 'Standings', facts),
    tables: [standingsTable(event, rows), ...(hasSums ? [sumTable(event, rows)] : [])],
  };
}

const rankColumn: SheetColumn = { id: 'rank', label: 'Rank', width: 8, align: 'center', figure: true };
const playerColumn: SheetColumn = { id: 'player', label: 'Player', width: 34, align: 'left' };

const tieBreakColumn = (id: TieBreak): SheetColumn => ({
  id,
  label: tieBreakNames[id],
  width: 12,
  align: 'center',
});

function standingsTable(event: StandingsPaper['event'], rows: readonly StandingsRow[]): SheetTable {
  const sideOf = playerFinder(event);
  const { tieBreaks } = event.settings.scoring;
  return {
    title: 'Standings',
    columns: [
      rankColumn,
      playerColumn,
      { id: 'points', label: 'Points', width: 9, align: 'center', figure: true },
      { id: 'games', label: 'Won–drawn–lost', width: 13, align: 'center', unbroken: true },
      ...tieBreaks.map(tieBreakColumn),
    ],
    rows: rows.map((row): SheetRow => {
      const values = row.tieBreaks.map(
        ({ tieBreak, value }) => [tieBreak, text(tieBreakText(value))] as const,
      );
      return {
        cells: {
          rank: text(`${row.rank}`),
          player: nameCell(sideOf(row.player), true),
          points: text(`${row.points}`),
          games: text(gamesText(row), row.byes > 0 ? [counted(row.byes, 'bye')] : []),
          ...Object.fromEntries(values),
        },
      };
    }),
    empty: 'No players yet.',
    ...(tieBreaks.includes('seed')
      ? { note: 'Lots were drawn when the event was made; the higher one wins.' }
      : {}),
  };
}

function sumTable(event: StandingsPaper['event'], rows: readonly StandingsRow[]): SheetTable {
  const sideOf = playerFinder(event);
  return {
    title: 'Tie-breaks and their sums',
    columns: [
      { ...rankColumn, figure: false },
      playerColumn,
      { id: 'sums', label: 'Sums', width: 58, align: 'left' },
    ],
    rows: rows.map(({ rank, player, tieBreaks }) => ({
      cells: {
        rank: text(`${rank}`),
        player: text(sideOf(player).name, [], true),
        sums: text(
          '',
          tieBreaks.map(({ tieBreak, words }) => `${tieBreakNames[tieBreak]}: ${words}`),
        ),
      },
    })),
    empty: 'No players yet.',
    dense: true,
    startsPage: true,
  };
}

/** A cell of text, with smaller lines below it. */
export const text = (value: string, lines: string[] = [], strong = false): SheetText => ({
  kind: 'text',
  text: value,
  lines,
  ...(strong ? { strong } : {}),
});

/** The name of a player, with the team below it. */
export const nameCell = ({ name, team }: NamedPlayer, strong: boolean): SheetText =>
  text(name, team.trim() === '' ? [] : [team], strong);

/** A sheet of an event, without its tables. */
export function baseSheet(
  { settings, now }: Pick<EventView, 'settings' | 'now'>,
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
    facts: [...facts, ...about, { label: 'As of', value: momentText(now, settings.zone, 'short') }],
    verdict: null,
    notes: [],
  };
}
