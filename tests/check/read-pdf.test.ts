import { expect, test } from 'vitest';
import { pdfReader } from '@/lib/check/read-pdf';
import { refused } from '@/lib/roster/report';

const LOST = 'It stopped.';
const LATE = 'This PDF takes longer than 0.01 seconds to read; it was not read.';
const [first, second] = [Uint8Array.of(1), Uint8Array.of(2)];

/** Workers of which each does to a call what its turn in the list says, and how many were ended. */
function workers(...does: ('answers' | 'hangs' | 'dies')[]) {
  const seen = { started: 0, ended: 0, open: 0, mostOpen: 0 };
  const start = () => {
    const turn = does[seen.started++];
    const worker = {
      onmessage: (_: unknown) => {},
      onerror: () => {},
      terminate: () => void seen.ended++,
      postMessage: ({ id, argument }: { id: number; argument: Uint8Array }) => {
        seen.mostOpen = Math.max(seen.mostOpen, ++seen.open);
        queueMicrotask(() => {
          if (turn !== 'hangs') seen.open--;
          const value = { ok: true, value: [{ name: `${argument[0]}.json` }] };
          if (turn === 'answers') worker.onmessage({ data: { id, value } });
          else if (turn === 'dies') worker.onerror();
        });
      },
    };
    return worker as unknown as Worker;
  };
  return { seen, start };
}

const read = (number: number) => ({ ok: true, value: [{ name: `${number}.json` }] });

test('PDFs are read one after the other by one worker, and stay as they are', async () => {
  const { seen, start } = workers('answers');
  const readPdf = pdfReader(start, LOST);
  expect(seen.started).toBe(0);
  expect(await Promise.all([readPdf(first), readPdf(second)])).toEqual([read(1), read(2)]);
  expect(seen).toEqual({ started: 1, ended: 0, open: 0, mostOpen: 1 });
  expect(first).toEqual(Uint8Array.of(1));
});

test('a worker that takes too long is ended, and the next PDF starts another', async () => {
  const { seen, start } = workers('hangs', 'answers');
  const readPdf = pdfReader(start, LOST, 0.01);
  expect(await Promise.all([readPdf(first), readPdf(second)])).toEqual([refused(LATE), read(2)]);
  expect(seen).toMatchObject({ started: 2, ended: 1 });
});

test('a worker that dies is reported, and the next PDF starts another', async () => {
  const { seen, start } = workers('dies', 'answers');
  const readPdf = pdfReader(start, LOST);
  expect(await Promise.all([readPdf(first), readPdf(second)])).toEqual([refused(LOST), read(2)]);
  expect(seen.started).toBe(2);
});
