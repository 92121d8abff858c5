import { BookmarkPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { useToast } from '@/components/ui/toast';
import type { ReadMatchFile } from '@/lib/check/read-match';
import { matchText, standingOf } from '@/lib/play/text';
import { storageSentence } from '@/lib/storage/db';
import { takeMatch } from '@/lib/storage/matches';
import { matchAddress } from '../shell/addresses';

/** A match from a link, not saved yet: how it stands, and a button to go on with it. */
export function SharedMatch({ match, setup, state, system, rest }: ReadMatchFile) {
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const lines = useMemo(() => matchText(match, standingOf(setup, state)), [match, setup, state]);
  const save = async () => {
    setBusy(true);
    try {
      router.push(matchAddress((await takeMatch(match, { rest })).id));
    } catch (error) {
      toast({ message: storageSentence(error) });
      setBusy(false);
    }
  };
  return (
    <>
      <p className="label-caps text-muted">Match · {system.name}</p>
      <PageTitle lead="This match came with a link. It is not saved in this browser until you choose to.">
        <bdi>{match.name || 'No name'}</bdi>
      </PageTitle>
      <Button variant="primary" busy={busy} onClick={() => void save()}>
        <BookmarkPlus aria-hidden size={16} /> Save and play
      </Button>
      <div className="mt-6 grid gap-1">
        {lines.map((line, index) => (
          <p key={index} className="min-h-3 break-words">
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </>
  );
}
