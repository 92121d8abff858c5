import { roomFor, Steady } from './steady';

/** How far a row moves and what else it can do, in the room that numbers of two digits take. */
export function RowDetails({ details }: { details: readonly string[] }) {
  if (details.length === 0) return null;
  const text = details.join(' · ');
  return (
    <div className="text-sm">
      <Steady longest={roomFor(text).replaceAll(/\bno\b/g, 'yes')}>{text}</Steady>
    </div>
  );
}
