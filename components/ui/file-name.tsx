/** How much of the end stays in sight: a number behind a colon, or the ending with some of the name. */
const TAIL = 14;

/**
 * The name of a file or a place in one: wrapped where the screen is narrow, else cut in its middle where it is too
 * long. A pointer that rests on it is told all of it.
 */
export function FileName({ name }: { name: string }) {
  const letters = [...name];
  const head = letters.slice(0, -TAIL).join('');
  return (
    <span dir="ltr" title={name} className="wrap-anywhere lg:flex lg:min-w-0 lg:whitespace-pre">
      {head !== '' && <bdi className="lg:truncate">{head}</bdi>}
      <bdi className="lg:max-w-full lg:shrink-0 lg:truncate">{letters.slice(-TAIL).join('')}</bdi>
    </span>
  );
}
