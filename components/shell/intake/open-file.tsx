'use client';

import { type Ref, useImperativeHandle } from 'react';
import { useIntake } from './use-intake';

/** Lets a button open the file chooser. */
export interface OpenFileHandle {
  choose: () => void;
}

/** Opens files as new rosters on the shelf; lists what cannot be read without changing anything. */
export function OpenFile({ ref }: { ref: Ref<OpenFileHandle> }) {
  const { choose, answer } = useIntake();
  useImperativeHandle(ref, () => ({ choose }), [choose]);
  return answer;
}
