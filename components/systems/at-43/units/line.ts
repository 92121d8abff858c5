import type { ElementLine } from '@/components/builder/system-editor';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';
import { symbolOf } from '@/lib/systems/at-43/paper/symbol';
import { figuresText, kindText, rankText, sumText } from '@/lib/systems/at-43/paper/text';

/** Returns a unit's line in the list; null if there is no such unit. */
export function line({ units, platoons, commander }: Evaluation, id: string): ElementLine | null {
  const unit = units.find((each) => each.id === id);
  if (unit === undefined) return null;
  const { card, label, source, leader, chosen, value } = unit;
  const designation = card?.designation ?? source.card;
  const options = chosen
    .filter(({ kind, count }) => kind !== 'officer' && kind !== 'hero' && count > 0)
    .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name));
  const extra = source.extraFighters > 0 ? ` + ${source.extraFighters} extra` : '';
  return {
    symbol: symbolOf(unit, { commander }),
    values: [],
    cost: sumText(value, [unit]),
    badges: [
      ...(commander?.unit === unit ? [{ text: 'Commander', tone: 'accent' as const }] : []),
      ...(source.wave === 'reinforcement' ? [{ text: 'Reinforcement', tone: 'plain' as const }] : []),
    ],
    notes: [
      ...(label.startsWith(designation) ? [] : [designation]),
      card ? kindText(card) : 'no such card',
      `${figuresText(source.figures, card)}${extra}`,
      `${platoons[unit.platoon]?.label}, slot ${unit.slot + 1}`,
      ...(leader ? [`${leader.name}, ${rankText(leader.rank)}`] : []),
      ...options,
    ],
  };
}
