import { writeFileSync } from 'node:fs';
import type { Examined } from '@/lib/check/answer';
import { rosterPaper } from '@/lib/check/roster-paper';
import { type Row, rowOf } from '@/lib/check/row';
import { verdictSheets } from '@/lib/check/verdict-sheet';
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

/** What the verdict sheet of `muster check --out` is made of and for. */
export interface VerdictFileOptions {
  file: string;
  paper: 'a4' | 'letter';
  pack: Pack | null;
  /** Prints every roster behind the verdicts, each beginning a page. */
  withRosters: boolean;
}

/** A verdict sheet in the making: keeps a line of each roster, and the roster where it is to be printed too. */
export class VerdictFile {
  private readonly rows: Row[] = [];
  private readonly rosters: Examined[] = [];

  constructor(private readonly options: VerdictFileOptions) {}

  add(examined: Parsed<Examined>, source: string): void {
    this.rows.push(rowOf(examined, source, sha256));
    if (this.options.withRosters && examined.ok) this.rosters.push(examined.value);
  }

  /** Writes the PDF; where that cannot be done, says why on standard error and answers false. */
  async write(): Promise<boolean> {
    const { file, paper, pack } = this.options;
    const system = pack && (await loadSystem(pack.system));
    const words = pack && system ? packText(pack, system) : '';
    const head = { pack, packText: words, date: new Date(), version: VERSION };
    const papers: Paper[] = verdictSheets(this.rows, head);
    // One by one: nobody shares a table yet.
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
