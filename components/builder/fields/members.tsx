import { dequal } from 'dequal/lite';
import { Plus, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { Section } from '@/components/ui/section';
import type { Path } from '@/lib/roster/rule';
import { capitalised } from '@/lib/roster/text/words';
import { elementsOf, useBuilder, useBuilderState } from '../context';
import { useElementEdits } from '../element-commands';
import type { Listed } from '../system-editor';
import { ProblemPlace } from '../verdict/problems';

interface MembersProps {
  label: string;
  members: readonly { id: string; label: string; aside?: string | undefined; mark?: string | undefined }[];
  removeLabel: (label: string) => string;
  /** Path of the group in the force. */
  path: Path;
  onRemove: (index: number) => void;
}

/** The members of a group, each with a remove button. */
export function Members({ label, members, removeLabel, path, onRemove }: MembersProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-line border-y">
      {members.map((member, index) => (
        <li key={`${member.id} ${index}`}>
          <ProblemPlace path={[...path, member.id]} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 break-words py-1">
              {member.label}
              {member.aside && <span className="condensed text-muted text-sm"> {member.aside}</span>}
              {member.mark && <span className="text-accent text-sm"> {member.mark}</span>}
            </span>
            <IconButton
              size="sm"
              label={removeLabel(member.label)}
              icon={<X aria-hidden size={16} />}
              onClick={() => onRemove(index)}
            />
          </ProblemPlace>
        </li>
      ))}
    </ul>
  );
}

interface HowManyProps {
  /** The most that the pack allows. */
  most: number | null | undefined;
  /** How many there are, if the game does not simply count the entries of the list. */
  count?: number;
}

/** Offers to add the first element, or to remove elements if there are more than the pack allows. */
export function ElementCount({ most, count }: HowManyProps) {
  const { editor, open } = useBuilder();
  const { noun, plural, list, field } = elementsOf(editor);
  const elements = useBuilderState(({ evaluation }) => list(evaluation), dequal);
  const counted = count ?? elements.length;
  if (elements.length === 0)
    return (
      <ProblemPlace path={[field]} exact>
        <Button variant="primary" onClick={() => open({ kind: 'picker' })}>
          <Plus aria-hidden size={16} /> Add the first {noun}
        </Button>
      </ProblemPlace>
    );
  if (most === null || most === undefined || counted <= most) return null;
  return (
    <Section title={capitalised(plural)} level={3} aside={`${counted}, at most ${most}`}>
      <ProblemPlace path={[field]} exact>
        <RemoveElement elements={elements} />
      </ProblemPlace>
    </Section>
  );
}

/** Removes one of these elements, by default the last; shown if there are too many, or one is not allowed. */
export function RemoveElement({ elements }: { elements: readonly Listed[] }) {
  const { editor } = useBuilder();
  const { remove } = useElementEdits();
  const [chosen, setChosen] = useState('');
  const element = elements.find(({ id }) => id === chosen) ?? elements.at(-1);
  if (element === undefined) return null;
  if (elements.length === 1)
    return (
      <Button onClick={() => remove(element.id)}>
        <Trash2 aria-hidden size={16} /> Remove {element.label}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={`${capitalised(elementsOf(editor).noun)} to remove`}
        className="w-60 max-w-full"
        value={element.id}
        onChange={({ target }) => setChosen(target.value)}
      >
        <Options of={elements.map(({ id, label }) => [id, label])} />
      </SelectField>
      <Button onClick={() => remove(element.id)}>
        <Trash2 aria-hidden size={16} /> Remove
      </Button>
    </div>
  );
}

interface ChooseOneProps {
  label: string;
  options: readonly { id: string; text: string }[];
  /** The text of the button. */
  verb: string;
  onChoose: (id: string) => void;
  className?: string;
}

/** A list to choose one from, with a button that adds it; renders nothing if there is none to choose. */
export function ChooseOne({ label, options, verb, onChoose, className }: ChooseOneProps) {
  const [chosen, setChosen] = useState('');
  const { id } = options.find((option) => option.id === chosen) ?? options[0] ?? {};
  if (id === undefined) return null;
  return (
    <div className={classes('flex flex-wrap items-end gap-2', className)}>
      <SelectField
        label={label}
        className="w-72 max-w-full"
        value={id}
        onChange={({ target }) => setChosen(target.value)}
      >
        <Options of={options.map((option) => [option.id, option.text])} />
      </SelectField>
      <Button onClick={() => onChoose(id)}>
        <Plus aria-hidden size={16} /> {verb}
      </Button>
    </div>
  );
}

/**
 * Returns a ref for an element with `tabIndex={-1}`, and a function that runs an action and then focuses that element,
 * because the action may remove the pressed button.
 */
export function useFocusHost() {
  const host = useRef<HTMLDivElement>(null);
  const keepFocus = (act: () => void) => {
    act();
    host.current?.focus({ preventScroll: true });
  };
  return { host, keepFocus };
}
