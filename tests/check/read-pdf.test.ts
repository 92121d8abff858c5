import { expect, test } from 'vitest';
import { pdfReader } from '@/lib/check/contents/read-pdf';
import { refused } from '@/lib/roster/report';

const LOST = 'It stopped.';
const LATE =
  'Reading this PDF takes too long on this machine. Try it alone when the machine is less busy, or ask for the roster file.';
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

test('a worker that takes too long is ended, the next PDF starts another, and the late one is read again last', async () => {
  const { seen, start } = workers('hangs', 'answers', 'answers');
  const readPdf = pdfReader(start, LOST, { limit: 10 });
  const order: number[] = [];
  const reading = [first, second].map((pdf, index) => readPdf(pdf).finally(() => order.push(index + 1)));
  expect(await Promise.all(reading)).toEqual([read(1), read(2)]);
  expect(order).toEqual([2, 1]);
  expect(seen).toMatchObject({ started: 2, ended: 1 });
});

test('a PDF that takes too long twice is refused with what to do', async () => {
  const { seen, start } = workers('hangs', 'hangs');
  expect(await pdfReader(start, LOST, { limit: 10 })(first)).toEqual(refused(LATE));
  expect(seen).toMatchObject({ started: 2, ended: 2 });
});

test('what other programs use does not count, up to three times the limit', async () => {
  let asked = 0;
  const { seen, start } = workers('hangs', 'answers');
  const used = () => {
    asked++;
    return 0;
  };
  const readPdf = pdfReader(start, LOST, { limit: 10, used });
  expect(await readPdf(first)).toEqual(read(1));
  // At 10 and at 20 milliseconds nothing was used.
  expect(asked).toBeGreaterThan(2);
  expect(seen).toMatchObject({ started: 2, ended: 1 });
});

test('a worker that dies is reported, and the next PDF starts another', async () => {
  const { seen, start } = workers('dies', 'answers');
  const readPdf = pdfReader(start, LOST);
  expect(await Promise.all([readPdf(first), readPdf(second)])).toEqual([refused(LOST), read(2)]);
  expect(seen.started).toBe(2);
});
