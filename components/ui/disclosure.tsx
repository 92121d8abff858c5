import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classes } from './classes';

type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode;
  /** Stays in sight at the right edge, open or closed. */
  aside?: ReactNode;
};

/** A collapsible section; a native `details`, so it works before hydration. */
export function Disclosure({ title, aside, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classes('group/disclosure border-line border-t last:border-b', className)}>
      <summary className="flex min-h-control list-none items-center gap-2 py-1 hover:bg-accent-wash [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={16}
          className="shrink-0 text-muted transition-transform [[open]>*>&]:rotate-90"
        />
        <span className="min-w-min flex-1 font-medium">{title}</span>
        {aside && <span className="min-w-0 text-muted text-sm">{aside}</span>}
      </summary>
      <div className="pt-1 pb-4 pl-6">{children}</div>
    </details>
  );
}

/** A disclosure that renders its contents when it is first opened: for many nodes that few look at. */
export function LateDisclosure({ children, ...rest }: DisclosureProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure {...rest} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      {opened && children}
    </Disclosure>
  );
}
