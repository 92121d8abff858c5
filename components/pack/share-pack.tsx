import { siteAddress } from '@/components/shared/addresses';
import { packLink } from '@/lib/check/link';
import type { Pack } from '@/lib/roster/pack/pack';
import { ShareItem } from '../shared/share/qr-picture';
import { labelOf } from '../shared/stored/item-words';

/** A pack as a link, with its QR code. */
export const SharePack = ({ pack, onClose }: { pack: Pack; onClose: () => void }) => (
  <ShareItem noun="pack" name={labelOf(pack)} link={packLink(siteAddress(), pack)} onClose={onClose} />
);
