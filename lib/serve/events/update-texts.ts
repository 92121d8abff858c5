import { type Asker, mayRead } from '@/lib/events/course';
import type { EventState, Player } from '@/lib/events/event';
import { playerView, updatePartsOf } from '@/lib/events/view';

/**
 * What changed of an event as JSON, for many askers. The same text is made once, and so is that of a player for all
 * players who see the same of them: hundreds may ask for hundreds.
 */
export class UpdateTexts {
  private readonly texts = new Map<string, string>();
  private readonly players = new Map<string, string>();

  /** @param now the time of the server */
  constructor(
    private readonly state: EventState,
    private readonly now: number,
  ) {}

  /** The update of somebody who knows a revision. */
  of(asker: Asker, since: number): string {
    const key = `${since} ${asker.role} ${asker.role === 'player' ? asker.id : ''}`;
    const known = this.texts.get(key);
    if (known !== undefined) return known;
    const from = since > this.state.revision ? 0 : since;
    const parts = updatePartsOf(this.state, asker, this.now, from);
    const text =
      'players' in parts
        ? `${JSON.stringify(parts.rest).slice(0, -1)},"players":[${parts.players.map((each) => this.playerText(asker, each)).join()}]}`
        : JSON.stringify(parts);
    this.texts.set(key, text);
    return text;
  }

  private playerText(asker: Asker, player: Player): string {
    if (asker.role !== 'player' || asker.id === player.id)
      return JSON.stringify(playerView(this.state, asker, player));
    // Of other players, a player sees what all players see who may read their list, or not.
    const key = `${player.id} ${mayRead(this.state, asker, player)}`;
    const known = this.players.get(key);
    if (known !== undefined) return known;
    const text = JSON.stringify(playerView(this.state, asker, player));
    this.players.set(key, text);
    return text;
  }
}
