import type { Roster } from '@/lib/roster/roster';
import { counted } from '@/lib/roster/words';
import type { Sheet, SheetRow } from '@/lib/sheet/sheet';
import { figureColumns } from '@/lib/systems/horizon-wars/appendix';
import { table } from './catalogue';
import type { Force } from './force';
import { reckon } from './reckon';
import { CARD_BLANK, statCells } from './sheet';
import { upgradeName } from './special';

/** What the players at one table share: who fights in what, who has which card, and how the table is set up. */
export function tableSheet(rosters: readonly Roster<Force>[]): Sheet {
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
          { id: 'player', label: 'Player', width: 16, align: 'left' },
          { id: 'mech', label: 'Mech', width: 18, align: 'left' },
          ...figureColumns,
          { id: 'upgrades', label: 'Upgrades', width: 30, align: 'left' },
          { id: 'card', label: 'Turn-deck card', width: 18, align: 'left' },
        ],
        rows: rosters.map(row),
        empty: 'Nobody yet.',
      },
    ],
    notes: [
      { title: 'Setting up', lines: table.setUp },
      { title: 'Turns', lines: table.turns },
    ],
  };
}

function row(roster: Roster<Force>, index: number): SheetRow {
  const { mech } = reckon(roster.force, null);
  return {
    cells: {
      player: { kind: 'text', text: roster.player.trim() || `Player ${index + 1}` },
      mech: { kind: 'text', text: mech.label, strong: true },
      ...statCells(mech.presence, mech.stats),
      upgrades: { kind: 'text', text: mech.mechUpgrades.map(upgradeName).join(', ') || 'None' },
      card: { kind: 'text', text: CARD_BLANK },
    },
  };
}
