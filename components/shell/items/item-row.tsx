import { Ellipsis, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '@/components/ui/button';
import { Menu, type MenuAction } from '@/components/ui/menu';
import { PageLink } from '@/components/ui/page-link';

const icon = { 'aria-hidden': true, size: 16 } as const;

interface ItemRowProps {
  name: string;
  href: string;
  /** A one-line summary. */
  about: ReactNode;
  onRemove: () => void;
  actions: readonly MenuAction[];
}

/** A stored item in a list: a link to its page, and its actions. */
export function ItemRow({ name, href, about, onRemove, actions }: ItemRowProps) {
  const remove = (event: MouseEvent) => {
    // The row disappears with the focused button, so move the focus to a neighbour first.
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>('a, button') ?? document.querySelector('main'))?.focus();
    onRemove();
  };
  return (
    <li className="flex items-center gap-1 py-1 sm:gap-2">
      <PageLink
        href={href}
        className="min-w-0 flex-1 rounded-sm px-1 py-1.5 text-ink no-underline hover:bg-accent-wash hover:text-ink focus-visible:-outline-offset-2"
      >
        <bdi className="block break-words font-semibold">{name}</bdi>
        <span className="block break-words text-muted text-sm">{about}</span>
      </PageLink>
      <IconButton label={`Delete ${name}`} icon={<Trash2 {...icon} />} onClick={remove} />
      <Menu label={`More actions for ${name}`} icon={<Ellipsis {...icon} />} groups={() => [actions]} />
    </li>
  );
}
