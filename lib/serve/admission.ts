import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooMuch, within } from './body';
import { Gate } from './gate';
import type { Limits } from './limits';
import { Refusal } from './refusal';

/** Admits requests with bodies of some content types, each within its limits; others are refused before they are read. */
export class Admission {
  private readonly gates: ReadonlyMap<string, Gate>;

  constructor(private readonly takes: Readonly<Record<string, Limits>>) {
    this.gates = new Map(Object.entries(takes).map(([type, limits]) => [type, new Gate(limits)]));
  }

  /** Maximum size of a body of any of the types, in bytes. */
  get bytes(): number {
    return Math.max(...Object.values(this.takes).map(({ bytes }) => bytes));
  }

  /** Admits a request until its answer is sent; throws a refusal. */
  admit(request: FastifyRequest, reply: FastifyReply): void {
    const coding = request.headers['content-encoding']?.trim().toLowerCase() || 'identity';
    if (coding !== 'identity')
      throw new Refusal(415, `The content encoding is ${coding}; send the body as it is, not compressed.`, {
        'Accept-Encoding': 'identity',
      });
    const type = typeOf(request);
    const gate = this.gates.get(type);
    if (gate === undefined) {
      const types = Object.keys(this.takes).join(' or ');
      throw new Refusal(415, `The content type is ${type}; it must be ${types}.`);
    }
    const { bytes } = this.takes[type] as Limits;
    if (Number(request.headers['content-length'] ?? 0) > bytes) throw new Refusal(413, tooMuch(bytes));
    gate.admit(request, reply);
  }

  /** The body of a request that was admitted, within its limits of size and time. */
  within = (request: FastifyRequest, body: Readable): Readable =>
    within(body, this.takes[typeOf(request)] as Limits);
}

const typeOf = ({ headers }: FastifyRequest): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() || 'not given';
