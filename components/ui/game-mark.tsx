/** A game's mark: its letters on its colour. Hidden from screen readers, since the game's name is next to it. */
export const GameMark = ({ mark, accent }: { mark: string; accent: string }) => (
  <span aria-hidden data-accent={accent} className="game-mark">
    {mark}
  </span>
);
