import { Section } from '@/components/ui/section';
import { TextField } from '@/components/ui/text-field';
import { NAME_LENGTH } from '@/lib/roster/roster';
import { capitalised } from '@/lib/roster/words';
import { collectionStore, type StoredCollection } from '../shell/collections/stored-collections';
import { modelsText } from '../shell/collections/words';
import { UndoBar } from '../shell/items/undo-bar';
import { useItemEditing } from '../shell/items/use-item-editing';
import { CollectionActions } from './collection-actions';
import { Entries } from './entries';
import { useGame } from './use-game';

/** Edits a collection: its name, its entries, and its actions. */
export function CollectionEditor({ item, onDelete }: { item: StoredCollection; onDelete: () => void }) {
  const { system } = item;
  const { value, history, edit, move, saving } = useItemEditing(item, collectionStore);
  const game = useGame(system);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="max-lg:contents lg:sticky lg:top-4 lg:order-last lg:self-start">
        <div className="min-w-0">
          <h1 className="sr-only">Collection</h1>
          <TextField
            label="Name of the collection"
            maxLength={NAME_LENGTH}
            value={value.name}
            onChange={(event) => edit((now) => ({ ...now, name: event.target.value }))}
          />
          <p className="mt-4 label-caps text-muted">{system.name}</p>
          <output aria-live="polite" className="mb-4 block font-medium text-lg">
            {capitalised(modelsText(value))}
          </output>
          <CollectionActions item={{ ...item, value }} onDelete={onDelete} />
        </div>
        <UndoBar noun="collection" {...{ history, move, saving }} />
      </div>
      {game ? (
        <Entries collection={value} game={game} edit={edit} />
      ) : (
        <Section title="Models">
          <p role="status" className="text-muted">
            {game === null
              ? 'This part of the page could not be loaded. Check the connection and load the page again.'
              : 'Loading models …'}
          </p>
        </Section>
      )}
    </div>
  );
}
