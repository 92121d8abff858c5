import { readSetting, saveSetting } from '@/components/shell/setting';
import type { PaperChoice } from '@/lib/sheet/papers';

/** What to print, and on what. */
export interface PrintChoices extends Omit<PaperChoice, 'linkTo'> {
  paper: 'a4' | 'letter';
  /** As the sheet: each lies as its own columns read best. */
  orientation: 'sheet' | 'portrait' | 'landscape';
  /** A QR code of the roster on its sheet. */
  qr: boolean;
}

const keyOf = (game: string) => `muster-print-${game}`;

/** The roster alone; on Letter where the browser speaks American or Canadian English. */
const first = (): PrintChoices => ({
  roster: true,
  cards: false,
  summary: false,
  opponent: false,
  paper: /^en-(US|CA)/.test(navigator.language) ? 'letter' : 'a4',
  orientation: 'sheet',
  qr: false,
});

/** What was chosen last for a game in this browser; an opponent's copy is asked for each time. */
export function lastChoices(game: string): PrintChoices {
  const choices = first();
  try {
    const stored: unknown = JSON.parse(readSetting(keyOf(game)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...choices, ...readable(stored) } : choices;
  } catch {
    // Something else is stored there.
    return choices;
  }
}

function readable(stored: object): Partial<PrintChoices> {
  const given = new Map<string, unknown>(Object.entries(stored));
  const read: Partial<PrintChoices> = {};
  for (const part of ['roster', 'cards', 'summary', 'qr'] as const) {
    const value = given.get(part);
    if (typeof value === 'boolean') read[part] = value;
  }
  const paper = given.get('paper');
  if (paper === 'a4' || paper === 'letter') read.paper = paper;
  const orientation = given.get('orientation');
  if (orientation === 'sheet' || orientation === 'portrait' || orientation === 'landscape')
    read.orientation = orientation;
  return read;
}

/** Stores what was chosen for the next roster of that game. */
export const saveChoices = (game: string, choices: PrintChoices): void =>
  saveSetting(keyOf(game), JSON.stringify(choices));

/** Is there anything to print of a game that has these parts? */
export const hasContent = ({ roster, cards, summary }: PrintChoices): boolean => roster || cards || summary;
