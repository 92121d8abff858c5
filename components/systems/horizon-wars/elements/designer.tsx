import { useMemo } from 'react';
import { Consequences, withoutBans } from '@/components/builder/fields/ban';
import { PointsLeft } from '@/components/builder/fields/notes';
import { SpecialList } from '@/components/builder/fields/stat-tiles';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Section } from '@/components/ui/section';
import { mechs } from '@/lib/systems/horizon-wars/catalogue/mech';
import {
  aircraftUpgradeGroups,
  aircraftUpgradeLimit,
  wrongStats,
} from '@/lib/systems/horizon-wars/edits/designer';
import {
  addDesignUpgrade,
  removeDesignUpgrade,
  removeUpgradeAt,
  setPresence,
  setStat,
  setUpgradeOption,
  setUpgradeTimes,
} from '@/lib/systems/horizon-wars/edits/edit';
import { mechUpgradeGroups } from '@/lib/systems/horizon-wars/edits/mech-designer';
import { flyingClasses, mechClasses } from '@/lib/systems/horizon-wars/edits/presets';
import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import { specialsOf } from '@/lib/systems/horizon-wars/paper/marks';
import { type DesignEdits, PresenceField, StatFields } from '../design/design-fields';
import {
  type Breaks,
  idsNotTaken,
  LimitCount,
  LimitNote,
  sharedBreaks,
  UpgradeGroupView,
} from '../design/upgrade-group';
import { useEdit, useEvaluation } from '../use-force';

/** Designs a mech or an aircraft: Presence, stats and upgrades within its points (p.60-63, 68-70). */
export function Designer({ element, breaks }: { element: EvaluatedElement; breaks: Breaks }) {
  const evaluation = useEvaluation();
  const edits = useDesignEdits(element.id);
  const { budget, kind, presence, stats, moveBonus, hover } = element;
  if (budget === null) return null;
  const path = ['elements', element.id];
  const aircraft = kind === 'aircraft';
  const groups = aircraft ? aircraftUpgradeGroups(element, evaluation.settings) : mechUpgradeGroups(element);
  const overallLimit = aircraft ? aircraftUpgradeLimit(element, evaluation.settings) : null;
  const upgrades = groups.flatMap((group) => group.upgrades);
  const shown = withoutBans(sharedBreaks(breaks, idsNotTaken(upgrades))).filter(
    ({ rule }) => rule !== overallLimit?.rule,
  );
  const specials = specialsOf(element, evaluation).filter(
    ({ id }) => id !== 'ace' && !upgrades.some(({ record }) => record.id === id),
  );
  const superMech = presence >= mechs.superMech.presence;
  return (
    <>
      <PointsLeft
        pools={[{ label: 'Build points', points: budget.points, left: budget.left }]}
        onStats={budget.onStats}
        onUpgrades={budget.onUpgrades}
      />
      <ProblemPlace path={[...path, 'presence']}>
        <PresenceField
          presence={presence}
          classes={aircraft ? flyingClasses : mechClasses}
          byNumber={!aircraft && (evaluation.settings.superMechs || superMech)}
          edits={edits}
        />
      </ProblemPlace>
      <ProblemPlace path={[...path, 'stats']}>
        <StatFields stats={stats} edits={edits} wrong={wrongStats(element, evaluation)} />
        {aircraft && (
          <p className="mt-2 text-muted text-sm">
            Moves {stats.m} (+{moveBonus}): points buy the value, the bonus is free (p.38).{' '}
            {hover ? 'May hover.' : 'Cannot hover without a variation.'}
          </p>
        )}
      </ProblemPlace>
      <ProblemPlace path={[...path, 'upgrades']} exact className="space-y-6">
        {(overallLimit || shown.length > 0) && (
          <div className="text-sm">
            {overallLimit && (
              <p>
                Upgrades in all: <LimitCount {...overallLimit} />
              </p>
            )}
            {overallLimit && <LimitNote limit={overallLimit} />}
            <Consequences breaks={shown} />
          </div>
        )}
        {groups.map((group) => (
          <UpgradeGroupView
            key={group.id}
            {...{ path, group, edits, breaks, shown, overallLimit }}
            left={budget.left}
          />
        ))}
      </ProblemPlace>
      {specials.length > 0 && (
        <Section title="Special rules" level={3}>
          <SpecialList specials={specials} />
        </Section>
      )}
    </>
  );
}

/** Returns the designer's edits of an element of the force. */
function useDesignEdits(id: string): DesignEdits {
  const edit = useEdit();
  return useMemo(
    () => ({
      presence: (presence) => edit((force) => setPresence(force, id, presence)),
      stat: (stat, value) => edit((force) => setStat(force, id, stat, value)),
      put: (upgrade) => edit((force) => addDesignUpgrade(force, id, upgrade)),
      drop: (upgrade) => edit((force) => removeDesignUpgrade(force, id, upgrade)),
      dropAt: (index) => edit((force) => removeUpgradeAt(force, id, index)),
      option: (index, option) => edit((force) => setUpgradeOption(force, id, index, option)),
      times: (index, times) => edit((force) => setUpgradeTimes(force, id, index, times)),
    }),
    [edit, id],
  );
}
