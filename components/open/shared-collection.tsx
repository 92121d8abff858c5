import type { ReadCollection } from '@/lib/check/read-collection';
import { capitalised } from '@/lib/roster/words';
import { collectionAddress } from '../shell/collections/address';
import { collectionStore } from '../shell/collections/stored-collections';
import { modelsText } from '../shell/collections/words';
import { SharedItem } from './shared-item';

/** A collection from a link, not saved yet, and its size. */
export const SharedCollection = ({ collection, system }: ReadCollection) => (
  <SharedItem
    value={collection}
    store={collectionStore}
    noun="collection"
    game={system.name}
    says={`${capitalised(modelsText(collection))}.`}
    addressOf={collectionAddress}
  />
);
