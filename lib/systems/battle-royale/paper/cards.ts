import playSummaryData from '@/data/battle-royale/play-summary.json';
import { noteCardLines } from '@/lib/roster/element-notes';
import { counted } from '@/lib/roster/text/words';
import type { CardBoxes, SheetCard } from '@/lib/sheet/card';
import { cardStats } from '@/lib/sheet/stats';
import type { Stats } from '@/lib/systems/horizon-wars/catalogue/mech';
import { takenName } from '@/lib/systems/horizon-wars/edits/offered';
import { DAMAGE_TOTAL, damageBoxes, elementStats } from '@/lib/systems/horizon-wars/fields';
import { points } from '@/lib/systems/horizon-wars/paper/text';
import { pilotLine } from '../catalogue/catalogue';
import type { PlaySummary } from '../catalogue/data-schema';
import type { Evaluation } from '../evaluate/evaluate';
import { CARD_BLANK } from './sheet';
import { inOrder, pilotSpecials, specialsOf, upgradeNames, usesOf } from './special';
import { pilotSymbol, symbolOf } from './symbol';
import { kindName, pilotLabel } from './text';

/** The rows of the play summary on a player's card: those needed every turn, as far as they fit. */
const ON_CARD = ['Turn deck', 'Tokens', 'Reaction', 'Power cell', 'Ejection'];
const turn = (playSummaryData as PlaySummary).flatMap(({ rows }) =>
  rows.flatMap((row) =>
    typeof row !== 'string' && ON_CARD.includes(row.name)
      ? [{ name: row.name, effect: row.lines.join(' ') }]
      : [],
  ),
);

/** A card for the mech, one for its ejected pilot, and one for the player's turn-deck card. */
export const cards = ({ mech, budget }: Evaluation): SheetCard[] => [
  {
    title: mech.label,
    symbol: symbolOf(mech),
    what: [
      ...(mech.label === kindName(mech) ? [] : [kindName(mech)]),
      points(budget.onStats + budget.onUpgrades),
    ].join(' · '),
    brief: {
      kind: kindName(mech),
      details: [
        counted(budget.onStats + budget.onUpgrades, 'pt'),
        cardStats(elementStats, mech)
          .map(({ label, value }) => `${label} ${value}`)
          .join(' '),
        ...upgradeNames(mech),
      ],
    },
    marks: mech.source.pilot.trim() === '' ? [] : [`Pilot: ${pilotLabel(mech.source)}`],
    stats: cardStats(elementStats, mech),
    lines: [...specialsOf(mech).map(({ name, effect }) => ({ name, effect })), ...noteCardLines(mech.source)],
    boxes: [
      damage(mech.stats),
      ...inOrder(mech)
        .map((taken) => boxes(takenName(taken), usesOf(taken)))
        .filter(({ count }) => count > 0),
    ],
  },
  {
    title: pilotLabel(mech.source),
    symbol: pilotSymbol,
    what: `Pilot of ${mech.label}, once ejected`,
    brief: { kind: 'Pilot', details: [] },
    marks: [],
    stats: cardStats(elementStats, pilotLine),
    lines: pilotSpecials(mech).map(({ name, effect }) => ({ name, effect })),
    boxes: [damage(pilotLine.stats)],
  },
  {
    title: 'Turn-deck card',
    what: `Of the player of ${mech.label}`,
    marks: [CARD_BLANK],
    stats: [],
    lines: turn,
    boxes: [],
  },
];

const boxes = (label: string, count: number): CardBoxes => ({
  label,
  kind: 'boxes',
  count,
  ticked: 0,
  total: '',
});

const damage = (stats: Stats): CardBoxes => ({ ...boxes('Damage', damageBoxes(stats)), total: DAMAGE_TOTAL });
