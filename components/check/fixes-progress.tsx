import { counted } from '@/lib/roster/words';
import { type FixesProgress, MOST_IN_ADVANCE } from './list-fixes';

/** The progress of the search for fixes, and which lists are searched only on request. */
export function FixesProgressLine({ progress }: { progress: FixesProgress }) {
  const { illegal } = progress;
  return illegal === 0 ? null : <p className="text-muted text-sm tabular-nums">{progressText(progress)}</p>;
}

function progressText({ illegal, searched, found, working }: FixesProgress): string {
  const lists = `${counted(illegal, 'list')} not legal`;
  const most = Math.min(illegal, MOST_IN_ADVANCE);
  if (working) return `Searching for fixes: ${Math.min(searched, most)} of ${most} lists done.`;
  const text = `${lists}, ${found} with a fix.`;
  return searched < illegal && illegal > MOST_IN_ADVANCE
    ? `${text} The first ${MOST_IN_ADVANCE} were searched; the others are searched when you open or save them.`
    : text;
}
