import { Disclosure } from '@/components/ui/disclosure';
import { lazyPart } from '@/components/ui/lazy-part';
import { NOTES_LENGTH, type Roster } from '@/lib/roster/roster';
import { labelOf } from '../shell/items/label';
import { useCollections } from './collection/use-collections';
import { useBuilder, useBuilderState } from './context';
import { TextEdit } from './fields/text-edit';
import { ForPack, NewerPack } from './for-pack';

const FromCollection = lazyPart(async () => (await import('./collection/from-collection')).FromCollection);

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
