import { classes } from './classes';

/** A game's sign: its letters on its colour. Its name stands beside it. */
export function GameMark({ mark, accent, className }: { mark: string; accent: string; className?: string }) {
  return (
    <span
      aria-hidden
      data-accent={accent}
      className={classes(
        'condensed inline-grid h-5 min-w-7 shrink-0 place-items-center rounded-sm bg-accent px-1 font-bold text-2xs text-on-fill tracking-wide',
        className,
      )}
    >
      {mark}
    </span>
  );
}
