/** A game's sign: its letters on its colour. Its name stands beside it. */
export const GameMark = ({ mark, accent }: { mark: string; accent: string }) => (
  <span aria-hidden data-accent={accent} className="game-mark">
    {mark}
  </span>
);
