/** Marks the figure before it as above its printed value. */
export const RaisedMark = () => (
  <>
    <span aria-hidden className="relative -top-[0.5em] text-[0.55em] leading-none">
      ▲
    </span>
    <span className="sr-only"> raised</span>
  </>
);
