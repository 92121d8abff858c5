import { Svg, Text, View } from '@react-pdf/renderer';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { SetLines } from './words';

/** The styles that matter to the height of a component, in points. */
interface Style {
  height?: number;
  minHeight?: number;
  position?: 'absolute';
  flexDirection?: 'row';
  margin?: number;
  marginTop?: number;
  marginBottom?: number;
  padding?: number;
  paddingTop?: number;
  paddingBottom?: number;
  borderWidth?: number;
  borderTopWidth?: number;
  borderBottomWidth?: number;
}

interface Props {
  style?: Style | readonly Style[];
  children?: ReactNode;
}

/**
 * Returns the height of components before they are laid out, which decides on which page they go: of views below or
 * beside each other, of text in `Words` and of pictures of a fixed height.
 */
export function heightOf(node: ReactNode): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + heightOf(each), 0);
  if (!isValidElement(node)) return 0;
  let height = measured.get(node);
  if (height === undefined) {
    height = measure(node as ReactElement<Props>);
    measured.set(node, height);
  }
  return height;
}

/** Heights of components that more than one layout has. */
const measured = new WeakMap<object, number>();

function measure(node: ReactElement<Props>): number {
  const { type, props } = node;
  if (typeof type === 'function' && type !== SetLines)
    return heightOf((type as (given: Props) => ReactNode)(props));
  const style: Style = Object.assign({}, ...[props.style ?? {}].flat());
  if (style.position === 'absolute') return 0;
  const { margin = 0, padding = 0, borderWidth = 0 } = style;
  const outside = (style.marginTop ?? margin) + (style.marginBottom ?? margin);
  if (style.height !== undefined) return outside + style.height;
  const around =
    (style.paddingTop ?? padding) +
    (style.paddingBottom ?? padding) +
    (style.borderTopWidth ?? borderWidth) +
    (style.borderBottomWidth ?? borderWidth);
  return outside + Math.max(style.minHeight ?? 0, around + inside(node, style));
}

function inside({ type, props }: ReactElement<Props>, { flexDirection }: Style): number {
  if (type === SetLines) {
    const { lines, type: own } = props as unknown as Parameters<typeof SetLines>[0];
    return lines.length * own.size * own.leading;
  }
  if (type === Text || type === Svg) throw new Error('Its height is not known before it is laid out.');
  if (type === View && flexDirection === 'row')
    return Math.max(0, ...[props.children].flat(5).map((child) => heightOf(child as ReactNode)));
  return heightOf(props.children);
}
