import { writeFileSync } from 'node:fs';
import { type CheckResult, checkResultOf } from '@/lib/check/check-result';
import { rosterPaper } from '@/lib/check/roster-paper';
import { verdictSheets } from '@/lib/check/verdict-sheet';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { packText } from '@/lib/roster/pack-text';
import type { Parsed } from '@/lib/roster/report';
import { VERSION } from '@/lib/roster/version';
import type { Paper } from '@/lib/sheet/card';
import { cleanText } from '@/lib/sheet/clean';
import { carried } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { loadSystem } from '@/lib/systems/registry';
import { sha256 } from './hash';
import { reasonOf } from './input';

/** Options of the verdict sheet of `muster check --out`. */
export interface VerdictFileOptions {
  file: string;
  paper: 'a4' | 'letter';
  pack: Pack | null;
  /** Prints every roster after the verdicts, each starting a page. */
  withRosters: boolean;
}

/** Collects the lines of a verdict sheet, and the rosters if they are printed too. */
export class VerdictFile {
  private readonly rows: CheckResult[] = [];
  private readonly rosters: CheckedRoster[] = [];

  constructor(private readonly options: VerdictFileOptions) {}

  add(examined: Parsed<CheckedRoster>, source: string): void {
    this.rows.push(checkResultOf(examined, source, sha256));
    if (this.options.withRosters && examined.ok) this.rosters.push(examined.value);
  }

  /** Writes the PDF; if that fails, prints why to standard error and returns false. */
  async write(): Promise<boolean> {
    const { file, paper, pack } = this.options;
    const system = pack && (await loadSystem(pack.system));
    const words = pack && system ? packText(pack, system) : '';
    const head = { pack, packText: words, date: new Date(), version: VERSION };
    const papers: Paper[] = verdictSheets(this.rows, head);
    // One by one, so that no sheet is shared between players.
    for (const roster of this.rosters) papers.push(...(await rosterPaper(roster, pack)));
    const { renderPdf } = await import('@/lib/sheet/pdf/render');
    const carries = this.rosters.map(({ roster }) => carried(roster));
    const printed = await renderPdf(papers, { paper, carries }, nodeFonts());
    try {
      writeFileSync(file, printed);
      return true;
    } catch (error) {
      process.stderr.write(`${cleanText(file)} cannot be written. ${reasonOf(error)}\n`);
      return false;
    }
  }
}
