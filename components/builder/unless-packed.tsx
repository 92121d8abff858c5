'use client';

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { packName, quotedPack } from '@/lib/roster/pack';
import { packSets } from '@/lib/roster/pack-text';
import { usePack } from './ban';
import { useBuilder } from './context';
import { SetElsewhere } from './set-elsewhere';
import { isBeside } from './use-media';

interface UnlessPackedProps {
  /** The pack's field: its id, or `rulings.` and a ruling's. */
  field: string;
  label?: string;
  /** The control with which the force chooses. */
  children: ReactNode;
}

/** A choice of the force; where its pack makes it, what the pack says, and no control that would do nothing. */
export function UnlessPacked({ field, label, children }: UnlessPackedProps) {
  const { system, open } = useBuilder();
  const pack = usePack();
  const set = packSets(pack, field, system);
  if (pack === null || set === '') return children;
  const go = () => {
    // What is open covers the head of the force on a narrow screen.
    if (!isBeside()) flushSync(() => open(null));
    const choice = document.querySelector<HTMLElement>('[data-for-pack]');
    choice?.closest('details')?.setAttribute('open', '');
    choice?.focus();
  };
  return (
    <SetElsewhere label={label} place="To the pack" onGo={go}>
      <b className="font-semibold">{set}</b>, by <bdi>{quotedPack(packName(pack))}</bdi>.
    </SetElsewhere>
  );
}
