import { type Refusal, refused } from '@/lib/roster/report';

/**
 * The refusal of an input that the program itself fails on. Names only the error's type, since its message may quote
 * the input.
 */
export const bugRefusal = (error: unknown): Refusal =>
  refused(
    `This could not be checked because of a bug in Muster (${error instanceof Error ? error.name : 'unknown'}). Please report it, with the file.`,
  );

/**
 * Processes one input among many. If the program itself fails, that is reported like a fault of the input, so that
 * the others are still checked.
 */
export async function withBugGuard<Value>(
  work: () => Value | Promise<Value>,
  onDefect: (refusal: Refusal) => Value | Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    return onDefect(bugRefusal(error));
  }
}
