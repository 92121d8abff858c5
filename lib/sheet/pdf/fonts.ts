import { Font } from '@react-pdf/renderer';

/** Where the fonts lie: a file path in Node, an absolute URL in a browser. All are TrueType files. */
export interface FontSource {
  regular: string;
  semibold: string;
  condensed: string;
  condensedBold: string;
  /** Fonts for what the main family lacks, tried in order, each read only when a sheet needs it. */
  fallbacks: FallbackFont[];
}

export interface FallbackFont {
  src: string;
  /** Matches a character this font is worth reading for. */
  scripts: RegExp;
}

/** Loaded fonts: each a list of registered families, the first that has a character sets it. */
export interface PaperFonts {
  regular: string[];
  semibold: string[];
  condensed: string[];
  condensedBold: string[];
  /** Whether some loaded font has the character. */
  has: (codePoint: number) => boolean;
  /** Width of a text in ems, near enough to tell whether it fits; in the regular face unless told. */
  ems: (text: string, face?: Face) => number;
}

export type Face = 'regular' | 'semibold' | 'condensed' | 'condensedBold';

interface FontFile {
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => { advanceWidth: number };
  getGlyph: (id: number, codePoints?: number[]) => { codePoints: number[] };
}

interface LoadedFont {
  family: string;
  file: FontFile;
}

const loading = new Map<string, Promise<LoadedFont>>();
let registered = 0;

async function register(src: string): Promise<LoadedFont> {
  registered += 1;
  const family = `paper-${registered}`;
  Font.register({ family, src });
  await Font.load({ fontFamily: family });
  const file = Font.getFont({ fontFamily: family })?.data as unknown as FontFile | undefined;
  if (!file) throw new Error(`The font ${src} could not be read.`);
  keepCodePoints(file);
  return { family, file };
}

/**
 * Gives a glyph its characters when it is asked for by one. fontkit caches a glyph as it is first met, and as a part of
 * another (the dot of a colon, the letter below an accent) it is met without: the next document would lose it.
 */
function keepCodePoints(file: FontFile): void {
  const getGlyph = file.getGlyph.bind(file);
  file.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
}

function load(src: string): Promise<LoadedFont> {
  let font = loading.get(src);
  if (!font) {
    font = register(src);
    // A font that failed to arrive once may arrive the next time.
    font.catch(() => loading.delete(src));
    loading.set(src, font);
  }
  return font;
}

/** Loads the main fonts, and those fallbacks that some character of `text` needs and that can be had. */
export async function loadFonts(source: FontSource, text: string): Promise<PaperFonts> {
  const main = await Promise.all(
    [source.regular, source.semibold, source.condensed, source.condensedBold].map(load),
  );
  const [regular, semibold, condensed, condensedBold] = main as [
    LoadedFont,
    LoadedFont,
    LoadedFont,
    LoadedFont,
  ];
  const lacking = new Set([...text].filter((char) => !covers(regular, char)));
  const fallbacks: LoadedFont[] = [];
  for (const fallback of source.fallbacks) {
    if (lacking.size === 0) break;
    if (![...lacking].some((char) => fallback.scripts.test(char))) continue;
    const font = await load(fallback.src).catch(() => null);
    if (!font) continue;
    fallbacks.push(font);
    for (const char of lacking) if (covers(font, char)) lacking.delete(char);
  }
  const rest = fallbacks.map((font) => font.family);
  const stack = [regular, ...fallbacks];
  const stacks: Record<Face, LoadedFont[]> = {
    regular: stack,
    semibold: [semibold, ...fallbacks],
    condensed: [condensed, ...stack],
    condensedBold: [condensedBold, semibold, ...fallbacks],
  };
  return {
    regular: [regular.family, ...rest],
    semibold: [semibold.family, ...rest],
    condensed: [condensed.family, regular.family, ...rest],
    condensedBold: [condensedBold.family, semibold.family, ...rest],
    has: (codePoint) => stack.some((font) => font.file.hasGlyphForCodePoint(codePoint)),
    ems: (value, face = 'regular') => emsOf(stacks[face], value),
  };
}

function covers(font: LoadedFont, char: string): boolean {
  return font.file.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
}

function emsOf(stack: LoadedFont[], text: string): number {
  let ems = 0;
  for (const char of text) {
    const font = stack.find((candidate) => covers(candidate, char));
    ems += font
      ? font.file.glyphForCodePoint(char.codePointAt(0) ?? 0).advanceWidth / font.file.unitsPerEm
      : 1;
  }
  return ems;
}

/** The text with a plain sign in place of each character that no loaded font has. */
export function printable(text: string, fonts: PaperFonts): string {
  return Array.from(text, (char) => (fonts.has(char.codePointAt(0) ?? 0) ? char : '\uFFFD')).join('');
}
