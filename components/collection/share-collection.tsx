import { siteAddress } from '@/components/shared/addresses';
import { collectionLink } from '@/lib/check/link';
import type { Collection } from '@/lib/roster/collection/collection';
import { ShareItem } from '../shared/share/qr-picture';
import { labelOf } from '../shared/stored/item-words';

/** A collection as a link, with its QR code. */
export const ShareCollection = ({ collection, onClose }: { collection: Collection; onClose: () => void }) => (
  <ShareItem
    noun="collection"
    name={labelOf(collection)}
    link={collectionLink(siteAddress(), collection)}
    onClose={onClose}
  />
);
