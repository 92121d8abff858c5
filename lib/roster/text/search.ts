/** A text without its case and accents, for comparing what people type: "Łódź", "lodz". */
export const foldCase = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[łøđðħıßæœþ]/g, (letter) => plain[letter] ?? letter);

/** Letters that Unicode normalisation does not decompose. */
const plain: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Whether every word of a query is in one of these texts, ignoring case and accents. */
export function matches(query: string, texts: readonly string[]): boolean {
  const words = foldCase(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = texts.map(foldCase).join('\n');
  return words.every((word) => all.includes(word));
}

let collator: Intl.Collator | undefined;

/** Compares names as people sort them: "Unit 2" before "Unit 10", case and accents ignored. */
export function compareNames(one: string, other: string): number {
  // A page takes some 30 ms to make it, and most lists that it opens with need no order.
  collator ??= new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });
  return collator.compare(one, other);
}
