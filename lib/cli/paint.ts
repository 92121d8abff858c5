/** Sets words off on a terminal: each function takes a text and gives it back, coloured or as it was. */
export type Paint = Record<Tone, (text: string) => string>;

type Tone = 'strong' | 'faint' | 'good' | 'bad' | 'remark';

const codes: Record<Tone, [on: number, off: number]> = {
  strong: [1, 22],
  faint: [2, 22],
  good: [32, 39],
  bad: [31, 39],
  remark: [33, 39],
};

/** Is this coloured? A terminal is, unless the user asked for no colours (NO_COLOR). */
export const isColoured = (stream: { isTTY?: boolean }, env: Record<string, string | undefined>): boolean =>
  stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';

/** The colours, or none. */
export function paintFor(coloured: boolean): Paint {
  const painter =
    ([on, off]: [number, number]) =>
    (text: string) =>
      coloured ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    strong: painter(codes.strong),
    faint: painter(codes.faint),
    good: painter(codes.good),
    bad: painter(codes.bad),
    remark: painter(codes.remark),
  };
}
