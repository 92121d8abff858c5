import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { verdictText } from '@/lib/roster/verdict';
import { counted } from '@/lib/roster/words';
import type { Sheet, SheetRow } from '@/lib/sheet/sheet';
import { statCells } from '@/lib/sheet/stats';
import { elementStats } from '@/lib/systems/horizon-wars/fields';
import { figureColumns } from '@/lib/systems/horizon-wars/paper/appendix';
import { table } from '../catalogue/catalogue';
import { evaluate } from '../evaluate/evaluate';
import type { Force } from '../force';
import { CARD_BLANK } from './sheet';
import { upgradeNames } from './special';
import { symbolOf } from './symbol';

/** A blank for a missing player's name. */
const PLAYER_BLANK = '_____________';

/** The sheet that a table of players shares: players and mechs, their turn-deck cards, and the set-up. */
export function tableSheet(rosters: readonly Roster<Force>[], reports: readonly Report[]): Sheet {
  const players = rosters.length;
  return {
    title: 'The table',
    system: 'Battle Royale',
    player: '',
    orientation: 'landscape',
    facts: [
      { label: 'Players', value: `${players}` },
      { label: 'Power cells', value: `${players * table.powerCells}, ${table.powerCells} a player` },
      { label: 'Turn deck', value: `${counted(players * table.cards, 'card')}, ${table.cards} a player` },
      { label: 'Mechs apart', value: `${table.apart}″ at least` },
    ],
    verdict: null,
    tables: [
      {
        title: 'Players',
        columns: [
          { id: 'force', label: 'Force', width: 16, align: 'left' },
          { id: 'player', label: 'Player', width: 14, align: 'left' },
          { id: 'mech', label: 'Mech', width: 16, align: 'left' },
          ...figureColumns,
          { id: 'upgrades', label: 'Upgrades', width: 28, align: 'left' },
          { id: 'verdict', label: 'Verdict', width: 11, align: 'left' },
          { id: 'card', label: 'Turn-deck card', width: 17, align: 'left' },
        ],
        rows: rosters.map((roster, index) => row(roster, reports[index])),
        empty: 'No players yet.',
      },
    ],
    notes: [
      { title: 'Setting up', lines: table.setUp },
      { title: 'Turns', lines: table.turns },
    ],
  };
}

function row({ name, player, force }: Roster<Force>, report: Report | undefined): SheetRow {
  const { mech } = evaluate(force, null);
  return {
    cells: {
      force: { kind: 'text', text: name.trim() || 'No name' },
      player: { kind: 'text', text: player.trim() || PLAYER_BLANK },
      mech: { kind: 'text', text: mech.label, symbol: symbolOf(mech), strong: true },
      ...statCells(elementStats, mech),
      upgrades: { kind: 'text', text: upgradeNames(mech).join(', ') || 'None' },
      verdict: { kind: 'text', text: report ? verdictText(report) : '–', strong: report?.legal === false },
      card: { kind: 'text', text: CARD_BLANK },
    },
  };
}
