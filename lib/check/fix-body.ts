import { type FixAnswer, fixAnswer } from '@/lib/fixes/answer';
import { readBody } from './body';
import { bugRefusal } from './isolated';

/** The answer to a request: its HTTP status, and JSON. */
export interface Answered {
  status: number;
  text: string;
}

/**
 * Searches for the fixes of a roster, or of `{ "roster", "pack" }`; never rejects.
 * @param soFar gets the answer with what is known: when the search begins, and whenever more is found
 */
export async function fixBody(
  bytes: Uint8Array,
  limits: { seconds: number; most: number },
  soFar: (answered: Answered) => void = () => {},
): Promise<Answered> {
  try {
    const { read, pack } = await readBody(bytes);
    return answered(await fixAnswer(read, pack, { ...limits, soFar: (answer) => soFar(answered(answer)) }));
  } catch (error) {
    const { faults } = bugRefusal(error);
    return { status: 500, text: JSON.stringify({ legal: false, unreadable: faults }) };
  }
}

const answered = (answer: FixAnswer): Answered => ({
  status: 'unreadable' in answer ? 400 : 200,
  text: JSON.stringify(answer),
});
