import { useEffect, useState } from 'react';
import { readSetting, saveSetting } from '@/components/shared/setting';
import type { Report } from '@/lib/roster/report';
import type { Figure } from '@/lib/roster/shown/figures';
import { compareNames, foldCase, matches } from '@/lib/roster/text/search';
import { verdictKind } from '@/lib/roster/verdict';
import type { StoredRoster } from '@/lib/storage/db';

/** The orders of the shelf, with their labels. */
export const sorts = {
  changed: 'Last change',
  name: 'Name',
  game: 'Game',
  verdict: 'Verdict',
} as const;
export type Sort = keyof typeof sorts;

/** Which rosters are shown, and in which order; "" means any game, any tag. */
export interface View {
  query: string;
  sort: Sort;
  game: string;
  tag: string;
}

/** What a list needs to know besides the rosters. */
export interface Known {
  gameName: (id: string) => string;
  verdict: (stored: StoredRoster) => ShownVerdict;
}

const order = ['unreadable', 'illegal', 'undecided', 'checking', 'legal'] as const;

/** Rank of a verdict, the worst first. */
const gravity = ({ verdict }: ShownVerdict): number =>
  order.indexOf(typeof verdict === 'string' ? verdict : verdictKind(verdict));

/** Returns the rosters of a view in its order; equal ones by last change, the newest first. */
export function inView(rosters: readonly StoredRoster[], view: View, known: Known): StoredRoster[] {
  const tag = foldCase(view.tag);
  const chosen = rosters.filter(
    ({ roster, tags }) =>
      (view.game === '' || roster.system === view.game) &&
      (tag === '' || tags.some((each) => foldCase(each) === tag)) &&
      matches(view.query, [roster.name, roster.player, ...tags, known.gameName(roster.system)]),
  );
  const compare: Record<Sort, (a: StoredRoster, b: StoredRoster) => number> = {
    changed: () => 0,
    name: (a, b) => compareNames(a.roster.name, b.roster.name),
    game: (a, b) => compareNames(known.gameName(a.roster.system), known.gameName(b.roster.system)),
    verdict: (a, b) => gravity(known.verdict(a)) - gravity(known.verdict(b)),
  };
  return chosen.sort((a, b) => compare[view.sort](a, b) || b.changed - a.changed);
}

/** Returns the distinct tags of these rosters, sorted by name. */
export function tagsIn(rosters: readonly StoredRoster[]): string[] {
  const tags = new Map(rosters.flatMap((each) => each.tags).map((tag) => [foldCase(tag), tag]));
  return [...tags.values()].sort(compareNames);
}

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

/** The verdict on a roster as the shelf shows it, by the rules of this version of the app. */
export interface ShownVerdict {
  /** The result of the check, or why there is none. */
  verdict: Pick<Report, 'legal' | 'unknown'> | 'checking' | 'unreadable';
  figures: readonly Figure[];
  makeUp: readonly unknown[];
}
