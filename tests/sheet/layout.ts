import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** Returns the components that a block is made of, from the outside in and in reading order. */
export function componentsIn(node: ReactNode): ReactElement<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(componentsIn);
  if (!isValidElement(node)) return [];
  const own = node as ReactElement<Record<string, unknown>>;
  const { type, props } = own;
  const made =
    typeof type === 'function' ? (type as (given: typeof props) => ReactNode)(props) : props.children;
  return [own, ...componentsIn(made as ReactNode)];
}

/** Returns the texts of a block, in reading order. */
export const textsIn = (node: ReactNode): string[] =>
  componentsIn(node).flatMap(({ type, props }) => {
    const { children } = props;
    return typeof type === 'string' && typeof children === 'string' ? [children] : [];
  });
