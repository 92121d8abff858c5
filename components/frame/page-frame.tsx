import type { ReactNode } from 'react';
import { systems } from '@/lib/systems/registry';
import { AppFrame, type FrameWidth } from './app-frame';
import { OpenFile } from './open-file';
import { PageLinks } from './page-links';

interface PageFrameProps {
  /** Id of the game that the page is about; the first, if it is not about one. */
  game?: string | undefined;
  accent?: string | undefined;
  width?: FrameWidth;
  /** What may be dropped on the page to open it; nothing if it is not given. */
  droppable?: string | undefined;
  note?: string;
  children: ReactNode;
}

// On the server for the shelf: the list of games is not part of what its visitors load first.
const firstGame = systems[0]?.id ?? '';

/** The frame of the pages that the navigation leads to, with the button that opens a file. */
export const PageFrame = ({ game = firstGame, droppable, ...rest }: PageFrameProps) => (
  <AppFrame {...rest} nav={<PageLinks rules={game} />} actions={<OpenFile droppable={droppable} />} />
);
