import type { PaperOdds } from '@/lib/odds/paper-odds';
import { type CheckedRoster, checkRoster } from '@/lib/roster/check';
import { withoutElementNotes } from '@/lib/roster/element-notes';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { CardDeck, Paper, SheetCard } from './card';
import { rosterSheet } from './roster-sheet';
import type { Sheet } from './sheet';

/** The parts of a roster to print, in this order, and whether the copy is for an opponent. */
export interface PaperChoice {
  roster: boolean;
  cards: boolean;
  summary: boolean;
  /** Whether notes and secrets of the game are left out. */
  opponent: boolean;
  /** Whether the notes of elements are printed, below their names and on their cards. */
  notes?: boolean;
  /** Whether each card also says at which distances a hit is as likely as not; of games that have odds. */
  odds?: boolean;
  /** Whether each fighter has a card with a chart of its odds; of games that have odds. */
  charts?: boolean;
  /** Makes the link that a sheet shows as a QR code; omitted for none. */
  linkTo?: (roster: Roster) => string;
}

/** The contents of one file, and the rosters that can be read from it: an opponent's copy has less in it. */
export interface PrintedDocument {
  papers: Paper[];
  rosters: { roster: Roster; pack: Pack | null }[];
}

/**
 * Returns the parts of one document: the sheet that the players at a table share, if all play one game that has one;
 * the sheets; the cards, and those of odds; and the play summary of each game once.
 */
export async function papersOf(
  given: readonly CheckedRoster[],
  choice: PaperChoice,
  pack: Pack | null = null,
): Promise<PrintedDocument> {
  const rosters = given.map((each) => ({ pack, ...each }));
  const shown = choice.opponent
    ? rosters.map(opponentsCopy)
    : choice.notes
      ? rosters
      : rosters.map(withNotesUnprinted);
  const systems = [...new Set(rosters.map(({ system }) => system))];
  const papers: Paper[] = [];
  if (choice.roster) papers.push(...tableSheets(shown), ...shown.map((each) => sheetOf(each, choice)));
  // Worked out once for both that show them.
  const odds = new Map<Shown, readonly PaperOdds[]>();
  if (choice.charts || (choice.cards && choice.odds))
    for (const each of shown) odds.set(each, await oddsOf(each));
  if (choice.cards)
    for (const each of shown) papers.push(...deckOf(each, choice.odds ? odds.get(each) : undefined));
  if (choice.charts) for (const each of shown) papers.push(...chartsOf(each, odds.get(each)));
  if (choice.summary) for (const system of systems) papers.push(await system.playSummary());
  return { papers, rosters: shown.map(({ roster, pack = null }) => ({ roster, pack })) };
}

/** A roster to show, with what its sheet says besides. */
export interface Shown extends CheckedRoster {
  /** Additional facts of the sheet, and the label above its title. */
  facts?: Sheet['facts'];
  label?: string;
  /** Whether it is another force than the one that was checked, in play. */
  isOther?: boolean;
}

/** Returns the roster as an opponent may see it, checked again, so that nothing made from it can reveal a secret. */
export function opponentsCopy({ roster, system, checked, pack = null }: CheckedRoster): Shown {
  const open = system.forOpponent?.(roster.force);
  const shown: Roster = {
    ...roster,
    notes: '',
    force: withoutElementNotes(open?.force ?? roster.force, system),
  };
  const { evaluation, report } = checkRoster(shown, system, pack);
  const found = new Set(report.problems.map(problemKey));
  // Leaves out problems of secrets, and problems that exist only because something was left out.
  const problems = checked.report.problems.filter((problem) => found.has(problemKey(problem)));
  const legal = problems.every(({ severity }) => severity !== 'error');
  return {
    roster: shown,
    system,
    pack,
    checked: { evaluation, report: { ...report, legal, problems } },
    facts: open?.facts ?? [],
    label: 'Force, opponent’s copy',
    isOther: open !== undefined && fingerprint(shown, system) !== fingerprint(roster, system),
  };
}

/** Returns a roster whose papers do not have the notes of its elements; it is still read from them whole. */
export function withNotesUnprinted<Checked extends CheckedRoster>(given: Checked): Checked {
  const { roster, system, checked, pack = null } = given;
  const force = withoutElementNotes(roster.force, system);
  if (force === roster.force) return given;
  const applied = pack?.system === system.id ? pack : null;
  return { ...given, checked: { ...checked, evaluation: system.evaluate(force, applied) } };
}

const problemKey = ({ rule, elements }: Problem) => JSON.stringify([rule, elements]);

/** The sheet of a roster, without what is for paper only. */
export function plainSheet({ facts = [], label, isOther: _, ...shown }: Shown): Sheet {
  const sheet = rosterSheet(shown);
  return { ...sheet, facts: [...sheet.facts, ...facts], ...(label === undefined ? {} : { label }) };
}

function sheetOf(shown: Shown, choice: PaperChoice): Sheet {
  const { roster, system, isOther } = shown;
  return {
    ...plainSheet(shown),
    ...(isOther ? {} : { fingerprint: fingerprint(roster, system) }),
    ...(choice.linkTo ? { link: choice.linkTo(roster) } : {}),
  };
}

const deckWith = ({ roster, system }: Shown, cards: SheetCard[]): CardDeck[] =>
  cards.length === 0 ? [] : [{ title: roster.name, system: system.name, player: roster.player, cards }];

const deckOf = (shown: Shown, odds: readonly PaperOdds[] = []): CardDeck[] =>
  deckWith(shown, oddsAdded(shown.system.cards(shown.checked.evaluation), odds));

/** Adds a line of odds to each card of a fighter; both are in the same order, but some cards have no fighter. */
function oddsAdded(cards: readonly SheetCard[], odds: readonly PaperOdds[]): SheetCard[] {
  let next = 0;
  return cards.map((card) => {
    const fighter = odds[next];
    if (fighter?.label !== card.title) return card;
    next += 1;
    return { ...card, lines: [...card.lines, ...fighter.lines.slice(0, 1)] };
  });
}

async function oddsOf({ system, checked }: Shown): Promise<PaperOdds[]> {
  const model = await system.odds?.();
  if (!model) return [];
  const { paperOdds } = await import('../odds/paper-odds');
  return paperOdds(model, checked.evaluation);
}

/** A card for each fighter with its chart and figures, which do not fit on the cards for play. */
const chartsOf = (shown: Shown, odds: readonly PaperOdds[] = []): CardDeck[] =>
  deckWith(
    shown,
    odds.flatMap(({ label, what, lines, chart }) =>
      chart ? [{ title: label, what, marks: [], stats: [], boxes: [], lines, chart }] : [],
    ),
  );

function tableSheets(rosters: readonly Shown[]): Sheet[] {
  const [first] = rosters;
  if (!first?.system.tableSheet || rosters.length < 2) return [];
  if (rosters.some(({ system }) => system !== first.system)) return [];
  const reports = rosters.map(({ checked }) => checked.report);
  return [
    first.system.tableSheet(
      rosters.map(({ roster }) => roster),
      reports,
    ),
  ];
}
