import { collectionAddress } from '@/components/shared/addresses';
import { labelOf, modelsText } from '@/components/shared/stored/item-words';
import { PageLink } from '@/components/ui/button';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { useToast } from '@/components/ui/toast';
import { useBuilder } from '../context';
import { useCollections } from './use-collections';

/** Chooses the collection that the roster is built from; renders nothing if the player has none for the game. */
export function FromCollection() {
  const { store } = useBuilder();
  const toast = useToast();
  const { own, chosen } = useCollections();
  if (own.length === 0) return null;
  const choose = (id: string) => {
    const before = store.state().collection;
    const next = own.find((item) => item.id === id);
    store.buildFrom(next?.id ?? null);
    toast({
      message: next ? `Now built from “${labelOf(next.value)}”.` : 'Collection removed from this roster.',
      action: { label: 'Undo', onAction: () => store.buildFrom(before) },
    });
  };
  return (
    <SelectField
      compact
      label="Collection"
      value={chosen?.id ?? ''}
      hint={
        <>
          {chosen
            ? `${modelsText(chosen.value)}; if the force fields more, you get advice.`
            : 'No collection chosen.'}{' '}
          <PageLink href={collectionAddress(chosen?.id)}>
            {chosen ? 'Open the collection' : 'All collections'}
          </PageLink>
        </>
      }
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">None</option>
      <Options of={own.map(({ id, value }) => [id, labelOf(value)])} />
    </SelectField>
  );
}
