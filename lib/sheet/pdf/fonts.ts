import { Font } from '@react-pdf/renderer';

// Words are broken by `wrap` alone, and never hyphenated.
Font.registerHyphenationCallback((word) => [word]);

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
  /** Returns the width of a text, in ems: of its letters one by one, which pairs of letters may narrow. */
  ems: (text: string, face: Face) => number;
  /** Returns the families to set a face in: of each character, the first that has it is used. */
  families: (face: Face) => string[];
}

export type Face = 'regular' | 'semibold' | 'condensed' | 'condensedBold';

/** A font as fontkit reads it. */
interface FontFile {
  /** The family under which it is registered. */
  family: string;
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  getGlyph: (id: number, codePoints?: number[]) => { codePoints: number[] };
  glyphForCodePoint: (codePoint: number) => { advanceWidth: number };
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
  haveLineEnd(file);
  file.family = family;
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

/** Lets a font set line ends, which print nothing: else react-pdf sets them in Helvetica, which is not embedded. */
function haveLineEnd(file: FontFile): void {
  const has = file.hasGlyphForCodePoint.bind(file);
  file.hasGlyphForCodePoint = (codePoint) => codePoint === 10 || has(codePoint);
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
    regular: stack,
    semibold: [semibold, ...fallbacks],
    condensed: [condensed, ...stack],
    condensedBold: [condensedBold, semibold, ...fallbacks],
  };
  const widths = new Map<string, number>();
  const widthOf = (char: string, face: Face): number => {
    const key = face + char;
    const found = widths.get(key);
    if (found !== undefined) return found;
    const font = faces[face].find((each) => covers(each, char)) ?? regular;
    const width = font.glyphForCodePoint(char.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
    widths.set(key, width);
    return width;
  };
  return {
    has: (codePoint) => stack.some((font) => font.hasGlyphForCodePoint(codePoint)),
    ems: (text, face) => [...text].reduce((sum, char) => sum + widthOf(char, face), 0),
    families: (face) => faces[face].map(({ family }) => family),
  };
}

const covers = (font: FontFile, char: string): boolean => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
