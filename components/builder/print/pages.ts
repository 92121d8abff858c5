import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

let worker: PDFWorker | null = null;

/** Returns the worker that all previews share; the first call starts it. */
function sharedWorker(): PDFWorker {
  worker ??= PDFWorker.create({
    port: new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
  });
  return worker;
}

export interface OpenedPdf {
  document: PDFDocumentProxy;
  close: () => void;
}

/** Opens a PDF, so that its pages can be drawn. */
export async function openPdf(pdf: Blob): Promise<OpenedPdf> {
  const data = new Uint8Array(await pdf.arrayBuffer());
  const task = getDocument({ data, worker: sharedWorker(), enableXfa: false, useWasm: false, verbosity: 0 });
  return { document: await task.promise, close: () => void task.destroy() };
}

/** Draws a page onto a canvas, at a width in CSS pixels and the screen's resolution; returns how to cancel it. */
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
    // Draw offscreen and copy when complete: the canvas keeps its content until then.
    const offscreen = globalThis.document.createElement('canvas');
    offscreen.width = Math.round(viewport.width);
    offscreen.height = Math.round(viewport.height);
    const task = page.render({ canvas: offscreen, viewport });
    stop = () => task.cancel();
    await task.promise;
    canvas.width = offscreen.width;
    canvas.height = offscreen.height;
    canvas.getContext('2d')?.drawImage(offscreen, 0, 0);
  };
  // Cancelled, or the document was closed meanwhile: there is nothing to show.
  draw().catch(() => {});
  return () => {
    stopped = true;
    stop();
  };
}
