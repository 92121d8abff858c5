'use client';

import { packLink } from '@/lib/check/link';
import type { Pack } from '@/lib/roster/pack';
import { ShareItem } from '../shell/items/share-item';
import { packLabel } from '../shell/packs/label';

/** A pack as a link, with its QR code. */
export const SharePack = ({ pack, onClose }: { pack: Pack; onClose: () => void }) => (
  <ShareItem
    noun="pack"
    name={packLabel(pack)}
    link={packLink(window.location.origin, pack)}
    onClose={onClose}
  />
);
