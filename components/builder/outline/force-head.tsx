import { dequal } from 'dequal/lite';
import { packAddress } from '@/components/shared/addresses';
import { usePacks } from '@/components/shared/packs/stored-packs';
import { labelOf } from '@/components/shared/stored/item-words';
import { PageLink } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { lazyPart } from '@/components/ui/lazy-part';
import { useToast } from '@/components/ui/toast';
import { NOTES_LENGTH } from '@/lib/roster/limits';
import type { Pack } from '@/lib/roster/pack/pack';
import { eventText, packSentence } from '@/lib/roster/pack/text';
import type { Roster } from '@/lib/roster/roster';
import { storedPackName } from '@/lib/storage/kinds';
import { useCollections } from '../collection/use-collections';
import { useBuilder, useBuilderState } from '../context';
import { TextEdit } from '../fields/text-edit';

const FromCollection = lazyPart(async () => (await import('../collection/from-collection')).FromCollection);

/** Name, player and notes of the roster. */
export function ForceHead() {
  const { store } = useBuilder();
  const name = useBuilderState(({ roster }) => roster.name);
  const player = useBuilderState(({ roster }) => roster.player);
  const notes = useBuilderState(({ roster }) => roster.notes);
  const pack = useBuilderState((state) => state.pack);
  const { own } = useCollections();
  const set = (head: Partial<Pick<Roster, 'name' | 'player' | 'notes'>>) =>
    store.edit((roster) => ({ ...roster, ...head }));
  return (
    <div className="mb-3">
      <TextEdit
        isOptional
        heading
        hideLabel
        label="Force name"
        placeholder="Name of the force"
        value={name}
        onChange={(next) => set({ name: next })}
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
          <TextEdit
            isOptional
            compact
            label="Player (commander)"
            value={player}
            onChange={(next) => set({ player: next })}
          />
          <ForPack />
          {own.length > 0 && <FromCollection />}
          <TextEdit
            isOptional
            isLong
            rows={4}
            label="Notes, printed below the roster"
            maxLength={NOTES_LENGTH}
            value={notes}
            onChange={(next) => set({ notes: next })}
          />
        </div>
      </Disclosure>
      <NewerPack />
    </div>
  );
}

const NONE = '';
const COPY = 'copy';

/** Returns the pack that the force is built for, the stored packs, and a function that chooses another. */
function usePackChoice() {
  const { store, system } = useBuilder();
  const toast = useToast();
  const pack = useBuilderState((state) => state.pack);
  const unread = useBuilderState((state) => state.unread);
  const packs = usePacks(system.id);
  const chosen = pack ? packs?.find((each) => dequal(each.value, pack)) : undefined;
  const buildFor = (next: Pack | null) => {
    store.buildFor(next);
    toast({
      message: next ? `Now checked against “${labelOf(next)}”.` : 'Now checked without a pack.',
      action: { label: 'Undo', onAction: () => store.buildFor(pack, unread) },
    });
  };
  return { system, pack, unread, packs, chosen, buildFor };
}

/** Chooses the pack that the force is built for: a stored one, or none. The roster holds a copy of it. */
function ForPack() {
  const { system, pack, unread, packs, chosen, buildFor } = usePackChoice();
  const stored = packs ?? [];
  const choose = (value: string) => {
    if (value !== COPY) buildFor(stored.find(({ id }) => id === value)?.value ?? null);
  };
  return (
    <SelectField
      compact
      data-for-pack
      label="Pack"
      value={pack === null && unread === null ? NONE : (chosen?.id ?? COPY)}
      hint={
        <>
          {pack ? (
            <>
              <bdi>{packSentence(pack, system)}</bdi> <bdi>{eventText(pack)}</bdi>
            </>
          ) : (
            'No pack: only the rules of the game apply.'
          )}{' '}
          <PageLink href={packAddress(chosen?.id)}>{chosen ? 'Open the pack' : 'All packs'}</PageLink>
        </>
      }
      onChange={(event) => choose(event.target.value)}
    >
      <option value={NONE}>None</option>
      {unread !== null && <option value={COPY}>{storedPackName(unread) || 'A pack'} (cannot be read)</option>}
      {pack && !chosen && (
        <option value={COPY}>
          {labelOf(pack)}
          {packs && ' (this roster’s copy)'}
        </option>
      )}
      <Options of={stored.map(({ id, value: each }) => [id, labelOf(each)])} />
    </SelectField>
  );
}

/** Offers the current version of the pack, if it was changed after the roster took its copy. */
function NewerPack() {
  const { pack, unread, packs, chosen, buildFor } = usePackChoice();
  const name = pack?.name ?? storedPackName(unread);
  const newer = name !== '' && !chosen && packs?.find((each) => each.value.name === name);
  if (!newer) return null;
  return (
    <p className="mt-1 text-sm">
      The saved pack of this name has changed since this roster was built.{' '}
      <button
        type="button"
        className="inline-block min-h-6 text-accent underline pointer-coarse:min-h-11"
        onClick={() => buildFor(newer.value)}
      >
        Use the current pack
      </button>
    </p>
  );
}
