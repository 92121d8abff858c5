import { AppFrame } from '@/components/shell/app-frame';

/** Shown while the roster and its game are loading. */
export function LoadingPage() {
  return (
    <AppFrame width="full">
      <h1 className="sr-only">Builder</h1>
      <p role="status" className="max-w-prose">
        Opening the roster … Every change is saved in this browser as you make it.
      </p>
    </AppFrame>
  );
}
