import type { TotalFigure } from '@/components/builder/system-editor';
import { earnedText } from '@/lib/systems/horizon-wars/edit-command';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';
import { points } from '@/lib/systems/horizon-wars/text';
import { gameMinutes } from '@/lib/systems/horizon-wars/totals';

const discountTexts: Record<Reckoning['discounts'][number]['reason'], (off: string) => string> = {
  'burning-mechs': (off) => `Burning: ${off} off mechs`,
  'martian-mech': (off) => `Martian: ${off} off for a P1 mech`,
  'venusian-ace': (off) => `Venusian: ${off} off for an aircraft Ace`,
};

/** The figures of a force that stand always in sight: points of the limit, Presence, length of the game, CR, mechs of their cap. */
export function totals(reckoning: Reckoning): TotalFigure[] {
  const { forceCost, forcePresence, settings, commandResources, discounts, mechCost, elements } = reckoning;
  const { limit, mechCap } = settings;
  const { earned, spent } = commandResources;
  const discounted = discounts.map(({ reason, points: off }) => discountTexts[reason](points(off)));
  const figures: TotalFigure[] = [
    {
      label: 'FC',
      title: 'Force cost, in points',
      value: limit === null ? `${forceCost}` : `${forceCost} of ${limit}`,
      inBar: true,
      ...(discounted.length > 0 ? { note: discounted.join('; ') } : {}),
      ...(limit === null ? {} : { of: { used: forceCost, most: limit } }),
    },
    { label: 'FP', title: 'Force presence', value: `${forcePresence}`, inBar: true },
    {
      label: 'CR',
      title: 'Command resources spent, of those earned',
      value: `${spent} of ${earned}`,
      inBar: true,
      note: earnedText(reckoning),
      of: { used: spent, most: earned },
    },
    {
      label: 'Length',
      title: 'Expected length of the game',
      value: elements.length === 0 ? '–' : `about ${gameMinutes(forcePresence)} min`,
    },
  ];
  if (mechCap !== null)
    figures.push({
      label: 'Mechs',
      title: 'Cost of the mechs with their Aces, before discounts, of the mech cap',
      value: `${mechCost} of ${mechCap}`,
      of: { used: mechCost, most: mechCap },
    });
  return figures;
}
