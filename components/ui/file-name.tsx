/** How many characters of the end stay visible: a number after a colon, or the extension with some of the name. */
const TAIL = 14;

/**
 * The name of a file or a place in one: wrapped on a narrow screen, else truncated in the middle. The tooltip has the
 * full name.
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
