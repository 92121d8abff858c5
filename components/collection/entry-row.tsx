import { ChevronRight, Copy, Pencil, Trash2 } from 'lucide-react';
import { Fragment, memo, useId } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { TextField } from '@/components/ui/fields/text-field';
import { Menu, RowMore } from '@/components/ui/menu';
import { useToast } from '@/components/ui/toast';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import { withNumbers } from '@/lib/roster/collection/collecting';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import { withFields } from '@/lib/roster/edits/edits';
import { duplicated, freeName, nextId } from '@/lib/roster/edits/list-edits';
import { COLLECTION_SIZE, MAX_MODELS, NAME_LENGTH } from '@/lib/roster/limits';
import type { Described } from '../shared/collections/described';

const icon = { 'aria-hidden': true, size: 16 } as const;

interface EntryRowProps {
  entry: Entry;
  about: Described;
  /** Whether it is below the first screenful, and so rendered only when it comes into view. */
  far: boolean;
  /** Whether its fields are shown. */
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Opens its design. */
  onDesign: () => void;
  /** Whether the collection has no room for another entry. */
  full: boolean;
  edit: (change: (collection: Collection) => Collection) => void;
}

/** An entry of a collection: its description and the number owned; opened, how it is to be fielded. */
export function EntryRow(props: EntryRowProps) {
  const { entry, about, far, open, onOpen, onDesign, full, edit } = props;
  const { id, count } = entry;
  const { label } = about;
  const fields = useId();
  const toast = useToast();
  const change = (numbers: Parameters<typeof withNumbers>[1]) =>
    edit((now) => setEntry(now, id, (each) => withNumbers(each, numbers)));
  const remove = () => {
    const row = document.getElementById(fields)?.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>('[aria-expanded]') ?? document.querySelector('main'))?.focus();
    edit((now) => removeEntry(now, id));
    toast({ message: `${label} removed. Undo brings it back.` });
  };
  return (
    <li
      className={classes(
        '@container border-l-3',
        open ? 'border-l-accent bg-accent-wash' : 'border-l-transparent',
        far && !open && 'drawn-in-view [--drawn-height:4rem]',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 @md:grid-cols-[minmax(0,1fr)_auto_auto]">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={fields}
          onClick={() => onOpen(!open)}
          className="grid min-h-11 min-w-0 grid-cols-[1rem_1.5rem_minmax(0,1fr)] items-baseline gap-x-2 rounded-sm py-1.5 text-left hover:bg-accent-wash focus-visible:-outline-offset-2 @max-md:col-span-2"
        >
          <ChevronRight
            aria-hidden
            size={14}
            className={classes('self-center text-muted transition-transform', open && 'rotate-90')}
          />
          {about.symbol ? <UnitSymbol symbol={about.symbol} className="self-center" /> : <span />}
          <EntrySummary about={about} entry={entry} />
        </button>
        <div className="flex items-center gap-2 py-1 @max-md:pl-12">
          <span aria-hidden className="label-caps text-muted">
            Owned
          </span>
          <NumberField
            compact
            hideLabel
            label={`Owned, ${label}`}
            min={1}
            max={MAX_MODELS}
            value={count}
            onChange={(next) => change({ count: next })}
          />
        </div>
        <span className="flex items-center justify-self-end">
          <IconButton
            label={`Change the design of ${label}`}
            icon={<Pencil {...icon} />}
            onClick={onDesign}
          />
          <Menu
            label={`More actions for ${label}`}
            icon={<RowMore {...icon} />}
            groups={() => [
              [
                {
                  label: 'Duplicate',
                  icon: <Copy {...icon} />,
                  disabled: full,
                  onSelect: () => edit((now) => duplicateEntry(now, id)),
                },
                { label: 'Remove', icon: <Trash2 {...icon} />, onSelect: remove },
              ],
            ]}
          />
        </span>
      </div>
      <div id={fields}>
        {open && <EntryFields entry={entry} label={label} change={change} onDesign={onDesign} />}
      </div>
    </li>
  );
}

const EntrySummary = memo(function EntrySummary({ about, entry }: { about: Described; entry: Entry }) {
  const { label, cost, values, notes, problems } = about;
  const limits = limitsOf(entry);
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-baseline gap-x-2.5">
        <bdi className="min-w-0 break-words font-medium">{label}</bdi>
        {cost !== null && <span className="condensed text-sm">{cost}</span>}
        <span className="condensed text-sm">
          <span aria-hidden className="text-accent">
            {'★'.repeat(entry.stars)}
          </span>
          <span className="sr-only">{entry.stars} of 5 stars</span>
        </span>
      </span>
      <span className="condensed block break-words text-muted text-sm">
        {values.map(({ letter, name, value }) => (
          <Fragment key={letter}>
            <span title={name} className="mr-1 inline-block">
              {letter} <span className="font-semibold text-ink">{value}</span>
            </span>{' '}
          </Fragment>
        ))}
        <bdi>{[...notes, ...limits].join(' · ')}</bdi>
      </span>
      {problems.map(({ severity, sentence }) => (
        <span key={sentence} className="flex gap-1.5 text-sm">
          <SeverityMark severity={severity} iconOnly /> <bdi className="min-w-0 break-words">{sentence}</bdi>
        </span>
      ))}
    </span>
  );
});

/** How many must or may be fielded, in words; empty if any number may be. */
function limitsOf({ min, max }: Entry): string[] {
  return [
    ...(min > 0 ? [`field at least ${min}`] : []),
    ...(max === undefined ? [] : [max === 0 ? 'field none' : `field at most ${max}`]),
  ];
}

const STARS = ['0', '1', '2', '3', '4', '5'] as const;

interface EntryFieldsProps {
  entry: Entry;
  label: string;
  change: (numbers: Partial<Pick<Entry, 'name' | 'stars' | 'min' | 'max'>>) => void;
  onDesign: () => void;
}

/** Edits the player's preferences for an entry: name, stars, and how many to field. */
function EntryFields({ entry, label, change, onDesign }: EntryFieldsProps) {
  const { name, count, stars, min, max } = entry;
  return (
    <fieldset className="grid gap-4 pt-2 pr-2 pb-4 pl-12 @max-md:pl-2">
      <legend className="sr-only">{label}</legend>
      <TextField
        compact
        label="Name"
        className="max-w-sm"
        placeholder={name === '' ? label : undefined}
        maxLength={NAME_LENGTH}
        value={name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Segmented
          compact
          label="Stars"
          hint="How much you like to field it."
          value={STARS[stars] ?? '1'}
          options={STARS.map((each) => ({ value: each, label: each }))}
          onChange={(next) => change({ stars: Number(next) })}
        />
        <NumberField
          compact
          label="Field at least"
          min={0}
          max={max ?? count}
          value={min}
          onChange={(next) => change({ min: next })}
        />
        <NumberField
          compact
          allowEmpty
          label="Field at most"
          empty="all you own"
          emptyMark={String(count)}
          min={min}
          max={count}
          value={max ?? null}
          onChange={(next) => change({ max: next ?? undefined })}
        />
      </div>
      <div>
        <Button size="sm" onClick={onDesign}>
          <Pencil aria-hidden size={14} /> Change the design
        </Button>
      </div>
    </fieldset>
  );
}

/** Returns the collection with one entry changed. */
export const setEntry = (collection: Collection, id: string, change: (entry: Entry) => Entry): Collection =>
  withFields(collection, {
    entries: collection.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
  });

/** Returns the collection without an entry. */
export const removeEntry = (collection: Collection, id: string): Collection =>
  withFields(collection, { entries: collection.entries.filter((entry) => entry.id !== id) });

/** Returns the collection with a copy after an entry; the same collection if it is full. */
export const duplicateEntry = (collection: Collection, id: string): Collection =>
  collection.entries.length >= COLLECTION_SIZE
    ? collection
    : {
        ...collection,
        entries: duplicated(collection.entries, id, nextId('m', collection.entries), ({ name }) => ({
          name: name === '' ? name : freeName(name, new Set(collection.entries.map((each) => each.name))),
        })),
      };
