import { dequal } from 'dequal/lite';
import { Dices } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePacks } from '@/components/shared/packs/stored-packs';
import { labelOf } from '@/components/shared/stored/item-words';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { NumberField } from '@/components/ui/fields/number-field';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { Form } from '@/components/ui/form/form';
import { FormField, FormNumber } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import type { AnyOptimizerModel } from '@/lib/roster/collection/optimizer';
import { sum } from '@/lib/roster/edits/list-edits';
import { COLLECTION_SIZE, LIST_SIZE, MAX_MODELS, MAX_POINTS } from '@/lib/roster/limits';
import { wholeNumber } from '@/lib/roster/roster';
import { recordOf } from '@/lib/roster/schemas';
import type { AnyGameSystem } from '@/lib/roster/system';
import { counted } from '@/lib/roster/text/words';
import type { BuildJob } from './worker';

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
  /** Whether a random force was built last, or is being built. */
  isRandom: boolean;
  /** The job that the answers shown are for; null if none are shown. */
  answered: BuildJob | null;
  onBuild: (job: BuildJob) => void;
}

const requestSchema = z.object({
  limit: z.nullable(wholeNumber(0, MAX_POINTS)),
  pack: z.nullable(z.string()),
  chosen: recordOf(z.unknown(), LIST_SIZE),
  required: recordOf(wholeNumber(0, MAX_MODELS), COLLECTION_SIZE),
});

/** What the form holds. */
interface RequestInput {
  limit: number | null;
  /** Id of a stored pack; "" for none, null until one is chosen. */
  pack: string | null;
  /** What was chosen for each of the game's own fields. */
  chosen: Readonly<Record<string, unknown>>;
  /** How many models of each entry must be in, by the entry's id. */
  required: Readonly<Record<string, number>>;
}

/** The form for a request: limit, pack, the game's own choices, and which models must be in. */
export function RequestForm({
  collection,
  game,
  busy,
  initial,
  isRandom,
  answered,
  onBuild,
}: RequestFormProps) {
  const { system, model } = game;
  const packs = usePacks(system.id);
  const packOf = (id: string) => packs?.find((each) => each.id === id)?.value ?? null;
  const initialPack = packs?.find(({ value }) => initial?.pack && dequal(value, initial.pack))?.id ?? '';
  const choicesOf = ({ pack, chosen }: Pick<RequestInput, 'pack' | 'chosen'>) =>
    model.choices?.(packOf(pack ?? initialPack), collection.entries, chosen) ?? [];
  // There may be fewer models now than at the last request.
  const minOf = ({ id, count }: Entry, required: RequestInput['required']) =>
    Math.min(required[id] ?? 0, count);
  const jobOf = (input: RequestInput): BuildJob => {
    const { limit, pack, chosen, required } = input;
    const fields = choicesOf(input).flatMap(({ field, options }) => {
      const value = chosen[field];
      return options.some(({ id }) => id === value) ? [[field, value] as const] : [];
    });
    const entries = collection.entries.map((entry) => {
      const min = minOf(entry, required);
      return { ...entry, min, ...(entry.max !== undefined && entry.max < min ? { max: min } : {}) };
    });
    return {
      collection: { ...collection, entries },
      pack: packOf(pack ?? initialPack),
      asked: { ...Object.fromEntries(fields), ...(limit === null ? {} : { limit }) },
    };
  };
  const form = useZodForm<RequestInput, RequestInput>(requestSchema, {
    limit: initial ? (initial.asked.limit ?? null) : model.limit.usual,
    pack: null,
    chosen: initial?.asked ?? {},
    required: Object.fromEntries((initial?.collection ?? collection).entries.map(({ id, min }) => [id, min])),
  });
  const { control } = form;
  const input = useWatch({ control }) as RequestInput;
  const { isRandom: _, ...asked } = answered ?? {};
  const isChanged = packs !== undefined && answered !== null && !dequal(jobOf(input), asked);
  const must = sum(collection.entries, (entry) => minOf(entry, input.required));
  return (
    <Form form={form} onSubmit={(values) => onBuild(jobOf(values))} className="grid gap-4">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <FormNumber
          control={control}
          name="limit"
          label={model.limit.label}
          allowEmpty
          min={0}
          max={MAX_POINTS}
        />
        <FormField control={control} name="pack">
          {({ value, onChange }) => (
            <SelectField
              label="Pack"
              value={value ?? initialPack}
              onChange={({ target }) => onChange(target.value)}
            >
              <option value="">None</option>
              <Options of={packs?.map(({ id, value }) => [id, labelOf(value)])} />
            </SelectField>
          )}
        </FormField>
        <FormField control={control} name="chosen">
          {({ value: chosen, onChange }) =>
            choicesOf(input).map(({ field, label, open, options }) => (
              <SelectField
                key={field}
                label={label}
                value={options.find(({ id }) => id === chosen[field])?.id ?? ''}
                onChange={({ target }) => onChange({ ...chosen, [field]: target.value })}
              >
                <option value="">{open}</option>
                <Options of={options.map(({ id, name }) => [id, name])} />
              </SelectField>
            ))
          }
        </FormField>
      </div>
      <Disclosure title="Required models" aside={must === 0 ? 'nothing' : counted(must, 'model')}>
        <FormField control={control} name="required">
          {({ value: required, onChange }) => (
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
                    value={minOf(entry, required)}
                    onChange={(next) => onChange({ ...required, [entry.id]: next })}
                  />
                </li>
              ))}
            </ul>
          )}
        </FormField>
      </Disclosure>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          Build the best rosters
        </Button>
        <Button
          busy={busy}
          onClick={form.handleSubmit((values) => onBuild({ ...jobOf(values), isRandom: true }))}
        >
          <Dices aria-hidden size={16} /> {isRandom ? 'Another random force' : 'A random legal force'}
        </Button>
        <p role="status" className="text-sm">
          {isChanged && 'You have changed the request since. The answers below are for the earlier one.'}
        </p>
      </div>
    </Form>
  );
}
