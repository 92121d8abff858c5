import type { Said, Taken, Term, TypedBuilder, TypedGame, TypedRow } from '@/lib/roster/typed/model';
import { mechs, mechUpgrades } from '@/lib/systems/horizon-wars/catalogue/mech';
import { statOrder } from '@/lib/systems/horizon-wars/paper/text';
import {
  rowStats,
  statsText,
  takeStats,
  takeUpgrade,
  type UpgradeSense,
  upgradeTerms,
} from '@/lib/systems/horizon-wars/typed/design';
import { abilities, ownUpgrades } from '../catalogue/catalogue';
import { bareMech } from '../edits/presets';
import type { Force, Mech } from '../force';
import { kindName } from '../paper/text';

/** What words of a list mean in Battle Royale. */
type Sense =
  | { is: 'mech'; presence?: number }
  | UpgradeSense
  | { is: 'ability'; id: string; name: string }
  | { is: 'pilot' | 'follows' };

const terms: readonly Term<Sense>[] = [
  { names: ['mech', 'battlemech', 'super-mech'], sense: { is: 'mech' }, entry: 'strong' },
  ...mechs.classes.map(
    ({ name, presence }): Term<Sense> => ({
      names: [`${name} mech`],
      sense: { is: 'mech', presence },
      entry: 'strong',
    }),
  ),
  { names: ['pilot'], sense: { is: 'pilot' }, entry: 'weak', takesRest: true },
  ...upgradeTerms('mech', [...mechUpgrades, ...ownUpgrades]),
  ...abilities.map(({ id, name }): Term<Sense> => ({ names: [name], sense: { is: 'ability', id, name } })),
  { names: ['point', 'pt', 'upgrade'], sense: { is: 'follows' } },
];

const isOf = (senses: readonly Sense[], kind: Sense['is']): boolean => senses.some(({ is }) => is === kind);

function builder(): TypedBuilder<Force, Sense> {
  let mech: Mech | null = null;
  let pilot = '';

  const add = (said: Said<Sense>): Taken | null => {
    const kind = said.parts.find(({ senses }) => isOf(senses, 'mech'));
    const rider = said.parts.find(({ senses }) => isOf(senses, 'pilot'));
    const named = said.names || rider?.rest.replace(/^\(|\)$/g, '') || '';
    if (kind === undefined) {
      if (rider === undefined) return null;
      pilot = named;
      return { says: `Pilot: ${pilot || 'no name'}`, not: [] };
    }
    if (mech !== null) return { says: '', not: ['A roster has one mech; this is another.'] };
    const [sense] = kind.senses;
    const presence =
      said.figures.find(({ letter }) => letter === 'p')?.value ??
      (sense?.is === 'mech' ? sense.presence : undefined);
    if (presence === undefined || presence < 1 || presence > MOST_PRESENCE)
      return { says: '', not: ['A mech needs its Presence: P1, P2 or P3.'] };
    const not: string[] = said.count > 1 ? ['A roster has one mech; the others are left out.'] : [];
    const built: Mech = { name: said.names, pilot: '', ...structuredClone(bareMech(presence)) };
    not.push(...takeStats(built, said.figures));
    const parts = [statsText(built.stats)];
    for (const part of said.parts) {
      const upgrade = part.senses.find((each): each is UpgradeSense => each.is === 'upgrade');
      const ability = part.senses.find((each) => each.is === 'ability');
      if (upgrade) {
        const taken = takeUpgrade(built, part, upgrade);
        if (taken.says !== undefined) parts.push(taken.says);
        if (taken.not !== undefined) not.push(taken.not);
      } else if (ability?.is === 'ability') {
        const why = takeAbility(built, ability);
        if (why === null) parts.push(ability.name);
        else not.push(why);
      }
    }
    if (rider !== undefined) pilot = rider.rest;
    mech = built;
    return {
      says: [kindName(built) + (said.names === '' ? '' : ` (${said.names})`), ...parts].join(' · '),
      not,
    };
  };

  return {
    add,
    set: () => null,
    finish: () => ({
      force: { mech: { ...(mech ?? { name: '', ...bareMech(1) }), pilot } },
      open: mech === null ? ['The text names no mech, so the roster has a bare one.'] : [],
    }),
  };
}

/** Highest P that a file allows. */
const MOST_PRESENCE = 20;

/** Adds an ability to the upgrade that has it; a sentence if the mech lacks that. */
function takeAbility({ upgrades }: Mech, { id, name }: { id: string; name: string }): string | null {
  const owner = ownUpgrades.find((each) => each.abilities?.some((ability) => ability.id === id));
  const taken = upgrades.find((each) => each.id === owner?.id);
  if (taken === undefined) return `${name} needs ${owner?.name ?? 'its upgrade'}.`;
  const ability = abilities.find((each) => each.id === id);
  if (ability && !taken.abilities?.includes(ability.id))
    taken.abilities = [...(taken.abilities ?? []), ability.id];
  return null;
}

/** A row of the sheet's table in words: the mech, or its pilot. */
function asLine(row: TypedRow): string {
  const [name = '', kind = ''] = row['Element name'] ?? [];
  if (kind.startsWith('Once ejected')) return name === 'Pilot' ? '' : `Pilot (${name})`;
  const isKind = kind !== '';
  const specials = (row['Special rules'] ?? []).join(' ').split(/, (?![^(]*\))/);
  return [isKind ? `${kind} (${name})` : name, rowStats(row), ...specials]
    .filter((part) => part !== '')
    .join(' · ');
}

/** How lists of Battle Royale are read from words. */
export const typed: TypedGame<Force, Sense> = {
  terms: () => terms,
  figures: ['p', ...statOrder],
  builder,
  table: { titles: /^Mech and pilot$/, key: 'P', asLine },
  facts: {},
};
