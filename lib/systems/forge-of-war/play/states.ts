import { counted, uncapitalised } from '@/lib/roster/words';
import { play } from '../catalogue/catalogue';
import {
  figuresOf,
  isActing,
  isDestroyed,
  isOnFoot,
  leftOf,
  type Strength,
  stanceOf,
  strengthOf,
  type View,
} from './rows';

const strengths: Record<Strength, string> = {
  half: 'half strength',
  third: 'a third left',
  quarter: 'a quarter left',
};

const moves: Readonly<Record<string, string>> = { slow: 'moved', fast: 'moved over 6″' };

const coverings: Readonly<Record<string, string>> = {
  still: 'covering fire',
  moved: 'covering fire after a move',
};

/**
 * What else there is to say of a row, in words.
 * @param fighting its figures that fight
 */
export function statesOf(view: View, fighting: number): string[] {
  if (isDestroyed(view)) return ['destroyed'];
  return [...lossStates(view), ...(isActing(view) ? positionStates(view, fighting) : [])];
}

function lossStates(view: View): string[] {
  const [left, figures] = [leftOf(view), figuresOf(view)];
  const strength = strengthOf(view);
  const markers = view.number('d-markers');
  return [
    ...(left < figures ? [`${left} of ${figures} left`] : []),
    ...(strength === null ? [] : [strengths[strength]]),
    ...(markers > 0 ? [counted(markers, 'D-marker')] : []),
  ];
}

function positionStates(view: View, fighting: number): string[] {
  const cover = play.covers.find(({ id, activation }) => id === view.text('cover') && activation > 0);
  const stance = stanceOf(view);
  const named = [moves[view.text('moved')], coverings[view.text('covering')]];
  return [
    ...(view.text('tried') === 'failed' ? ['failed to activate'] : []),
    ...named.flatMap((word) => word ?? []),
    ...(cover ? [uncapitalised(cover.name)] : []),
    ...(stance.id === 'normal' ? [] : [uncapitalised(stance.name)]),
    ...(isOnFoot(view) ? [`on foot, ${fighting} fighting`] : []),
  ];
}
