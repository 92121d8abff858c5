import type { ReactNode } from 'react';
import { AppFrame, type FrameWidth } from '@/components/shell/app-frame';
import { PageLinks } from '@/components/shell/page-links';

interface EventFrameProps {
  width?: FrameWidth;
  children: ReactNode;
}

/** The frame of the pages of events, which says what leaves the browser. */
export const EventFrame = ({ width, children }: EventFrameProps) => (
  <AppFrame
    nav={<PageLinks />}
    note="Lists that are sent to an event are kept on its server; all other rosters stay in this browser. The games belong to their owners; no rule text is included."
    {...(width ? { width } : {})}
  >
    {children}
  </AppFrame>
);
