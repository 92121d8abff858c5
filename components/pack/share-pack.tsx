import { siteAddress } from '@/components/shell/site';
import { packLink } from '@/lib/check/link';
import type { Pack } from '@/lib/roster/pack';
import { labelOf } from '../shell/items/label';
import { ShareItem } from '../shell/items/share-item';

/** A pack as a link, with its QR code. */
export const SharePack = ({ pack, onClose }: { pack: Pack; onClose: () => void }) => (
  <ShareItem noun="pack" name={labelOf(pack)} link={packLink(siteAddress(), pack)} onClose={onClose} />
);
