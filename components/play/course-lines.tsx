import { ChevronRight, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useSwitch } from '@/components/shared/setting';
import { IconButton } from '@/components/ui/button';
import { ACTIVE, TURN } from '@/lib/play/common';
import type { Line } from '@/lib/play/derived';
import { viewOf } from '@/lib/play/values';
import { pageText } from '@/lib/roster/verdict';
import { usePlay, usePlayed } from './context';

/** Whether the phase guide is hidden in this browser. */
export const useGuideHidden = () => useSwitch('muster-play-guide-hidden');

/**
 * Whose activation or turn it is with the limits that count now, and what comes next for a beginner: each of one
 * height, so that nothing below moves when they change.
 */
export function CourseLines() {
  const { session, open } = usePlay();
  const { state } = usePlayed();
  const { setup } = session;
  const [isHidden, hide] = useGuideHidden();
  const line = useRef<HTMLButtonElement>(null);
  const match = useMemo(() => viewOf(setup, state), [setup, state]);
  const { whose, limits = [], guide, later = [] } = useMemo(() => setup.model.course(match), [setup, match]);
  return (
    <>
      <button
        ref={line}
        type="button"
        onClick={() => open([])}
        className="top-0 z-5 block h-14 w-full overflow-hidden border-line border-b bg-ground px-4 text-left text-sm leading-tight hover:bg-sunken sm:h-12 sm:px-0 [@media(min-height:26rem)]:sticky"
      >
        <span className="line-clamp-3 sm:line-clamp-2">
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
          {!limits.some(({ page }) => page === whose.page) && <PageOf page={whose.page} />}
        </span>
      </button>
      {!isHidden && (
        <div className="flex h-14 items-center border-line border-b bg-sunken text-sm leading-tight sm:h-12 [@media(max-height:26rem)]:hidden">
          <Guide turn={`${match.number(TURN)} ${match.text(ACTIVE)}`} phases={[guide, ...later]} />
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

/** What comes now; a tap shows what comes later in the turn, as the guide knows only what is marked. */
function Guide({ turn, phases }: { turn: string; phases: readonly Line[] }) {
  // What is marked, or a new turn, leads back to what comes now.
  const now = `${turn} ${phases[0]?.text}`;
  const [tapped, setTapped] = useState({ now, step: 0 });
  const step = tapped.now === now ? tapped.step : 0;
  const shown = phases[step % phases.length];
  if (shown === undefined) return null;
  const text = (
    <span className="line-clamp-3 sm:line-clamp-2">
      {shown.text}
      <PageOf page={shown.page} />
    </span>
  );
  const className = 'flex min-w-0 flex-1 items-center self-stretch pl-4 text-left sm:pl-2';
  if (phases.length < 2) return <p className={className}>{text}</p>;
  return (
    <>
      <button
        type="button"
        onClick={() => setTapped({ now, step: step + 1 })}
        className={`${className} hover:bg-accent-wash`}
      >
        {text}
        <span className="sr-only"> Show the next phase</span>
        <ChevronRight aria-hidden size={16} className="ml-auto shrink-0 text-muted" />
      </button>
      <span role="status" className="sr-only">
        {step === 0 ? '' : shown.text}
      </span>
    </>
  );
}

const PageOf = ({ page }: { page: Parameters<typeof pageText>[0] }) =>
  page === null ? null : <span className="whitespace-nowrap text-muted text-xs">{` ${pageText(page)}`}</span>;
