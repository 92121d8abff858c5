import type { RowRule } from '@/lib/play/model';
import { specialOf } from '../catalogue/catalogue';
import { specialsOf } from '../paper/specials';
import { type Place, unitOf } from './rows';

/** The special rules of a unit. */
export function rules(place: Place): RowRule[] {
  const unit = unitOf(place);
  const onFoot = unit.onFoot === null ? [] : [specialOf('on-foot')];
  return [
    ...specialsOf(unit).map(({ name, special: { effect, section } }) => ({
      label: name,
      effect,
      page: section,
    })),
    ...onFoot.map(({ name, effect, section }) => ({ label: name, effect, page: section })),
  ];
}
