import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A lazily loaded component; `meanwhile` is its fallback while the code loads. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Loaded {...props} />
    </Suspense>
  );
}

const Nothing = () => null;

/** The same for what the page can do without: renders nothing if it cannot be loaded. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent<Props>(() => load().catch(() => Nothing));

/** Says that something could not be loaded, and what to do about it: "try again", "open it again". */
export const notLoaded = (what = 'This part of the page', then = 'reload the page'): string =>
  `${what} could not be loaded. Check your connection, then ${then}.`;
