import { momentText } from './moment-text';
import type { EventView, ListView, PlayerView } from './view';

/** A list that was accepted, and what its receipt says about it. */
export interface ReceiptParts {
  event: Pick<EventView, 'id' | 'settings'>;
  player: Pick<PlayerView, 'name'>;
  list: Pick<ListView, 'number' | 'at' | 'name' | 'fingerprint' | 'content'>;
}

/** The receipt of a list as text: who sent what to which event, and when it arrived by the server's clock. */
export const receiptText = ({ event, player, list }: ReceiptParts): string =>
  [
    `Receipt ${list.number} of ${event.settings.name}`,
    `Player: ${player.name}`,
    `List: ${list.name || 'No name'}`,
    `Received: ${momentText(list.at, event.settings.zone)} (${new Date(list.at).toISOString()})`,
    `Fingerprint: ${list.fingerprint}`,
    `SHA-256 of the list as stored: ${list.content}`,
    `Event: ${event.id}`,
  ].join('\n');
