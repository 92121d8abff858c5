import { AppFrame } from '@/components/frame/app-frame';

/** Shown while a match and its game are loading. */
export function LoadingMatch() {
  return (
    <AppFrame>
      <h1 className="sr-only">Play</h1>
      <p role="status">Opening the match …</p>
    </AppFrame>
  );
}
