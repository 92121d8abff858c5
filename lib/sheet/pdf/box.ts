import type { Ink } from './ink';

/** Something as high as it says, drawn where it is told; what may go on over a page says where it can be parted. */
export interface Box {
  height: number;
  draw: (ink: Ink, x: number, y: number) => void;
  /** As two boxes, the first at most so high; null where no part of it is. Left out of what stays whole. */
  split?: (room: number) => [Box, Box] | null;
}

/** Nothing, so high. */
export const gap = (height: number): Box => ({ height, draw: () => {} });

/** One below the other. */
export function stacked(boxes: readonly Box[]): Box {
  return {
    height: boxes.reduce((sum, { height }) => sum + height, 0),
    draw: (ink, x, y) => {
      let top = y;
      for (const box of boxes) {
        box.draw(ink, x, top);
        top += box.height;
      }
    },
    split: (room) => {
      let used = 0;
      for (const [index, box] of boxes.entries()) {
        if (used + box.height <= room) {
          used += box.height;
          continue;
        }
        const parted = box.split?.(room - used);
        const before = boxes.slice(0, index);
        const behind = boxes.slice(index + 1);
        if (parted) return [stacked([...before, parted[0]]), stacked([parted[1], ...behind])];
        return index === 0 ? null : [stacked(before), stacked([box, ...behind])];
      }
      return null;
    },
  };
}

/** A box and how far from the left it stands. */
export interface Placed {
  left: number;
  box: Box;
}

/** Beside each other, their tops in line. */
export function sideBySide(cells: readonly Placed[]): Box {
  return {
    height: Math.max(0, ...cells.map(({ box }) => box.height)),
    draw: (ink, x, y) => {
      for (const { left, box } of cells) box.draw(ink, x + left, y);
    },
    split: (room) => {
      const parted = cells.map(({ left, box }) => ({
        left,
        parts:
          box.height <= room ? ([box, gap(0)] as const) : (box.split?.(room) ?? ([gap(0), box] as const)),
      }));
      if (parted.every(({ parts }) => parts[0].height === 0)) return null;
      const half = (which: 0 | 1) =>
        sideBySide(parted.map(({ left, parts }) => ({ left, box: parts[which] })));
      return [half(0), half(1)];
    },
  };
}

interface Space {
  top?: number;
  bottom?: number;
  /** At least so high with it. */
  least?: number;
}

/** A box with space around it, in both parts where it is parted. */
export function spaced(box: Box, space: Space): Box {
  const { top = 0, bottom = 0, least = 0 } = space;
  const { split } = box;
  return {
    height: Math.max(top + box.height + bottom, least),
    draw: (ink, x, y) => box.draw(ink, x, y + top),
    ...(split && {
      split: (room) => {
        const parts = split(room - top - bottom);
        return parts && [spaced(parts[0], { top, bottom }), spaced(parts[1], { top, bottom })];
      },
    }),
  };
}

/** A box with something drawn around it to its full height: lines, a frame. */
export function framed(box: Box, frame: (ink: Ink, x: number, y: number, height: number) => void): Box {
  const { height, split } = box;
  return {
    height,
    draw: (ink, x, y) => {
      frame(ink, x, y, height);
      box.draw(ink, x, y);
    },
    ...(split && {
      split: (room) => {
        const parts = split(room);
        return parts && [framed(parts[0], frame), framed(parts[1], frame)];
      },
    }),
  };
}
