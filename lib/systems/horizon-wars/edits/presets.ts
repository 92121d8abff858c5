import presetsData from '@/data/horizon-wars/presets.json';
import { sum } from '@/lib/roster/edits/list-edits';
import { aircraftClasses } from '../catalogue/catalogue';
import type { Preset } from '../catalogue/data-schema';
import { mechs, type Stat } from '../catalogue/mech';
import type { Element } from '../force';
import { statOrder } from '../paper/text';
import type { Draft } from './edit';

/** Ready-made mechs and aircraft to start from; each spends exactly its points. */
const presets = presetsData as { mechs: Preset[]; aircraft: Preset[] };

/** For a presence whose points are spent exactly: another was chosen by mistake, a slip as small as a wrong stat. */
export const SPENT_EXACTLY = { cost: 3, likely: 1 };

export type DesignedKind = 'mech' | 'aircraft';

/** A class of mechs or aircraft, with the designs to start from. */
export interface StartingClass {
  presence: number;
  /** "Light", "Strike Fighter". */
  name: string;
  /** Points for stats and upgrades. */
  points: number;
  page: number;
  bare: Draft;
  builds: { preset: Preset; draft: Draft }[];
}

const classOf = (
  kind: DesignedKind,
  { presence, name, points, page }: Omit<StartingClass, 'bare' | 'builds'>,
): StartingClass => ({
  presence,
  name,
  points,
  page,
  bare: bareDraft(kind, presence),
  builds: (kind === 'mech' ? presets.mechs : presets.aircraft)
    .filter((preset) => preset.presence === presence)
    .map((preset) => ({ preset, draft: presetDraft(kind, preset) })),
});

const { superMech } = mechs;

/** The classes of mechs (p.60), the smallest super-mech last (p.63). */
export const mechClasses: readonly StartingClass[] = [
  ...mechs.classes,
  {
    presence: superMech.presence,
    name: 'Super-mech',
    points: superMech.presence * superMech.pointsPerPresence + superMech.pointsBase,
    page: superMech.page,
  },
].map((each) => classOf('mech', each));

/** The classes of aircraft (p.68). */
export const flyingClasses: readonly StartingClass[] = aircraftClasses.map((each) =>
  classOf('aircraft', each),
);

/** Of two lower values of one stat, the smaller step is preferred. */
const STEP = 0.01;

/**
 * Returns how unusual a stat is that is lowered: how far it is above the average of the ready-made designs of its
 * presence, or of the largest; 0 if it is raised.
 */
export function unusualFor(
  kind: DesignedKind,
  presence: number,
  stat: Stat,
  [from, to]: readonly [number, number],
): number {
  if (to > from) return 0;
  const designs = kind === 'mech' ? presets.mechs : presets.aircraft;
  const size = Math.min(presence, Math.max(...designs.map((design) => design.presence)));
  const like = designs.filter((design) => design.presence === size);
  const usual = sum(like, ({ stats }) => stats[stat]) / Math.max(1, like.length);
  return from - usual - STEP * (from - to);
}

/** A conventional element of a type. */
export const conventionalDraft = (type: string): Draft => ({
  kind: 'conventional',
  name: '',
  type,
  chq: false,
});

/** A mech or an aircraft with minimum stats and no upgrades (p.60, 68). */
export function bareDraft(kind: DesignedKind, presence: number): Draft {
  const { value } = mechs.statMinimum;
  const stats = { m: value, f: value, a: value, d: value };
  return { kind, name: '', presence, stats, ace: false, chq: false, upgrades: [] };
}

/** A mech or an aircraft built by a preset, with its name. */
function presetDraft(kind: DesignedKind, { name, presence, stats, upgrades }: Preset): Draft {
  const common = { name, presence, stats, ace: false, chq: false };
  return kind === 'mech'
    ? {
        ...common,
        kind,
        upgrades: upgrades.map(({ id, option }) => (option === undefined ? { id } : { id, option })),
      }
    : {
        ...common,
        kind,
        upgrades: upgrades.map(({ id, times }) => (times === undefined ? { id } : { id, times })),
      };
}

/** Whether an element has the kind, stats, Ace and upgrades of a draft, in any order. */
export function isOfDesign(element: Element, draft: Draft): boolean {
  if (element.kind === 'conventional' || draft.kind === 'conventional') return false;
  const taken = ({ upgrades }: { upgrades: readonly object[] }) =>
    upgrades.map((upgrade) => JSON.stringify(upgrade)).sort();
  return (
    element.kind === draft.kind &&
    element.presence === draft.presence &&
    element.ace === draft.ace &&
    statOrder.every((stat) => element.stats[stat] === draft.stats[stat]) &&
    taken(element).join() === taken(draft).join()
  );
}
