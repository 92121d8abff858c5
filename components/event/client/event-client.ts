import type { OrganiserCommand, PlayerCommand, PublicCommand } from '@/lib/events/commands';
import type { Answer } from '@/lib/events/decide';
import type { EventFile } from '@/lib/events/event-file';
import type { ClosedView, ViewUpdate } from '@/lib/events/view';
import { request, requestJson, withRetries } from './calls';
import { baseOf, type EventPlace } from './places';
import { EventProblem } from './problem';
import { newRequestKey } from './secrets';
import { keepUpToDate, ViewStore } from './view-store';

export type EventCommand = OrganiserCommand | PlayerCommand | PublicCommand;

/** A list that may be read: the bytes that were sent as text, and by what they were committed to. */
export interface ReadableList {
  player: string;
  text: string;
  /** "" before the reveal. */
  salt: string;
  commitments: readonly { at: number; hash: string }[];
}

/** The smallest change after which a list is legal. */
export interface FoundListFix {
  edits: readonly string[];
  changes: number;
}

/** Milliseconds after which a change counts as lost; its sender waits for it. */
const CHANGE_TIMEOUT = 20_000;

/** The requests of one page of an event, and what the page knows of the event. */
export class EventClient {
  readonly store = new ViewStore();
  readonly #base: string;
  #token: string | null = null;
  /** Keys of requests without an answer, so that asking for the same again is the same request. */
  readonly #keys = new Map<string, string>();

  constructor(readonly place: EventPlace) {
    this.#base = baseOf(place);
  }

  /** Keeps the store up to date until the returned function is called. */
  readonly start = (): (() => void) =>
    keepUpToDate({
      address: () => `${this.#base}/live?since=${this.store.revision}`,
      take: (data) => this.store.take(JSON.parse(data)),
      load: this.load,
      connected: (connection) => this.store.set({ connection }),
    });

  /** Loads what changed since the last view. Rejects with an `EventProblem`. */
  readonly load = async (): Promise<void> => {
    try {
      const { view, token } = await requestJson<{ view: ViewUpdate | ClosedView; token: string }>(
        `${this.#base}?since=${this.store.revision}`,
      );
      this.#token = token;
      this.store.take(view);
      this.store.set({ problem: null });
    } catch (error) {
      const isRefused =
        error instanceof EventProblem && (error.kind === 'forbidden' || error.kind === 'unknown');
      if (isRefused) this.store.set({ problem: error });
      throw error;
    }
  };

  /**
   * Asks for a change, and resolves once the view shows it. While the server does not answer, the same request is sent
   * again, so that the change is made only once.
   * @param revision of what is changed, as the page shows it: of the event (`changed`), the player, the round or the
   *   pairing; 0 to enter or invite
   * Rejects with an `EventProblem`; if it is "outdated", the store has what is there now.
   */
  async ask(command: EventCommand, revision: number): Promise<Answer> {
    const asked = JSON.stringify([command, revision]);
    const key = this.#keys.get(asked) ?? newRequestKey();
    this.#keys.set(asked, key);
    try {
      const answer = await withRetries(() => this.#post({ key, revision, command }));
      this.#keys.delete(asked);
      await this.load().catch(() => undefined);
      return answer;
    } catch (error) {
      if (error instanceof EventProblem && error.kind !== 'offline') this.#keys.delete(asked);
      if (error instanceof EventProblem && error.view) this.store.take(error.view);
      throw error;
    }
  }

  async #post(body: { key: string; revision: number; command: EventCommand }): Promise<Answer> {
    const post = () =>
      requestJson<Answer>(this.#base, {
        method: 'POST',
        body,
        token: this.#token,
        timeout: CHANGE_TIMEOUT,
      });
    try {
      return await post();
    } catch (error) {
      // The token may be an old one, from before the server was started again.
      const token = this.#token;
      if (!(error instanceof EventProblem) || error.kind !== 'forbidden') throw error;
      await this.load();
      if (token === this.#token) throw error;
      return post();
    }
  }

  /** Returns a player's list as the text of a roster file. */
  readonly list = async (player: string): Promise<string> =>
    withRetries(async () => (await request(`${this.#base}/lists/${encodeURIComponent(player)}`)).text());

  /** Returns all lists that may be read. */
  readonly lists = async (): Promise<readonly ReadableList[]> =>
    (await withRetries(() => requestJson<{ lists: ReadableList[] }>(`${this.#base}/lists`))).lists;

  /** For the organiser: the whole event as a file. */
  readonly file = (): Promise<EventFile> => withRetries(() => requestJson<EventFile>(`${this.#base}/file`));

  /** For the organiser: the smallest change that makes a player's list legal; null if none was found. */
  readonly fix = async (player: string): Promise<FoundListFix | null> =>
    (
      await withRetries(() =>
        requestJson<{ fix: FoundListFix | null }>(`${this.#base}/fix/${encodeURIComponent(player)}`),
      )
    ).fix;
}
