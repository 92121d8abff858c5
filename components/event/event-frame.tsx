import type { ReactNode } from 'react';
import type { FrameWidth } from '@/components/shell/app-frame';
import { PageFrame } from '@/components/shell/page-frame';

interface EventFrameProps {
  width?: FrameWidth;
  children: ReactNode;
}

/** The frame of the pages of events, which says what leaves the browser. */
export const EventFrame = ({ width, children }: EventFrameProps) => (
  <PageFrame
    note="Lists that are sent to an event are kept on its server; all other rosters stay in this browser. The games belong to their owners; no rule text is included."
    {...(width ? { width } : {})}
  >
    {children}
  </PageFrame>
);
