import { Columns2, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { Button, IconButton } from '@/components/ui/button';
import { Form } from '@/components/ui/form/form';
import { FormText } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { checkRoster } from '@/lib/roster/check';
import { NAME_LENGTH } from '@/lib/roster/limits';
import type { Pack } from '@/lib/roster/pack/pack';
import { givenNameSchema, type Roster, typedSchema } from '@/lib/roster/roster';
import { headlineFigures } from '@/lib/roster/shown/figures';
import type { AnyGameSystem } from '@/lib/roster/system';
import { dateText } from '@/lib/roster/text/dates';
import { verdictText } from '@/lib/roster/verdict';
import type { StoredVersion } from '@/lib/storage/versions';
import { useBuilder, useBuilderState } from '../context';

const icon = { 'aria-hidden': true, size: 16 } as const;

interface VersionRowProps {
  version: StoredVersion;
  onCompare: () => void;
  onRestore: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** A named version: its time, figures and verdict, and its buttons. */
export function VersionRow({ version, onCompare, onRestore, onRename, onRemove }: VersionRowProps) {
  const { system } = useBuilder();
  const pack = useBuilderState((state) => state.pack);
  const { name, made, roster } = version;
  const line = useMemo(() => stateLine(roster, system, pack), [roster, system, pack]);
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const leave = () => {
    // The focused field disappears.
    flushSync(() => setRenaming(false));
    pencil.current?.focus();
  };
  const removeThis = (event: MouseEvent) => {
    // The row disappears with the focused button: focus a neighbour first.
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const next = neighbour?.querySelector('button') ?? row?.closest('dialog')?.querySelector('input');
    next?.focus();
    onRemove();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2">
      {renaming ? (
        <NameForm
          name={name}
          onDone={(next) => {
            leave();
            if (next !== null && next !== name) onRename(next);
          }}
        />
      ) : (
        <>
          <div className="min-w-0 flex-[1_1_16rem]">
            <h3 className="break-words font-semibold">
              <bdi>{name}</bdi>
            </h3>
            <p className="text-muted text-sm">
              {timeText(made)} · {line}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-1">
            <Button size="sm" aria-label={`Compare ${name}`} onClick={onCompare}>
              <Columns2 aria-hidden size={14} /> Compare
            </Button>
            <Button size="sm" aria-label={`Restore ${name}`} onClick={onRestore}>
              <RotateCcw aria-hidden size={14} /> Restore
            </Button>
            <IconButton
              ref={pencil}
              label={`Rename ${name}`}
              icon={<Pencil {...icon} />}
              onClick={() => setRenaming(true)}
            />
            <IconButton label={`Delete ${name}`} icon={<Trash2 {...icon} />} onClick={removeThis} />
          </div>
        </>
      )}
    </li>
  );
}

const nameForm = z.object({ name: typedSchema(givenNameSchema) });

/** Asks for a new name; `onDone` gets null if it is cancelled. */
function NameForm({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const form = useZodForm(nameForm, { name });
  return (
    <Form
      form={form}
      onSubmit={(given) => onDone(given.name)}
      className="flex min-w-0 flex-1 flex-wrap items-start gap-2"
    >
      <FormText
        control={form.control}
        name="name"
        label={`Another name for ${name}`}
        hideLabel
        autoFocus
        className="flex-[1_1_12rem]"
        maxLength={NAME_LENGTH}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Do not close the dialog too.
          event.preventDefault();
          event.stopPropagation();
          onDone(null);
        }}
      />
      <Button type="submit" variant="primary">
        Rename
      </Button>
      <Button onClick={() => onDone(null)}>Cancel</Button>
    </Form>
  );
}

/** Formats a time, in milliseconds since the epoch, for lists. */
export const timeText = (made: number): string => (made > 0 ? dateText(made, 'second') : 'time unknown');

/** Returns the figures and the verdict of a roster, checked against a pack. */
export function stateLine(roster: Roster, system: AnyGameSystem, pack: Pack | null): string {
  const { evaluation, report } = checkRoster(roster, system, pack);
  const figures = headlineFigures(system.figures(evaluation)).map(({ label, value }) => `${label} ${value}`);
  return [...figures, verdictText(report)].join(' · ');
}
