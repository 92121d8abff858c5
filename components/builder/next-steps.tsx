import { sameContent } from '@/components/ui/same-data';
import { Section } from '@/components/ui/section';
import { counted } from '@/lib/roster/words';
import { useBuilder, useBuilderState } from './context';
import { elementsOf, useIsEmpty } from './no-elements';
import { ProblemList } from './problem-list';

/** Most problems listed as next steps. */
const MOST = 3;

/** What to do next, while nothing is open: add an element, fix a problem, or print. */
export function NextSteps() {
  const { editor } = useBuilder();
  const { noun, plural } = elementsOf(editor);
  const empty = useIsEmpty();
  const problems = useBuilderState(({ report }) => report.problems, sameContent);
  const unknown = useBuilderState(({ report }) => report.unknown);
  const errors = problems.filter(({ severity }) => severity === 'error');
  return (
    <Section title="Next" level={3} className="mb-6">
      {empty ? (
        <p>
          Set below what you agreed with your opponent, then add the first {noun}. The verdict updates with
          every change and says what is missing.
        </p>
      ) : errors.length > 0 ? (
        <ProblemList problems={errors.slice(0, MOST)} list="next" />
      ) : problems.length > 0 ? (
        <>
          <p className="mb-2">
            {unknown > 0 ? 'No error was found.' : 'The force is legal as it is.'} Before you print it:
          </p>
          <ProblemList problems={problems.slice(0, MOST)} list="next" />
        </>
      ) : unknown > 0 ? (
        <p>
          No error was found, but {counted(unknown, 'value')} that the rules need{' '}
          {unknown === 1 ? 'is' : 'are'} unknown: see the verdict.
        </p>
      ) : (
        <p>
          The force is ready: print the roster, or share it as a link or QR code.
          {editor.elements !== null && ` Choose one of the ${plural} to change it.`}
        </p>
      )}
    </Section>
  );
}
