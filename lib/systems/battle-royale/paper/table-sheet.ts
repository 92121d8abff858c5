import type { Report } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { ReferenceTable } from '@/lib/roster/system';
import { counted } from '@/lib/roster/text/words';
import { verdictText } from '@/lib/roster/verdict';
import type { Sheet, SheetRow } from '@/lib/sheet/sheet';
import { statCells } from '@/lib/sheet/stats';
import { mechPoints, mechs, mechUpgrades } from '@/lib/systems/horizon-wars/catalogue/mech';
import type { UpgradeRecord } from '@/lib/systems/horizon-wars/edits/offered';
import { elementStats, figureColumns } from '@/lib/systems/horizon-wars/fields';
import { extraPoints, ownUpgrades, table } from '../catalogue/catalogue';
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

const { classes, superMech } = mechs;

/** The points of a mech by Presence, and the costs of upgrades. */
export const reference = (): ReferenceTable[] => [
  {
    title: 'Points of a mech',
    rows: [
      ...classes.map(({ presence, name }) => ({
        name: `P${presence} ${name}`,
        value: pool(mechPoints(presence), extraPoints(presence)),
      })),
      {
        name: `P${superMech.presence} and more`,
        value: `${superMech.pointsPerPresence} × P + ${superMech.pointsBase}: ${mechPoints(superMech.presence)} points at P${superMech.presence}`,
      },
    ],
  },
  { title: 'Custom upgrades', rows: ownUpgrades.map(costRow) },
  {
    title: 'Weapon and frame upgrades, as many of each as its Presence',
    rows: mechUpgrades.filter(({ kind }) => kind !== 'command').map(costRow),
  },
];

const pool = (base: number, extra: number) =>
  extra > 0 ? `${counted(base, 'point')}, and ${extra} more for upgrades only` : counted(base, 'point');

function costRow({ name, cost, costNote, options, repeatable }: UpgradeRecord) {
  const value = options
    ? options.map((option) => `${option.name} ${option.cost}`).join(', ')
    : [`${cost}${repeatable ? ' each time' : ''}`, costNote].filter(Boolean).join(', ');
  return { name, value };
}
