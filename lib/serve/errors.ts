import type { FastifyError } from 'fastify';
import { tooMuch } from './body';
import { Refusal } from './refusal';

/**
 * What an error is answered with: what is neither a refusal nor Fastify's own is a defect.
 * @param bodyLimit the maximum size of the request's body, in bytes
 */
export function refusalOf(error: FastifyError | Refusal, bodyLimit: number | undefined): Refusal {
  if (error instanceof Refusal) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, tooMuch(bodyLimit ?? 0));
  const { statusCode = 500 } = error;
  return statusCode < 500
    ? new Refusal(statusCode, 'This request cannot be read.')
    : new Refusal(500, 'This is a bug in Muster.');
}
