import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { packName, quotedPack } from '@/lib/roster/pack';
import { packOverrideText } from '@/lib/roster/pack-text';
import { usePack } from './ban';
import { useBuilder } from './context';
import { SetElsewhere } from './set-elsewhere';
import { isBeside } from './use-media';

interface UnlessPackedProps {
  /** The pack's field: its id, or `rulings.` and a ruling's. */
  field: string;
  label?: string;
  /** The control of the setting. */
  children: ReactNode;
}

/** A setting of the force; if the pack sets it, the pack's value in place of the control. */
export function PackOverridable({ field, label, children }: UnlessPackedProps) {
  const { system, open } = useBuilder();
  const pack = usePack();
  const set = packOverrideText(pack, field, system);
  if (pack === null || set === '') return children;
  const go = () => {
    // On a narrow screen the open panel covers the head of the force.
    if (!isBeside()) flushSync(() => open(null));
    const choice = document.querySelector<HTMLElement>('[data-for-pack]');
    choice?.closest('details')?.setAttribute('open', '');
    choice?.focus();
  };
  return (
    <SetElsewhere label={label} place="Go to the pack" onGo={go}>
      <b className="font-semibold">{set}</b>, set by <bdi>{quotedPack(packName(pack))}</bdi>.
    </SetElsewhere>
  );
}
