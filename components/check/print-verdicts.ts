import { fileName } from '@/lib/roster/file';
import { VERSION } from '@/lib/roster/version';
import type { Checking } from './checking';

/** Rosters that are laid out at once: more take more memory, fewer more time. */
const CHUNK = 8;

/** What a verdict sheet is printed on and whether the rosters follow it. */
export interface VerdictChoice {
  paper: 'a4' | 'letter';
  rosters: boolean;
}

/**
 * The name of a file of verdicts: "Calais-Open-verdicts-with-rosters.pdf", so that the sheet alone is not taken for it.
 * @param packName "" without a pack
 */
export const verdictName = (packName: string, extension: string, rosters = false): string => {
  const end = `${rosters ? '-with-rosters' : ''}.${extension}`;
  // A long name is cut before what the file is.
  return packName === '' ? `Verdicts${end}` : `${fileName(packName, '', 'pack').slice(0, -1)}-verdicts${end}`;
};

/**
 * The verdict sheet of what the table shows as one PDF, and behind it every roster, each beginning a page.
 * @param told how many rosters are laid out, of how many
 * @returns null where `stopped` was set meanwhile; rejects with a sentence that may be shown
 */
export async function printVerdicts(
  checking: Checking,
  { paper, rosters }: VerdictChoice,
  told: (done: number, of: number) => void,
  stopped: AbortSignal,
): Promise<Blob | null> {
  const { printInBrowser } = await import('@/lib/sheet/pdf/in-browser');
  const bytesOf = async (pdf: Blob) => new Uint8Array(await pdf.arrayBuffer());
  const places = [...checking.places()];
  const { lines } = checking.now;
  const readable = rosters ? places.filter((place) => lines[place]?.kind !== 'unreadable') : [];
  const parts = [];
  const head = {
    packText: checking.pack?.text ?? '',
    version: VERSION,
    fixes: checking.fixes.at(places),
  };
  for (const sheet of await checking.ask('sheets', { places, ...head })) {
    if (stopped.aborted) return null;
    parts.push(await bytesOf(await printInBrowser([sheet], { paper })));
  }
  for (let from = 0; from < readable.length; from += CHUNK) {
    if (stopped.aborted) return null;
    told(from, readable.length);
    const papers = await checking.ask('papers', { places: readable.slice(from, from + CHUNK) });
    if (papers.length > 0) parts.push(await bytesOf(await printInBrowser(papers, { paper })));
  }
  if (stopped.aborted) return null;
  const transfer = parts.map(({ buffer }) => buffer);
  const whole = await checking.ask('join', { parts, places: readable }, { transfer });
  return new Blob([whole], { type: 'application/pdf' });
}
