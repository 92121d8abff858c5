import { SeverityMark } from '@/components/ui/badge';
import { verdictMarks } from '@/components/ui/verdict-mark';
import type { ListView } from '@/lib/events/view';
import { verdictWord } from '@/lib/roster/verdict';

interface ListVerdictProps {
  list: Pick<ListView, 'verdict' | 'figures'>;
  /** As large as a heading. */
  large?: boolean;
}

/** The verdict on a list under the pack of its event, and its figures. */
export function ListVerdict({ list, large = false }: ListVerdictProps) {
  return (
    <>
      <SeverityMark severity={verdictMarks[list.verdict]} large={large}>
        {verdictWord(list.verdict)}
      </SeverityMark>
      {list.figures !== '' && <span className="condensed ml-2 text-muted text-sm">{list.figures}</span>}
    </>
  );
}
