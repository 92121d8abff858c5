import { type ReactNode, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';

interface OddsPartProps {
  title: string;
  className?: string;
  children: () => ReactNode;
}

/** A part about odds, of which nothing is loaded or worked out until it is opened. */
export function OddsPart({ title, className, children }: OddsPartProps) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      title={title}
      className={className}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {open && children()}
    </Disclosure>
  );
}
