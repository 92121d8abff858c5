import type { Card } from '@/lib/systems/at-43/card';
import { statText } from '@/lib/systems/at-43/paper/text';

/** Returns the figures of a card with their names, in print order. */
function statsOf({ movement, protection, combat, morale, size }: Card): [name: string, value: string][] {
  return [
    ['Movement', statText(movement)],
    ['Protection', statText(protection)],
    ['Combat', statText(combat)],
    ['Morale', morale === 'nerves-of-steel' ? 'steel' : statText(morale)],
    ['Size', statText(size)],
  ];
}

/** The figures of a card in a row; unknown ones are dashes. */
export function ProfileLine({ card }: { card: Card }) {
  return (
    <dl className="condensed mt-1.5 grid max-w-md grid-cols-[repeat(5,minmax(min-content,1fr))] divide-x divide-line border-line border-y">
      {statsOf(card).map(([name, value]) => (
        <div key={name} className="px-0.5 py-0.5 text-center">
          <dt className="text-2xs text-muted" title={name}>
            {name}
          </dt>
          <dd className={value === '–' ? 'text-muted' : 'font-semibold'}>
            {value}
            {value === '–' && <span className="sr-only"> not known</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
