// What the fullest force of each game is made of: `tests/rules/<id>/fullest.ts`.

/** A name as long as one may be, with words longer than any of the games has. */
export const LONG =
  'Donaudampfschifffahrtskapitän Ferdinand-Maximilian von Hohenlohe-Waldenburg-Schillingsfürst, Generalfeldzeugmeister';

/** Every third has the long name; the others are called by what they are. */
export const named = <Thing extends object>(things: readonly Thing[]) =>
  things.map((thing, index) => ({ ...thing, id: `u${index}`, name: index % 3 === 1 ? LONG : '' }));

/** An upgrade as it is taken, with the first of its options. */
export const chosen = ({ id, options }: { id: string; options?: readonly { id: string }[] | undefined }) => ({
  id,
  ...(options?.[0] ? { option: options[0].id } : {}),
});
