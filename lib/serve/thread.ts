import type { MessagePort } from 'node:worker_threads';
import { answerOf, examine } from '@/lib/check/answer';
import { checkBody, type Tools } from '@/lib/check/body';
import { type Answered, fixBody } from '@/lib/check/fix-body';
import type { Input } from '@/lib/check/input';
import { withBugGuard } from '@/lib/check/isolated';
import { readPackText, readRosterBytes } from '@/lib/check/read';
import { sha256 } from '@/lib/cli/hash';
import { manyRosters } from '@/lib/cli/many-rosters';
import type { Pack } from '@/lib/roster/pack';
import { SEARCH } from './limits';

// What the threads of the server do.

const tools: Required<Tools> = { parse: manyRosters(), sha256 };

/** Checks a roster, or a roster with a pack. */
export async function check(body: Uint8Array): Promise<Answered> {
  const answer = await checkBody(body, tools);
  return { status: 'unreadable' in answer ? 400 : 200, text: JSON.stringify(answer) };
}

/** Some of the lines of a request, and the text of the pack that they are checked against. */
export interface Batch {
  inputs: readonly Input[];
  pack: string | null;
}

/** The pack of the last batch: the next one is usually of the same request. */
let last: { text: string; pack: Pack } | null = null;

async function packOf(text: string | null): Promise<Pack | null> {
  if (text === null) return null;
  if (text !== last?.text) {
    const read = await readPackText(text);
    last = read.ok ? { text, pack: read.value } : null;
  }
  return last?.pack ?? null;
}

/** Checks rosters, with a line for each. */
export async function lines({ inputs, pack: packText }: Batch): Promise<string> {
  const pack = await packOf(packText);
  let text = '';
  for (const { source, bytes } of inputs) {
    const line = source.replace(':', ' ');
    const answer = await withBugGuard(
      async () => {
        const read = bytes.ok ? await readRosterBytes(bytes.value, tools.parse) : bytes;
        return JSON.stringify(answerOf(examine(read, pack), line, tools.sha256));
      },
      (refusal) => JSON.stringify(answerOf(refusal, line)),
    );
    text += `${answer}\n`;
  }
  return text;
}

/** Searches for fixes; sends what is known so far through the port. */
export const fix = ({ body, port }: { body: Uint8Array; port: MessagePort }): Promise<Answered> =>
  fixBody(body, SEARCH, (soFar) => port.postMessage(soFar));
