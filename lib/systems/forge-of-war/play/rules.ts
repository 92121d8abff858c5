import type { RowRule } from '@/lib/play/model';
import { play, specialOf } from '../catalogue';
import { specialsOf } from '../paper/specials';
import { isActing, type Place, unitOf } from './rows';

/** What changes with the position, or with what has just happened, in a roll to activate or to rally (4.1, 5.2). */
const modifiers: RowRule[] = play.tables.flatMap(({ title, section, lines }) => {
  const untracked = lines.filter((line) => line.untracked);
  const effect = untracked.map(({ modifier, text }) => `${modifier} ${text}`).join('; ');
  return untracked.length === 0 ? [] : [{ label: title, effect: `Also: ${effect}.`, page: section }];
});

/** The special rules of a unit, and the modifiers of its rolls that are not marked. */
export function rules(place: Place): RowRule[] {
  const unit = unitOf(place);
  const onFoot = unit.onFoot === null ? [] : [specialOf('on-foot')];
  return [
    ...(isActing(place) ? modifiers : []),
    ...specialsOf(unit).map(({ name, special: { effect, section } }) => ({
      label: name,
      effect,
      page: section,
    })),
    ...onFoot.map(({ name, effect, section }) => ({ label: name, effect, page: section })),
  ];
}
