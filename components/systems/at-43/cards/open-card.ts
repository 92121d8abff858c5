/** Id of the card that the cards panel opens with next, once. */
let requested: string | null = null;

/** Requests that the cards panel opens with a card the next time it is shown. */
export function openCard(id: string) {
  requested = id;
}

/** Returns the id of the requested card, or null. */
export function requestedCard(): string | null {
  return requested;
}

/** Clears the request, so that the panel opens with its list the next time. */
export function clearRequestedCard() {
  requested = null;
}
