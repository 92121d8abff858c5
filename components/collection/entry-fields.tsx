import { Pencil } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { TextField } from '@/components/ui/fields/text-field';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import { withFields } from '@/lib/roster/edits/edits';
import { duplicated, freeName, nextId } from '@/lib/roster/edits/list-edits';
import { COLLECTION_SIZE, NAME_LENGTH } from '@/lib/roster/limits';

const STARS = ['0', '1', '2', '3', '4', '5'] as const;

interface EntryFieldsProps {
  entry: Entry;
  label: string;
  change: (numbers: Partial<Pick<Entry, 'name' | 'stars' | 'min' | 'max'>>) => void;
  onDesign: () => void;
}

/** Edits the player's preferences for an entry: name, stars, and how many to field. */
export function EntryFields({ entry, label, change, onDesign }: EntryFieldsProps) {
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
