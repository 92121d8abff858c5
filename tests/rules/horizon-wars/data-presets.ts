import type { Preset } from '@/lib/systems/horizon-wars/catalogue/data-schema';
import type { Data } from './data';

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/** A mech's or an aircraft's build, from a preset or a sample. */
type Build = Omit<Preset, 'about' | 'name'>;

const pointsOf = (classes: readonly { presence: number; points: number }[], presence: number) =>
  classes.find((each) => each.presence === presence)?.points ?? 0;

const times = ({ times = 1 }: { times?: number | undefined }) => times;

function common(where: string, build: Build, spent: number, points: number): string[] {
  const ids = build.upgrades.map(({ id }) => id);
  const low = Object.entries(build.stats).filter(([, figure]) => figure < 1);
  return [
    ...(spent === points ? [] : [`${where} › ${build.id}: spends ${spent} of ${points} points`]),
    ...(new Set(ids).size === ids.length ? [] : [`${where} › ${build.id}: has an upgrade twice`]),
    ...low.map(([stat]) => `${where} › ${build.id}: ${stat} is below 1`),
  ];
}

/** Finds the faults of a mech's build (p.60-63). */
export function mechBuildFaults(where: string, build: Build, data: Data): string[] {
  const { classes, superMech } = data.mechs;
  const taken = build.upgrades.map(({ id, option }) => {
    const upgrade = data['mech-upgrades'].find((each) => each.id === id);
    const cost = upgrade?.options?.find((each) => each.id === option)?.cost ?? upgrade?.cost ?? 0;
    const optionFits = upgrade?.options === undefined ? option === undefined : cost > 0;
    return { id, cost, optionFits, kind: upgrade?.kind, maxPresence: upgrade?.maxPresence ?? null };
  });
  const points =
    build.presence >= superMech.presence
      ? build.presence * superMech.pointsPerPresence + superMech.pointsBase
      : pointsOf(classes, build.presence);
  const spent = sum(Object.values(build.stats)) + sum(taken.map(({ cost }) => cost));
  const limited = (['weapon', 'frame'] as const).filter(
    (kind) => taken.filter((each) => each.kind === kind).length > build.presence,
  );
  return [
    ...common(where, build, spent, points),
    ...limited.map((kind) => `${where} › ${build.id}: more ${kind} upgrades than P`),
    ...taken
      .filter(({ maxPresence }) => maxPresence !== null && build.presence > maxPresence)
      .map(({ id }) => `${where} › ${build.id}: too large for ${id}`),
    ...taken
      .filter(({ optionFits }) => !optionFits)
      .map(({ id }) => `${where} › ${build.id}: ${id} has the wrong option`),
  ];
}

/** Finds the faults of an aircraft's build (p.68-70). */
export function aircraftBuildFaults(where: string, build: Build, data: Data): string[] {
  const taken = build.upgrades.map((upgrade) => ({
    count: times(upgrade),
    record: data['aircraft-upgrades'].find(({ id }) => id === upgrade.id),
  }));
  const spent =
    sum(Object.values(build.stats)) + sum(taken.map(({ count, record }) => count * (record?.cost ?? 0)));
  const variations = taken.filter(({ record }) => record?.kind === 'variation').length;
  return [
    ...common(where, build, spent, pointsOf(data.aircraft.classes, build.presence)),
    ...(sum(taken.map(({ count }) => count)) > build.presence
      ? [`${where} › ${build.id}: more upgrades than P`]
      : []),
    ...(variations > 1 ? [`${where} › ${build.id}: more than one variation`] : []),
    ...taken
      .filter(({ count, record }) => count > 1 && !record?.repeatable)
      .map(({ record }) => `${where} › ${build.id}: ${record?.id} may be taken once`),
  ];
}

/** Finds the faults of the ready-made builds. */
export function presetFaults(data: Data): string[] {
  const idle = data.presets.mechs.filter(({ upgrades }) =>
    upgrades.some(({ id }) => id === 'engineer' || id === 'squadron-commander'),
  );
  return [
    ...data.presets.mechs.flatMap((build) => mechBuildFaults('presets.json', build, data)),
    ...data.presets.aircraft.flatMap((build) => aircraftBuildFaults('presets.json', build, data)),
    ...idle.map(({ id }) => `presets.json › ${id}: needs other mechs beside it to be legal`),
  ];
}
