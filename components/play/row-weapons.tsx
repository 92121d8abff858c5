import { Section } from '@/components/ui/section';
import type { Path } from '@/lib/play/mark';
import { viewOf } from '@/lib/play/view';
import { usePlay, usePlayed } from './context';
import { Steady } from './steady';

/** The weapons of a row as they are now: how many still fire, and what they roll together. */
export function RowWeapons({ path }: { path: Path }) {
  const { setup } = usePlay().session;
  const { state } = usePlayed();
  const { weapons } = setup.model;
  if (weapons === undefined) return null;
  const rowIn = (each: typeof state) =>
    viewOf(setup, each)
      .sides.find(({ id }) => id === path[0])
      ?.rows.find(({ row }) => row.id === path[1]);
  const view = rowIn(state);
  // What is marked later makes a text shorter than it is without marks.
  const fresh = rowIn({ ...state, marks: new Map() });
  if (view === undefined || fresh === undefined) return null;
  const longest = weapons(fresh);
  const shown = weapons(view);
  if (shown.length === 0) return null;
  return (
    <Section title="Weapons" level={3}>
      <ul className="grid gap-1">
        {shown.map(({ name, now, start, text }, index) => (
          <li key={index}>
            <span className="font-medium">{name}</span>{' '}
            <span className={now === start ? '' : 'font-bold'}>
              {now === start ? now : `${now} of ${start}`}
            </span>
            <span className="block text-sm">
              <Steady longest={longest[index]?.text ?? ''}>{text}</Steady>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
