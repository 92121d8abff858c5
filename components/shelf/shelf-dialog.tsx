import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { collectionAddress } from '@/components/shared/addresses';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { StartMatch } from '@/components/shared/matches/start-match';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormText } from '@/components/ui/form/form-field';
import { forgetKept, keptUnder, useZodForm } from '@/components/ui/form/use-zod-form';
import { useToast } from '@/components/ui/toast';
import { type AnyCollecting, entriesOf } from '@/lib/roster/collection/collecting';
import type { Entry } from '@/lib/roster/collection/collection';
import { parseRoster } from '@/lib/roster/parse';
import { foldCase } from '@/lib/roster/text/search';
import { counted } from '@/lib/roster/text/words';
import type { StoredRoster } from '@/lib/storage/db';
import { readStoredPack } from '@/lib/storage/packs';
import { MAX_TAGS, TAG_LENGTH, tagsOf } from '@/lib/storage/records';
import { loadSystem } from '@/lib/systems/registry';
import { CollectDialog } from '../shared/collections/collect-dialog';
import { CompareDialog } from '../shared/compare/compare-dialog';
import { FormDialog, NameDialog } from '../shared/form-dialog';
import { fileOfText } from '../shared/import/files-of';
import { BuildDialog } from '../shared/optimizer/build-dialog';
import { PasteDialog as SharedDialog } from '../shared/paste-dialog';
import { addTags, nameOf, rename, setTags } from '../shared/rosters/stored-roster';
import { BinDialog } from './bin-dialog';
import { useRowActions } from './row-hooks';
import { tagsIn } from './shelf-view';

/** A request to open one of the shelf's dialogs. */
export type OpenDialog =
  /** `compare` takes two rosters of a game, or one; the dialog then asks for the other. */
  | { kind: 'play' | 'rename' | 'tags' | 'add-tags' | 'compare' | 'own'; rosters: readonly StoredRoster[] }
  | { kind: 'bin' | 'paste' | 'build' };

interface ShelfDialogProps {
  asked: OpenDialog;
  onClose: () => void;
  /** All rosters, including those in the bin. */
  rosters: readonly StoredRoster[];
  gameName: (id: string) => string;
  take: (files: readonly File[]) => void;
}

/** The requested dialog. */
export function ShelfDialog({ asked, onClose, rosters, gameName, take }: ShelfDialogProps) {
  return (
    <>
      {asked.kind === 'rename' && asked.rosters[0] && (
        <RenameDialog stored={asked.rosters[0]} onClose={onClose} />
      )}
      {(asked.kind === 'tags' || asked.kind === 'add-tags') && (
        <TagsDialog
          rosters={asked.rosters}
          all={rosters}
          onClose={onClose}
          adding={asked.kind === 'add-tags'}
        />
      )}
      {asked.kind === 'own' && asked.rosters[0] && (
        <AddToCollectionDialog stored={asked.rosters[0]} onClose={onClose} />
      )}
      {asked.kind === 'play' && asked.rosters[0] && (
        <StartStored stored={asked.rosters[0]} onClose={onClose} />
      )}
      {asked.kind === 'bin' && <BinDialog rosters={rosters} gameName={gameName} onClose={onClose} />}
      {asked.kind === 'paste' && <PasteDialog take={take} onClose={onClose} />}
      {asked.kind === 'build' && <BuildDialog onClose={onClose} />}
      {asked.kind === 'compare' && <CompareDialog chosen={asked.rosters} all={rosters} onClose={onClose} />}
    </>
  );
}

/** A dialog to paste a roster or a link into. */
const PasteDialog = ({ take, onClose }: { take: (files: readonly File[]) => void; onClose: () => void }) => (
  <SharedDialog
    title="Paste a roster or link"
    verb="Open"
    label="Roster or link"
    hint="The text of a roster file, a link to a roster, or several, one per line; or a list in your own words."
    rows={6}
    take={(text) => void take([fileOfText(text)])}
    onClose={onClose}
  />
);

/** Renames a roster without opening it. */
function RenameDialog({ stored, onClose }: { stored: StoredRoster; onClose: () => void }) {
  const { id, roster } = stored;
  const { attempt } = useRowActions();
  const give = (name: string) => {
    if (name === roster.name) return;
    const undo = () => rename(id, roster.name);
    void attempt(() => rename(id, name), `${nameOf(roster)} renamed to ${nameOf({ name })}.`, undo);
  };
  return <NameDialog title="Rename" verb="Rename" name={roster.name} onName={give} onClose={onClose} />;
}

/** Adds all models of a roster to a collection; opens the collection if it is new. */
export function AddToCollectionDialog({
  stored: { roster },
  onClose,
}: {
  stored: StoredRoster;
  onClose: () => void;
}) {
  const router = useRouter();
  const toast = useToast();
  const [owned, setOwned] = useState<{ collecting: AnyCollecting; entries: Entry[] } | null>(null);
  useEffect(() => {
    entriesOfRoster(roster).then(setOwned, () => {
      toast({ message: `${nameOf(roster)} cannot be read here.` });
      onClose();
    });
  }, [roster, toast, onClose]);
  return (
    owned && (
      <CollectDialog
        title="Add to a collection"
        system={roster.system}
        {...owned}
        name={roster.name}
        onCreated={(id) => router.push(collectionAddress(id))}
        onClose={onClose}
      />
    )
  );
}

async function entriesOfRoster(roster: StoredRoster['roster']) {
  const system = await loadSystem(roster.system);
  const read = system && parseRoster(roster, system);
  if (!system || !read?.ok) throw new Error('A roster cannot be read');
  const collecting = await system.collecting();
  return { collecting, entries: entriesOf(collecting.owned(read.value.force), collecting) };
}

/** Starts a match with a stored roster, which is read first. */
export function StartStored({ stored, onClose }: { stored: StoredRoster; onClose: () => void }) {
  const load = useCallback(async () => {
    const system = await loadSystem(stored.roster.system);
    const read = system && parseRoster(stored.roster, system);
    return system && read?.ok
      ? { system, roster: read.value, pack: readStoredPack(stored.pack, system) }
      : null;
  }, [stored]);
  const loaded = useLoaded(load);
  if (loaded) return <StartMatch {...loaded} rosterId={stored.id} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Play" size="sm">
      <p role={loaded === null ? 'alert' : 'status'}>
        {loaded === null ? 'This roster cannot be read; open it in the builder to see why.' : 'Opening …'}
      </p>
    </Dialog>
  );
}

interface TagsDialogProps {
  rosters: readonly StoredRoster[];
  /** All rosters, whose tags are suggested. */
  all: readonly StoredRoster[];
  /** Adds the tags to those of each roster instead of replacing them. */
  adding?: boolean;
  onClose: () => void;
}

/** Tags as they are typed, with commas between them. */
const tagsForm = z.object({ tags: z.pipe(z.string(), z.transform(tagsOf)) });

/** Edits the tags of a roster, or adds tags to several. */
export function TagsDialog({ rosters, all, adding = false, onClose }: TagsDialogProps) {
  const [first] = rosters;
  const before = adding ? [] : (first?.tags ?? []);
  const about = rosters.map(({ id }) => id).join(' ');
  const kept = `${adding ? 'add tags' : 'tags'} ${about}`;
  const form = useZodForm(tagsForm, { tags: before.join(', ') }, keptUnder(kept));
  const { attempt } = useRowActions();
  const tags = tagsOf(useWatch({ control: form.control, name: 'tags' }));
  const has = (tag: string) => tags.some((each) => foldCase(each) === foldCase(tag));
  const toggle = (tag: string) =>
    form.setValue(
      'tags',
      (has(tag) ? tags.filter((each) => foldCase(each) !== foldCase(tag)) : [...tags, tag]).join(', '),
    );
  const submit = ({ tags }: { tags: string[] }) => {
    forgetKept(kept);
    onClose();
    if (!first) return;
    if (adding)
      void attempt(
        () =>
          addTags(
            rosters.map(({ id }) => id),
            tags,
          ),
        `${counted(rosters.length, 'roster')} tagged.`,
      );
    else void attempt(() => setTags(first.id, tags), null);
  };
  const offered = tagsIn(all);
  return (
    <FormDialog
      verb="Save"
      {...{ form, kept, onClose }}
      onSubmit={submit}
      size="sm"
      title={adding ? `Tag ${counted(rosters.length, 'roster')}` : 'Tags'}
      description={!adding && first ? <bdi>{nameOf(first.roster)}</bdi> : undefined}
    >
      <FormText
        control={form.control}
        name="tags"
        data-autofocus
        label="Tags"
        hint={`Separate tags with commas. At most ${MAX_TAGS}, of ${TAG_LENGTH} characters each.`}
        maxLength={MAX_TAGS * (TAG_LENGTH + 2)}
      />
      {offered.length > 0 && (
        <fieldset>
          <legend className="label-caps mb-1 text-muted">In use</legend>
          <div className="flex flex-wrap gap-1">
            {offered.map((tag) => (
              <Button
                key={tag}
                size="sm"
                variant={has(tag) ? 'primary' : 'secondary'}
                aria-pressed={has(tag)}
                className="max-w-full shrink! break-all"
                onClick={() => toggle(tag)}
              >
                <bdi>{tag}</bdi>
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </FormDialog>
  );
}
