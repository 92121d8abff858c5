import type { SheetColumn, SheetText } from '@/lib/sheet/sheet';

/** A cell of text, with smaller lines below. */
export const text = (content: string, lines: string[] = []): SheetText => ({
  kind: 'text',
  text: content,
  lines,
});

/** Items of equal weight: a single one as the text, several as lines; a dash for none. */
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
