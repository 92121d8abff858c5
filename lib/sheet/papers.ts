import { checkRoster } from '@/lib/roster/check';
import { fingerprint } from '@/lib/roster/fingerprint';
import type { Pack } from '@/lib/roster/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { CardDeck, Paper } from './card';
import { type CheckedRoster, rosterSheet } from './roster-sheet';
import type { Sheet } from './sheet';

/** What of a roster is printed, in this order; and whether for an opponent's eyes. */
export interface PaperChoice {
  roster: boolean;
  cards: boolean;
  summary: boolean;
  /** Leaves out the notes and what is secret in the game. */
  opponent: boolean;
  /** Makes the link that a sheet shows as a QR code; left out for none. */
  linkTo?: (roster: Roster) => string;
}

/** What is printed into one file, and the rosters as they may be read from it: an opponent's copy has less in it. */
export interface PrintedDocument {
  papers: Paper[];
  rosters: { roster: Roster; pack: Pack | null }[];
}

/**
 * The parts of one document: what the players at a table share, where they are of one game that has such a sheet;
 * the sheets; the cards; and the play summary of each game once.
 */
export async function papersOf(
  given: readonly CheckedRoster[],
  choice: PaperChoice,
  pack: Pack | null = null,
): Promise<PrintedDocument> {
  const rosters = given.map((each) => ({ pack, ...each }));
  const shown = choice.opponent ? rosters.map(opponentsCopy) : rosters;
  const systems = [...new Set(rosters.map(({ system }) => system))];
  const papers: Paper[] = [];
  if (choice.roster) papers.push(...tableSheets(shown), ...shown.map((each) => sheetOf(each, choice)));
  if (choice.cards) papers.push(...shown.flatMap(deckOf));
  if (choice.summary) for (const system of systems) papers.push(await system.playSummary());
  return { papers, rosters: shown.map(({ roster, pack = null }) => ({ roster, pack })) };
}

interface Shown extends CheckedRoster {
  /** What the sheet says besides, and above its title. */
  facts?: Sheet['facts'];
  label?: string;
}

/** The roster as an opponent may see it, checked anew: what is made of it cannot tell what is not in it. */
function opponentsCopy({ roster, system, checked, pack = null }: CheckedRoster): Shown {
  const open = system.forOpponent?.(roster.force);
  const shown: Roster = { ...roster, notes: '', force: open?.force ?? roster.force };
  const { reckoning, report } = checkRoster(shown, system, pack);
  const found = new Set(report.problems.map(problemKey));
  // Neither a problem of what is secret, nor one that is there only because something was left out.
  const problems = checked.report.problems.filter((problem) => found.has(problemKey(problem)));
  const legal = problems.every(({ severity }) => severity !== 'error');
  return {
    roster: shown,
    system,
    pack,
    checked: { reckoning, report: { ...report, legal, problems } },
    facts: open?.facts ?? [],
    label: 'Force, opponent’s copy',
  };
}

const problemKey = ({ rule, elements }: Problem) => JSON.stringify([rule, elements]);

function sheetOf({ facts = [], label, ...shown }: Shown, choice: PaperChoice): Sheet {
  const { roster, system } = shown;
  const sheet = rosterSheet(shown);
  // What an opponent sees may be another force than the one that was checked.
  const whole = !choice.opponent || !system.forOpponent;
  return {
    ...sheet,
    facts: [...sheet.facts, ...facts],
    ...(label === undefined ? {} : { label }),
    ...(whole ? { fingerprint: fingerprint(roster, system) } : {}),
    ...(choice.linkTo ? { link: choice.linkTo(roster) } : {}),
  };
}

function deckOf({ roster, system, checked }: Shown): CardDeck[] {
  const cards = system.cards(checked.reckoning);
  return cards.length === 0
    ? []
    : [{ title: roster.name, system: system.name, player: roster.player, cards }];
}

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
