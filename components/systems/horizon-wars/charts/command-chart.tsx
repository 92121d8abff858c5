import { ChartFigure } from '@/components/ui/chart';
import { ChartBar, type ChartSegment } from '@/components/ui/chart-bar';
import { NamedBar } from '@/components/ui/chart-items';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import { counted } from '@/lib/roster/words';
import { conventionalDraft } from '@/lib/systems/horizon-wars/edits/presets';
import type { CommandFlow } from '@/lib/systems/horizon-wars/evaluate/chart-data';
import { symbolOfType } from '@/lib/systems/horizon-wars/paper/symbol';

/** Returns the letter that links a segment to its line in the list. */
const letter = (index: number) => String.fromCharCode(97 + (index % 26));

/** The sources and uses of command resources: three bars on one scale, from top to bottom. */
export function CommandChart({ command }: { command: CommandFlow }) {
  const { conventional, hasChq, earned, spent, left, over, types, most } = command;
  const elements: ChartSegment[] = Array.from({ length: conventional }, (_, index) => ({
    key: `${index}`,
    from: index / 2,
    size: 0.5,
    fill: hasChq && index < earned * 2 ? 'open' : 'void',
  }));
  const units: ChartSegment[] = Array.from({ length: earned }, (_, index) => ({
    key: `${index}`,
    from: index,
    size: 1,
    fill: 'solid',
  }));
  const uses: ChartSegment[] = [
    ...types.map(({ type, label, spent: size, from }, index) => ({
      key: type,
      from,
      size,
      fill: 'hatch' as const,
      text: letter(index),
      title: `${label}: ${size} CR`,
    })),
    ...(left > 0 ? [{ key: 'left', from: spent, size: left, fill: 'void' as const }] : []),
  ];
  return (
    <ChartFigure title="Command resources" note="Every two conventional elements under a CHQ earn one.">
      <div className="space-y-2">
        <NamedBar name={counted(conventional, 'conventional element') + (hasChq ? '' : ', no CHQ')}>
          <ChartBar segments={elements} most={most} height={14} />
        </NamedBar>
        <NamedBar name={`${earned} CR earned`}>
          <ChartBar segments={units} most={most} height={14} />
        </NamedBar>
        <NamedBar name={`${spent} CR spent${over > 0 ? `, ${over} too many` : `, ${left} left`}`}>
          <ChartBar segments={uses} most={most} mark={over > 0 ? earned : null} height={20} />
        </NamedBar>
      </div>
      {types.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {types.map(({ type, label, spent: size }, index) => (
            <li key={type}>
              <b className="condensed" aria-hidden>
                {letter(index)}
              </b>{' '}
              <UnitSymbol symbol={symbolOfType(conventionalDraft(type))} className="align-text-bottom" />{' '}
              {label} <b>{size}</b>
            </li>
          ))}
        </ul>
      )}
    </ChartFigure>
  );
}
