import { useCallback } from 'react';
import { EditButton } from '@/components/builder/fields/ban';
import { Notice, PageNote } from '@/components/builder/fields/notes';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { EmptyState, LiveRegion } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import type { Page } from '@/lib/roster/rule';
import { counted } from '@/lib/roster/text/words';
import { mayBeChq } from '@/lib/systems/horizon-wars/catalogue/catalogue';
import { setChq } from '@/lib/systems/horizon-wars/edits/edit';
import {
  type CommandOffer,
  clearTypeResources,
  commandOffers,
  lostPage,
  raiseStat,
  setTacticalUpgrade,
  spentOnLost,
} from '@/lib/systems/horizon-wars/edits/edit-command';
import { type CommandFlow, commandFlow } from '@/lib/systems/horizon-wars/evaluate/chart-data';
import { earnedText } from '@/lib/systems/horizon-wars/evaluate/totals';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { ElementTiles } from '../design/design-fields';
import { useEdit, useEvaluation } from '../use-force';
import { FigureStrip, RaiseRow, UpgradeRow } from './command-rows';

/** Command resources: earned, spent and left, and what they buy for each conventional type. */
export function CommandPanel() {
  const evaluation = useEvaluation();
  const edit = useEdit();
  const { commandResources, chq } = evaluation;
  const offers = commandOffers(evaluation);
  const wasted = offers.flatMap(({ type }) => spentOnLost(evaluation, type.id) ?? []);
  return (
    <div className="space-y-8">
      <LiveRegion text={wasted.map((text) => `Advice: ${text}`).join(' ')} />
      <div className="space-y-3">
        <Budget {...commandFlow(evaluation)} />
        <p className="text-sm">
          {earnedText(evaluation)}. <PageNote page={59} />
        </p>
        {chq === null && offers.length > 0 && (
          <Notice severity={commandResources.spent > 0 ? 'error' : 'advice'}>
            Make a mech or a conventional element the CHQ to earn command resources.
          </Notice>
        )}
        <ProblemPlace path={['chq']}>
          <ChqField />
        </ProblemPlace>
      </div>
      {offers.length === 0 && (
        <EmptyState title="No conventional elements yet">
          Every two conventional elements earn one command resource under a CHQ. It buys +1 to a stat or a
          tactical upgrade for all elements of one type; the types will appear here.
        </EmptyState>
      )}
      <ProblemPlace path={['commandResources']} exact className="space-y-8">
        {offers.map((offer) => (
          <CommandType
            key={offer.type.id}
            offer={offer}
            wasted={spentOnLost(evaluation, offer.type.id)}
            lostPage={lostPage(evaluation)}
            edit={edit}
          />
        ))}
      </ProblemPlace>
    </div>
  );
}

const NONE = '';

/** Chooses the CHQ among the elements that may be it, plus the current one, which a file may have set freely. */
function ChqField() {
  const edit = useEdit();
  const { chq, elements } = useEvaluation();
  const candidates = elements.filter(
    (each) => each === chq || each.kind === 'mech' || (each.type !== null && mayBeChq(each.type.id)),
  );
  if (candidates.length === 0) return null;
  return (
    <SelectField
      label="CHQ"
      className="max-w-sm"
      value={chq?.id ?? NONE}
      onChange={({ target: { value } }) =>
        edit((force) => (value === NONE ? setChq(force, chq?.id ?? NONE, false) : setChq(force, value, true)))
      }
    >
      <option value={NONE}>None</option>
      <Options of={candidates.map(({ id, label, presence }) => [id, `${label} · P${presence}`])} />
    </SelectField>
  );
}

const Budget = ({ earned, spent, left, over }: CommandFlow) => (
  <FigureStrip
    className="max-w-96"
    figures={[
      { label: 'Earned', value: `${earned} CR` },
      { label: 'Spent', value: `${spent} CR` },
      over > 0
        ? { label: 'Too many', value: `${over} CR`, wrong: 'more than earned' }
        : { label: 'Left', value: `${left} CR` },
    ]}
  />
);

type Edit = (change: (force: Force) => Force) => void;

interface CommandTypeProps {
  offer: CommandOffer;
  /** What is spent on elements that are lost before the battle, as a sentence; null for nothing. */
  wasted: string | null;
  lostPage: Page;
  edit: Edit;
}

/** What command resources buy, and may buy, for one conventional type. */
function CommandType({ offer, wasted, lostPage, edit }: CommandTypeProps) {
  const { type, count, spent, presence, stats, raises, upgrades } = offer;
  const takeAllBack = useCallback((force: Force) => clearTypeResources(force, type.id), [type.id]);
  const hasPurchases = raises.some(({ raised }) => raised > 0) || upgrades.some(({ taken }) => taken);
  return (
    <Section
      title={type.name}
      level={3}
      aside={`${counted(count, 'element')} · ${spent} CR`}
      actions={
        <EditButton size="sm" variant="quiet" change={takeAllBack} aria-disabled={!hasPurchases}>
          Remove all
        </EditButton>
      }
    >
      <div className="space-y-3">
        {count === 0 && (
          <Notice severity="warning">
            The force has no {type.name.toLowerCase()}: command resources given to it here cost nothing and
            have no effect.
          </Notice>
        )}
        {wasted !== null && (
          <Notice severity="advice">
            {wasted} <PageNote page={lostPage} />
          </Notice>
        )}
        <ElementTiles
          size="sm"
          element={{
            presence,
            stats,
            raised: Object.fromEntries(raises.map(({ stat, raised }) => [stat, raised])),
          }}
        />
        <ProblemPlace path={['commandResources', type.id, 'raise']}>
          <ul aria-label={`Stats of ${type.name.toLowerCase()}`} className="max-w-md">
            {raises.map((raise) => (
              <RaiseRow
                key={raise.stat}
                raise={raise}
                count={count}
                onRaise={(by) => edit((force) => raiseStat(force, type.id, raise.stat, by))}
              />
            ))}
          </ul>
        </ProblemPlace>
        <fieldset>
          <legend className="label-caps mb-1 text-muted">Tactical upgrades</legend>
          {upgrades.map((upgrade) => (
            <ProblemPlace
              key={upgrade.upgrade.id}
              path={['commandResources', type.id, 'upgrades', upgrade.upgrade.id]}
            >
              <UpgradeRow
                offer={upgrade}
                count={count}
                onChange={(on) => edit((force) => setTacticalUpgrade(force, type.id, upgrade.upgrade.id, on))}
              />
            </ProblemPlace>
          ))}
        </fieldset>
      </div>
    </Section>
  );
}
