import type { Collection } from '@/lib/roster/collection';
import { collectionFileText, fileName } from '@/lib/roster/file';
import { saveFile } from '../shell/save-file';

/** Saves a collection to a file in the format that `muster build` reads. */
export const saveCollectionFile = (collection: Collection) =>
  saveFile(
    fileName(collection.name, 'collection.json', 'collection'),
    collectionFileText(collection),
    'application/json',
  );
