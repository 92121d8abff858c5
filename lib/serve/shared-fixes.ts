import cluster from 'node:cluster';
import type { Answered } from './endpoint';
import { Gate } from './gate';
import { FIX_LIMITS } from './limits';
import { refusalOf, refusalText } from './refusal';

// The processes that serve the app ask the one that started them for fixes, so that limits hold for all together.

type Answer = (body: Uint8Array, address: string) => Promise<Answered>;

interface Asked {
  fix: number;
  address: string;
  /** As base64: messages between processes are JSON. */
  body: string;
}

/** Answers the other processes, within the limits of requests in all and from one address. */
export function shareFixes(answer: Answer): void {
  const gate = new Gate(FIX_LIMITS);
  const answerOrRefuse: Answer = async (body, address) => {
    let leave = () => {};
    try {
      leave = gate.enter(address);
      return await answer(body, address);
    } catch (error) {
      const refusal = refusalOf(error);
      return { status: refusal.status, text: refusalText(refusal), headers: refusal.headers };
    } finally {
      leave();
    }
  };
  cluster.on('message', async (worker, { fix, address, body }: Asked) => {
    if (fix === undefined) return;
    const answered = await answerOrRefuse(Buffer.from(body, 'base64'), address);
    // The process may have ended meanwhile.
    if (worker.isConnected()) worker.send({ fix, answered }, () => {});
  });
}

/** Returns what asks the process that started this one. */
export function sharedFixes(): Answer {
  const asked = new Map<number, (answered: Answered) => void>();
  let count = 0;
  process.on('message', ({ fix, answered }: { fix: number; answered: Answered }) => {
    asked.get(fix)?.(answered);
    asked.delete(fix);
  });
  return (body, address) =>
    new Promise((resolve) => {
      const fix = ++count;
      asked.set(fix, resolve);
      const message: Asked = { fix, address, body: Buffer.from(body).toString('base64') };
      process.send?.(message);
    });
}
