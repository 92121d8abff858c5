import { memo } from 'react';
import { elementNotes, elementNotesField, setElementNotes } from '@/lib/roster/element-notes';
import { ELEMENT_NOTES_LENGTH } from '@/lib/roster/limits';
import { useBuilder, useBuilderState, useEditForce } from '../context';
import { TextEdit } from './text-edit';

type ElementNotesProps = { id: string };

/** Edits the notes of an element, below all its other fields, and not drawn with them; a collection's models have none. */
export const ElementNotes = memo(function ElementNotes({ id }: ElementNotesProps) {
  const { system, designing } = useBuilder();
  const notes = useBuilderState(({ roster }) => system.elements(roster.force).get(id)?.notes);
  const edit = useEditForce<unknown>();
  if (designing) return null;
  return (
    <TextEdit
      isOptional
      isLong
      className="mt-6"
      label={elementNotesField.label}
      hint="Shown in the list and in a match, and printed if you choose that when printing. No rule looks at them."
      maxLength={ELEMENT_NOTES_LENGTH}
      value={notes ?? ''}
      onChange={(text) => edit((force) => setElementNotes(force, id, text, system))}
    />
  );
});

/** The notes of an element in its row. */
export function NotesInRow({ id, className = '' }: ElementNotesProps & { className?: string }) {
  const { system } = useBuilder();
  const notes = useBuilderState(({ roster }) => elementNotes(roster.force, system).get(id));
  return notes && <bdi className={`${className} min-w-0 break-words text-xs`}>{notes}</bdi>;
}
