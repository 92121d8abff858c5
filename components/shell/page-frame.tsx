import type { ReactNode } from 'react';
import { AppFrame, type FrameWidth } from './app-frame';
import { OpenFile } from './import/open-file';
import { PageLinks } from './page-links';

interface PageFrameProps {
  /** Id of the game that the page is about, if it is about one. */
  game?: string | undefined;
  accent?: string | undefined;
  width?: FrameWidth;
  /** What may be dropped on the page to open it; nothing if it is not given. */
  droppable?: string | undefined;
  note?: string;
  children: ReactNode;
}

/** The frame of the pages that the navigation leads to, with the button that opens a file. */
export const PageFrame = ({ game, droppable, ...rest }: PageFrameProps) => (
  <AppFrame {...rest} nav={<PageLinks rules={game} />} actions={<OpenFile droppable={droppable} />} />
);
