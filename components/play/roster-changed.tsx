import { dequal } from 'dequal/lite';
import { Columns2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useStored } from '@/components/shell/use-stored';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import type { StoredMatch, StoredRoster } from '@/lib/storage/db';
import { readStored } from '@/lib/storage/rosters';

const CompareDialog = lazyComponent(
  async () => (await import('@/components/shell/compare/compare-dialog')).CompareDialog,
);

/** Says that the roster a match was started from has been edited since, and compares them on request. */
export function RosterChanged({ stored: { roster: id, match } }: { stored: StoredMatch }) {
  const read = useCallback(async () => (id === null ? null : await readStored(id)), [id]);
  const { value } = useStored<StoredRoster | null>(read);
  const [comparing, setComparing] = useState(false);
  const side = match.sides.find(({ mine }) => mine);
  if (!value || !side || dequal(value.roster.force, side.roster.force)) return null;
  const played = { id: 'played', roster: side.roster, pack: side.pack, changed: match.started, binned: null };
  const both = [played, { ...value, binned: null }];
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b py-1">
      <p className="min-w-0 flex-1 basis-60 text-sm">
        The roster has been edited since the match started. The match keeps its copy.
      </p>
      <Button size="sm" onClick={() => setComparing(true)}>
        <Columns2 aria-hidden size={16} /> Compare
      </Button>
      {comparing && <CompareDialog chosen={both} all={both} onClose={() => setComparing(false)} />}
    </div>
  );
}
