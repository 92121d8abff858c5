import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { LiveRegion } from '@/components/ui/live-region';
import { decisive, type Won } from '@/lib/play/outcome';
import { pageText } from '@/lib/roster/verdict';
import { inList, uncapitalised } from '@/lib/roster/words';
import { usePlay, usePlayed, useStanding } from './context';

const EndDialog = lazyComponent(async () => (await import('./end-dialog')).EndDialog);

/** Says that a condition for winning is met, before the turn ends and after it, with the way to end the match. */
export function WonLine() {
  const [isEnding, setEnding] = useState(false);
  const text = useWonText();
  return (
    <>
      {text !== '' && (
        <div className="flex items-center gap-2 border-line border-b py-1">
          <p className="min-w-0 flex-1 break-words text-sm leading-tight">
            <bdi>{text}</bdi>
          </p>
          <Button className="min-h-12! px-3!" onClick={() => setEnding(true)}>
            <Flag aria-hidden size={16} /> End the match
          </Button>
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
