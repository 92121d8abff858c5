import type { EventState } from '@/lib/events/event';

/** Most states that are held. */
const MAX_HELD = 64;

/** The states of the events that were used last, so that only what is new since is read. */
export class RecentStates {
  private readonly states = new Map<string, EventState>();

  get(id: string): EventState | undefined {
    const state = this.states.get(id);
    if (state) this.set(state);
    return state;
  }

  set(state: EventState) {
    // A map is in the order in which its keys were added.
    this.states.delete(state.id);
    this.states.set(state.id, state);
    const [oldest] = this.states.keys();
    if (this.states.size > MAX_HELD && oldest !== undefined) this.states.delete(oldest);
  }
}
