import type { Pack } from '@/lib/roster/pack';
import { eventText, packSentence } from '@/lib/roster/pack-text';
import type { AnyGameSystem } from '@/lib/roster/system';
import { packAddress } from '../shell/packs/address';
import { packStore } from '../shell/packs/stored-packs';
import { SharedItem } from './shared-item';

/** A pack from a link. */
export interface LinkedPack {
  pack: Pack;
  system: AnyGameSystem;
}

/** A pack from a link, not saved yet, and what it allows. */
export const SharedPack = ({ pack, system }: LinkedPack) => (
  <SharedItem
    value={pack}
    store={packStore}
    noun="pack"
    game={system.name}
    says={[packSentence(pack, system), eventText(pack)].filter(Boolean).join(' ')}
    addressOf={packAddress}
  />
);
