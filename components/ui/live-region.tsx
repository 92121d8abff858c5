'use client';

import { useEffect, useState } from 'react';

const settle = 400;

/**
 * Announces `text` politely: not the first one, only when it changes, and once it has stood still for 0.4 s, so
 * that a burst of changes is told once.
 */
export function LiveRegion({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (said === text || (said === '' && text === first)) return;
    const timer = setTimeout(() => setSaid(text), settle);
    return () => clearTimeout(timer);
  }, [text, first, said]);

  return (
    <div role="status" className="sr-only">
      {said}
    </div>
  );
}
