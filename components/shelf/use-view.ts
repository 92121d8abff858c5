import { useEffect, useState } from 'react';
import { readSetting, saveSetting } from '@/components/shell/setting';
import { type Sort, sorts, type View } from './shelf-view';

const KEY = 'muster-shelf-view';

const defaultView: View = { query: '', sort: 'changed', game: '', tag: '' };

/** Returns the stored view, without the search, so that no roster seems to be missing. */
function storedView(): View {
  try {
    const { sort, game, tag } = JSON.parse(readSetting(KEY) ?? '{}') as Record<string, unknown>;
    return {
      query: '',
      sort: typeof sort === 'string' && Object.hasOwn(sorts, sort) ? (sort as Sort) : 'changed',
      game: typeof game === 'string' ? game : '',
      tag: typeof tag === 'string' ? tag : '',
    };
  } catch {
    return defaultView;
  }
}

/** The shelf's filters and order, stored for the next visit. */
export function useView() {
  const [view, setView] = useState(storedView);
  const { sort, game, tag } = view;
  useEffect(() => {
    saveSetting(KEY, JSON.stringify({ sort, game, tag }));
  }, [sort, game, tag]);
  return {
    view,
    choose: (part: Partial<View>) => setView((now) => ({ ...now, ...part })),
    showAll: () => setView((now) => ({ ...defaultView, sort: now.sort })),
  };
}
