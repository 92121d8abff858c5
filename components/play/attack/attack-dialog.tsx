import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '@/components/shared/form-dialog';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { SituationFields } from '@/components/shared/odds/situation-fields';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/fields/segmented';
import { forgetKept, keptUnder, useZodForm } from '@/components/ui/form/use-zod-form';
import { notLoaded } from '@/components/ui/lazy-part';
import type { AnyOddsModel } from '@/lib/odds/model';
import type { AnyAttacks } from '@/lib/play/attack';
import { rollAll } from '@/lib/play/dice';
import { placeLabel } from '@/lib/play/event-words';
import { type ActIntent, optionsOf, targetOf } from '@/lib/play/intent';
import type { Path } from '@/lib/play/mark';
import type { Input, RowView } from '@/lib/play/model';
import { askedOf, kindWithoutOdds, resolved } from '@/lib/play/resolving';
import { type AnySide, isOn } from '@/lib/play/setup';
import { rowOf, viewOf } from '@/lib/play/values';
import { pageText } from '@/lib/roster/verdict';
import { Outcome } from '../action-dialog';
import { ActionInput, type Given } from '../action-input';
import { usePlay, usePlayed } from '../context';
import { AttackOdds } from './attack-odds';
import { DiceFields, ResultFields } from './dice-fields';
import { lastAttack, rememberAttack } from './last-attack';
import { startTarget, TargetField, targetRow } from './target-field';

interface AttackDialogProps {
  path: Path;
  /** The action that is resolved; the attacks of the row if omitted. */
  action?: string | undefined;
  onClose: () => void;
}

/** Resolves an attack of a row, or a roll that it makes alone: odds, dice, and what they mark on both sides. */
export function AttackDialog(props: AttackDialogProps) {
  const { system } = usePlay().session;
  const loaded = useLoaded(
    useMemo(
      () => async () => {
        const [attacks, odds] = await Promise.all([system.attacks?.(), system.odds?.()]);
        return attacks && odds ? { attacks, odds } : null;
      },
      [system],
    ),
  );
  if (loaded === undefined) return null;
  if (loaded) return <Resolving {...props} {...loaded} />;
  return (
    <Dialog open title="Attack" onClose={props.onClose}>
      <p role="status">{notLoaded()}</p>
    </Dialog>
  );
}

/** What the form holds: what was not touched follows from what stands before it. */
const filledSchema = z.object({
  kind: z.string(),
  /** The key of a row, or the id of a target that is known by its figures; "" for none. */
  target: z.string(),
  set: z.record(z.string(), z.number()),
  /** What was rolled, as typed. */
  dice: z.record(z.string(), z.string()),
  /** Whether Muster rolled it. */
  isRolled: z.boolean(),
  result: z.record(z.string(), z.number()),
  given: z.record(z.string(), z.custom<Given[string]>()),
});

type Filled = z.infer<typeof filledSchema>;

/** Nothing set, rolled or given yet. */
const untouched = { set: {}, dice: {}, isRolled: false, result: {}, given: {} };

interface ResolvingProps extends AttackDialogProps {
  attacks: AnyAttacks;
  odds: AnyOddsModel;
}

function Resolving({ path, action: only, attacks, odds, onClose }: ResolvingProps) {
  const { session, tap } = usePlay();
  const { state } = usePlayed();
  const { setup } = session;
  const match = useMemo(() => viewOf(setup, state), [setup, state]);
  const a = rowOf(match, path) as RowView<AnySide>;
  const resolutions = attacks.resolutions.filter(
    ({ action, on }) =>
      (only === undefined ? setup.model.attacks.some(({ id }) => id === action) : action === only) &&
      (on?.(a) ?? true),
  );
  const last = lastAttack(session.id, path);
  const others = match.sides.filter(({ id }) => id !== path[0]);
  const kept = ['attack', session.id, ...path, only ?? ''].join(' ');
  const form = useZodForm<Filled, Filled>(
    filledSchema,
    {
      kind: resolutions.find(({ kind }) => kind === last?.kind)?.kind ?? resolutions[0]?.kind ?? '',
      target: startTarget(others, setup.model, last?.target) ?? odds.targets[0]?.id ?? '',
      ...untouched,
    },
    keptUnder(kept),
  );
  const filled = useWatch({ control: form.control }) as Filled;
  const resolution = resolutions.find(({ kind }) => kind === filled.kind) ?? resolutions[0];
  const action =
    setup.model.attacks.find(({ id }) => id === resolution?.action) ??
    setup.model.actions.find(({ id }) => id === resolution?.action);
  const kind = useMemo(() => {
    if (resolution === undefined || action === undefined) return undefined;
    const ofOdds = odds.attacks.find(({ id }) => id === resolution.kind);
    return ofOdds ?? kindWithoutOdds(resolution, action);
  }, [odds, resolution, action]);
  const b = kind?.alone ? null : (targetRow(others, filled.target) ?? null);
  const set = (part: Partial<Filled>) => {
    for (const [name, value] of Object.entries(part))
      form.setValue(name as keyof Filled, value as Filled[keyof Filled]);
  };
  if (resolution === undefined || kind === undefined || action === undefined) return null;

  const attacking = { attacks, odds, kind, resolution };
  const { asked, fields, hasOdds, refusal } = askedOf(
    attacking,
    { a, b, target: filled.target },
    filled.set,
    last?.set,
  );
  const { situation } = asked;
  const { rolls, because, result, results, given, words } = resolved(resolution, asked, filled);
  const intent: ActIntent = {
    act: action.id,
    ...targetOf(path),
    input: given,
    ...(b ? { target: [b.side.id, b.row.id] as const } : {}),
    dice: words,
  };
  const inputs = (action.inputs ?? []) as readonly Input<AnySide>[];
  const remember = () =>
    rememberAttack(session.id, path, { kind: kind.id, target: filled.target, set: situation });
  const changeSet = (field: string, value: number) =>
    set({ set: { ...filled.set, [field]: value }, result: {}, given: {} });
  return (
    <FormDialog
      title={kind.alone ? kind.label : 'Attack'}
      description={
        <bdi>{[placeLabel(setup, [...path, '']), pageText(action.page)].filter(Boolean).join(' · ')}</bdi>
      }
      size="lg"
      verb="Mark"
      kept={kept}
      form={form}
      onClose={onClose}
      onSubmit={() => {
        remember();
        forgetKept(kept);
        tap(intent);
        onClose();
      }}
    >
      {!kind.alone && (
        <TargetField
          {...{ odds, sides: others }}
          value={filled.target}
          onChange={(next) => set({ target: next, ...untouched })}
        />
      )}
      {resolutions.length > 1 && (
        <Segmented
          label="Kind of attack"
          value={kind.id}
          options={resolutions.map((each) => ({
            value: each.kind,
            label: odds.attacks.find(({ id }) => id === each.kind)?.label ?? each.kind,
          }))}
          onChange={(next) => set({ kind: next, ...untouched })}
        />
      )}
      {refusal !== null && <p>{refusal} You can still enter the result below.</p>}
      {refusal === null && hasOdds && (
        <AttackOdds
          {...{ kind, fields, situation, b, attacks, a }}
          targetId={filled.target}
          onSet={changeSet}
          onLeave={remember}
        />
      )}
      {!hasOdds && fields.length > 0 && <SituationFields {...{ fields, situation }} onChange={changeSet} />}
      <DiceFields
        {...{ rolls, because }}
        typed={filled.dice}
        isRolled={filled.isRolled}
        onType={(dice) => set({ dice, result: {}, given: {}, isRolled: false })}
        onRoll={() => {
          const dice = rollAll((so) => resolution.rolls(asked, so));
          set({
            dice: Object.fromEntries(Object.entries(dice).map(([id, faces]) => [id, faces.join(' ')])),
            ...{ result: {}, given: {}, isRolled: true },
          });
        }}
        onAgain={(dice) => set({ dice, result: {}, given: {} })}
      />
      <ResultFields
        fields={results}
        result={result}
        onSet={(id, value) => set({ result: { ...filled.result, [id]: value }, given: {} })}
      />
      <fieldset className="grid gap-4 border-line border-t pt-3">
        <legend className="label-caps float-left w-full">What is marked</legend>
        {inputs.map((input) => {
          const options = optionsOf(input, a, b);
          const isAsked = isOn(input as never, a) && !(input.kind.startsWith('pick') && options.length === 0);
          return (
            isAsked && (
              <ActionInput
                key={input.id}
                {...{ input, options }}
                value={given[input.id] as Given[string]}
                onGive={(value) => set({ given: { ...(given as Given), [input.id]: value } })}
              />
            )
          );
        })}
      </fieldset>
      <Outcome intent={intent} places={[path, ...(b ? [b.path] : [])]} />
      {action.help && <p className="text-sm">{action.help}</p>}
    </FormDialog>
  );
}
