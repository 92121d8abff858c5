import { useBuilder } from '@/components/builder/context';
import { Consequences, withoutBans } from '@/components/builder/fields/ban';
import { SpecialNames } from '@/components/builder/fields/stat-tiles';
import { OfferRow } from '@/components/builder/picker/offer-row';
import { ElementTiles } from '@/components/systems/horizon-wars/design/design-fields';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Section } from '@/components/ui/section';
import { bannedBy } from '@/lib/roster/offer';
import { breaksOfBuild, upgradeUses } from '@/lib/systems/battle-royale/edits/designer';
import { startFrom } from '@/lib/systems/battle-royale/edits/edit';
import {
  type Build,
  bareMech,
  type StartingClass,
  startingClasses,
} from '@/lib/systems/battle-royale/edits/presets';
import { evaluate } from '@/lib/systems/battle-royale/evaluate/evaluate';
import type { Force } from '@/lib/systems/battle-royale/force';
import { specialsOf } from '@/lib/systems/battle-royale/paper/special';
import { symbolOfType } from '@/lib/systems/battle-royale/paper/symbol';
import { points } from '@/lib/systems/horizon-wars/paper/text';
import { useEditWithUndo, useEvaluation } from '../use-force';

const OwnedDesigns = lazyPart(async () => (await import('./owned-designs')).OwnedDesigns);

/** Mechs to start from, by class; using one keeps the names of mech and pilot. */
export function StartPanel() {
  const editWithUndo = useEditWithUndo();
  const { open, designing = false } = useBuilder();
  const use = (change: (now: Force) => Force, name: string) => {
    editWithUndo(change, `The mech is now ${name}.`, `Started from ${name}`);
    open({ kind: 'section', id: 'mech' });
  };
  const start = (build: Build, name: string) => use((now) => startFrom(now, build), name);
  return (
    <div className="@container space-y-6">
      {!designing && <OwnedDesigns onUse={use} />}
      <p className="text-muted text-sm">
        Replaces Presence, stats and upgrades, and keeps the names. Every build spends exactly its points.
      </p>
      {startingClasses.map((each) => (
        <ClassSection key={each.presence} offered={each} onStart={start} />
      ))}
    </div>
  );
}

type ClassSectionProps = { offered: StartingClass; onStart: (build: Build, name: string) => void };

function ClassSection({ offered, onStart }: ClassSectionProps) {
  const evaluation = useEvaluation();
  const { presence, name, base, extra, builds } = offered;
  const bare = `P${presence} with bare stats`;
  return (
    <Section
      title={`${name} P${presence}`}
      level={3}
      aside={extra > 0 ? `${points(base)} and ${extra} for upgrades` : points(base)}
    >
      <Button size="sm" className="mb-2" onClick={() => onStart(bareMech(presence), bare)}>
        Start from bare stats<span className="sr-only">: P{presence}</span>
      </Button>
      <ul className="divide-y divide-line border-line border-y">
        {builds.map(({ id, name, about, build }) => (
          <OfferRow
            key={id}
            name={name}
            verb="Use"
            what={`${name}, P${presence} mech`}
            about={about}
            symbol={symbolOfType(build)}
            count={0}
            banned={bannedBy(evaluation.pack, upgradeUses(build))}
            level={4}
            onAdd={() => onStart(build, name)}
            values={<ElementTiles element={build} size="sm" />}
          >
            <SpecialNames specials={specialsOf(evaluate(startFrom(evaluation.force, build), null).mech)} />
            <Consequences breaks={withoutBans(breaksOfBuild(evaluation, build))} />
          </OfferRow>
        ))}
      </ul>
    </Section>
  );
}
