import type { RulingValue } from '../ruling';
import type { AnyGameSystem } from '../system';
import { dayText } from '../text/dates';
import { capitalised, inList, uncapitalised } from '../text/words';
import { type PackField, packValue } from './fields';
import { type Pack, packName, quotedPack } from './pack';

/** Returns a pack in a line: "15 points, any era, no special forces, at most 6 points of mechs". */
export function packText(pack: Pack, { packFields }: Pick<AnyGameSystem, 'packFields'>): string {
  const parts = packFields.map((field) => fieldText(field, packValue(pack, field.id)));
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? 'No restrictions' : capitalised(said.join(', '));
}

/** The same as a sentence; an abbreviation at the end, "2000 A.P.", already has the full stop. */
export const packSentence = (pack: Pack, system: Pick<AnyGameSystem, 'packFields'>): string =>
  packText(pack, system).replace(/\.?$/, '.');

/** Returns when and where a pack's event is, and whose it is; only what the pack says. */
export const eventFacts = ({ date, place = '', organiser = '' }: Pack): { label: string; value: string }[] =>
  [
    { label: 'Date', value: dayText(date ?? '') },
    { label: 'Place', value: place.trim() },
    { label: 'Organiser', value: organiser.trim() },
  ].filter(({ value }) => value !== '');

/** The same in a line: "24 November 2026 · Calais · Jo Marsh". */
export const eventText = (pack: Pack): string =>
  eventFacts(pack)
    .map(({ value }) => value)
    .join(' · ');

/**
 * Returns what a pack says about a choice of the force, with the pack's name: “Calais Open 2026”: only the era “The
 * Maul”.
 * @returns "" if the pack leaves the choice open or overrides it, or there is no pack
 */
export function packRequirementText(
  pack: Pack | null,
  id: string,
  { packFields }: Pick<AnyGameSystem, 'packFields'>,
): string {
  const value = pack === null ? undefined : packValue(pack, id);
  const field = packFields.find((each) => each.id === id);
  if (pack === null || value === undefined || field === undefined || field.overrides) return '';
  // An empty list says nothing if leaving it out means the same.
  const isOpen = field.kind === 'list' && field.unsaid === undefined && (value as string[]).length === 0;
  const text = isOpen ? '' : fieldText(field, value);
  return text === '' ? '' : `${capitalised(quotedPack(packName(pack)))}: ${text}`;
}

/**
 * Returns what a pack chooses in place of the force, whatever the force has: "15 points".
 * @param id the id of the field, or `rulings.` and the id of a ruling
 * @returns "" if the choice is the force's
 */
export function packOverrideText(
  pack: Pack | null,
  id: string,
  { packFields }: Pick<AnyGameSystem, 'packFields'>,
): string {
  const value = pack === null ? undefined : packValue(pack, id);
  if (value === undefined) return '';
  const field = packFields.find((each) => each.id === id);
  if (field === undefined)
    return capitalised(meaningOf(packFields, id.slice('rulings.'.length), value as RulingValue));
  return field.overrides ? capitalised(fieldText(field, value)) : '';
}

/** Returns the meaning of a ruling's value in lower case; "" if there is no such value. */
function meaningOf(packFields: readonly PackField[], id: string, value: RulingValue): string {
  const rulings = packFields.flatMap((field) => (field.kind === 'rulings' ? field.rulings : []));
  const values = rulings.find((ruling) => ruling.id === id)?.values ?? [];
  return uncapitalised(values.find((each) => each.value === value)?.meaning.replace(/\.$/, '') ?? '');
}

/** Returns what a pack says in one field, as a part of a sentence; "" for nothing. */
function fieldText(field: PackField, value: unknown): string {
  if (value === undefined || field.kind === 'unused') return '';
  switch (field.kind) {
    case 'number':
      return field.says(value as number);
    case 'switch':
      return value ? field.on : field.off;
    case 'list':
      return field.says((value as string[]).map((id) => nameIn(field.options, id)));
    case 'counts': {
      const counts = Object.entries(value as Record<string, number>);
      return counts.length === 0
        ? ''
        : `at most ${inList(counts.map(([id, most]) => field.counted(id, most)))}`;
    }
    case 'pair':
      return field.says(
        ...field.parts.map(({ id, options }) => nameIn(options, (value as Record<string, string>)[id] ?? '')),
      );
    case 'rulings':
      return field.rulings
        .flatMap(({ id, title, values }) => {
          const chosen = (value as Record<string, RulingValue | undefined>)[id];
          const meaning = values.find((each) => each.value === chosen)?.meaning;
          return meaning ? [`${uncapitalised(title)} (${uncapitalised(meaning.replace(/\.$/, ''))})`] : [];
        })
        .join(', ');
  }
}

const nameIn = (options: readonly { id: string; name: string; text?: string }[], id: string): string => {
  const option = options.find((each) => each.id === id);
  return option?.text ?? option?.name ?? id;
};
