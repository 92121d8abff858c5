import { Download } from 'lucide-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { usePlay } from './context';
import { saveMatchFile } from './save-match';

/** Says that marks are not stored: above the bar, over the end of what scrolls, so that it moves nothing. */
export function NotSaved() {
  const { session } = usePlay();
  const { failure } = useSyncExternalStore(session.subscribe, session.played, session.played);
  return failure ? <Notice failure={failure} /> : null;
}

function Notice({ failure }: { failure: string }) {
  const { session } = usePlay();
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--notice-room', `${notice.current?.offsetHeight ?? 0}px`),
    );
    if (notice.current) observer.observe(notice.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-room');
    };
  }, []);
  return (
    <div className="relative z-20">
      <div
        ref={notice}
        role="alert"
        className="absolute inset-x-0 bottom-full -mx-4 flex flex-wrap items-center gap-2 border-warning border-y-2 bg-surface px-4 py-1 leading-tight sm:-mx-6 sm:px-6"
      >
        <p className="min-w-0 flex-1 basis-60">
          <SeverityMark severity="warning">Changes are not saved.</SeverityMark> {failure} Play goes on in
          this tab.
        </p>
        <Button onClick={session.look}>Try again</Button>
        <Button onClick={() => saveMatchFile(session.played())}>
          <Download aria-hidden size={16} /> Save to a file
        </Button>
      </div>
    </div>
  );
}
