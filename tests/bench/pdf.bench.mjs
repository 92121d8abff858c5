import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { bundled } from './bundled.mjs';

const ROUNDS = 25;
const WARMING = 10;
const MARGIN = 32;

/** Loads the PDF renderer, and a roster to print. */
const ours = () =>
  bundled(
    'pdf',
    `
      export { renderPdf } from './lib/sheet/pdf/render';
      export { nodeFonts } from './lib/sheet/pdf/fonts-node';
      export { sheet, TEN } from './tests/sheet/fixture';`,
  );

/** Draws the same roster by hand with pdfkit: same fonts, same table, page by page. */
function drawWithPdfkit(sheet, fonts) {
  const doc = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 0, bufferPages: true });
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  const done = new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const width = doc.page.width - 2 * MARGIN;
  const table = sheet.tables[0];
  const shares = table.columns.reduce((sum, column) => sum + column.width, 0);
  let left = MARGIN;
  const columns = table.columns.map((column) => {
    const own = (width * column.width) / shares;
    left += own;
    return { ...column, left: left - own, own };
  });
  const rule = (y, weight) =>
    doc
      .lineWidth(weight)
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width, y)
      .stroke();
  const head = (y) => {
    rule(y, 1.5);
    for (const { label, left: x, own, align } of columns) {
      doc
        .font('condensedBold')
        .fontSize(8)
        .text(label, x + 3, y + 3, { width: own - 6, align });
    }
    rule(y + 15, 0.75);
    return y + 15;
  };
  rule(24, 3);
  doc.font('condensed').fontSize(7.5).text('FORCE', MARGIN, 30);
  doc.font('semibold').fontSize(21).text(sheet.title, MARGIN, 40);
  doc
    .fontSize(10.5)
    .text(sheet.player, MARGIN + width - 260, 40)
    .text(sheet.system, MARGIN + width - 130, 40);
  let x = MARGIN;
  let y = 76;
  for (const fact of sheet.facts) {
    const own = doc.font('semibold').fontSize(10.5).widthOfString(fact.value) + 14;
    if (x + own > MARGIN + width) {
      x = MARGIN;
      y += 30;
    }
    doc.rect(x, y, own, 30).stroke();
    doc.text(fact.value, x + 6, y + 12, { lineBreak: false });
    doc
      .font('condensed')
      .fontSize(7.5)
      .text(fact.label.toUpperCase(), x + 6, y + 3, { lineBreak: false });
    x += own;
  }
  doc
    .font('condensedBold')
    .fontSize(10.5)
    .text('LEGAL', MARGIN + 8, y + 38);
  y = head(y + 60);
  for (const row of table.rows) {
    const heights = columns.map(({ id, own }) => {
      const cell = row.cells[id];
      if (cell.kind === 'boxes') return 26;
      return (
        doc
          .font('regular')
          .fontSize(9)
          .heightOfString(cell.text, { width: own - 8 }) + (cell.lines ? 22 : 8)
      );
    });
    const height = Math.max(...heights);
    if (y + height > doc.page.height - 40) {
      doc.addPage();
      y = head(24);
    }
    for (const { id, left: at, own, align, figure } of columns) {
      const cell = row.cells[id];
      if (cell.kind === 'boxes') {
        for (let box = 0; box < cell.count; box += 1) doc.rect(at + 5 + box * 11, y + 6, 8.5, 8.5);
        doc
          .stroke()
          .moveTo(at + own - 44, y + 17)
          .lineTo(at + own - 4, y + 17)
          .stroke();
        doc
          .font('condensed')
          .fontSize(6.5)
          .text(cell.total, at + own - 44, y + 18);
        continue;
      }
      doc.font(figure || cell.strong ? 'semibold' : 'regular').fontSize(figure ? 15 : cell.strong ? 10 : 9);
      doc.text(cell.text, at + 4, y + 4, { width: own - 8, align });
      for (const line of cell.lines ?? [])
        doc
          .font('condensed')
          .fontSize(8)
          .text(line, { width: own - 8 });
      doc
        .lineWidth(0.5)
        .moveTo(at, y)
        .lineTo(at, y + height)
        .stroke();
    }
    y += height;
    rule(y, 0.5);
  }
  for (const note of sheet.notes) {
    doc
      .font('regular')
      .fontSize(8)
      .text(`${note.title.toUpperCase()}  ${note.lines.join('\n')}`, MARGIN, y + 9);
    y += 22;
  }
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    rule(doc.page.height - 28, 0.75);
    doc
      .font('condensed')
      .fontSize(8)
      .text(sheet.title, MARGIN, doc.page.height - 24, { lineBreak: false });
    doc.text(`page ${page + 1} of ${count}`, MARGIN + width - 90, doc.page.height - 24, { lineBreak: false });
  }
  doc.end();
  return done;
}

function median(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Compares printing a roster of 20 rows, after warming up, with pdfkit drawing the same table. */
export async function run() {
  const { renderPdf, nodeFonts, sheet, TEN } = await ours();
  const source = nodeFonts();
  const roster = sheet([...TEN, ...TEN]);
  const read = (name) => readFile(createRequire(import.meta.url).resolve(source[name]));
  const names = ['regular', 'semibold', 'condensed', 'condensedBold'];
  const fonts = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)])));
  const mine = [];
  const theirs = [];
  for (let round = 0; round < WARMING + ROUNDS; round += 1) {
    const one = await timed(() => renderPdf([roster], { paper: 'a4' }, source));
    const other = await timed(() => drawWithPdfkit(roster, fonts));
    if (round < WARMING) continue;
    mine.push(one);
    theirs.push(other);
  }
  const [paper, bare] = [median(mine), median(theirs)];
  return [
    {
      name: 'A 20-row roster as PDF, warm, against pdfkit drawing the same table',
      figure: `${paper.toFixed(0)} ms against ${bare.toFixed(0)} ms`,
      ratio: Number((paper / bare).toFixed(2)),
      target: 'at most 3×',
    },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await run());
