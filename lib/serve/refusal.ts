import { type Fault, fileFault } from '@/lib/roster/report';

/** The reason a request is refused, with its HTTP status. */
export class Refusal extends Error {
  readonly faults: readonly Fault[];

  constructor(
    readonly statusCode: number,
    why: string | readonly Fault[],
    readonly headers: Record<string, string> = {},
  ) {
    const faults = typeof why === 'string' ? [fileFault(why)] : why;
    super(faults[0]?.message);
    this.faults = faults;
  }
}

/** The body of a refusal, in the form of an answer. */
export const refusalText = ({ faults }: Refusal): string =>
  JSON.stringify({ legal: false, unreadable: faults });
