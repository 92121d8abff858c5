import { produce } from 'immer';
import { counted } from '@/lib/roster/text/words';
import {
  namesFor,
  type Said,
  type Taken,
  type Term,
  type TypedBuilder,
  type TypedGame,
  type TypedRow,
} from '@/lib/roster/typed/model';
import { type FactionId, factions, inFaction, profileOf, unitType, unitTypes } from '../catalogue/catalogue';
import type { UnitType } from '../catalogue/data-schema';
import { newUnitId, unitOf } from '../edits/edit';
import type { Force, Unit } from '../force';
import { labelsOf, modelWords, typeName } from '../paper/text';

/** What words of a list mean in Command Horizon. */
type Sense =
  | { is: 'type'; id: string; faction?: FactionId }
  | { is: 'faction'; id: FactionId; name: string }
  | { is: 'models' | 'drones' | 'squads' | 'teams' | 'units' | 'follows' };

const factionIds = factions.map(({ id }) => id as FactionId);

/** A faction's own name of a type says which faction it is. */
const namedIn = (type: UnitType): Term<Sense>[] =>
  factionIds.flatMap((faction) => {
    const { name } = profileOf(type, faction);
    return name === undefined || !inFaction(type, faction)
      ? []
      : [{ names: [name], sense: { is: 'type', id: type.id, faction }, entry: 'strong' as const }];
  });

const short = (name: string): string[] =>
  name.endsWith(' platoon') ? [name.slice(0, -' platoon'.length)] : [];

const terms: readonly Term<Sense>[] = [
  ...unitTypes.flatMap((type): Term<Sense>[] => [
    { names: [type.name, ...short(type.name)], sense: { is: 'type', id: type.id }, entry: 'strong' },
    ...namedIn(type),
  ]),
  ...factions.map(
    ({ id, name }): Term<Sense> => ({
      names: [name, `faction ${name}`],
      sense: { is: 'faction', id: id as FactionId, name },
    }),
  ),
  { names: ['tank', 'base', 'piece', 'model'], sense: { is: 'models' } },
  { names: ['shield drone', 'drone'], sense: { is: 'drones' } },
  { names: ['squads', 'as squads', 'in squads'], sense: { is: 'squads' } },
  { names: ['teams with', 'team with'], sense: { is: 'teams' }, takesRest: true },
  { names: ['units', 'unit limit'], sense: { is: 'units' } },
  { names: ['CP', 'command point', 'team'], sense: { is: 'follows' } },
];

/** The stands of a platoon deployed as squads: "Watchers, squad 1, 2, 3" or "Watchers, squads 1–2". */
const SQUADS = /^(.*?), squads? [\d–, ]+$/;

function builder(): TypedBuilder<Force, Sense> {
  let force: Force = { faction: 'alliance', unitLimit: null, rulings: {}, units: [] };
  let saidFaction: FactionId | null = null;
  const teams: { id: string; count: number; to: string }[] = [];

  const add = (said: Said<Sense>): Taken | null => {
    const senseOf = (kind: Sense['is']) =>
      said.parts.find(({ senses }) => senses.some(({ is }) => is === kind));
    const named = said.parts.flatMap(({ senses }) => senses).find((sense) => sense.is === 'type');
    if (named?.is !== 'type') return null;
    const faction = said.parts.flatMap(({ senses }) => senses).find((sense) => sense.is === 'faction');
    const not: string[] = [];
    const implied = faction?.is === 'faction' ? faction.id : named.faction;
    if (implied !== undefined && saidFaction !== null && implied !== saidFaction)
      not.push('The list names two factions; the first is taken.');
    else if (implied !== undefined) saidFaction = implied;
    const type = unitType(named.id);
    const models = senseOf('models')?.count;
    const drones = senseOf('drones')?.count ?? (senseOf('drones') ? 1 : 0);
    const stands = standsOf(said);
    if (stands === null) not.push(`The names “${said.names}” are not one for each.`);
    const says: string[] = [];
    for (const { name, inSquads } of stands ??
      Array.from({ length: said.count }, () => ({ name: '', inSquads: false }))) {
      const isSplit = inSquads || senseOf('squads') !== undefined;
      const unit: Unit = {
        ...unitOf(newUnitId(force), type.id),
        name,
        ...(models == null ? {} : { models }),
        shieldDrones: drones,
        deployAs: isSplit ? 'squads' : 'platoon',
      };
      force = { ...force, units: [...force.units, unit] };
      for (const part of said.parts.filter(({ senses }) => senses.some(({ is }) => is === 'teams')))
        teams.push({ id: unit.id, count: Math.min(part.count ?? 1, MOST_TEAMS), to: part.rest });
      says.push(name === '' ? '' : name);
    }
    const count = (stands ?? []).length || said.count;
    const called = says.filter((name) => name !== '');
    return {
      says: [
        `${count > 1 ? `${count} × ` : ''}${typeName(type, saidFaction ?? 'alliance')}${called.length > 0 ? ` (${called.join(', ')})` : ''}`,
        ...(models == null ? [] : [counted(models, ...modelWords(type))]),
        ...(drones > 0 ? [counted(drones, 'shield drone')] : []),
        ...(senseOf('squads') || (stands ?? []).some(({ inSquads }) => inSquads) ? ['as squads'] : []),
        ...said.parts
          .filter(({ senses }) => senses.some(({ is }) => is === 'teams'))
          .map(({ count: sent, rest }) => `${counted(sent ?? 1, 'team')} with ${rest}`),
      ].join(' · '),
      not,
    };
  };

  const set = ({ parts }: Said<Sense>): Taken | null => {
    const says: string[] = [];
    const not: string[] = [];
    for (const { senses, count, text } of parts) {
      const [sense] = senses;
      if (sense?.is === 'faction') {
        saidFaction = sense.id;
        says.push(`Faction: ${sense.name}`);
      } else if (sense?.is === 'units' && count !== null && count > 0) {
        force = { ...force, unitLimit: count };
        says.push(`Limit: ${counted(count, 'unit')}`);
      } else not.push(`“${text}” belongs to a unit; there is none in this line.`);
    }
    return says.length === 0 ? null : { says: says.join(' · '), not };
  };

  const finish = () => {
    const open = saidFaction === null ? ['The text names no faction, so it is the Alliance.'] : [];
    const made = { ...force, faction: saidFaction ?? 'alliance' };
    const labels = labelsOf(made);
    const joined = produce(made, ({ units }) => {
      for (const { id, count, to } of teams) {
        const at = labels.indexOf(to);
        const target = made.units[at] ?? made.units.find(({ name }) => name.trim() === to);
        if (target === undefined) open.push(`There is no unit “${to}” for teams to join.`);
        else
          units
            .find((unit) => unit.id === id)
            ?.attachTo.push(...Array.from({ length: count }, () => target.id));
      }
    });
    return { force: joined, open };
  };
  return { add, set, finish };
}

const MOST_TEAMS = 20;

/** The units behind the names of stands: a platoon in squads has a name for each of these. Null if they do not fit. */
function standsOf({ names, count }: Said<Sense>): { name: string; inSquads: boolean }[] | null {
  const each = namesFor(names, count);
  if (each === null && count > 1 && !/, squads? /.test(names)) return null;
  if (!/, squads? /.test(names)) return (each ?? []).map((name) => ({ name, inSquads: false }));
  const stands: { name: string; inSquads: boolean }[] = [];
  for (const part of names.split(/, (?!squads? |\d)/)) {
    const whole = SQUADS.exec(part)?.[1];
    stands.push({ name: /^\d+$/.test(whole ?? part) ? '' : (whole ?? part), inSquads: whole !== undefined });
  }
  return stands;
}

/** A row of the sheet's table of units in words; further squads of a platoon are part of the first. */
function asLine(row: TypedRow): string {
  const [label = '', ...lines] = row.Unit ?? [];
  const [, unit = label, squads] = /^(.*), (squads? [\d–]+)$/.exec(label) ?? [];
  if (squads !== undefined && !/^squads? 1\b/.test(squads)) return '';
  const isKind = lines[0] !== undefined && !/^\d+ (?:of the dice|teams? with)/.test(lines[0]);
  const kind = isKind ? lines[0] : unit.replace(/ \d+$/, '');
  const type = unitTypes.find((each) => factionIds.some((faction) => typeName(each, faction) === kind));
  const [, models] = /^(\d+) /.exec((row.Models ?? []).at(-1) ?? '') ?? [];
  const isSplit = squads !== undefined;
  const sent = lines.reduce((total, line) => total + Number(/^(\d+) teams? with /.exec(line)?.[1] ?? 0), 0);
  const isUsual =
    type?.kind !== 'artillery' &&
    factionIds.some((faction) => type && profileOf(type, faction).models === Number(models) + sent);
  return [
    `${kind}${isKind ? ` (${unit})` : ''}`,
    ...(isSplit ? ['as squads'] : []),
    ...(models === undefined || isUsual || isSplit ? [] : [`${models} models`]),
    ...((row.Drones ?? []).join('').length > 0
      ? [`${[...(row.Drones ?? []).join('')].filter((box) => box === '☐').length} shield drones`]
      : []),
    ...lines.filter((line) => /^\d+ teams? with /.test(line)),
  ].join(' · ');
}

/** How lists of Command Horizon are read from words. */
export const typed: TypedGame<Force, Sense> = {
  terms: () => terms,
  figures: [],
  builder,
  table: { titles: /^Units$/, key: 'CP', asLine },
  facts: {
    Faction: (value) => `faction ${value}`,
    Units: (value) => (value.includes(' of ') ? `${value.split(' of ')[1]} units` : ''),
  },
};
