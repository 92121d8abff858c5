// Helpers for the fullest force of each game: `tests/rules/<id>/fullest.ts`.

/** A name of maximum length, with longer words than any of the games has. */
export const LONG =
  'Donaudampfschifffahrtskapitän Ferdinand-Maximilian von Hohenlohe-Waldenburg-Schillingsfürst, Generalfeldzeugmeister';

/** Gives every third the long name; the others have none, so that they are called by their type. The last have notes. */
export const named = <Thing extends object>(things: readonly Thing[]) =>
  things.map((thing, index) => ({
    ...thing,
    id: `u${index}`,
    name: index % 3 === 1 ? LONG : '',
    ...(index % 3 === 2 && { notes: `${LONG}\n${LONG}` }),
  }));

/** An upgrade as a force stores it, with the first of its options. */
export const chosen = ({ id, options }: { id: string; options?: readonly { id: string }[] | undefined }) => ({
  id,
  ...(options?.[0] ? { option: options[0].id } : {}),
});
