import { useCallback, useState } from 'react';
import { collectionAddress } from '@/components/shared/addresses';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { collectionStore, useStoredItems } from '@/components/shared/stored/item-store';
import { labelOf, modelsText } from '@/components/shared/stored/item-words';
import { PageLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/fields/select-field';
import { notLoaded } from '@/components/ui/lazy-part';
import { EmptyState } from '@/components/ui/notes';
import { allModels } from '@/lib/roster/collection/all-models';
import { type RegisteredSystem, systems } from '@/lib/systems/registry';
import { FromCollection } from './from-collection';
import { forgetOpen, leftOpen } from './last-build';

interface BuildDialogProps {
  /** The collection to build from; the dialog asks for it if omitted. */
  id?: string;
  onClose: () => void;
}

/** Builds the best legal rosters from a collection, and opens one of them. */
export function BuildDialog({ id, onClose }: BuildDialogProps) {
  const all = useStoredItems(collectionStore)?.read;
  const [chosenId, choose] = useState(id ?? leftOpen() ?? undefined);
  const close = () => {
    forgetOpen();
    onClose();
  };
  const ofGame = systems.find((game) => chosenId === allModelsId(game.id));
  const chosen = all?.find((item) => item.id === chosenId) ?? (id || ofGame ? undefined : all?.[0]);
  return (
    <Dialog open size="lg" onClose={close} title="Build from collection">
      <div className="grid gap-5">
        {all?.length === 0 && !ofGame && (
          <EmptyState title="No collections yet">
            <PageLink href={collectionAddress()}>Start a collection</PageLink> of the models you own, or
            choose “Add to a collection” in the menu of a roster.
          </EmptyState>
        )}
        {id === undefined && all && (
          <SelectField
            label="Collection"
            value={chosen?.id ?? chosenId ?? ''}
            onChange={({ target }) => choose(target.value)}
            data-autofocus
          >
            {chosen === undefined && ofGame === undefined && <option value="">Choose</option>}
            {all.map((item) => (
              <option key={item.id} value={item.id}>
                {labelOf(item.value)} ({item.system.name}, {modelsText(item.value)})
              </option>
            ))}
            <optgroup label="All models of a game">
              {systems.map((game) => (
                <option key={game.id} value={allModelsId(game.id)}>
                  All models of {game.name}
                </option>
              ))}
            </optgroup>
          </SelectField>
        )}
        {ofGame && <FromAllModels key={ofGame.id} game={ofGame} onClose={onClose} />}
        {chosen && <FromCollection key={chosen.id} item={chosen} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

/** The id of all models of a game among those of collections. */
const allModelsId = (game: string) => `all-models ${game}`;

/** Builds from every model that a game offers. */
function FromAllModels({ game, onClose }: { game: RegisteredSystem; onClose: () => void }) {
  const load = useCallback(async () => {
    const { system } = await game.load();
    return { system, value: allModels(system, await system.optimizer()) };
  }, [game]);
  const loaded = useLoaded(load);
  if (!loaded)
    return (
      <p role="status" className="text-muted">
        {loaded === null ? notLoaded() : 'Loading the rules …'}
      </p>
    );
  const { system, value } = loaded;
  if (value === null)
    return (
      <EmptyState title={`No models of ${game.name}`}>
        Its players make them: record yours in a collection.
      </EmptyState>
    );
  return (
    <FromCollection item={{ id: allModelsId(game.id), changed: 0, value, system }} all onClose={onClose} />
  );
}
