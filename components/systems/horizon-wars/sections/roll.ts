/** Returns a fair die roll from 1 to `faces`, from the browser's cryptographic random numbers. */
export function roll(faces: number): number {
  const limit = Math.floor(2 ** 32 / faces) * faces;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= limit);
  return ((drawn[0] ?? 0) % faces) + 1;
}
