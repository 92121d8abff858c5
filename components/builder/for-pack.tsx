'use client';

import { PageLink } from '@/components/ui/page-link';
import { SelectField } from '@/components/ui/select-field';
import { useToast } from '@/components/ui/toast';
import type { Pack } from '@/lib/roster/pack';
import { packSentence } from '@/lib/roster/pack-text';
import { storedPackName } from '@/lib/storage/packs';
import { packAddress, packLabel } from '../shell/packs/label';
import { samePack } from '../shell/packs/stored-packs';
import { usePacks } from '../shell/packs/use-packs';
import { useBuilder, useBuilderState } from './context';

const NONE = '';
const COPY = 'copy';

/** What the force is built for: one of the packs kept here, or none. The roster keeps a copy of it. */
export function ForPack() {
  const { store, system } = useBuilder();
  const toast = useToast();
  const pack = useBuilderState((state) => state.pack);
  const unread = useBuilderState((state) => state.unread);
  const packs = usePacks(system.id);
  const kept = packs ?? [];
  const chosen = pack ? kept.find((each) => samePack(each.pack, pack)) : undefined;
  // One of the same name that says something else now: the copy was taken before it was changed.
  const name = pack?.name ?? storedPackName(unread);
  const newer = name !== '' && !chosen && kept.find((each) => each.pack.name === name);
  const buildFor = (next: Pack | null) => {
    store.buildFor(next);
    toast({
      message: next ? `Checked for ${packLabel(next)} now.` : 'Checked by the rules alone now.',
      action: { label: 'Undo', onAction: () => store.buildFor(pack, unread) },
    });
  };
  const choose = (value: string) => {
    if (value !== COPY) buildFor(kept.find(({ id }) => id === value)?.pack ?? null);
  };
  return (
    <div>
      <SelectField
        compact
        data-for-pack
        label="For the pack"
        value={pack === null && unread === null ? NONE : (chosen?.id ?? COPY)}
        hint={
          <>
            {pack ? <bdi>{packSentence(pack, system)}</bdi> : 'The rules alone count.'}{' '}
            <PageLink href={packAddress(chosen?.id)}>{chosen ? 'Open the pack' : 'All packs'}</PageLink>
          </>
        }
        onChange={(event) => choose(event.target.value)}
      >
        <option value={NONE}>None</option>
        {unread !== null && (
          <option value={COPY}>{storedPackName(unread) || 'A pack'} (cannot be read)</option>
        )}
        {pack && !chosen && (
          <option value={COPY}>
            {packLabel(pack)}
            {packs && ' (this roster’s copy)'}
          </option>
        )}
        {kept.map(({ id, pack: each }) => (
          <option key={id} value={id}>
            {packLabel(each)}
          </option>
        ))}
      </SelectField>
      {newer && (
        <p className="mt-1 text-sm">
          The pack of this name says something else by now.{' '}
          <button
            type="button"
            className="inline-block min-h-6 text-accent underline pointer-coarse:min-h-11"
            onClick={() => buildFor(newer.pack)}
          >
            Take it as it is now
          </button>
        </p>
      )}
    </div>
  );
}
