/** A fair roll of a die, from 1 to its number of faces, by the browser's own randomness. */
export function roll(faces: number): number {
  const even = Math.floor(2 ** 32 / faces) * faces;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= even);
  return ((drawn[0] ?? 0) % faces) + 1;
}
