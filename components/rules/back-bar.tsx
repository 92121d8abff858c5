'use client';

import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { type Origin, originOfRules, rulesLeft } from '../shell/rules-origin';

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
