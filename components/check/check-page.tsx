'use client';

import { FileDown } from 'lucide-react';
import { useCallback, useState } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { PageLinks } from '@/components/shell/page-links';
import { Section } from '@/components/ui/section';
import type { ChosenPack } from './chosen-pack';
import type { Found } from './messages';
import { PackChoice } from './pack-choice';
import { PasteLists } from './paste-lists';
import { Results } from './results';
import { TakeIn } from './take-in';
import { useChecking } from './use-checking';
import { useDrop } from './use-drop';

/** Is every list legal, and who has what: for whoever runs an event. */
export function CheckPage() {
  const { checking, now } = useChecking();
  const [pack, setPack] = useState<ChosenPack | null>(null);
  const [pasting, setPasting] = useState(false);
  const take = useCallback((files: Found[]) => void checking.check(files), [checking]);
  const over = useDrop(take);
  const choosePack = (chosen: ChosenPack | null) => {
    setPack(chosen);
    checking.against(chosen?.pack ?? null, chosen?.text ?? '');
  };
  const some = now.lines.length > 0 || now.state === 'working';
  return (
    <AppFrame nav={<PageLinks />} width="full">
      <h1 className="mb-6 font-semibold text-2xl sm:text-3xl">Check lists</h1>
      <div className="grid gap-10">
        <Section number="1" title="Pack and lists">
          <div className="grid gap-4">
            <PackChoice chosen={pack} onChoose={choosePack} />
            <TakeIn take={take} paste={() => setPasting(true)} />
            <p className="max-w-prose text-muted text-sm">
              Or drop them anywhere on this page: roster files (.json, .ndjson), PDFs that Muster printed,
              folders and zips of these, links a line each. They are read and checked here; nothing leaves
              this device, and nothing is kept unless you say so.
            </p>
          </div>
        </Section>
        {some && <Results checking={checking} now={now} pack={pack?.pack ?? null} />}
        {now.state === 'failed' && (
          <p role="alert">The checking part of the page stopped. Load the page again.</p>
        )}
      </div>
      {pasting && <PasteLists take={take} onClose={() => setPasting(false)} />}
      {over && (
        <div className="pointer-events-none fixed inset-0 z-60 bg-scrim p-4">
          <div className="grid h-full place-items-center rounded-md border-2 border-accent border-dashed bg-accent-wash">
            <p className="flex flex-col items-center gap-2 px-4 text-center font-semibold text-xl">
              <FileDown aria-hidden size={32} /> Drop to check
              <span className="font-normal text-base">Files, folders, zips</span>
            </p>
          </div>
        </div>
      )}
    </AppFrame>
  );
}
