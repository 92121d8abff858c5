import type { Sheet, SheetFact, SheetText } from '@/lib/sheet/sheet';
import { dayText } from '../roster/dates';
import { momentText } from './moment-text';
import type { NamedPlayer } from './round-words';
import type { EventView } from './view';

/** A cell of text, with smaller lines below it. */
export const text = (value: string, lines: string[] = [], strong = false): SheetText => ({
  kind: 'text',
  text: value,
  lines,
  ...(strong ? { strong } : {}),
});

/** The name of a player, with the team below it. */
export const nameCell = ({ name, team }: NamedPlayer, strong: boolean): SheetText =>
  text(name, team.trim() === '' ? [] : [team], strong);

/** A sheet of an event, without its tables. */
export function baseSheet(
  { settings, now }: Pick<EventView, 'settings' | 'now'>,
  game: string,
  label: string,
  facts: SheetFact[],
): Omit<Sheet, 'tables'> {
  const about = [
    { label: 'Date', value: dayText(settings.date) },
    { label: 'Place', value: settings.place.trim() },
  ].filter(({ value }) => value !== '');
  return {
    title: settings.name,
    label,
    system: game,
    player: '',
    orientation: 'portrait',
    facts: [...facts, ...about, { label: 'As of', value: momentText(now, settings.zone, 'short') }],
    verdict: null,
    notes: [],
  };
}
