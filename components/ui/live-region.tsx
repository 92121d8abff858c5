import { useEffect, useState } from 'react';

const DELAY = 400;

/**
 * Announces `text` politely when it changes, but not its first value. Waits until it has been unchanged for 0.4 s, so
 * that a burst of changes is announced once.
 */
export function LiveRegion({ text }: { text: string }) {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (announced === text || (announced === '' && text === first)) return;
    const timer = setTimeout(() => setAnnounced(text), DELAY);
    return () => clearTimeout(timer);
  }, [text, first, announced]);

  return (
    <div role="status" className="sr-only">
      {announced}
    </div>
  );
}
