import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

let worker: PDFWorker | null = null;

/** One worker for all previews, started by the first. */
function theWorker(): PDFWorker {
  worker ??= PDFWorker.create({
    port: new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
  });
  return worker;
}

export interface OpenedPdf {
  document: PDFDocumentProxy;
  close: () => void;
}

/** Reads a PDF so that its pages can be drawn. */
export async function openPdf(pdf: Blob): Promise<OpenedPdf> {
  const data = new Uint8Array(await pdf.arrayBuffer());
  const task = getDocument({ data, worker: theWorker(), enableXfa: false, useWasm: false, verbosity: 0 });
  return { document: await task.promise, close: () => void task.destroy() };
}

/** Draws a page onto a canvas, so wide in CSS pixels and as sharp as the screen; answers how to stop it. */
export function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
): () => void {
  let stop = () => {};
  let stopped = false;
  const draw = async () => {
    const page = await document.getPage(number);
    if (stopped) return;
    const [natural] = [page.getViewport({ scale: 1 })];
    const viewport = page.getViewport({ scale: (width * devicePixelRatio) / natural.width });
    // Drawn aside and put in place whole: what is on the canvas stays until then.
    const aside = globalThis.document.createElement('canvas');
    aside.width = Math.round(viewport.width);
    aside.height = Math.round(viewport.height);
    const task = page.render({ canvas: aside, viewport });
    stop = () => task.cancel();
    await task.promise;
    canvas.width = aside.width;
    canvas.height = aside.height;
    canvas.getContext('2d')?.drawImage(aside, 0, 0);
  };
  // Stopped, or the document was closed meanwhile: there is nothing to show any more.
  draw().catch(() => {});
  return () => {
    stopped = true;
    stop();
  };
}
