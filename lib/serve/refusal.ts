/** Why a request is not answered, with the status that says so. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** The body of a refusal, in the form of an answer. */
export const refusalText = ({ message }: Refusal): string =>
  JSON.stringify({ legal: false, unreadable: [{ path: '', message }] });
