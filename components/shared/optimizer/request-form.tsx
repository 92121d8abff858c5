import { dequal } from 'dequal/lite';
import { type FormEvent, useState } from 'react';
import { usePacks } from '@/components/shared/packs/stored-packs';
import { labelOf } from '@/components/shared/stored/item-words';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { NumberField } from '@/components/ui/fields/number-field';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import type { AnyOptimizerModel } from '@/lib/roster/collection/optimizer';
import { sum } from '@/lib/roster/edits/list-edits';
import type { AnyGameSystem } from '@/lib/roster/system';
import { counted } from '@/lib/roster/text/words';
import type { BuildJob } from './worker';

/** Highest limit, as in rosters. */
const MAX_POINTS = 9999;

/** A game with its optimizer model. */
export interface BuiltGame {
  system: AnyGameSystem;
  model: AnyOptimizerModel;
}

interface RequestFormProps {
  collection: Collection;
  game: BuiltGame;
  busy: boolean;
  /** The last job, which the form is filled with. */
  initial: BuildJob | null;
  /** The job that the answers shown are for; null if none are shown. */
  answered: BuildJob | null;
  onBuild: (job: BuildJob) => void;
}

/** The form for a request: limit, pack, the game's own choices, and which models must be in. */
export function RequestForm({ collection, game, busy, initial, answered, onBuild }: RequestFormProps) {
  const { system, model } = game;
  const packs = usePacks(system.id);
  const [chosenPack, setPack] = useState<string | null>(null);
  const initialPack = packs?.find(({ value }) => initial?.pack && dequal(value, initial.pack))?.id ?? '';
  const packId = chosenPack ?? initialPack;
  const pack = packs?.find(({ id }) => id === packId)?.value ?? null;
  const [limit, setLimit] = useState(initial ? (initial.asked.limit ?? null) : model.limit.usual);
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>(initial?.asked ?? {});
  const [required, setRequired] = useState<ReadonlyMap<string, number>>(
    () => new Map((initial?.collection ?? collection).entries.map(({ id, min }) => [id, min])),
  );
  // There may be fewer models now than at the last request.
  const minOf = ({ id, count }: Entry) => Math.min(required.get(id) ?? 0, count);
  const choices = model.choices?.(pack, collection.entries, chosen) ?? [];
  const fields = choices.flatMap(({ field, options }) => {
    const value = chosen[field];
    return options.some(({ id }) => id === value) ? [[field, value] as const] : [];
  });
  const entries = collection.entries.map((entry) => ({
    ...entry,
    min: minOf(entry),
    ...(entry.max !== undefined && entry.max < minOf(entry) ? { max: minOf(entry) } : {}),
  }));
  const job: BuildJob = {
    collection: { ...collection, entries },
    pack,
    asked: { ...Object.fromEntries(fields), ...(limit === null ? {} : { limit }) },
  };
  const isChanged = packs !== undefined && answered !== null && !dequal(job, answered);
  const build = (event: FormEvent) => {
    event.preventDefault();
    onBuild(job);
  };
  const must = sum(collection.entries, minOf);
  return (
    <form onSubmit={build} className="grid gap-4">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <NumberField
          label={model.limit.label}
          allowEmpty
          min={0}
          max={MAX_POINTS}
          value={limit}
          onChange={setLimit}
        />
        <SelectField label="Pack" value={packId} onChange={({ target }) => setPack(target.value)}>
          <option value="">None</option>
          <Options of={packs?.map(({ id, value }) => [id, labelOf(value)])} />
        </SelectField>
        {choices.map(({ field, label, open, options }) => (
          <SelectField
            key={field}
            label={label}
            value={options.find(({ id }) => id === chosen[field])?.id ?? ''}
            onChange={({ target }) => setChosen({ ...chosen, [field]: target.value })}
          >
            <option value="">{open}</option>
            <Options of={options.map(({ id, name }) => [id, name])} />
          </SelectField>
        ))}
      </div>
      <Disclosure title="Required models" aside={must === 0 ? 'nothing' : counted(must, 'model')}>
        <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {collection.entries.map((entry) => (
            <li key={entry.id} className="flex items-center justify-between gap-3">
              <span className="min-w-0 flex-1 break-words">
                <bdi>{model.nameOf(entry)}</bdi>
                <span className="text-muted text-sm"> of {entry.count}</span>
              </span>
              <NumberField
                compact
                hideLabel
                className="shrink-0"
                label={`Required models, ${model.nameOf(entry)}`}
                min={0}
                max={entry.count}
                value={minOf(entry)}
                onChange={(next) => setRequired(new Map(required).set(entry.id, next))}
              />
            </li>
          ))}
        </ul>
      </Disclosure>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          Build the best rosters
        </Button>
        <p role="status" className="text-sm">
          {isChanged && 'You have changed the request since. The answers below are for the earlier one.'}
        </p>
      </div>
    </form>
  );
}
