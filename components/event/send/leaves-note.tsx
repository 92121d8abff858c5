import type { Settings } from '@/lib/events/event';
import { readersSentence } from '@/lib/events/words';

interface LeavesNoteProps {
  settings: Pick<Settings, 'shown' | 'isPrivate'>;
  /** The address of the server that has the event. */
  server: string;
}

/** Says that a list leaves the browser, and who can read it when. */
export const LeavesNote = ({ settings, server }: LeavesNoteProps) => (
  <p className="max-w-prose border-accent border-l-3 pl-3 text-sm">
    <strong className="font-semibold">The list leaves this browser:</strong> it is stored on the server of the
    event, <span className="wrap-anywhere">{new URL(server).host}</span>. {readersSentence(settings)} If the
    organiser reads the lists before that, everyone is told, with the reason.
  </p>
);
