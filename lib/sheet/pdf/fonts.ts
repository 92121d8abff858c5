import { Font } from '@react-pdf/renderer';

/** Where the fonts are: file paths in Node, absolute URLs in a browser. All are TrueType files. */
export interface FontSource {
  regular: string;
  semibold: string;
  condensed: string;
  condensedBold: string;
  /** Fonts for characters that the main family lacks, tried in order, each loaded only if a sheet needs it. */
  fallbacks: FallbackFont[];
}

export interface FallbackFont {
  src: string;
  /** Matches the characters for which this font is worth loading. */
  scripts: RegExp;
}

/** Loaded fonts: each face is a list of fonts, of which the first that has a character sets it. */
export interface PaperFonts {
  /** Whether some loaded font has the character. */
  has: (codePoint: number) => boolean;
  /** Returns the set width of a text, in ems. */
  ems: (text: string, face: Face) => number;
  /** Splits the text into stretches, each set in one font. */
  stretches: (text: string, face: Face) => Stretch[];
}

export type Face = 'regular' | 'semibold' | 'condensed' | 'condensedBold';

export interface Stretch {
  font: FontFile;
  text: string;
}

/** A font as fontkit reads it. */
export interface FontFile {
  postscriptName: string;
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  getGlyph: (id: number, codePoints?: number[]) => { codePoints: number[] };
  layout: (text: string) => { advanceWidth: number };
}

const loading = new Map<string, Promise<FontFile>>();
let registered = 0;

async function register(src: string): Promise<FontFile> {
  registered += 1;
  const family = `paper-${registered}`;
  Font.register({ family, src });
  await Font.load({ fontFamily: family });
  const file = Font.getFont({ fontFamily: family })?.data as unknown as FontFile | undefined;
  if (!file) throw new Error(`The font ${src} could not be read.`);
  keepCodePoints(file);
  return file;
}

/**
 * Adds the code points to a glyph that was requested with them. fontkit caches a glyph at its first use, without code
 * points if that is as a part of another (the dot of a colon, the letter below an accent): the next document would lose
 * it.
 */
function keepCodePoints(file: FontFile): void {
  const getGlyph = file.getGlyph.bind(file);
  file.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
}

function load(src: string): Promise<FontFile> {
  let font = loading.get(src);
  if (!font) {
    font = register(src);
    // A font that failed to load may load the next time.
    font.catch(() => loading.delete(src));
    loading.set(src, font);
  }
  return font;
}

/** Loads the main fonts, and the fallbacks that a character of `text` needs, as far as they are available. */
export async function loadFonts(source: FontSource, text: string): Promise<PaperFonts> {
  const main = await Promise.all(
    [source.regular, source.semibold, source.condensed, source.condensedBold].map(load),
  );
  const [regular, semibold, condensed, condensedBold] = main as [FontFile, FontFile, FontFile, FontFile];
  const lacking = new Set([...text].filter((char) => !covers(regular, char)));
  const fallbacks: FontFile[] = [];
  for (const fallback of source.fallbacks) {
    if (lacking.size === 0) break;
    if (![...lacking].some((char) => fallback.scripts.test(char))) continue;
    const font = await load(fallback.src).catch(() => null);
    if (!font) continue;
    fallbacks.push(font);
    for (const char of lacking) if (covers(font, char)) lacking.delete(char);
  }
  const stack = [regular, ...fallbacks];
  const faces = {
    regular: measured(stack),
    semibold: measured([semibold, ...fallbacks]),
    condensed: measured([condensed, ...stack]),
    condensedBold: measured([condensedBold, semibold, ...fallbacks]),
  };
  return {
    has: (codePoint) => stack.some((font) => font.hasGlyphForCodePoint(codePoint)),
    ems: (value, face) => faces[face].ems(value),
    stretches: (value, face) => faces[face].stretches(value),
  };
}

const covers = (font: FontFile, char: string): boolean => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);

/** Sets and measures text in the fonts of one face; each word is measured once. */
function measured(stack: readonly FontFile[]) {
  const fontOf = new Map<string, FontFile>();
  const widths = new Map<string, number>();
  const stretches = (text: string): Stretch[] => {
    const found: Stretch[] = [];
    for (const char of text) {
      const font = fontOf.get(char) ?? stack.find((each) => covers(each, char)) ?? stack[0];
      if (font === undefined) continue;
      fontOf.set(char, font);
      const last = found.at(-1);
      // A space joins the text before it: fewer stretches to set.
      if (last && (last.font === font || char === ' ')) last.text += char;
      else found.push({ font, text: char });
    }
    return found;
  };
  const widthOf = (word: string): number => {
    let width = widths.get(word);
    if (width === undefined) {
      width = stretches(word).reduce(
        (sum, { font, text }) => sum + font.layout(text).advanceWidth / font.unitsPerEm,
        0,
      );
      widths.set(word, width);
    }
    return width;
  };
  const ems = (text: string): number => text.split(/(?= )/).reduce((sum, word) => sum + widthOf(word), 0);
  return { stretches, ems };
}
