import { siteAddress } from '@/components/shell/site';
import { linkTo } from '@/lib/check/link';
import type { CheckedRoster } from '@/lib/roster/check';
import type { Roster } from '@/lib/roster/roster';
import { papersOf } from '@/lib/sheet/papers';
import type { RenderOptions } from '@/lib/sheet/pdf/render';
import type { PrintChoices } from './choices';

/** Makes the PDF of checked rosters, which contains them; rejects with a sentence to show. */
export async function makePdf(
  rosters: readonly CheckedRoster[],
  choices: PrintChoices,
  options?: RenderOptions,
): Promise<Blob> {
  const { paper, orientation, qr } = choices;
  const [{ papers, rosters: shown }, { printInBrowser }, { carriedFor }] = await Promise.all([
    papersOf(rosters, {
      ...choices,
      ...(qr ? { linkTo: (each: Roster) => linkTo(siteAddress(), each) } : {}),
    }),
    import('@/lib/sheet/pdf/in-browser'),
    import('@/lib/sheet/pdf/attach'),
  ]);
  const carries = shown.flatMap(({ roster, pack }) => carriedFor(roster, pack ?? null));
  return printInBrowser(
    papers,
    { paper, ...(orientation === 'sheet' ? {} : { orientation }), carries },
    options,
  );
}
