import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundled } from './bundled.mjs';
import { least } from './processes.mjs';
import { rosterOf } from './rosters.mjs';

const PDFS = 500;
const [FEW, MANY] = [20, 200];
const ELEMENTS = 15;

/** Loads the modules that print rosters. */
const printer = () =>
  bundled(
    'printer',
    `
      export { examine } from './lib/check/answer';
      export { readRosterValue } from './lib/check/read';
      export { papersOf } from './lib/sheet/papers';
      export { carriedFor, withAttachments } from './lib/sheet/pdf/attach';
      export { nodeFonts } from './lib/sheet/pdf/fonts-node';
      export { renderPdf } from './lib/sheet/pdf/render';`,
  );

/** The processor time of `work`, in seconds. */
async function timed(work) {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Measures reading printed PDFs, and printing many rosters into one. */
export async function run() {
  const { examine, readRosterValue, papersOf, carriedFor, withAttachments, nodeFonts, renderPdf } =
    await printer();
  const examined = [];
  for (let number = 0; number < PDFS; number++)
    examined.push(examine(await readRosterValue(rosterOf(number, ELEMENTS)), null).value);
  const choice = { roster: true, cards: false, summary: false, opponent: false };
  const print = async (count, carries = true) => {
    const { papers, rosters } = await papersOf(examined.slice(0, count), choice);
    return renderPdf(
      papers,
      {
        paper: 'a4',
        ...(carries ? { carries: rosters.flatMap(({ roster, pack }) => carriedFor(roster, pack)) } : {}),
      },
      nodeFonts(),
    );
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  try {
    const bare = await print(1, false);
    mkdirSync(path.join(folder, 'pdfs'));
    for (const [number, { roster }] of examined.entries())
      writeFileSync(
        path.join(folder, 'pdfs', `${number}.pdf`),
        withAttachments(bare, carriedFor(roster, null)),
      );
    const check = (what) => least(['scripts/muster.mjs', 'check', '--json', what], 2);
    const read = await check(path.join(folder, 'pdfs'));
    await print(FEW);
    const few = await timed(() => print(FEW));
    const many = await timed(() => print(MANY));
    return [
      {
        name: `${PDFS} printed PDFs read back and checked, by the clock`,
        figure: `${read.clock.toFixed(1)} s`,
        ratio: read.clock / 20,
        target: 'within 20 s',
      },
      {
        name: `${MANY} rosters as one PDF against ${FEW}, processor time`,
        figure: `${many.toFixed(1)} s of ${few.toFixed(1)} s`,
        ratio: many / few,
        target: 'at most 11×',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
