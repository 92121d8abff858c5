/** The card that the panel of cards opens with, asked for from elsewhere and taken once. */
let asked: string | null = null;

/** Asks for a card to be open when the panel of cards is shown next. */
export function openCard(id: string) {
  asked = id;
}

/** The card asked for; null where none was. */
export function requestedCard(): string | null {
  return asked;
}

/** The question is answered: the next time the panel opens with its list. */
export function clearRequestedCard() {
  asked = null;
}
