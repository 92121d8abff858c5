import { X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useSwitch } from '@/components/shared/setting';
import { IconButton } from '@/components/ui/button';
import { viewOf } from '@/lib/play/values';
import { pageText } from '@/lib/roster/verdict';
import { usePlay, usePlayed } from './context';

/** Whether the phase guide is hidden in this browser. */
export const useGuideHidden = () => useSwitch('muster-play-guide-hidden');

/**
 * Whose activation or turn it is with the limits that count now, and what comes next for a beginner: a line each, of
 * one height, so that nothing below moves when they change.
 */
export function CourseLines() {
  const { session, open } = usePlay();
  const { state } = usePlayed();
  const { setup } = session;
  const [isHidden, hide] = useGuideHidden();
  const line = useRef<HTMLButtonElement>(null);
  const {
    whose,
    limits = [],
    guide,
  } = useMemo(() => setup.model.course(viewOf(setup, state)), [setup, state]);
  return (
    <>
      <button
        ref={line}
        type="button"
        onClick={() => open([])}
        className="top-0 z-5 block h-12 w-full overflow-hidden border-line border-b bg-ground px-4 text-left text-sm leading-tight hover:bg-sunken sm:px-0 [@media(min-height:26rem)]:sticky"
      >
        <span className="line-clamp-2">
          <span className="font-semibold">
            <bdi>{whose.text}</bdi>
          </span>
          {limits.map(({ text, page }) => (
            <span key={text}>
              {' · '}
              <bdi>{text}</bdi>
              <PageOf page={page} />
            </span>
          ))}
          <PageOf page={whose.page} />
        </span>
      </button>
      {!isHidden && (
        <div className="flex h-12 items-center border-line border-b bg-sunken pl-4 text-sm leading-tight sm:pl-2 [@media(max-height:26rem)]:hidden">
          <p className="line-clamp-2 min-w-0 flex-1">
            {guide.text}
            <PageOf page={guide.page} />
          </p>
          <IconButton
            label="Hide the guide"
            icon={<X aria-hidden size={18} />}
            className="size-[48px]!"
            onClick={() => {
              hide(true);
              // The button that has the focus goes.
              line.current?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}

const PageOf = ({ page }: { page: Parameters<typeof pageText>[0] }) =>
  page === null ? null : <span className="whitespace-nowrap text-muted text-xs">{` ${pageText(page)}`}</span>;
