'use client';

import { useEffect, useState } from 'react';
import { readSetting, saveSetting } from '@/components/shell/setting';
import { type Sort, sorts, type View } from './shelf-view';

const KEY = 'muster-shelf-view';

const all: View = { query: '', sort: 'changed', game: '', tag: '' };

/** The choices as they were left; what was searched for is not kept, so that no roster seems to be missing. */
function left(): View {
  try {
    const { sort, game, tag } = JSON.parse(readSetting(KEY) ?? '{}') as Record<string, unknown>;
    return {
      query: '',
      sort: typeof sort === 'string' && Object.hasOwn(sorts, sort) ? (sort as Sort) : 'changed',
      game: typeof game === 'string' ? game : '',
      tag: typeof tag === 'string' ? tag : '',
    };
  } catch {
    return all;
  }
}

/** What the shelf shows and in which order, kept for the next visit. */
export function useView() {
  const [view, setView] = useState(left);
  const { sort, game, tag } = view;
  useEffect(() => {
    saveSetting(KEY, JSON.stringify({ sort, game, tag }));
  }, [sort, game, tag]);
  return {
    view,
    choose: (part: Partial<View>) => setView((now) => ({ ...now, ...part })),
    showAll: () => setView((now) => ({ ...all, sort: now.sort })),
  };
}
