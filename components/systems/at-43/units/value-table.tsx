import { counted } from '@/lib/roster/words';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { apText, figuresText, sumText } from '@/lib/systems/at-43/paper/text';

/** The A.P. of a unit, line by line, or as typed from the army book. */
export function ValueTable({ unit }: { unit: EvaluatedUnit }) {
  const { source, card, troops, extra, chosen, value } = unit;
  const typed = source.ap !== undefined;
  const lines = [
    { name: figuresText(source.figures, card), ap: troops },
    ...(source.extraFighters > 0
      ? [{ name: counted(source.extraFighters, 'extra fighter'), ap: extra }]
      : []),
    ...chosen
      .filter(({ count }) => count > 0)
      .map(({ name, count, ap }) => ({
        name: count > 1 ? `${count} × ${name}` : name,
        ap: ap === null ? null : ap * count,
      })),
  ];
  return (
    <table className="condensed min-w-52 border-collapse text-sm">
      <caption className="label-caps pb-1 text-left text-muted">{typed ? 'Typed' : 'Added up'}</caption>
      <tbody>
        {!typed &&
          lines.map(({ name, ap }, index) => (
            <tr key={index} className="border-line border-b">
              <th scope="row" className="py-0.5 pr-4 text-left font-normal">
                {name}
              </th>
              <td className={ap === null ? 'text-right text-warning' : 'text-right'}>{apText(ap)}</td>
            </tr>
          ))}
        <tr className="font-semibold">
          <th scope="row" className="py-0.5 pr-4 text-left">
            Unit value
          </th>
          <td className="text-right">{sumText(value, [unit])} A.P.</td>
        </tr>
      </tbody>
    </table>
  );
}
