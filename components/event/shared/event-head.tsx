import { Check } from 'lucide-react';
import { classes } from '@/components/ui/classes';
import { GameMark } from '@/components/ui/glyphs';
import { ShortList } from '@/components/ui/lists';
import { PageTitle } from '@/components/ui/page-title';
import { type Settings, type Step, steps } from '@/lib/events/event';
import type { EventView } from '@/lib/events/view';
import { noticeSentence, stepNames } from '@/lib/events/words';
import { momentText, placeText } from '@/lib/events/zoned-time';
import { systems } from '@/lib/systems/registry';

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

interface CourseStepsProps {
  step: Step;
  settings: Pick<Settings, 'opens' | 'deadline' | 'reveals' | 'zone'>;
}

/** The course of an event as a row of steps, with the times that are set; below each other on a narrow screen. */
function CourseSteps({ step, settings }: CourseStepsProps) {
  const at: Partial<Record<Step, number | null>> = {
    open: settings.opens,
    locked: settings.deadline,
    revealed: settings.reveals,
  };
  const now = steps.indexOf(step);
  return (
    <ol aria-label="Course of the event" className="grid gap-x-2 gap-y-1 sm:grid-cols-6">
      {steps.map((each, index) => {
        const moment = at[each] ?? null;
        return (
          <li
            key={each}
            aria-current={index === now ? 'step' : undefined}
            className={classes(
              'flex flex-wrap items-baseline gap-x-2 border-l-3 px-2 py-0.5 text-sm sm:block sm:border-t-3 sm:border-l-0 sm:px-0 sm:pt-1',
              index === now ? 'border-accent font-semibold' : index < now ? 'border-ink' : 'border-line',
            )}
          >
            <span className={index > now ? 'text-muted' : undefined}>
              {index < now && (
                <Check aria-hidden size={14} className="mr-1 inline-block align-[-0.15em]" strokeWidth={3} />
              )}
              {stepNames[each]}
              {index < now && <span className="sr-only">, done</span>}
            </span>
            {moment !== null && index >= now && (
              <span className="text-muted text-xs sm:block">
                {momentText(moment, settings.zone, 'short')}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What the organiser did that players may not expect, with its reason; the latest first. */
export function Notices({ view }: { view: Pick<EventView, 'notices' | 'players' | 'settings'> }) {
  const nameOf = (id: string) => view.players.find((player) => player.id === id)?.name ?? 'a player';
  return (
    <ShortList items={view.notices.toReversed()} className="divide-y divide-line border-line border-y">
      {(notice, index) => (
        <li key={index} className="py-2">
          <p>
            <bdi>{noticeSentence(notice, nameOf)}</bdi>
          </p>
          <p className="text-muted text-sm">
            {momentText(notice.at, view.settings.zone)}.
            {notice.reason !== '' && (
              <>
                {' '}
                Reason: <bdi>{notice.reason}</bdi>
              </>
            )}
          </p>
        </li>
      )}
    </ShortList>
  );
}
