import { matchAddress } from '@/components/shared/addresses';
import type { FighterAddress, FighterSource } from '@/components/shared/odds/address';
import type { FighterChoice } from '@/components/shared/odds/answers';
import { TargetChoice } from '@/components/shared/odds/use-odds';
import { nameOf } from '@/components/shared/rosters/stored-roster';
import { rostersOf } from '@/components/shared/rosters/use-rosters';
import { PageLink } from '@/components/ui/button';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { type AnyOddsModel, type Fighter, type Side, targetLabel } from '@/lib/odds/model';
import { parseRoster } from '@/lib/roster/parse';
import type { AnyGameSystem, Sample } from '@/lib/roster/system';
import { capitalised } from '@/lib/roster/text/words';
import type { StoredRoster } from '@/lib/storage/db';
import { readStoredPack } from '@/lib/storage/packs';
import { loadSystem } from '@/lib/systems/registry';
import { fightersOf, type MatchSources, type SourceOption } from './matches';

/** A game with what the duel page needs of it. */
export interface DuelGame {
  system: AnyGameSystem;
  /** Null if the game has no odds. */
  model: AnyOddsModel | null;
  samples: Sample[];
}

/** Loads a game for the duel page. */
export async function loadDuelGame(id: string): Promise<DuelGame | null> {
  const system = await loadSystem(id);
  if (system === null) return null;
  const [model = null, samples] = await Promise.all([system.odds?.(), system.samples()]);
  return { system, model, samples };
}

/** A game that has odds. */
export type GameWithOdds = DuelGame & { model: AnyOddsModel };

export const hasOdds = (game: DuelGame): game is GameWithOdds => game.model !== null;

/** The rosters of a game that are saved in this browser, the latest first. */
export const savedSources = (system: string, rosters: readonly StoredRoster[]): SourceOption[] =>
  rostersOf(rosters, system).map(({ id, roster }) => ({ from: { kind: 'saved', id }, name: nameOf(roster) }));

/** The samples of a game. */
export const sampleSources = ({ samples }: DuelGame): SourceOption[] =>
  samples.map(({ id, name }) => ({ from: { kind: 'sample', id }, name }));

/** One of the two fighters of a duel, as far as it is chosen. */
export interface Chosen {
  from: FighterSource;
  /** Those that can be chosen. */
  fighters: readonly Fighter[];
  /** Null if there is none to choose. */
  fighter: Fighter | null;
  /** The fighter for the worker, and for the model. */
  choice: FighterChoice | null;
  side: Side<unknown> | null;
  /** Why there are no fighters, as a sentence; "" if there are. */
  missing: string;
}

const nobody = (from: FighterSource, missing: string): Chosen => ({
  ...{ from, missing, fighters: [], fighter: null, choice: null, side: null },
});

/** A fighter by its id; the first if none was chosen, and null if the id is unknown. */
const found = (fighters: readonly Fighter[], id: string): Fighter | null =>
  (id === '' ? fighters[0] : fighters.find((each) => each.id === id)) ?? null;

/**
 * Finds a fighter by its address; the first of its roster if it names none, and for a source that was not chosen the
 * one that stands in for it.
 */
export function chosenOf(
  { from: given, id }: FighterAddress,
  { system, model, samples }: GameWithOdds,
  rosters: readonly StoredRoster[],
  matches: MatchSources,
  standIn: FighterSource,
): Chosen {
  const from = given.kind === 'any' ? standIn : given;
  if (from.kind === 'any') return nobody(from, 'No roster of this game yet.');
  if (from.kind === 'target') {
    const fighters = model.targets.map((target) => ({ ...target, stats: '' }));
    const label = targetLabel(model, id);
    const fighter = label === null ? found(fighters, id) : { id, label, stats: '' };
    if (fighter === null)
      return { ...nobody(from, 'This game has no such target. Choose another.'), fighters };
    const choice = { target: fighter.id };
    return { from, fighters, fighter, choice, side: choice, missing: '' };
  }
  if (from.kind === 'match') {
    const source = matches.chosen.get(from.id);
    const all = source && fightersOf(source, from.side);
    if (!all) return nobody(from, 'This match is not in this browser. Choose another.');
    const fighters = all.map((each) => each.fighter);
    const chosen = all.find(({ fighter }) => fighter.id === id) ?? (id === '' ? all[0] : undefined);
    if (!chosen) return { ...nobody(from, 'This is not in the match. Choose another.'), fighters };
    return { from, fighters, ...chosen, missing: '' };
  }
  const stored = from.kind === 'saved' ? rosters.find((each) => each.id === from.id) : undefined;
  const raw = stored?.roster ?? samples.find((each) => from.kind === 'sample' && each.id === from.id)?.roster;
  if (raw === undefined) return nobody(from, 'This roster is not in this browser. Choose another.');
  const read = parseRoster(raw, system);
  if (!read.ok) return nobody(from, 'This roster cannot be read. Open it in the builder to see why.');
  const pack = stored ? readStoredPack(stored.pack, system) : null;
  const force = system.evaluate(read.value.force, pack) as unknown;
  const fighters = model.fighters(force);
  const [one, several] = system.noun;
  const fighter = found(fighters, id);
  if (fighters.length === 0) return nobody(from, `This roster has no ${several} yet.`);
  if (fighter === null)
    return { ...nobody(from, `This ${one} is not in the roster any more. Choose another.`), fighters };
  return {
    ...{ from, fighters, fighter, missing: '' },
    choice: { force: read.value.force, pack, id: fighter.id },
    side: { force, id: fighter.id },
  };
}

interface FighterChoiceProps {
  /** "First", "Second": what the fields of this fighter are called by. */
  label: string;
  model: AnyOddsModel;
  /** The game's word for an element. */
  noun: string;
  chosen: Chosen;
  saved: readonly SourceOption[];
  inMatches: readonly SourceOption[];
  samples: readonly SourceOption[];
  onChange: (address: FighterAddress) => void;
}

const keyOf = (from: FighterSource): string =>
  [from.kind, ...('id' in from ? [from.id] : []), ...('side' in from ? [from.side] : [])].join('.');

const optionsOf = (sources: readonly SourceOption[]) =>
  sources.map(({ from, name }) => [keyOf(from), name] as const);

const targets: FighterSource = { kind: 'target' };

/** Chooses a fighter: where it comes from, and which of these it is. */
export function FighterPicker(props: FighterChoiceProps) {
  const { label, model, noun, chosen, saved, inMatches, samples, onChange } = props;
  const { from, fighters, fighter, missing } = chosen;
  const sources = [...saved, ...inMatches, ...samples, { from: targets, name: '' }];
  const isListed = sources.some((each) => keyOf(each.from) === keyOf(from));
  return (
    <fieldset className="@container min-w-0 border-accent border-t-2 pt-2">
      <legend className="label-caps float-left w-full">{label}</legend>
      <div className="clear-both grid gap-3 @md:grid-cols-2 pt-2">
        <SelectField
          label="Roster"
          value={isListed ? keyOf(from) : ''}
          onChange={({ target }) => {
            const source = sources.find((each) => keyOf(each.from) === target.value);
            if (source) onChange({ from: source.from, id: '' });
          }}
        >
          {!isListed && <option value="">Choose a roster</option>}
          <option value={keyOf(targets)}>Typical targets</option>
          {saved.length > 0 && (
            <optgroup label="Your rosters">
              <Options of={optionsOf(saved)} />
            </optgroup>
          )}
          {inMatches.length > 0 && (
            <optgroup label="Matches, as they stand">
              <Options of={optionsOf(inMatches)} />
            </optgroup>
          )}
          <optgroup label="Samples">
            <Options of={optionsOf(samples)} />
          </optgroup>
        </SelectField>
        {from.kind === 'target' && fighter ? (
          <TargetChoice model={model} value={fighter.id} onChange={(id) => onChange({ from, id })} />
        ) : fighters.length > 0 ? (
          <SelectField
            label={from.kind === 'target' ? 'Target' : capitalised(noun)}
            value={fighter?.id ?? ''}
            hint={fighter?.stats ?? missing}
            onChange={({ target }) => onChange({ from, id: target.value })}
          >
            {!fighter && <option value="">Choose one</option>}
            <Options of={fighters.map((each) => [each.id, each.label])} />
          </SelectField>
        ) : (
          <p role="status" className="self-end">
            {missing}
          </p>
        )}
      </div>
      {from.kind === 'match' && (
        <p className="mt-2">
          <PageLink href={matchAddress(from.id)}>Back to the match</PageLink>
        </p>
      )}
    </fieldset>
  );
}
