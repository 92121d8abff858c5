import { useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import { NOTE_LENGTH } from '@/lib/play/mark';
import type { TrackerAt } from '@/lib/play/setup';
import { usePlay } from './context';

/** Time without typing after which a note is marked, in milliseconds. */
const DELAY = 500;

interface NoteMarkProps {
  tracker: TrackerAt;
  page: string;
  value: string;
  onSet: (to: string) => void;
}

/** A note, marked when the player stops typing or leaves the field or the page, so that it is not a step a letter. */
export function NoteMark({ tracker: { label }, page, value, onSet }: NoteMarkProps) {
  const { session } = usePlay();
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef({ draft, value, onSet });
  latest.current = { draft, value, onSet };
  const commit = useRef(() => {
    const { draft, value, onSet } = latest.current;
    if (draft !== null && draft !== value) onSet(draft);
    setDraft(null);
  }).current;
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(commit, DELAY);
    return () => clearTimeout(timer);
  }, [draft, commit]);
  useEffect(() => {
    const stop = session.onLeave(commit);
    return () => {
      stop();
      commit();
    };
  }, [session, commit]);
  return (
    <TextField
      label={label}
      hint={page}
      maxLength={NOTE_LENGTH}
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
    />
  );
}
