'use client';

import { type Ref, useImperativeHandle } from 'react';
import { useIntake } from './use-intake';

/** For the button that opens a file. */
export interface OpenFileHandle {
  choose: () => void;
}

/** Opens files as new rosters on the shelf; what cannot be read is listed, and nothing is touched. */
export function OpenFile({ ref }: { ref: Ref<OpenFileHandle> }) {
  const { choose, answer } = useIntake();
  useImperativeHandle(ref, () => ({ choose }), [choose]);
  return answer;
}
