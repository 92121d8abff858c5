import { GrowingList } from '@/components/ui/growing-list';
import type { TypedLine, TypedReading } from '@/lib/check/typed/reading';
import { sum } from '@/lib/roster/edits/list-edits';
import { counted } from '@/lib/roster/text/words';

/** What a list leaves open, and its lines with what each became: those not understood in whole first. */
export function TypedLines({ reading: { lines, open } }: { reading: TypedReading }) {
  const said = lines.filter(({ kind }) => kind !== 'passed');
  const passed = sum(
    lines.filter(({ kind }) => kind === 'passed'),
    ({ from, to }) => to - from + 1,
  );
  return (
    <>
      {open.length > 0 && (
        <ul aria-label="Left open" className="list-disc pl-5">
          {open.map((sentence) => (
            <li key={sentence} className="break-words">
              <bdi>{sentence}</bdi>
            </li>
          ))}
        </ul>
      )}
      <GrowingList items={[...said.filter(isMissed), ...said.filter((line) => !isMissed(line))]}>
        {(line) => <Line key={line.from} line={line} />}
      </GrowingList>
      {passed > 0 && (
        <p className="text-muted text-sm">
          {counted(passed, 'line')} of the text {passed === 1 ? 'is' : 'are'} left out: what Muster works out
          by itself.
        </p>
      )}
    </>
  );
}

const isMissed = ({ kind, not, unknown }: TypedLine): boolean =>
  kind === 'unknown' || not.length + unknown.length > 0;

function Line({ line }: { line: TypedLine }) {
  const { from, to, text, says, not, unknown } = line;
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-2">
      <p className="wrap-anywhere text-muted text-sm">
        <span className="label-caps">{from === to ? `Line ${from}` : `Lines ${from}–${to}`}</span>{' '}
        <bdi>{text}</bdi>
      </p>
      <div className="wrap-anywhere">
        <p className={says === '' ? 'text-error' : undefined}>
          {says === '' ? 'Not understood' : <bdi>{says}</bdi>}
        </p>
        {not.map((sentence) => (
          <p key={sentence} className="text-sm">
            <bdi>{sentence}</bdi>
          </p>
        ))}
        {unknown.map(({ words, hint }, index) => (
          <p key={index} className="text-sm">
            {says !== '' && 'Not understood: '}
            <bdi>“{words}”</bdi>.{hint !== '' && ` ${hint}`}
          </p>
        ))}
      </div>
    </li>
  );
}
