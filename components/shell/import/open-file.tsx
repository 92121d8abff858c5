import { type Ref, useImperativeHandle } from 'react';
import { useImport } from './use-import';

/** Lets a button open the file chooser. */
export interface OpenFileHandle {
  choose: () => void;
}

/** Opens files as new rosters on the shelf; lists what cannot be read without changing anything. */
export function OpenFile({ ref }: { ref: Ref<OpenFileHandle> }) {
  const { choose, answer } = useImport();
  useImperativeHandle(ref, () => ({ choose }), [choose]);
  return answer;
}
