import { type RefObject, useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { lazyPart } from '@/components/ui/lazy-part';
import { LiveRegion } from '@/components/ui/notes';
import { FORCE_SIZE, NAME_LENGTH } from '@/lib/roster/limits';
import { capitalised, counted } from '@/lib/roster/text/words';
import { useCollections } from '../collection/use-collections';
import { useBuilder, useBuilderState, useEditForce } from '../context';
import type { Addition, ElementsEditor } from '../system-editor';
import { usePickerKeys } from './picker-keys';
import { SearchContext } from './search-context';

const CollectionOffers = lazyPart(
  async () => (await import('../collection/collection-offers')).CollectionOffers,
);

const RosterOffers = lazyPart(async () => (await import('./roster-offers')).RosterOffers);

/** The element added last, and what the picker called it. */
interface Added {
  id: string;
  what: string;
}

/** Everything that can be added, below the force's total; stays open, so that several can be added. */
export function PickerPanel({ elements }: { elements: ElementsEditor }) {
  const { store, system, open, designing = false } = useBuilder();
  const { own } = useCollections();
  const ownsModels = own.length > 0 && !designing;
  const edit = useEditForce<unknown>();
  const place = useRestoredScroll(system.id);
  const [last, setLast] = useState<Added | null>(null);
  const { list, Picker } = elements;
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  useStickyRoom(place);
  const onKeyDown = usePickerKeys(place, query === deferred);
  const add = useCallback(
    ({ name, add: change, unfinished }: Addition) => {
      const before = new Set(list(store.state().evaluation).map(({ id }) => id));
      edit(change);
      const { evaluation, roster } = store.state();
      const added = list(evaluation).find(({ id }) => !before.has(id));
      if (added) setLast({ id: added.id, what: name });
      if (added && unfinished) open({ kind: 'element', id: added.id });
      return roster.force;
    },
    [store, edit, list, open],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the controls in it
    <div
      ref={place}
      className="group/picker @container"
      data-searching={deferred.trim() !== '' || undefined}
      onKeyDown={onKeyDown}
    >
      {/* Sticks below the title of a column, which is sticky too; the title of a sheet is outside the scroller. */}
      <div
        data-picker-top
        className="sticky in-[dialog]:-top-4 top-11 z-20 -mx-1 mb-2 border-line border-b bg-ground px-1"
      >
        <JustAdded elements={elements} last={last} />
        <Search value={query} onChange={setQuery} />
      </div>
      <SearchContext value={deferred}>
        {ownsModels && <CollectionOffers add={add} />}
        <Picker add={add} />
        {!designing && <RosterOffers add={add} />}
      </SearchContext>
      <p className="mt-4 hidden text-muted group-[[data-searching]:not(:has([data-offer]))]/picker:block">
        Nothing matches your search.
      </p>
    </div>
  );
}

/** The last scroll position of each game's picker, while the page is open. */
const lastScrolls = new Map<string, number>();

const USER_INPUT = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Restores the picker's last scroll position while its offers render, until the user does something; returns its ref. */
function useRestoredScroll(system: string) {
  const place = useRef<HTMLDivElement>(null);
  // A layout effect, so that it runs before the user can scroll.
  useLayoutEffect(() => {
    const scroller = place.current?.closest('[data-scrolls]');
    if (!place.current || !scroller) return;
    const wanted = lastScrolls.get(system) ?? 0;
    let used = false;
    // A scroll event does not tell who scrolled: the browser does too, when content gets shorter.
    const onInput = () => {
      used = true;
    };
    const restore = () => {
      if (!used) scroller.scrollTop = wanted;
    };
    const onScroll = () => {
      if (used) lastScrolls.set(system, scroller.scrollTop);
    };
    const growth = new ResizeObserver(restore);
    growth.observe(place.current);
    restore();
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const type of USER_INPUT) scroller.addEventListener(type, onInput, { ...options, capture: true });
    scroller.addEventListener('scroll', onScroll, options);
    return () => {
      growth.disconnect();
      listening.abort();
    };
  }, [system]);
  return place;
}

/** Filters the offers; headings without offers are hidden. */
function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      label="Search"
      hideLabel
      type="search"
      placeholder="Search: name, kind, stats, upgrade"
      compact
      maxLength={NAME_LENGTH}
      className="mb-2 max-w-sm"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The force's total, and a button that edits the element added last. */
function JustAdded({ elements, last }: { elements: ElementsEditor; last: Added | null }) {
  const { open, designing = false } = useBuilder();
  const evaluation = useBuilderState((state) => state.evaluation);
  const { plural, list, sum: sumOf, addedText } = elements;
  const listed = list(evaluation);
  const element = last && listed.find(({ id }) => id === last.id);
  const { text: sum, over = false } = designing
    ? { text: `${counted(listed.length, 'model')} added` }
    : sumOf(evaluation);
  const describeAdded = (id: string, label: string, what: string) =>
    designing ? `${label} added` : addedText(evaluation, id, what);
  const added = element ? describeAdded(element.id, element.label, last.what) : null;
  return (
    <div className="flex min-h-14 items-center gap-3 py-1 text-sm">
      <div className="min-w-0 flex-1">
        <p className={over ? 'font-medium text-error' : 'font-medium'}>{capitalised(sum)}</p>
        <p className="truncate text-muted">
          {listed.length >= FORCE_SIZE
            ? `A force can have at most ${FORCE_SIZE} ${plural}.`
            : (added ??
              (designing
                ? 'Added immediately. Add as many as you like.'
                : 'This panel stays open. Add as many as you like.'))}
        </p>
      </div>
      {element && (
        <Button size="sm" onClick={() => open({ kind: 'element', id: element.id })}>
          Edit<span className="sr-only"> {element.label}</span>
        </Button>
      )}
      <LiveRegion text={added ? `${added}, ${sum}.` : ''} />
    </div>
  );
}

/** Writes the height of the part that stays in sight, below which the tabs stay, into `--picker-top`. */
function useStickyRoom(place: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const picker = place.current;
    const top = picker?.querySelector<HTMLElement>('[data-picker-top]');
    if (!picker || !top) return;
    const observer = new ResizeObserver(() =>
      picker.style.setProperty('--picker-top', `${top.offsetHeight}px`),
    );
    observer.observe(top);
    return () => observer.disconnect();
  }, [place]);
}
