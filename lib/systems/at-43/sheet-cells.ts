import type { SheetColumn, SheetText } from '@/lib/sheet/sheet';

/** A cell of text, its smaller lines below it. */
export const text = (content: string, lines: string[] = []): SheetText => ({
  kind: 'text',
  text: content,
  lines,
});

/** Items of one rank: one stands by itself, several in lines alike; a dash for none. */
export function listed(items: string[]): SheetText {
  const [first = '–'] = items;
  return items.length < 2 ? text(first) : text('', items);
}

/** A column of a sheet's table. */
export const column = (
  id: string,
  label: string,
  width: number,
  align: 'left' | 'center' = 'left',
): SheetColumn => ({
  id,
  label,
  width,
  align,
});
