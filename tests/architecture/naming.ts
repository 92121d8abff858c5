/** The names of a game in code. */
export interface GameName {
  id: string;
  /** The prefixes of its rules' ids: "hw". */
  prefixes: readonly string[];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A pattern that finds a game by its id, in every spelling of identifiers, keys and files. */
function patternOf({ id, prefixes }: GameName): RegExp {
  const words = id.split('-');
  const small = words.join('[-_ ]?');
  const large = words.map((word) => word.toUpperCase()).join('[-_ ]?');
  const camel = words.map((word, index) => (index === 0 ? word : capital(word))).join('');
  const title = words.map((word) => (/^(of|the|and)$/.test(word) ? `${word}` : capital(word))).join('[-_ ]?');
  const pascal = words.map(capital).join('');
  const rules = prefixes.map((prefix) => `(?<![\\w/<-])${prefix}/[a-z]`);
  // A lower-case spelling starts an identifier; a capitalised one may also be in the middle.
  return new RegExp(
    [`(?<![A-Za-z])(?:${small}|${camel})(?![a-z])`, `(?<![A-Z])(?:${title}|${pascal}|${large})(?![a-z])`]
      .concat(rules)
      .join('|'),
  );
}

/** The names of a game in a file's path or text. */
export const namesIn = (path: string, text: string, game: GameName): string[] =>
  [path, text].flatMap((each) => patternOf(game).exec(each)?.[0] ?? []);
