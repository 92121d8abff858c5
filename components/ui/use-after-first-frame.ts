import { startTransition, useEffect, useState } from 'react';

/**
 * Returns false in the first render, then true: for what the first frame leaves out. `useDeferredValue` with an initial
 * value would render again and again while its part of the page is hidden by `Activity`.
 */
export function useAfterFirstFrame(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => startTransition(() => setAfter(true)), []);
  return after;
}
