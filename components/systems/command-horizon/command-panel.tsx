import { useBuilder } from '@/components/builder/context';
import { ForceFields, ForceRulings } from '@/components/builder/fields/force-fields';
import { ElementCount } from '@/components/builder/fields/members';
import { PageNote } from '@/components/builder/fields/notes';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { counted } from '@/lib/roster/text/words';
import { type PricedPurchase, pricedPurchases } from '@/lib/systems/command-horizon/evaluate/evaluate';
import { forceFields } from '@/lib/systems/command-horizon/fields';
import { forceSchema } from '@/lib/systems/command-horizon/force';
import { commandPointsText } from '@/lib/systems/command-horizon/paper/text';
import { useEvaluation } from './use-force';

/** Command points per turn, their sources, and what they buy. */
export function CommandPanel() {
  const evaluation = useEvaluation();
  return (
    <div className="@container space-y-8">
      <Income />
      <Section title="Purchases" level={3}>
        <p className="mb-3 max-w-prose text-muted text-sm">
          After each price: how often the points of a turn at full strength pay for it alone
          {evaluation.concentrated !== null && ', and with Concentrate Command'}. What is left over is lost.
        </p>
        <ul className="divide-y divide-line border-line border-y">
          {pricedPurchases(evaluation).map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Income() {
  const { open } = useBuilder();
  const { faction, units, unitCount, commandPoints, concentrated, commands } = useEvaluation();
  const [command] = commands;
  const givers = units.filter(({ profile }) => profile.commandPoints > 0);
  const lines = [
    ...(faction.commandPoints > 0
      ? [{ key: 'faction', label: `The ${faction.name} itself`, points: faction.commandPoints }]
      : []),
    ...givers.map(({ id, label, profile }) => ({ key: `unit ${id}`, label, points: profile.commandPoints })),
  ];
  return (
    <Section
      title="A turn at full strength"
      level={3}
      aside={commandPointsText(commandPoints)}
      actions={
        <ProblemPlace path={['command']}>
          <Button
            size="sm"
            onClick={() => open(command ? { kind: 'element', id: command.id } : { kind: 'picker' })}
          >
            {command ? 'Open the command unit' : 'Add a command unit'}
          </Button>
        </ProblemPlace>
      }
    >
      <dl className="max-w-md divide-y divide-line border-line border-y text-sm">
        {lines.map(({ key, label, points }) => (
          <Line key={key} label={label} value={`${points}`} />
        ))}
        <Line label="Command points" value={commandPointsText(commandPoints)} strong />
        {concentrated !== null && (
          <>
            <Line
              label={`Concentrate Command: ${counted(unitCount - 1, 'other unit')}`}
              value={`+${unitCount - 1}`}
            />
            <Line label="With Concentrate Command" value={commandPointsText(concentrated)} strong />
          </>
        )}
      </dl>
      <p className="mt-2 max-w-prose text-muted text-sm">
        {command === undefined
          ? 'Without a command unit there is no Concentrate Command.'
          : 'Concentrate Command: the command unit neither moves, fires nor reacts this turn; each other unit that is not stunned gives 1 CP.'}{' '}
        <PageNote page="VIII Concentrate Command" />
      </p>
    </Section>
  );
}

function Line({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className={strong ? 'font-medium' : 'min-w-0 break-words'}>{label}</dt>
      <dd className={strong ? 'whitespace-nowrap font-semibold' : 'whitespace-nowrap'}>{value}</dd>
    </div>
  );
}

function PurchaseRow({ purchase }: { purchase: PricedPurchase }) {
  const { name, price, effect, page, times, timesConcentrated } = purchase;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5">
      <span className="font-medium">{name}</span>
      <span className="whitespace-nowrap text-right font-semibold">{price}</span>
      <span className="min-w-0 text-muted text-sm">
        {effect} <PageNote page={page} />
      </span>
      <span className="whitespace-nowrap text-right text-sm">
        {times}×{timesConcentrated !== null && <span className="text-muted"> or {timesConcentrated}×</span>}
      </span>
    </li>
  );
}

const described = { shape: forceSchema.shape, fields: forceFields };

/** The settings of the force: faction, unit limit, rulings. */
export function ForcePanel() {
  const { faction, pack, unitCount } = useEvaluation();
  return (
    <div className="space-y-8">
      <ElementCount most={pack?.maxElements} count={unitCount} />
      <Section title="Faction" level={3}>
        <FactionField />
        <ul className="mt-3 max-w-prose list-disc space-y-1 pl-4 text-sm marker:text-accent">
          {faction.traits.map(({ text, page }) => (
            <li key={text}>
              {text} <PageNote page={page} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Units agreed" level={3}>
        <ForceFields {...described} only={['unitLimit']} />
      </Section>
      <ForceRulings />
    </div>
  );
}

/** The faction of the force. */
export const FactionField = () => <ForceFields {...described} only={['faction']} />;
