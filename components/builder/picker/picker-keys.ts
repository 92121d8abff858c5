import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { focusRow, useBuilder } from '../context';

/**
 * The keys of the picker: Enter in the search adds the offer that fits it best, arrows move between search and offers, and Escape in
 * an empty search closes it. Focuses the search if the picker is opened for it.
 * @param settled whether the offers shown are those of the search; until then Enter waits
 */
export function usePickerKeys(place: RefObject<HTMLDivElement | null>, settled: boolean) {
  const { panel, open } = useBuilder();
  const waits = useRef(false);
  useEffect(() => {
    if (panel?.kind === 'picker' && panel.search) selectSearch(place.current);
  }, [place, panel]);
  useEffect(() => {
    if (!settled || !waits.current) return;
    waits.current = false;
    addBest(place.current);
  }, [place, settled]);
  // After every render: an addition may fill the force or end a kind of offer.
  useEffect(() => markBest(place.current));
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement)) return;
    const stops = [...(place.current?.querySelectorAll<HTMLElement>(`[type=search], ${ADDS}`) ?? [])];
    const at = stops.indexOf(target);
    if (at < 0) return;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      stops[at + step]?.focus();
    } else if (at === 0 && key === 'Enter') {
      event.preventDefault();
      if (settled) addBest(place.current);
      else waits.current = true;
    } else if (at === 0 && key === 'Escape' && (target as HTMLInputElement).value === '') {
      event.preventDefault();
      open(null);
      focusRow(undefined);
    }
  };
}

const ADDS = '[data-offer] [data-adds]:not(:disabled)';

const selectSearch = (picker: HTMLElement | null) => {
  const search = picker?.querySelector<HTMLInputElement>('[type=search]');
  search?.focus({ preventScroll: true });
  search?.select();
};

/** The offer that fits the search best, the first of several. */
function bestOffer(picker: HTMLElement | null): HTMLElement | undefined {
  const offers = [...(picker?.querySelectorAll<HTMLElement>(ADDS) ?? [])];
  return offers.sort((a, b) => Number(a.dataset.adds) - Number(b.dataset.adds))[0];
}

/** Marks the offer that Enter would add, while something is searched. */
function markBest(picker: HTMLElement | null) {
  for (const marked of picker?.querySelectorAll('[data-best]') ?? []) marked.removeAttribute('data-best');
  if (picker?.dataset.searching) bestOffer(picker)?.closest('[data-offer]')?.setAttribute('data-best', '');
}

/** Adds the best offer, and selects the search for the next one. */
function addBest(picker: HTMLElement | null) {
  bestOffer(picker)?.click();
  selectSearch(picker);
}
