'use client';

import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PageLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { LiveRegion } from '@/components/ui/notes';
import { matches } from '@/lib/roster/text/search';
import { counted } from '@/lib/roster/text/words';
import { type Origin, originOfRules, rulesLeft } from '../shared/rules/rule-note';

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

const FRONT = { address: '/', label: 'Go to your rosters' };

const labels: Record<string, string> = {
  '/': FRONT.label,
  '/build': 'Back to the roster',
  '/check': 'Back to the lists',
  '/scan': 'Back to the scan',
  '/pack': 'Back to the packs',
};

/** A link back to where the rules were opened from, or to the front page; always visible while scrolling. */
export function BackBar() {
  const [origin, setOrigin] = useState<Origin | null>(null);
  useEffect(() => {
    const found = originOfRules();
    setOrigin(found);
    return () => rulesLeft(found);
  }, []);
  const { address } = origin ?? FRONT;
  return (
    <p className="sticky top-0 z-10 -mx-2 mb-3 bg-ground">
      <PageLink href={address} className="inline-flex min-h-11 items-center gap-1.5 px-2">
        <ArrowLeft aria-hidden size={16} />
        {labels[address.replace(/\?.*/, '')] ?? 'Back'}
      </PageLink>
    </p>
  );
}

/** Marks the element that the URL fragment names: after navigation within the app, `:target` does not match it. */
export function MarkTarget() {
  useEffect(() => {
    let marked: Element | null = null;
    const mark = () => {
      marked?.removeAttribute('aria-current');
      marked = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      marked?.setAttribute('aria-current', 'true');
    };
    mark();
    window.addEventListener('hashchange', mark);
    return () => window.removeEventListener('hashchange', mark);
  }, []);
  return null;
}
