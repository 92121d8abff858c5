import { counted } from '@/lib/roster/words';
import { type Fixing, UNASKED } from './list-fixes';

/** How far the search for fixes is, and of which lists there is one only when somebody asks. */
export function FixingLine({ fixing }: { fixing: Fixing }) {
  const { illegal } = fixing;
  return illegal === 0 ? null : <p className="text-muted text-sm tabular-nums">{fixingText(fixing)}</p>;
}

function fixingText({ illegal, searched, found, working }: Fixing): string {
  const lists = `${counted(illegal, 'list')} not legal`;
  const most = Math.min(illegal, UNASKED);
  if (working) return `Looking for fixes: ${Math.min(searched, most)} of ${most} lists searched.`;
  const stand = `${lists}, ${found} with a fix.`;
  return searched < illegal && illegal > UNASKED
    ? `${stand} The first ${UNASKED} were searched; another is when it is opened or saved.`
    : stand;
}
