/** Id of the card that the cards panel opens with next, once. */
let asked: string | null = null;

/** Requests that the cards panel opens with a card the next time it is shown. */
export function openCard(id: string) {
  asked = id;
}

/** Returns the id of the requested card, or null. */
export function requestedCard(): string | null {
  return asked;
}

/** Clears the request, so that the panel opens with its list the next time. */
export function clearRequestedCard() {
  asked = null;
}
