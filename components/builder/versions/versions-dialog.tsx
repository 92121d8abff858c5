import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CompareDialog } from '@/components/shared/compare/compare-dialog';
import { CompareView, type Side } from '@/components/shared/compare/compare-view';
import { useRosters } from '@/components/shared/rosters/use-rosters';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { StoredVersion } from '@/lib/storage/versions';
import { useBuilder, useBuilderState } from '../context';
import { useVersions, VersionForm } from './version-form';
import { VersionRow } from './version-row';

/** Names versions of the roster, and compares, restores, renames or deletes them. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { versions, failure, name, rename, remove, restore } = useVersions();
  const [compared, setCompared] = useState<string | null>(null);
  const version = versions?.find(({ id }) => id === compared);
  const back = () => setCompared(null);
  return (
    <Dialog open size="lg" onClose={onClose} title="Versions">
      <div className="grid gap-5">
        <VersionForm name={name} />
        {failure && (
          <p role="alert">
            <SeverityMark severity="warning">Versions cannot be saved.</SeverityMark> {failure}
          </p>
        )}
        {versions?.length === 0 && (
          <p className="text-muted">
            No named versions yet. A named version is kept until you delete it or its roster, and is included
            in backups.
          </p>
        )}
        <ul aria-label="Named versions">
          {versions?.map((each) => (
            <VersionRow
              key={each.id}
              version={each}
              onCompare={() => setCompared(each.id)}
              onRestore={() => restore(each)}
              onRename={(next) => void rename(each, next)}
              onRemove={() => void remove(each)}
            />
          ))}
        </ul>
      </div>
      {/* On top of the list, so that closing it leads back there. */}
      {version && (
        <Dialog
          open
          size="lg"
          onClose={back}
          title="Compare versions"
          footer={
            <Button onClick={back}>
              <ArrowLeft aria-hidden size={16} /> All versions
            </Button>
          }
        >
          <ComparedVersion version={version} versions={versions ?? []} />
        </Dialog>
      )}
    </Dialog>
  );
}

interface ComparedVersionProps {
  version: StoredVersion;
  versions: readonly StoredVersion[];
}

/** Compares a version with the current roster, or with another version. */
function ComparedVersion({ version, versions }: ComparedVersionProps) {
  const { system } = useBuilder();
  const present = useBuilderState(({ roster }) => roster);
  const pack = useBuilderState((state) => state.pack);
  const [against, setAgainst] = useState('');
  const other = versions.find(({ id }) => id === against);
  const sides = useMemo(
    () =>
      [
        sideOf(version, system, pack),
        sideOf(other ?? { name: 'Now', roster: present }, system, pack),
      ] as const,
    [version, other, present, system, pack],
  );
  return (
    <div className="grid gap-4">
      <SelectField
        label="Compare with"
        className="max-w-md"
        value={against}
        onChange={(event) => setAgainst(event.target.value)}
      >
        <option value="">The roster as it is now</option>
        <Options of={versions.filter(({ id }) => id !== version.id).map(({ id, name }) => [id, name])} />
      </SelectField>
      <CompareView sides={sides} system={system} />
    </div>
  );
}

const sideOf = (
  { name, roster }: Pick<StoredVersion, 'name' | 'roster'>,
  system: AnyGameSystem,
  pack: Pack | null,
): Side => ({ name, roster, pack, checked: checkRoster(roster, system, pack) });

/** Compares the open roster, as it is now, with another of its game. */
export function CompareOpen({ onClose }: { onClose: () => void }) {
  const { id } = useBuilder();
  const roster = useBuilderState((state) => state.roster);
  const pack = useBuilderState((state) => state.pack);
  const { rosters } = useRosters();
  const now = useMemo(
    () => ({ id, roster, pack, changed: Number.POSITIVE_INFINITY, binned: null }),
    [id, roster, pack],
  );
  return rosters ? <CompareDialog chosen={[now]} all={rosters} onClose={onClose} /> : null;
}
