/** Stands behind a figure that is above its printed value, and says so. */
export const RaisedMark = () => (
  <>
    <span aria-hidden className="relative -top-[0.5em] text-[0.55em] text-accent leading-none">
      ▲
    </span>
    <span className="sr-only"> raised</span>
  </>
);
