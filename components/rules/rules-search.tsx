'use client';

import { useEffect, useState } from 'react';
import { LiveRegion } from '@/components/ui/live-region';
import { TextField } from '@/components/ui/text-field';
import { counted } from '@/lib/roster/words';
import { matches } from '@/lib/storage/search';

/**
 * Searches the rules and rulings of the page, which are static text: parts with `data-searched` that do not have the words
 * are hidden, and a `data-searched-section` of which all parts are.
 * @param total number of parts that a search may hide
 */
export function RulesSearch({ total }: { total: number }) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<number | null>(null);
  useEffect(() => {
    const isAll = query.trim() === '';
    let count = 0;
    for (const section of document.querySelectorAll<HTMLElement>('[data-searched-section]')) {
      const parts = [...section.querySelectorAll<HTMLElement>('[data-searched]')];
      for (const part of parts) part.hidden = !isAll && !matches(query, [part.textContent ?? '']);
      const shown = parts.filter(({ hidden }) => !hidden).length;
      section.hidden = !isAll && shown === 0;
      count += shown;
    }
    setFound(isAll ? null : count);
  }, [query]);
  const text = found === null ? '' : `${found} of ${counted(total, 'entry', 'entries')}`;
  return (
    <search className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-1">
      <TextField
        label="Search the rules"
        type="search"
        placeholder="Words, page or id"
        className="w-full max-w-sm"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p aria-hidden className="min-h-6 pb-2 text-muted text-sm">
        {found === 0 ? 'No rule has all these words.' : text}
      </p>
      <LiveRegion text={found === 0 ? 'No rule has all these words.' : text} />
    </search>
  );
}
