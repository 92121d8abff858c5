import type { ReactNode } from 'react';
import type { Card } from '@/lib/systems/at-43/card';
import { armyText, kindText } from '@/lib/systems/at-43/paper/text';

type CardItemProps = { card: Card; note?: ReactNode; children: ReactNode };

/** A card in a list, with a note and its actions. */
export function CardItem({ card, note, children }: CardItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block break-words font-medium">{card.designation}</span>
        <span className="condensed block break-words text-muted text-sm">
          {armyText(card)} · {kindText(card)}
          {note && <> · {note}</>}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1">{children}</span>
    </li>
  );
}
