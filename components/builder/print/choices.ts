import * as z from 'zod/mini';
import { siteAddress } from '@/components/shared/addresses';
import { readSetting, saveSetting } from '@/components/shared/setting';
import { paperSchema, paperSize } from '@/components/shared/share/paper';
import { linkTo } from '@/lib/check/link';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Roster } from '@/lib/roster/roster';
import { papersOf } from '@/lib/sheet/papers';
import type { RenderOptions } from '@/lib/sheet/pdf/render';

const rememberedShape = {
  roster: z.boolean(),
  cards: z.boolean(),
  summary: z.boolean(),
  odds: z.boolean(),
  charts: z.boolean(),
  /** Whether the notes of elements are printed. */
  notes: z.boolean(),
  /** Whether the sheet has a QR code of the roster. */
  qr: z.boolean(),
  paper: paperSchema,
  /** `sheet`: each force in the orientation with fewer pages, the rest in its own. */
  orientation: z.enum(['sheet', 'portrait', 'landscape']),
  large: z.boolean(),
};

/** What to print, and on which paper. */
export const printChoicesSchema = z.object({ ...rememberedShape, opponent: z.boolean() });
export type PrintChoices = z.output<typeof printChoicesSchema>;

const keyOf = (game: string) => `muster-print-${game}`;

/** The default: the roster alone. */
export const defaultChoices = (): PrintChoices => ({
  roster: true,
  cards: false,
  summary: false,
  opponent: false,
  paper: paperSize(),
  orientation: 'sheet',
  large: false,
  qr: false,
  odds: false,
  charts: false,
  notes: false,
});

/** The last choices for a game in this browser, except the opponent's copy, which must be chosen each time. */
export function lastChoices(game: string): PrintChoices {
  const choices = defaultChoices();
  try {
    const stored: unknown = JSON.parse(readSetting(keyOf(game)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...choices, ...readChoices(stored) } : choices;
  } catch {
    // The stored value is not JSON.
    return choices;
  }
}

/** What is intact of choices that were stored. */
const readChoices = (stored: object): Partial<PrintChoices> =>
  Object.fromEntries(
    Object.entries(rememberedShape).flatMap(([part, schema]) => {
      const { success, data } = schema.safeParse((stored as Record<string, unknown>)[part]);
      return success ? [[part, data]] : [];
    }),
  );

/** Saves the choices for the next roster of that game. */
export const saveChoices = (game: string, choices: PrintChoices): void =>
  saveSetting(keyOf(game), JSON.stringify(choices));

/** Whether anything is chosen to print. */
export const hasContent = ({ roster, cards, charts, summary }: PrintChoices): boolean =>
  roster || cards || charts || summary;

/** Makes the PDF of checked rosters, which contains them; rejects with a sentence to show. */
export async function makePdf(
  rosters: readonly CheckedRoster[],
  choices: PrintChoices,
  options?: RenderOptions,
): Promise<Blob> {
  const { paper, orientation, large, qr } = choices;
  const [{ papers, rosters: shown }, { printInBrowser }, { carriedFor }] = await Promise.all([
    papersOf(rosters, {
      ...choices,
      ...(qr ? { linkTo: (each: Roster) => linkTo(siteAddress(), each) } : {}),
    }),
    import('@/lib/sheet/pdf/in-browser'),
    import('@/lib/sheet/pdf/attach'),
  ]);
  const carries = shown.flatMap(({ roster, pack }) => carriedFor(roster, pack ?? null));
  return printInBrowser(
    papers,
    { paper, large, ...(orientation === 'sheet' ? {} : { orientation }), carries },
    options,
  );
}
