import { turn } from '../shell/after-frame';
import { Desk } from './desk';
import { shownSummary } from './marks';
import type { Question, Report, Told } from './messages';
import { SAME, SEVERAL } from './messages';
import { answerTo } from './outputs';
import { everything, isPlain, orderOf } from './view';

interface WorkerScope {
  onmessage: ((event: MessageEvent<Told | Question>) => void) | null;
  postMessage: (report: Report, transfer?: Transferable[]) => void;
}

const scope = globalThis as unknown as WorkerScope;
const desk = new Desk();

/** Milliseconds between two summaries, and two orders of the lines, while there is more to come. */
const SUMMARY_EVERY = 1000;
const ORDER_EVERY = 300;

let view = everything;
let marks = new Uint8Array();
let order: Uint32Array<ArrayBuffer> | null = null;
const told = { summary: 0, order: 0 };

/** What is to be done, one after the other. */
let jobs: Promise<void> = Promise.resolve();

async function progress(from: number, total: number) {
  scope.postMessage({ kind: 'lines', from, lines: desk.lines.slice(from), total });
  const now = performance.now();
  if (now - told.summary > SUMMARY_EVERY) await tellSummary();
  if (now - told.order > ORDER_EVERY) tellOrder();
  // Lets messages in: a stop, another view.
  await turn();
}

async function tellSummary() {
  const summary = await shownSummary(desk.summary());
  marks = summary.marks;
  scope.postMessage({ kind: 'summary', summary });
  told.summary = performance.now();
}

function tellOrder() {
  order = isPlain(view)
    ? null
    : orderOf(desk.lines, view, (place) => ((marks[place] ?? 0) & (SAME | SEVERAL)) > 0);
  scope.postMessage({ kind: 'order', order });
  told.order = performance.now();
}

async function end(stopped: boolean) {
  await tellSummary();
  tellOrder();
  scope.postMessage({ kind: 'ended', stopped });
}

const places = (): ArrayLike<number> => order ?? desk.lines.map((_, place) => place);

scope.onmessage = ({ data }) => {
  if ('id' in data) return void answer(data);
  if (data.kind === 'stop') return desk.stop();
  if (data.kind === 'view') {
    view = data.view;
    return tellOrder();
  }
  if (data.kind === 'check' && data.begins) desk.begin();
  jobs = jobs.then(() => work(data)).catch(() => end(true));
};

async function work(message: Exclude<Told, { kind: 'stop' | 'view' }>) {
  told.summary = told.order = performance.now();
  switch (message.kind) {
    case 'check':
      return end(!(await desk.check(message.files, message.more, progress)));
    case 'pack':
      desk.pack = message.pack;
      desk.packText = message.packText;
      await desk.recheck(progress);
      return end(false);
    case 'clear':
      desk.clear();
      scope.postMessage({ kind: 'lines', from: 0, lines: [], total: 0 });
      return end(false);
    case 'remove':
      await desk.remove(message.place, turn);
      // Told at once with what hangs on it: the places of those behind are others now.
      scope.postMessage({
        kind: 'lines',
        from: message.place,
        lines: desk.lines.slice(message.place),
        total: desk.lines.length,
      });
      return end(false);
  }
}

async function answer(question: Question) {
  const { id } = question;
  try {
    const value = await answerTo(question, desk, places());
    scope.postMessage({ kind: 'answer', id, value }, value instanceof Uint8Array ? [value.buffer] : []);
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    scope.postMessage({ kind: 'failed', id, sentence });
  }
}
