import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A component of which the code is loaded when it is first rendered. Renders nothing if it cannot be loaded: for parts
 * that the page can do without. Needs a Suspense around it.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Nothing) }),
  );
