/** What gives a game away in code. */
export interface GameName {
  id: string;
  /** What the ids of its rules begin with: "hw". */
  prefixes: readonly string[];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A pattern that finds a game by its id, in any of the ways an identifier, a key or a file may be written. */
function patternOf({ id, prefixes }: GameName): RegExp {
  const words = id.split('-');
  const small = words.join('[-_ ]?');
  const large = words.map((word) => word.toUpperCase()).join('[-_ ]?');
  const camel = words.map((word, index) => (index === 0 ? word : capital(word))).join('');
  const title = words.map((word) => (/^(of|the|and)$/.test(word) ? `${word}` : capital(word))).join('[-_ ]?');
  const pascal = words.map(capital).join('');
  const rules = prefixes.map((prefix) => `(?<![\\w/<-])${prefix}/[a-z]`);
  // A small letter begins a name of its own; a capital may also stand in the middle of an identifier.
  return new RegExp(
    [`(?<![A-Za-z])(?:${small}|${camel})(?![a-z])`, `(?<![A-Z])(?:${title}|${pascal}|${large})(?![a-z])`]
      .concat(rules)
      .join('|'),
  );
}

/** The names of a game that a file holds, in its path or its text. */
export const namesIn = (path: string, text: string, game: GameName): string[] =>
  [path, text].flatMap((each) => patternOf(game).exec(each)?.[0] ?? []);
