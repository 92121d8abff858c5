'use client';

import type { ReactNode } from 'react';
import { FollowersContext, useBuilder } from './context';

/** A part of the builder that renders after the frame of an edit: lists, verdict, picture. Not for editors. */
export function Following({ children }: { children: ReactNode }) {
  return <FollowersContext value={useBuilder().followers}>{children}</FollowersContext>;
}
