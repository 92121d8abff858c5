import { type Refusal, refused } from '@/lib/roster/report';

/** What is said of an input that the program itself fails on; of the error its kind alone, which holds nothing of the input. */
export const defect = (error: unknown): Refusal =>
  refused(
    `This could not be checked: a defect of Muster itself (${error instanceof Error ? error.name : 'unknown'}). Please report it, with the file.`,
  );

/**
 * What comes of one input among many. Where the program itself fails on it, that is told like any fault of the input,
 * and the next one is checked all the same.
 */
export async function isolated<Value>(
  work: () => Value | Promise<Value>,
  told: (refusal: Refusal) => Value | Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    return told(defect(error));
  }
}
