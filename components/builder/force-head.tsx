'use client';

import { Suspense } from 'react';
import * as z from 'zod/mini';
import { Disclosure } from '@/components/ui/disclosure';
import { lazyPart } from '@/components/ui/lazy-part';
import { TextAreaField, TextField } from '@/components/ui/text-field';
import { NAME_LENGTH, NOTES_LENGTH, nameSchema, notesSchema, type Roster } from '@/lib/roster/roster';
import { labelOf } from '../shell/items/label';
import { useCollections } from './collection/use-collections';
import { useBuilder, useBuilderState } from './context';
import { ForPack, NewerPack } from './for-pack';
import { usePartForm } from './use-part-form';

const FromCollection = lazyPart(async () => (await import('./collection/from-collection')).FromCollection);

const headSchema = z.object({
  name: nameSchema,
  player: nameSchema,
  notes: notesSchema,
});

/** Name, player and notes of the roster. */
export function ForceHead() {
  const { store } = useBuilder();
  const name = useBuilderState(({ roster }) => roster.name);
  const player = useBuilderState(({ roster }) => roster.player);
  const notes = useBuilderState(({ roster }) => roster.notes);
  const pack = useBuilderState((state) => state.pack);
  const { own } = useCollections();
  const form = usePartForm(
    headSchema,
    { name, player, notes },
    (head: Pick<Roster, 'name' | 'player' | 'notes'>) => store.edit((roster) => ({ ...roster, ...head })),
  );
  const { errors } = form.formState;
  return (
    <div className="mb-3">
      <TextField
        label="Force name"
        hideLabel
        placeholder="Name of the force"
        heading
        autoComplete="off"
        maxLength={NAME_LENGTH}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Disclosure
        title={<span className="whitespace-nowrap">Player, pack, notes</span>}
        aside={
          <span className="block max-w-56 truncate max-sm:max-w-40 group-open/disclosure:hidden">
            {[player, pack ? labelOf(pack) : '', notes].filter((text) => text.trim() !== '').join(' · ')}
          </span>
        }
      >
        <div className="grid gap-3">
          <TextField
            label="Player (commander)"
            compact
            autoComplete="off"
            maxLength={NAME_LENGTH}
            error={errors.player?.message}
            {...form.register('player')}
          />
          <ForPack />
          {own.length > 0 && (
            <Suspense>
              <FromCollection />
            </Suspense>
          )}
          <TextAreaField
            label="Notes, printed below the roster"
            rows={4}
            maxLength={NOTES_LENGTH}
            error={errors.notes?.message}
            {...form.register('notes')}
          />
        </div>
      </Disclosure>
      <NewerPack />
    </div>
  );
}
