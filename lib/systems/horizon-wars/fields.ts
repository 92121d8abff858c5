import { elementNotesField } from '@/lib/roster/element-notes';
import type { Fields } from '@/lib/roster/fields';
import type { DisplayedStat, DisplayedStats } from '@/lib/roster/shown/displayed-stat';
import type { SheetColumn } from '@/lib/sheet/sheet';
import { statColumns } from '@/lib/sheet/stats';
import { battle as battleOf, conditions, era, eras, setPieces, specialRule } from './catalogue/catalogue';
import { mechs, type Stat, type Stats } from './catalogue/mech';
import type { Evaluation } from './evaluate/evaluate';
import type { Aircraft, Conventional, Element, Force, Mech, SetPiece } from './force';
import { statNames } from './paper/text';

/** What has a stat line: an element, a design, a pilot. */
export interface StatLine {
  presence: number;
  /** Starting stats including command resources; an aircraft's M without its bonus. */
  stats: Stats;
  /** Bonus to an aircraft's M (p.38). */
  moveBonus?: number;
  /** How much of each stat was bought with command resources. */
  raised?: { [stat in Stat]?: number | undefined };
}

const shown = (id: Stat): DisplayedStat<StatLine> => ({
  letter: id.toUpperCase(),
  name: statNames[id],
  show: ({ stats, raised }) => ({ value: stats[id], raised: raised?.[id] }),
});

/** The stat line in the order of the roster (p.119). */
export const elementStats: DisplayedStats<StatLine, 'p' | Stat> = {
  p: { letter: 'P', name: 'Presence', show: ({ presence }) => ({ value: presence }) },
  f: shown('f'),
  m: {
    ...shown('m'),
    width: 2.75,
    show: ({ stats, raised, moveBonus = 0 }) => ({
      value: stats.m,
      ...(moveBonus > 0 ? { aside: `(+${moveBonus})`, bonus: moveBonus } : { raised: raised?.m }),
    }),
  },
  a: shown('a'),
  d: shown('d'),
};

const bought = (id: Stat) => ({
  label: statNames[id],
  phrase: statNames[id],
  error: (_: Stats, wrong: WrongStats) => wrong[id],
});

/** What is wrong with a stat. */
export type WrongStats = Partial<Record<Stat, string>>;

/** The stats that points buy, in the order of the roster. */
export const statFields: Fields<Stats, WrongStats> = {
  f: bought('f'),
  m: bought('m'),
  a: bought('a'),
  d: bought('d'),
};

const chqHelp: Record<Element['kind'], string> = {
  conventional:
    'Free; its type changes what others cost, and needs one of it for every full 5 points (p.57).',
  mech: 'Costs its P as before and changes no other cost (p.57, 63).',
  aircraft: 'An aircraft may not be the CHQ: remove the mark.',
};

/** Everything that an element has: a mech, a conventional element or an aircraft. */
export const elementFields: Fields<Mech> & Fields<Conventional> & Fields<Aircraft> = {
  id: { label: 'Id', meaning: 'id' },
  kind: { label: 'Kind' },
  name: { label: 'Name', meaning: 'name' },
  type: { label: 'Type' },
  presence: { label: 'Presence', phrase: 'presence' },
  stats: { label: 'Stats', byHand: true },
  chq: { label: 'CHQ', phrase: 'the CHQ', help: ({ kind }: Pick<Element, 'kind'>) => chqHelp[kind] },
  ace: { label: 'Ace', phrase: 'the Ace', help: specialRule('ace').effect },
  upgrades: { label: 'Upgrades', byHand: true },
  notes: elementNotesField,
};

const { superMech } = mechs;

/** Everything that a force has besides its elements. */
export const forceFields: Fields<Force, Evaluation> = {
  limit: { label: 'Points limit', phrase: 'the limit', empty: 'none' },
  mechCap: {
    label: 'Mech cap',
    help: (_, { mechCost }) =>
      `Maximum cost of all mechs, including Aces, before discounts. Leave empty for none. They cost ${mechCost} now.`,
    page: 12,
    empty: 'none',
    isOverridable: true,
  },
  superMechs: {
    label: 'Super-mechs',
    phrase: 'super-mechs',
    help: `Mechs of P${superMech.presence} and more may be taken, with ${superMech.pointsPerPresence} × P + ${superMech.pointsBase} points to spend.`,
    page: superMech.page,
    isOverridable: true,
  },
  era: {
    label: 'Era',
    options: Object.fromEntries(eras.map(({ id, name }) => [id, name])),
    isSelect: true,
    help: (force) => era(force.era).summary,
    page: (force) => era(force.era).page,
    packField: 'eras',
  },
  allegiance: { label: 'Allegiance' },
  battlefield: {
    label: 'Battlefield conditions',
    phrase: 'the battlefield conditions',
    options: Object.fromEntries(
      conditions.map(({ id, name, effect, page }) => [id, { label: name, help: effect, page }]),
    ),
    packField: 'battlefield',
  },
  rulings: { label: 'Rulings', byHand: true },
  elements: { label: 'Elements', byHand: true },
  commandResources: { label: 'Command resources', byHand: true },
  squadrons: { label: 'Squadrons', byHand: true },
  transports: { label: 'Transports', phrase: 'the passengers of aircraft', byHand: true },
  scenario: { label: 'Scenario', byHand: true },
};

/** Everything that a set-piece battle has (p.75-86). */
export const setPieceFields: Fields<SetPiece> = {
  kind: { label: 'Scenario' },
  battle: {
    label: 'Battle',
    options: Object.fromEntries(setPieces.battles.map(({ id, name }) => [id, name])),
    isSelect: true,
    help: ({ battle }) => battleOf(battle).summary,
    page: ({ battle }) => battleOf(battle).page,
  },
  size: { label: 'Size' },
  role: { label: 'Side', options: { attacker: 'Attacker', defender: 'Defender' } },
  disposition: { label: 'Disposition', byHand: true },
};

/** The columns of the stat line in the roster's order (p.119). */
export const figureColumns: readonly SheetColumn[] = statColumns(elementStats, 4);

/** The columns of the roster (p.119), with further ones after the name. */
export const appendixColumns = (afterName: readonly SheetColumn[] = []): SheetColumn[] => [
  { id: 'name', label: 'Element name', width: 24, align: 'left' },
  ...afterName,
  ...figureColumns,
  { id: 'special', label: 'Special rules', width: 27, align: 'left' },
  { id: 'damage', label: 'Damage', width: 25, align: 'left' },
];

/** Boxes of a damage track on the ground: the starting M + F + A (p.31). */
export const damageBoxes = ({ m, f, a }: Stats): number => m + f + a;

/** The label of the blank for damage beyond the boxes. */
export const DAMAGE_TOTAL = 'Total';
