import { turn } from '../shell/after-frame';
import { CheckSession } from './check-session';
import { shownSummary } from './marks';
import type { Question, Report, WorkerCommand } from './messages';
import { SAME, SEVERAL } from './messages';
import { answerTo } from './outputs';
import { everything, isPlain, orderOf } from './view';

interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerCommand | Question>) => void) | null;
  postMessage: (report: Report, transfer?: Transferable[]) => void;
}

const scope = globalThis as unknown as WorkerScope;
const session = new CheckSession();

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
  scope.postMessage({ kind: 'lines', from, lines: session.lines.slice(from), total });
  const now = performance.now();
  if (now - told.summary > SUMMARY_EVERY) await tellSummary();
  if (now - told.order > ORDER_EVERY) tellOrder();
  // Lets messages in: a stop, another view.
  await turn();
}

async function tellSummary() {
  const summary = await shownSummary(session.summary());
  marks = summary.marks;
  scope.postMessage({ kind: 'summary', summary });
  told.summary = performance.now();
}

function tellOrder() {
  order = isPlain(view)
    ? null
    : orderOf(session.lines, view, (place) => ((marks[place] ?? 0) & (SAME | SEVERAL)) > 0);
  scope.postMessage({ kind: 'order', order });
  told.order = performance.now();
}

async function end(stopped: boolean) {
  await tellSummary();
  tellOrder();
  scope.postMessage({ kind: 'ended', stopped });
}

const places = (): ArrayLike<number> => order ?? session.lines.map((_, place) => place);

scope.onmessage = ({ data }) => {
  if ('id' in data) return void answer(data);
  if (data.kind === 'stop') return session.stop();
  if (data.kind === 'view') {
    view = data.view;
    return tellOrder();
  }
  if (data.kind === 'check' && data.begins) session.begin();
  jobs = jobs.then(() => work(data)).catch(() => end(true));
};

async function work(message: Exclude<WorkerCommand, { kind: 'stop' | 'view' }>) {
  told.summary = told.order = performance.now();
  switch (message.kind) {
    case 'check':
      return end(!(await session.check(message.files, message.more, progress)));
    case 'pack':
      session.pack = message.pack;
      session.packText = message.packText;
      await session.recheck(progress);
      return end(false);
    case 'clear':
      session.clear();
      scope.postMessage({ kind: 'lines', from: 0, lines: [], total: 0 });
      return end(false);
    case 'remove':
      await session.remove(message.place, turn);
      // Reported at once with the summary and the order: the places of the rosters behind it have changed.
      scope.postMessage({
        kind: 'lines',
        from: message.place,
        lines: session.lines.slice(message.place),
        total: session.lines.length,
      });
      return end(false);
  }
}

async function answer(question: Question) {
  const { id } = question;
  try {
    const value = await answerTo(question, session, places());
    scope.postMessage({ kind: 'answer', id, value }, value instanceof Uint8Array ? [value.buffer] : []);
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    scope.postMessage({ kind: 'failed', id, sentence });
  }
}
