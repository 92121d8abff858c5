import { Check } from 'lucide-react';
import { classes } from '@/components/ui/classes';
import { type Settings, type Step, steps } from '@/lib/events/event';
import { momentText } from '@/lib/events/moment-text';
import { stepNames } from '@/lib/events/words';

interface CourseStepsProps {
  step: Step;
  settings: Pick<Settings, 'opens' | 'deadline' | 'reveals' | 'zone'>;
}

/** The course of an event as a row of steps, with the times that are set; below each other on a narrow screen. */
export function CourseSteps({ step, settings }: CourseStepsProps) {
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
