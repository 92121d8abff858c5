import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classes } from './classes';

export type Tab = { id: string; label: ReactNode; aside?: ReactNode; content: ReactNode };

type TabsProps = {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab's id, if controlled. */
  value?: string;
  onChange?: (id: string) => void;
  /** Of the row of tabs. */
  listClassName?: string;
};

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A row of tabs and the panel of the chosen one; arrow keys choose. */
export function Tabs({ label, tabs, value, onChange, listClassName }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const chosen = value ?? own;

  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const key = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const tab = tabs[moves[event.key]?.(at, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    document.getElementById(`${id}-${tab.id}-tab`)?.focus();
  };

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className={classes('no-print flex flex-wrap gap-x-5 border-line border-b', listClassName)}
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}-tab`}
            type="button"
            role="tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => key(event, at)}
            className={classes(
              'label-caps -mb-px inline-flex min-h-control min-w-control-sm items-center gap-1.5 border-transparent border-b-2 text-muted',
              'hover:border-edge hover:text-ink aria-selected:border-accent aria-selected:text-ink',
            )}
          >
            {tab.label}
            {tab.aside}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${id}-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.id}-tab`}
          hidden={tab.id !== chosen}
          className="pt-4"
        >
          {tab.id === chosen && tab.content}
        </div>
      ))}
    </div>
  );
}
