import { useMemo } from 'react';
import { useBuilder } from '@/components/builder/context';
import { gameHooks } from '@/components/builder/edits';
import { useLibrary } from '@/components/builder/fields/own-library';
import type { Card } from '@/lib/systems/at-43/catalogue/card';
import { fixedIds, remainingSamples } from '@/lib/systems/at-43/catalogue/catalogue';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';
import type { Force } from '@/lib/systems/at-43/force';

export const { useEdit, useEditWithUndo, useForce, useEvaluation } = gameHooks<Force, Evaluation>();

/** The cards stored in this browser; `failure` is the reason they could not be read or changed. */
export interface StoredCards {
  cards: readonly Card[];
  ids: readonly string[];
  failure: string | null;
  /** Like `remove`, resolves to the reason it failed, as a sentence, or null. */
  save: (cards: readonly Card[]) => Promise<string | null>;
  remove: (id: string) => Promise<string | null>;
}

/** Returns the stored cards, up to date across tabs. */
export function useStoredCards(): StoredCards {
  const { items, failure, save, remove } = useLibrary<Card>('at-43', 'card');
  const cards = useMemo(
    () => items?.map(({ value }) => value).filter(({ id }) => !fixedIds.has(id)) ?? [],
    [items],
  );
  return {
    cards,
    ids: cards.map(({ id }) => id),
    failure,
    save: (list) => save(list.map((value) => ({ id: value.id, value }))),
    remove,
  };
}

/** Returns every card that a unit can be of: the company's, the stored ones that it does not have, and the samples; by group. */
export function useAllCards() {
  const { designing } = useBuilder();
  const { cards: own } = useForce();
  const { cards } = useStoredCards();
  return useMemo(() => {
    const stored = cards.filter(({ id }) => own.every((each) => each.id !== id));
    const groups = [
      { title: designing ? 'Cards of the models added' : "The company's own cards", cards: own },
      { title: 'Saved in this browser', cards: stored },
      { title: 'Sample cards', cards: remainingSamples([...own, ...stored]) },
    ];
    return { stored, groups: groups.filter((group) => group.cards.length > 0) };
  }, [own, cards, designing]);
}
