import { fileName } from '@/lib/roster/file';
import { VERSION } from '@/lib/roster/version';
import type { Checking } from './checking';

/** Rosters laid out per call: more take more memory, fewer take more time. */
const CHUNK = 8;

/** The paper of a verdict sheet, and whether the rosters follow it. */
export interface VerdictChoice {
  paper: 'a4' | 'letter';
  rosters: boolean;
}

/**
 * Returns the name of a file of verdicts, such as "Calais-Open-verdicts-with-rosters.pdf".
 * @param packName "" without a pack
 */
export const verdictName = (packName: string, extension: string, rosters = false): string => {
  const end = `${rosters ? '-with-rosters' : ''}.${extension}`;
  // A long pack name is truncated, the ending is not.
  return packName === '' ? `Verdicts${end}` : `${fileName(packName, '', 'pack').slice(0, -1)}-verdicts${end}`;
};

/**
 * Prints the verdict sheet of what the table shows as one PDF, followed by the rosters if wanted, each on a new page.
 * @param onProgress takes the number of rosters laid out, and the total
 * @returns null if `stopped` was aborted meanwhile; rejects with a sentence that can be shown
 */
export async function printVerdicts(
  checking: Checking,
  { paper, rosters }: VerdictChoice,
  onProgress: (done: number, of: number) => void,
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
    onProgress(from, readable.length);
    const papers = await checking.ask('papers', { places: readable.slice(from, from + CHUNK) });
    if (papers.length > 0) parts.push(await bytesOf(await printInBrowser(papers, { paper })));
  }
  if (stopped.aborted) return null;
  const transfer = parts.map(({ buffer }) => buffer);
  const whole = await checking.ask('join', { parts, places: readable }, { transfer });
  return new Blob([whole], { type: 'application/pdf' });
}
