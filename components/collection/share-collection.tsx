import { siteAddress } from '@/components/shell/site';
import { collectionLink } from '@/lib/check/link';
import type { Collection } from '@/lib/roster/collection';
import { labelOf } from '../shell/items/label';
import { ShareItem } from '../shell/items/share-item';

/** A collection as a link, with its QR code. */
export const ShareCollection = ({ collection, onClose }: { collection: Collection; onClose: () => void }) => (
  <ShareItem
    noun="collection"
    name={labelOf(collection)}
    link={collectionLink(siteAddress(), collection)}
    onClose={onClose}
  />
);
