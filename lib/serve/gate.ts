import type { Limits } from './limits';
import { Refusal } from './refusal';

/** Limits concurrent requests, in total and per address. */
export class Gate {
  private inside = 0;
  private readonly from = new Map<string, number>();

  constructor(private readonly limits: Pick<Limits, 'concurrent' | 'perAddress'>) {}

  /**
   * Admits a request, or throws a refusal.
   * @returns a function that releases its place; may be called more than once
   */
  enter(address: string): () => void {
    const own = this.from.get(address) ?? 0;
    if (own >= this.limits.perAddress)
      throw new Refusal(
        429,
        `${own} requests from your address are in progress; wait for one to finish.`,
        RETRY,
      );
    if (this.inside >= this.limits.concurrent)
      throw new Refusal(503, 'The server is busy; try again shortly.', RETRY);
    this.inside++;
    this.from.set(address, own + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.inside--;
      const rest = (this.from.get(address) ?? 1) - 1;
      if (rest > 0) this.from.set(address, rest);
      else this.from.delete(address);
    };
  }
}

const RETRY = { 'Retry-After': '1' };
