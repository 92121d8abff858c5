import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { LiveRegion } from '@/components/ui/live-region';
import { decisive, mayDecide, type Won } from '@/lib/play/outcome';
import { pageText } from '@/lib/roster/verdict';
import { inList, uncapitalised } from '@/lib/roster/words';
import { usePlay, usePlayed, useStanding } from './context';

const EndDialog = lazyComponent(async () => (await import('./end-dialog')).EndDialog);

/**
 * Says whether a condition for winning is met, before the turn ends and after it, with the way to end the match. Where
 * there is one that can be met the line is there from the start, equally high, so that it moves nothing when it is met.
 */
export function WonLine() {
  const [isEnding, setEnding] = useState(false);
  const text = useWonText();
  const { head } = usePlayed();
  const isOpen = mayDecide(useStanding()) && head.result === null;
  return (
    <>
      {(isOpen || text !== '') && (
        <div className="flex h-14 items-center gap-2 border-line border-b py-1">
          <p className="max-h-full min-w-0 flex-1 overflow-y-auto break-words text-sm leading-tight">
            {text === '' ? (
              <span className="text-muted">No condition for winning is met.</span>
            ) : (
              <bdi>{text}</bdi>
            )}
          </p>
          {text !== '' && (
            <Button className="min-h-12! min-w-12! px-3!" onClick={() => setEnding(true)}>
              <Flag aria-hidden size={16} /> <span className="max-sm:sr-only">End the match</span>
            </Button>
          )}
        </div>
      )}
      <LiveRegion text={text} />
      {isEnding && <EndDialog onClose={() => setEnding(false)} />}
    </>
  );
}

/** What to say of the first condition that was met when it counted, or else of those that are met now. */
function useWonText(): string {
  const { session } = usePlay();
  const { head, state } = usePlayed();
  const standing = useStanding();
  if (head.result !== null) return '';
  const { noun } = session.setup.model.turn;
  const named = (won: readonly Won[]) => inList(won.map((each) => wonText(each, head.sides)));
  const before = session.past.decided(state);
  if (before !== null) return `At the end of ${noun} ${before.turn}: ${named(before.won)}.`;
  const won = decisive(standing);
  const [first] = won;
  return first === undefined ? '' : `Met: ${named(won)}${whenText(first, noun)}.`;
}

/** A condition with its winner and page: "the attacker wins, Red (p.77–78)". */
function wonText({ watch: { label, page }, winner }: Won, sides: readonly { id: string; name: string }[]) {
  const name = sides.find(({ id }) => id === winner)?.name;
  const wins = label.includes('wins') ? `, ${name || 'Side'}` : `, ${name || 'Side'} wins`;
  const where = pageText(page);
  return `${uncapitalised(label)}${wins}${where === '' ? '' : ` (${where})`}`;
}

const whenText = ({ watch: { counts } }: Won, noun: string): string => {
  if (counts === 'turn-end') return `. It counts at the end of this ${noun}`;
  return counts === 'turn-start' ? `. It counts at the start of the next ${noun}` : '';
};
