import { ProblemPlace } from '@/components/builder/problem-place';
import { Section } from '@/components/ui/section';
import { play } from '@/lib/systems/at-43/catalogue';
import { setExtras } from '@/lib/systems/at-43/edits/edit-unit';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { apText } from '@/lib/systems/at-43/paper/text';
import { useEdit } from '../use-force';
import { BannableNumber } from './bannable-number';

const lists = [
  { field: 'specialists', title: 'Specialists', most: play.sheetLines.specialists },
  { field: 'equipment', title: 'Equipment', most: play.sheetLines.equipment },
] as const;

/** Specialists and equipment: those the card offers, and those the unit has although the card does not offer them. */
export function OptionFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, card } = unit;
  return lists.map(({ field, title, most }) => {
    const offered = card?.[field] ?? [];
    const notOffered = [...new Set(source[field])].filter(
      (name) => !offered.some((each) => each.name === name),
    );
    if (offered.length + notOffered.length === 0) return null;
    return (
      <Section
        key={field}
        title={title}
        level={3}
        aside={`${source[field].length} taken; the sheet has ${most} lines`}
      >
        <ProblemPlace path={['units', id, field]}>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
            {[
              ...offered.map(({ name, ap }) => ({ name, hint: apText(ap) })),
              ...notOffered.map((name) => ({ name, hint: null })),
            ].map(({ name, hint }) => (
              <BannableNumber
                key={name}
                option={name}
                label={name}
                most={9}
                hint={hint}
                value={source[field].filter((each) => each === name).length}
                onChange={(count) => edit((force) => setExtras(force, id, field, name, count))}
              />
            ))}
          </div>
        </ProblemPlace>
      </Section>
    );
  });
}
