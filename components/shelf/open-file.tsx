'use client';

import { useRouter } from 'next/navigation';
import { type ChangeEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Fault } from '@/lib/roster/report';
import { FaultList } from './fault-list';
import { builderAddress } from './unsaved';

/** For the button that opens a file. */
export interface OpenFileHandle {
  choose: () => void;
}

/** Opens a roster file as a new roster on the shelf; what cannot be read is listed, and nothing is touched. */
export function OpenFile({ ref }: { ref: Ref<OpenFileHandle> }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<{ name: string; faults: Fault[] } | null>(null);
  const choose = () => input.current?.click();
  useImperativeHandle(ref, () => ({ choose }));

  const chosen = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const [{ readRosterBytes }, { keepNew }, { FILE_BYTES }] = await Promise.all([
      import('@/lib/check/read'),
      import('./new-roster'),
      import('@/lib/roster/roster'),
    ]);
    // One byte over the limit is enough for the reader to refuse it.
    const bytes = new Uint8Array(await file.slice(0, FILE_BYTES + 1).arrayBuffer());
    const read = await readRosterBytes(bytes);
    if (!read.ok) setRefused({ name: file.name, faults: read.faults });
    else {
      setRefused(null);
      router.push(builderAddress(await keepNew(read.value.roster, read.value.system)));
    }
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Roster file"
        hidden
        onChange={chosen}
      />
      <Dialog
        open={refused !== null}
        onClose={() => setRefused(null)}
        title="This file cannot be read"
        description={refused?.name}
        footer={
          <>
            <Button onClick={choose}>Choose another file</Button>
            <Button variant="primary" onClick={() => setRefused(null)}>
              Keep what was here
            </Button>
          </>
        }
      >
        <p className="mb-4">Nothing was changed. What is wrong with it:</p>
        <FaultList faults={refused?.faults ?? []} />
      </Dialog>
    </>
  );
}
