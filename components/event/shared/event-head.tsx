import { GameMark } from '@/components/ui/game-mark';
import { PageTitle } from '@/components/ui/page-title';
import { placeText } from '@/lib/events/moment-text';
import type { EventView } from '@/lib/events/view';
import { systems } from '@/lib/systems/registry';
import { CourseSteps } from './course-steps';

/** The name of an event, its game, when and where it is, and its course. */
export function EventHead({ view }: { view: Pick<EventView, 'step' | 'settings'> }) {
  const { settings } = view;
  const game = systems.find(({ id }) => id === settings.system);
  const about = placeText(settings);
  return (
    <header className="mb-6">
      <PageTitle
        className="mb-3"
        lead={
          <span className="flex flex-wrap items-center gap-x-3">
            {game && (
              <span className="flex items-center gap-1.5">
                <GameMark {...game} /> {game.name}
              </span>
            )}
            {about !== '' && <bdi className="wrap-anywhere">{about}</bdi>}
          </span>
        }
      >
        <bdi>{settings.name}</bdi>
      </PageTitle>
      <CourseSteps step={view.step} settings={settings} />
    </header>
  );
}
