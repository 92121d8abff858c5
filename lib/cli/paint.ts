/** Styles text for a terminal: each function returns its text, coloured or unchanged. */
export type Paint = Record<Tone, (text: string) => string>;

type Tone = 'strong' | 'faint' | 'good' | 'bad' | 'remark';

const codes: Record<Tone, [on: number, off: number]> = {
  strong: [1, 22],
  faint: [2, 22],
  good: [32, 39],
  bad: [31, 39],
  remark: [33, 39],
};

/** Whether to colour the output: on a terminal, unless the user set NO_COLOR. */
export const isColoured = (stream: { isTTY?: boolean }, env: Record<string, string | undefined>): boolean =>
  stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';

/** Returns functions that colour texts, or leave them unchanged. */
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
