import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** Renders its children once their place comes into view, and keeps them: for what costs much and lies far down. */
export function OnceInView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setSeen(true));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return <div ref={place}>{seen && children}</div>;
}
